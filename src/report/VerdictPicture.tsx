import type { Outcome } from '../engine/scenario/judge';
import type { Verdict } from '../engine/experiment/verdict';
import { messages } from '../messages';
import { Prose } from '../ui/Prose';
import { Icon } from '../ui/Icon';
import { KeepRoom } from '../ui/KeepRoom';
import { ISOLATION_TONE, READS_TONE } from './verdict-tone';
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
  return (
    <ul className={styles['parts']}>
      <Part
        tone={READS_TONE[reads.kind]}
        label={words.verdict.readsPart(reads.kind)}
        text={words.verdict.reads(verdict)}
      />
      <Part
        tone={ISOLATION_TONE[isolation.kind]}
        label={words.verdict.isolationPart(isolation.kind)}
        text={words.verdict.isolation(verdict)}
      />
    </ul>
  );
}

function Part({ tone, label, text }: { tone: Outcome; label: string; text: string }) {
  return (
    <li data-outcome={tone}>
      <b>
        <Icon name={tone} />
        {label}
      </b>
      <span>
        <Prose text={text} />
      </span>
    </li>
  );
}
