import type { Verdict } from '../engine/experiment/verdict';
import { messages } from '../messages';
import { Prose } from '../ui/Prose';
import { Section } from '../ui/Section';
import styles from './Metrics.module.css';

const words = messages.report.metrics;

/** The four counts and the verdict in words. */
export function Metrics({ verdict }: { verdict: Verdict }) {
  const { tally, reads, isolation } = verdict;
  return (
    <Section heading={words.heading} className={styles['metrics']}>
      <p className={styles['note']}>{words.note}</p>
      <dl className={styles['counts']}>
        <Metric label={words.served}>{words.servedOf(tally.served, reads.of)}</Metric>
        <Metric label={words.missed}>{tally.missed}</Metric>
        <Metric label={words.leaks} tone={tally.leaks > 0 ? 'leak' : undefined}>
          {tally.leaks}
        </Metric>
        <Metric label={words.blocked} tone={tally.blocked > 0 ? 'blocked' : undefined}>
          {tally.blocked}
        </Metric>
      </dl>
      <dl className={styles['words']}>
        <div>
          <dt>{messages.report.verdict.readsPart(reads.kind)}</dt>
          <dd>
            <Prose text={messages.report.verdict.reads(verdict)} />
          </dd>
        </div>
        <div>
          <dt>{messages.report.verdict.isolationPart(isolation.kind)}</dt>
          <dd>
            <Prose text={messages.report.verdict.isolation(verdict)} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

type MetricProps = {
  readonly label: string;
  readonly tone?: 'leak' | 'blocked' | undefined;
  readonly children: string | number;
};

function Metric({ label, tone, children }: MetricProps) {
  return (
    <div className="card" data-outcome={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
