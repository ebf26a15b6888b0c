import { useId } from 'react';
import { Prose } from './Prose';

type CheckProps = {
  readonly label: string;
  readonly note: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** A native checkbox with a line on what it changes. */
export function Check({ label, note, checked, onChange }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      <p id={id} className="note">
        <Prose text={note} />
      </p>
    </div>
  );
}
