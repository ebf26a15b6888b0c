import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly heading: string;
  readonly closeLabel: string;
  /** How much room it takes where there is any: for a table, a text, or a stage. */
  readonly size?: 'table' | 'text' | 'stage';
  readonly children: ReactNode;
};

/** A modal sheet on the platform's own dialog: it keeps the focus, and Escape closes it. */
export function Dialog({
  open,
  onClose,
  heading,
  closeLabel,
  size = 'table',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      data-size={size}
      aria-labelledby={id}
      onClose={(event) => {
        // React hands the close of a dialog within this one up to it.
        if (event.target === event.currentTarget) onClose();
      }}
      closedby="any"
    >
      <div className={styles['sheet']}>
        <header>
          <h2 id={id}>{heading}</h2>
          <button type="button" className="button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
