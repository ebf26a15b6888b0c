import type { Comparison, ReadPair, WriteRule } from '../engine/experiment/comparison';
import type { RuntimeId } from '../engine/runtimes';
import { CHOSEN } from '../engine/runtimes/contract';
import { messages } from '../messages';
import { usePlayerState } from '../player/PlayerContext';
import { usePointing } from '../player/usePointing';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import table from './reader-table.module.css';
import styles from './ContractComparison.module.css';
import { Outcome } from './Outcome';

type ContractComparisonProps = {
  readonly comparison: Comparison;
  readonly service: RuntimeId;
  /** The state key that is written. */
  readonly stateKey: string;
};

const words = messages.comparison;

/** A session service beside the documented contract: in which rules they differ here, and for whom. */
export function ContractComparison({ comparison, service, stateKey }: ContractComparisonProps) {
  const { rules, reads, changed } = comparison;
  const name = messages.runtimeNames[service];
  if (rules.length === 0) {
    return (
      <Section heading={words.heading} className="card">
        <p className={styles['line']}>{words.same(name)}</p>
      </Section>
    );
  }
  return (
    <Section heading={words.heading} className="card">
      <p className={styles['line']}>{words.differs(name, rules.length)}</p>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule}>
            <Prose text={words.ways[rule](stateKey)} /> {CHOSEN.includes(rule) && words.chosen}{' '}
            <RuleLink rule={rule} service={service} />
          </li>
        ))}
      </ul>
      {changed ? (
        <Reads reads={reads} name={name} />
      ) : (
        <p className={styles['line']}>{words.unchanged}</p>
      )}
    </Section>
  );
}

type RuleLinkProps = {
  readonly rule: WriteRule;
  readonly service: RuntimeId;
};

function RuleLink({ rule, service }: RuleLinkProps) {
  return (
    <a href={`#/runtimes?rule=${rule}&service=${service}`}>
      {words.rule}
      <span className="visually-hidden"> {words.ruleNames[rule]}</span>
    </a>
  );
}

function Reads({ reads, name }: { reads: readonly ReadPair[]; name: string }) {
  return (
    <table role="table" className={`${table['table']} ${styles['reads']}`}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {words.reader}
          </th>
          <th role="columnheader" scope="col">
            {name}
          </th>
          <th role="columnheader" scope="col">
            {words.contract}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {reads.map((pair) => (
          <PairRow key={pair.here.index} pair={pair} />
        ))}
      </tbody>
    </table>
  );
}

function PairRow({ pair }: { pair: ReadPair }) {
  const { here, byContract, differs } = pair;
  const { index, step, turn } = here;
  const ahead = usePlayerState((state) => state.event < index);
  const current = usePlayerState((state) => state.event === index);
  const pointing = usePointing(index);
  return (
    <tr
      role="row"
      data-current={current || undefined}
      data-differs={differs || undefined}
      {...pointing.area}
    >
      <th role="rowheader" scope="row">
        <button type="button" aria-current={current ? 'step' : undefined} {...pointing.button}>
          {messages.terms.reader({ actor: step.actor, turn })}
        </button>
        {ahead && <span className={styles['ahead']}> {words.ahead}</span>}
      </th>
      <td role="cell">
        <Outcome outcome={here.judgement.outcome} />
      </td>
      <td role="cell">
        <span className={styles['sign']}>
          <span aria-hidden="true">{words.sign[differs ? 'differs' : 'same']}</span>
          <span className="visually-hidden">{words.relation[differs ? 'differs' : 'same']}</span>
        </span>
        <Outcome outcome={byContract.judgement.outcome} />
      </td>
    </tr>
  );
}
