import { messages } from '../messages';
import { Dialog } from '../ui/Dialog';
import { ACTION_NAMES, ACTIONS } from './actions';
import styles from './KeyHelp.module.css';
import { useSingleKeys } from './SingleKeys';

type KeyHelpProps = {
  readonly open: boolean;
  readonly onClose: () => void;
};

const words = messages.player.keys;

/** The help sheet: every key, read from the action table, and the switch for single characters. */
export function KeyHelp({ open, onClose }: KeyHelpProps) {
  const singleKeys = useSingleKeys();
  return (
    <Dialog open={open} onClose={onClose} heading={words.heading} closeLabel={words.close}>
      <p>{words.scope}</p>
      <table className={styles['keys']}>
        <thead>
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.action}</th>
          </tr>
        </thead>
        <tbody>
          {ACTION_NAMES.map((name) => (
            <tr key={name}>
              <td>
                {ACTIONS[name].keys.map(({ key }, i) => (
                  <span key={key}>
                    {i > 0 && ` ${words.or} `}
                    <kbd>{words.named[key]}</kbd>
                  </span>
                ))}
              </td>
              <td>{messages.player.actions[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="check">
        <input
          type="checkbox"
          checked={singleKeys.on}
          onChange={(event) => {
            singleKeys.change(event.target.checked);
          }}
        />
        <span>{words.singleKeys}</span>
      </label>
      <p className="note">{words.singleKeysNote}</p>
    </Dialog>
  );
}
