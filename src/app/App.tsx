import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { ExperimentPage } from '../experiment/ExperimentPage';
import type { Lab } from '../experiment/lab';
import { messages } from '../messages';
import type { Clock } from '../player/clock';
import { SingleKeysProvider } from '../player/SingleKeys';
import styles from './App.module.css';
import type { Route } from './address';
import { Header } from './Header';
import { LessonsLoader } from './LessonsLoader';
import { preferences, setSingleKeys } from './preferences';
import { RuntimesLoader } from './RuntimesLoader';
import type { Site } from './site';

/** Where ADK's own documentation tells of the prefixes. */
const ADK_STATE_DOCS = 'https://google.github.io/adk-docs/sessions/state/';

type AppProps = { readonly site: Site; readonly lab: Lab; readonly clock: Clock };

/** The shell: the header, the page, the footer. */
export function App({ site, lab, clock }: AppProps) {
  const singleKeys = useStore(preferences, (state) => state.singleKeys);
  const route = useStore(site.route);
  const { page } = route;
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    focusHeading(main.current);
  }, [page]);
  const keys = useMemo(() => ({ on: singleKeys, change: setSingleKeys }), [singleKeys]);
  return (
    <SingleKeysProvider value={keys}>
      <Header page={page} linkTo={site.linkTo} />
      <main ref={main} className={styles['main']}>
        <Page site={site} lab={lab} clock={clock} route={route} />
      </main>
      <footer className={styles['footer']}>
        {messages.shell.footer}{' '}
        <a href={ADK_STATE_DOCS} rel="noreferrer">
          {messages.shell.adkDocs}
        </a>
      </footer>
    </SingleKeysProvider>
  );
}

function Page({ site, lab, clock, route }: AppProps & { readonly route: Route }) {
  const { page, within } = route;
  const bar = site.bar(page, within);
  switch (page) {
    case 'experiment':
      return <ExperimentPage lab={lab} />;
    case 'runtimes':
      return <RuntimesLoader route={route} bar={bar} clock={clock} />;
    case 'lessons':
      return <LessonsLoader route={route} bar={bar} clock={clock} />;
  }
}

/** What was pressed is gone with its page: reading goes on at the top of the next. */
function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
