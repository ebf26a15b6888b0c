import { useStore } from 'zustand';
import { messages } from '../messages';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { preferences, setTheme, THEMES } from './preferences';

const words = messages.shell;

/** The name, the pages, and the theme. `onLeave` is called before a link leads away. */
export function Header({ onLeave }: { onLeave: () => void }) {
  const theme = useStore(preferences, (state) => state.theme);
  return (
    <header className={styles['header']}>
      <a
        className={styles['skip']}
        href="#player"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('player')?.focus();
        }}
      >
        {words.skip}
      </a>
      <span className={styles['product']}>
        <Logo />
        {words.product}
      </span>
      <nav aria-label={words.nav}>
        <a href="#/" aria-current="page" onClick={onLeave}>
          {words.experiment}
        </a>
      </nav>
      <label className={styles['theme']}>
        <span>{words.theme}</span>
        <select
          className="button"
          value={theme}
          onChange={(event) => {
            const chosen = THEMES.find((each) => each === event.target.value);
            if (chosen !== undefined) setTheme(chosen);
          }}
        >
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {words.themes[each]}
            </option>
          ))}
        </select>
      </label>
    </header>
  );
}
