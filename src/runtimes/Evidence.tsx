import { useDeferredValue } from 'react';
import type { RuntimeId } from '../engine/runtimes';
import { CHOSEN } from '../engine/runtimes/contract';
import type { RuleName } from '../engine/service/rules';
import { runtimesPage } from '../messages/en/runtimes-page';
import { Prose } from '../ui/Prose';
import { casesOf } from './cases';
import { CaseText } from './CaseText';
import { cellOf } from './cell';
import styles from './CellSheet.module.css';
import { PlaceLink } from './PlaceLink';
import { recordingOf } from './recordings';
import { isRun, type ServiceId } from './services';

type EvidenceProps = { readonly rule: RuleName; readonly service: ServiceId };

const words = runtimesPage.sheet;

/** How a cell is known: the package that was recorded, and the cases that show it. */
export function Evidence({ rule, service }: EvidenceProps) {
  return (
    <section className={styles['part']}>
      <h3>{words.evidence}</h3>
      <p>
        <Prose text={sourceOf(rule, service)} />
      </p>
      {isRun(service) &&
        (cellOf(rule, service).kind === 'absent' ? (
          <p>{words.absent}</p>
        ) : (
          <Cases rule={rule} service={service} />
        ))}
    </section>
  );
}

function sourceOf(rule: RuleName, service: ServiceId): string {
  if (!isRun(service)) return words.vertex;
  const recording = recordingOf(service);
  if (recording === undefined) {
    return CHOSEN.includes(rule) ? words.chosenOnly : words.documents;
  }
  const { package: name, version, recorded, databases } = recording;
  return (
    words.recorded(name, version, recorded) +
    words.on(databases.map((kind) => words.database[kind]))
  );
}

type CasesProps = { readonly rule: RuleName; readonly service: RuntimeId };

/** The cases of a cell. They take a moment to find, and the sheet must not wait for them. */
function Cases({ rule, service }: CasesProps) {
  const asked = `${rule} ${service}`;
  const ready = useDeferredValue(asked, '') === asked;
  if (!ready) return <p>{words.looking}</p>;
  const cases = casesOf(rule, service);
  if (cases.length === 0) return <p>{words.noCases}</p>;
  return (
    <>
      <p>{words.cases(cases.length)}</p>
      <ul className={styles['cases']}>
        {cases.map((each) => (
          <li key={each.name}>
            <CaseText shown={each} />
            <PlaceLink
              place={{ kind: 'case', rule, service, shown: each.name }}
              className="button"
              name={words.replayOf(each.name)}
            >
              {words.replay}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  );
}
