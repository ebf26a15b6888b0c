import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon';

type DialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly heading: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** A modal sheet on the platform's own dialog: it keeps the focus, and Escape closes it. */
export function Dialog({ open, onClose, heading, closeLabel, children }: DialogProps) {
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
      aria-labelledby={id}
      onClose={onClose}
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
