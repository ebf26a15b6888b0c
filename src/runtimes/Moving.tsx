import { useId, useState } from 'react';
import { RUNTIME_IDS } from '../engine/runtimes/value-of';
import type { RuntimeId } from '../engine/runtimes';
import type { RuleName } from '../engine/service/rules';
import { runtimes } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import { Section } from '../ui/Section';
import { casesOf } from './cases';
import { cellOf } from './cell';
import { sentenceOf } from './cell-words';
import { changesOf } from './changes';
import { CaseText } from './CaseText';
import styles from './Moving.module.css';
import { PlaceLink } from './PlaceLink';
import { recordingOf } from './recordings';
import { countOf } from './rows';
import type { Move } from './view';

type MovingProps = { readonly move: Move; readonly onChange: (change: Partial<Move>) => void };

const words = runtimesPage.moving;

/** What changes for who moves from one runtime to another. */
export function Moving({ move, onChange }: MovingProps) {
  const groups = changesOf(move);
  const count = countOf(groups);
  return (
    <Section heading={words.heading} className={`card ${styles['moving']}`}>
      <p className={styles['lead']}>{words.lead}</p>
      <div className={styles['choices']}>
        <RuntimeSelect
          label={words.from}
          value={move.from}
          onChange={(from) => onChange({ from })}
        />
        <button
          type="button"
          className="button"
          onClick={() => {
            onChange({ from: move.to, to: move.from });
          }}
        >
          {words.swap}
        </button>
        <RuntimeSelect label={words.to} value={move.to} onChange={(to) => onChange({ to })} />
      </div>
      <p role="status">{count === 0 ? words.nothing : words.count(count)}</p>
      {groups.map(({ title, rules }) => (
        <div key={title} className={styles['group']}>
          <h3>{title}</h3>
          <ul>
            {rules.map((rule) => (
              <Change key={`${rule} ${move.from} ${move.to}`} rule={rule} move={move} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

type RuntimeSelectProps = {
  readonly label: string;
  readonly value: RuntimeId;
  readonly onChange: (id: RuntimeId) => void;
};

function RuntimeSelect({ label, value, onChange }: RuntimeSelectProps) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="button"
        value={value}
        onChange={(event) => {
          const chosen = RUNTIME_IDS.find((each) => each === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {RUNTIME_IDS.map((each) => (
          <option key={each} value={each}>
            {versionedName(each)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A runtime with the version of the package that it was recorded from. */
function versionedName(id: RuntimeId): string {
  const recording = recordingOf(id);
  const name = runtimesPage.serviceName(id);
  return recording === undefined ? name : words.named(name, recording.version);
}

type ChangeProps = { readonly rule: RuleName; readonly move: Move };

function Change({ rule, move }: ChangeProps) {
  const [opened, setOpened] = useState(false);
  return (
    <li className={styles['change']}>
      <h4>{runtimes.rules[rule].title}</h4>
      <p>
        {sentenceOf(rule, cellOf(rule, move.from))}{' '}
        <span className={styles['arrow']} aria-hidden="true">
          →
        </span>
        <span className="visually-hidden">{words.becomes}</span>{' '}
        <b>{sentenceOf(rule, cellOf(rule, move.to))}</b>
      </p>
      <details
        onToggle={(event) => {
          setOpened(event.currentTarget.open);
        }}
      >
        <summary>{words.cases}</summary>
        {opened && <Cases rule={rule} move={move} />}
      </details>
    </li>
  );
}

/** The cases that show a rule in either runtime, each to be replayed by both. */
function Cases({ rule, move }: ChangeProps) {
  const cases = [...new Set([...casesOf(rule, move.from), ...casesOf(rule, move.to)])];
  return (
    <ul className={styles['cases']}>
      {cases.map((each) => (
        <li key={each.name}>
          <CaseText shown={each} />
          <div className={styles['replays']}>
            {words.replayBy}
            {[move.from, move.to].map((service) => (
              <PlaceLink
                key={service}
                place={{ kind: 'case', rule, service, shown: each.name }}
                className="button"
                name={words.by(each.name, runtimesPage.serviceName(service))}
              >
                {runtimesPage.serviceName(service)}
              </PlaceLink>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
