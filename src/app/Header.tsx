import { useStore } from 'zustand';
import { messages } from '../messages';
import { PAGES, type PageName } from './address';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { preferences, setTheme, THEMES } from './preferences';
import { SKIP_TARGETS } from './skip-targets';

type HeaderProps = {
  readonly page: PageName;
  readonly linkTo: (page: PageName) => string;
};

const words = messages.shell;

/** The name, the pages, and the theme. */
export function Header({ page, linkTo }: HeaderProps) {
  const theme = useStore(preferences, (state) => state.theme);
  const target = SKIP_TARGETS[page];
  return (
    <header className={styles['header']}>
      <a
        className={styles['skip']}
        href={`#${target}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(target)?.focus();
        }}
      >
        {words.pages[page].skip}
      </a>
      <span className={styles['product']}>
        <Logo />
        {words.product}
      </span>
      <nav aria-label={words.nav}>
        {PAGES.map((each) => (
          <a key={each} href={linkTo(each)} aria-current={each === page ? 'page' : undefined}>
            {words.pages[each].name}
          </a>
        ))}
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
