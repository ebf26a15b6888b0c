import type { RuleName } from '../engine/service/rules';
import { runtimes } from '../messages/en/runtimes';
import { runtimesPage } from '../messages/en/runtimes-page';
import { cellOf } from './cell';
import { CellText } from './CellText';
import type { RuleGroup } from './rows';
import styles from './RuleList.module.css';
import type { ServiceId } from './services';

type RuleListProps = {
  readonly groups: readonly RuleGroup[];
  readonly service: ServiceId;
  readonly onOpen: (rule: RuleName, service: ServiceId) => void;
};

/** The rules of one session service beside the contract, where a matrix has no room. */
export function RuleList({ groups, service, onOpen }: RuleListProps) {
  return (
    <div className={`card ${styles['list']}`}>
      <p className={styles['head']} aria-hidden="true">
        <span>{runtimesPage.serviceName(service)}</span>
        <span>{runtimesPage.matrix.contract}</span>
      </p>
      {groups.map(({ title, rules }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>
                <button
                  type="button"
                  onClick={() => {
                    onOpen(rule, service);
                  }}
                >
                  <span className={styles['title']}>{runtimes.rules[rule].title}</span>
                  <span className="visually-hidden">: </span>
                  <CellText rule={rule} cell={cellOf(rule, service)} />
                  <span className="visually-hidden">; {runtimesPage.matrix.contract}: </span>
                  <CellText rule={rule} cell={cellOf(rule, 'contract')} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
