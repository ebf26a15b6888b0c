import { useStore } from 'zustand';
import { ExperimentPage } from '../experiment/ExperimentPage';
import type { Lab } from '../experiment/lab';
import { Header } from './Header';
import { preferences, setSingleKeys } from './preferences';
import { messages } from '../messages';
import styles from './App.module.css';

/** Where ADK's own documentation tells of the prefixes. */
const ADK_STATE_DOCS = 'https://google.github.io/adk-docs/sessions/state/';

/** The shell: the header, the page, the footer. */
export function App({ lab }: { lab: Lab }) {
  const singleKeys = useStore(preferences, (state) => state.singleKeys);
  return (
    <>
      <Header onLeave={lab.savePlayhead} />
      <main className={styles['main']}>
        <ExperimentPage lab={lab} singleKeys={singleKeys} onSingleKeys={setSingleKeys} />
      </main>
      <footer className={styles['footer']}>
        {messages.shell.footer}{' '}
        <a href={ADK_STATE_DOCS} rel="noreferrer">
          {messages.shell.adkDocs}
        </a>
      </footer>
    </>
  );
}
