import { useId, useRef, type RefObject } from 'react';
import { runtimesPage } from '../messages/en/runtimes-page';
import { useLightDismiss } from '../ui/useLightDismiss';
import styles from './Filters.module.css';
import { CHOOSABLE, USUAL, type ServiceId } from './services';
import type { Filters as FiltersOf } from './view';

type FiltersProps = {
  readonly filters: FiltersOf;
  /** Where there is room for one session service at a time: which. */
  readonly single: ServiceId | null;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onChange: (change: Partial<FiltersOf>) => void;
};

const words = runtimesPage.filters;

/** Which rules and session services are shown. */
export function Filters({ filters, single, search, onChange }: FiltersProps) {
  const { q, differs } = filters;
  return (
    <div className={styles['filters']} role="search" aria-label={words.heading}>
      <input
        ref={search}
        type="search"
        className={styles['search']}
        aria-label={words.search}
        placeholder={words.search}
        value={q}
        onChange={(event) => {
          onChange({ q: event.target.value });
        }}
      />
      {single === null ? (
        <Services chosen={filters.only ?? USUAL} onChange={onChange} />
      ) : (
        <OneService service={single} onChange={onChange} />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={differs}
          onChange={(event) => {
            onChange({ differs: event.target.checked });
          }}
        />
        <span>{words.differs}</span>
      </label>
    </div>
  );
}

type ServicesProps = {
  readonly chosen: readonly ServiceId[];
  readonly onChange: (change: Partial<FiltersOf>) => void;
};

/** The columns beside the contract, to be chosen one by one or together. */
function Services({ chosen, onChange }: ServicesProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLightDismiss(details);
  const toggle = (id: ServiceId) => {
    onChange({
      only: CHOOSABLE.filter((each) => (each === id) !== chosen.includes(each)),
    });
  };
  return (
    <details ref={details} className={styles['services']}>
      <summary className="button">
        {words.services}
        <span className={styles['count']}>{words.chosen(chosen.length, CHOOSABLE.length)}</span>
      </summary>
      <div className={styles['popover']}>
        <div className={styles['sets']}>
          <SetButton label={words.usual} onPress={() => onChange({ only: null })} />
          <SetButton label={words.all} onPress={() => onChange({ only: CHOOSABLE })} />
          <SetButton label={words.none} onPress={() => onChange({ only: [] })} />
        </div>
        {CHOOSABLE.map((id) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={() => {
                toggle(id);
              }}
            />
            <span>{runtimesPage.serviceName(id)}</span>
          </label>
        ))}
      </div>
    </details>
  );
}

function SetButton({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="button" onClick={onPress}>
      {label}
    </button>
  );
}

type OneServiceProps = {
  readonly service: ServiceId;
  readonly onChange: (change: Partial<FiltersOf>) => void;
};

function OneService({ service, onChange }: OneServiceProps) {
  const id = useId();
  return (
    <div className={styles['one']}>
      <label htmlFor={id}>{words.service}</label>
      <select
        id={id}
        className="button"
        value={service}
        onChange={(event) => {
          const chosen = CHOOSABLE.find((each) => each === event.target.value);
          if (chosen !== undefined) onChange({ only: [chosen] });
        }}
      >
        {CHOOSABLE.map((each) => (
          <option key={each} value={each}>
            {runtimesPage.serviceName(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
