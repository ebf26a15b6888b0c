import type { Verdict } from '../engine/experiment/verdict';
import { messages } from '../messages';
import { Prose } from '../ui/Prose';
import { Icon } from '../ui/Icon';
import { KeepRoom } from '../ui/KeepRoom';
import styles from './VerdictPicture.module.css';

const words = messages.report;

type VerdictPictureProps = {
  readonly verdict: Verdict;
  /** The verdicts that other settings give: room is kept for each of them. */
  readonly others: readonly Verdict[];
};

/** Both parts of the verdict, as the stage shows them at the end. */
export function VerdictPicture({ verdict, others }: VerdictPictureProps) {
  return (
    <KeepRoom
      others={others.map((other) => (
        <Parts key={words.verdict.sentence(other)} verdict={other} />
      ))}
    >
      <Parts verdict={verdict} />
    </KeepRoom>
  );
}

function Parts({ verdict }: { verdict: Verdict }) {
  const { reads, isolation } = verdict;
  const isolationIcon =
    isolation.kind === 'leak' ? 'leak' : isolation.kind === 'kept-by-guard' ? 'blocked' : 'served';
  return (
    <ul className={styles['parts']}>
      <li data-tone={reads.kind === 'all' ? 'served' : 'missed'}>
        <b>
          <Icon name={reads.kind === 'all' ? 'served' : 'missed'} />
          {words.metrics.reads}: {words.verdict.readsWord[reads.kind]}
        </b>
        <span>
          <Prose text={words.verdict.reads(verdict)} />
        </span>
      </li>
      <li data-tone={isolationIcon}>
        <b>
          <Icon name={isolationIcon} />
          {words.metrics.isolation}: {words.verdict.isolationWord[isolation.kind]}
        </b>
        <span>
          <Prose text={words.verdict.isolation(verdict)} />
        </span>
      </li>
    </ul>
  );
}
