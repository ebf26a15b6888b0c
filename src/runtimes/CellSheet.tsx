import type { RuleName } from '../engine/service/rules';
import { runtimes } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import { cellOf, isOdd } from './cell';
import styles from './CellSheet.module.css';
import { sentenceOf } from './cell-words';
import { Evidence } from './Evidence';
import { PlaceLink } from './PlaceLink';
import { SERVICES, type ServiceId } from './services';

type CellSheetProps = { readonly rule: RuleName; readonly service: ServiceId };

const words = runtimesPage.sheet;

/** A rule in one session service: what it does, what all others do, and how that is known. */
export function CellSheet({ rule, service }: CellSheetProps) {
  return (
    <div className={styles['sheet']}>
      <p className={styles['about']}>{runtimes.rules[rule].about}</p>
      <div className={styles['pair']}>
        <Told rule={rule} service={service} />
        {service !== 'contract' && <Told rule={rule} service="contract" />}
      </div>
      <Everyone rule={rule} service={service} />
      <Evidence rule={rule} service={service} />
    </div>
  );
}

/** What a session service does, and how that stands to the contract. */
function Told({ rule, service }: CellSheetProps) {
  const cell = cellOf(rule, service);
  return (
    <div className={styles['told']} data-odd={isOdd(cell) || undefined}>
      <h3>{runtimesPage.serviceName(service)}</h3>
      <p>{sentenceOf(rule, cell)}</p>
      {isOdd(cell) && <p className="note">{words.differs}</p>}
      {cell.kind === 'value' && cell.chosen && <p className="note">{words.chosen}</p>}
    </div>
  );
}

/** Every session service by what it does, each a link to its own cell. */
function Everyone({ rule, service }: CellSheetProps) {
  const said = (id: ServiceId) => sentenceOf(rule, cellOf(rule, id));
  return (
    <section className={styles['part']}>
      <h3>{words.all}</h3>
      <dl className={styles['everyone']}>
        {[...new Set(SERVICES.map(said))].map((sentence) => (
          <div key={sentence}>
            <dt>{sentence}</dt>
            <dd>
              <ul>
                {SERVICES.filter((id) => said(id) === sentence).map((id) => (
                  <li key={id}>
                    <PlaceLink place={{ kind: 'cell', rule, service: id }} current={id === service}>
                      {runtimesPage.serviceName(id)}
                    </PlaceLink>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
