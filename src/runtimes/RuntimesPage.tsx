import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { caseCount } from 'virtual:conformance';
import { useStore } from 'zustand';
import { RULE_NAMES, type RuleName } from '../engine/service/rules';
import { messages } from '../messages';
import { runtimesPage } from '../messages/en/runtimes-page';
import type { Clock } from '../player/clock';
import type { AddressBar } from '../player/playhead-address';
import { Problems } from '../ui/Problems';
import { Section } from '../ui/Section';
import { useMedia } from '../ui/useMedia';
import { createCatalogue } from './catalogue';
import { CatalogueProvider } from './CatalogueContext';
import { Filters } from './Filters';
import { Legend } from './Legend';
import { Matrix } from './Matrix';
import { Moving } from './Moving';
import { headingOf } from './place-heading';
import { RECORDED_COUNT } from './recordings';
import { columnsOf, countOf, groupsOf } from './rows';
import { RuleList } from './RuleList';
import styles from './RuntimesPage.module.css';
import { CHOOSABLE, type ServiceId } from './services';
import { Share } from './Share';
import { Sheet } from './Sheet';
import { NO_FILTERS } from './view';

type RuntimesPageProps = {
  /** What the address says; another object with every visit. */
  readonly route: { readonly query: string };
  readonly bar: AddressBar;
  readonly clock: Clock;
};

const words = runtimesPage;
const PROBLEM_WORDS = { ...messages.shell.problems, ...words.address };

/** No room for a matrix: the rules are a list, one session service at a time. */
const NARROW = '(max-width: 44.9375em)';

/** What every session service does, rule by rule, and what changes between two of them. */
export function RuntimesPage({ route, bar, clock }: RuntimesPageProps) {
  const [catalogue] = useState(() => createCatalogue(clock, bar));
  const { view, problems } = useStore(catalogue.store);
  const narrow = useMedia(NARROW);
  const search = useRef<HTMLInputElement>(null);
  const focusSearch = useCallback(() => search.current?.focus(), []);

  useLayoutEffect(() => {
    catalogue.visit(route.query);
  }, [catalogue, route]);
  useEffect(() => catalogue.arrive(), [catalogue]);

  const title = headingOf(view.place) ?? messages.shell.runtimes.title;
  useEffect(() => {
    document.title = messages.shell.runtimes.documentTitle(title);
  }, [title]);

  const { filters } = view;
  const chosen = useMemo(() => columnsOf(filters), [filters]);
  const single: ServiceId | null = narrow ? (chosen[1] ?? CHOOSABLE[0] ?? null) : null;
  const columns = useMemo(
    () => (single === null ? chosen : (['contract', single] as const)),
    [chosen, single],
  );
  const groups = useMemo(() => groupsOf(filters, columns), [filters, columns]);
  const openCell = useCallback(
    (rule: RuleName, service: ServiceId) => {
      catalogue.open({ kind: 'cell', rule, service });
    },
    [catalogue],
  );
  const count = countOf(groups);

  // In front of what the address opened, where it can be read and spoken.
  const notice = (
    <Problems
      problems={problems}
      words={PROBLEM_WORDS}
      onDismiss={catalogue.dismissProblems}
      onVacate={focusSearch}
    />
  );

  return (
    <CatalogueProvider value={catalogue}>
      <p className={styles['lead']}>{words.lead(RECORDED_COUNT, caseCount, RULE_NAMES.length)}</p>
      <Legend />
      {view.place.kind === 'matrix' && notice}
      <div className={styles['page']}>
        <Section heading={words.matrix.heading} quiet className={styles['matrix']}>
          <div className={styles['tools']}>
            <Filters
              filters={filters}
              single={single}
              search={search}
              onChange={catalogue.filter}
            />
            <p className={styles['count']} role="status">
              {words.filters.shown(count, RULE_NAMES.length)}
            </p>
            <Share groups={groups} columns={columns} />
          </div>
          {count === 0 ? (
            <div className={`card ${styles['nothing']}`}>
              <p>{words.filters.nothing}</p>
              <button
                type="button"
                className="button"
                onClick={() => {
                  catalogue.filter({ ...NO_FILTERS, only: filters.only });
                  focusSearch();
                }}
              >
                {words.filters.clear}
              </button>
            </div>
          ) : single === null ? (
            <Matrix groups={groups} columns={columns} onOpen={openCell} />
          ) : (
            <RuleList groups={groups} service={single} onOpen={openCell} />
          )}
        </Section>
        <Moving move={view.move} onChange={catalogue.move} />
      </div>
      <Sheet place={view.place} notice={notice} onOpen={catalogue.open} />
    </CatalogueProvider>
  );
}
