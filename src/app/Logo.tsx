import styles from './Header.module.css';

/** Two tenants, and what they share. */
export function Logo() {
  return (
    <svg className={styles['logo']} viewBox="0 0 26 26" aria-hidden="true">
      <rect data-part="acme" x="1.5" y="4" width="13" height="18" rx="4" />
      <rect data-part="globex" x="11.5" y="4" width="13" height="18" rx="4" />
      <circle cx="13" cy="13" r="2.6" />
    </svg>
  );
}
