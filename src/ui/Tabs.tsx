import type { KeyboardEvent } from 'react';
import styles from './Tabs.module.css';

type Tab<Id extends string> = { readonly id: Id; readonly label: string };

type TabsProps<Id extends string> = {
  /** Starts the ids of the tabs and of their panel; see `tabId` and `panelId`. */
  readonly base: string;
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
};

/** The id of a tab, which its panel is labelled by. */
export const tabId = (base: string, id: string) => `${base}-tab-${id}`;

/** The id that the one panel of all the tabs must have. */
export const panelId = (base: string) => `${base}-panel`;

/** Where a key leads from a tab, or null when the key is not the tab list's. */
function target(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A tab list: one stop for the Tab key, arrows within, chosen as focused. */
export function Tabs<Id extends string>({ base, label, tabs, chosen, onChoose }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const from = tabs.findIndex(({ id }) => id === chosen);
    const to = target(event.key, from, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    document.getElementById(tabId(base, tab.id))?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className={styles['tabs']}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(base, id)}
          aria-selected={id === chosen}
          aria-controls={panelId(base)}
          tabIndex={id === chosen ? 0 : -1}
          className={styles['tab']}
          onKeyDown={onKeyDown}
          onClick={() => {
            onChoose(id);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
