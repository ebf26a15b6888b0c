import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
  useLayoutEffect(() => {
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
        // React hands the close of a dialog within this one up to it. The browser tells of a close
        // with its next frame: by then, Back and Forward may have opened the sheet again.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
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
