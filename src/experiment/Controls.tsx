import { OTHER_GLOBEX_NAME } from '../engine/experiment/scenario';
import {
  CHOICES,
  OPENING,
  sameSettings,
  userIdMatters,
  writeScope,
  type Settings,
} from '../engine/experiment/settings';
import type { Put } from '../engine/service/operation';
import { scopeRow } from '../engine/state-key';
import { messages } from '../messages';
import { Check } from '../ui/Check';
import { Icon } from '../ui/Icon';
import { Prose } from '../ui/Prose';
import { RadioGroup } from '../ui/RadioGroup';
import { Section } from '../ui/Section';
import styles from './Controls.module.css';
import { RuntimeControls } from './RuntimeControls';

type ControlsProps = {
  readonly settings: Settings;
  /** What becomes of the value that the write makes. */
  readonly put: Put;
  readonly onChange: (change: Partial<Settings>) => void;
};

const words = messages.experiment.controls;

/** The controls, each with a line on what it changes. */
export function Controls({ settings, put, onChange }: ControlsProps) {
  const opening = sameSettings(settings, OPENING);
  return (
    <Section heading={words.heading} className={`card ${styles['controls']}`}>
      <button
        type="button"
        className={`button ${styles['reset']}`}
        aria-label={words.reset}
        title={words.reset}
        aria-disabled={opening}
        onClick={() => {
          if (!opening) onChange(OPENING);
        }}
      >
        <Icon name="restart" />
      </button>
      <p className={styles['lead']}>
        <Prose text={words.lead} />
      </p>
      <RadioGroup
        legend={words.names.prefix}
        name="prefix"
        look="segments"
        value={settings.prefix}
        choices={CHOICES.prefix.map((value) => ({ value, label: prefixLabel(value) }))}
        note={prefixNote(settings, put)}
        otherNotes={Object.values(words.prefixNote)}
        onChange={(prefix) => {
          onChange({ prefix });
        }}
      />
      <RadioGroup
        legend={words.names.app}
        name="app"
        look="list"
        value={settings.app}
        choices={CHOICES.app.map((value) => ({ value, ...words.app[value] }))}
        note={words.appNote}
        onChange={(app) => {
          onChange({ app });
        }}
      />
      <div className={styles['user']} data-quiet={!userIdMatters(settings) || undefined}>
        <RadioGroup
          legend={words.names.user}
          name="user"
          look="list"
          value={settings.user}
          choices={CHOICES.user.map((value) => ({ value, ...words.user[value] }))}
          note={words.userNote}
          onChange={(user) => {
            onChange({ user });
          }}
        />
        <Check
          label={words.names.collision}
          note={words.collisionNote(OTHER_GLOBEX_NAME)}
          checked={settings.collision === 'yes'}
          onChange={(on) => {
            onChange({ collision: on ? 'yes' : 'no' });
          }}
        />
      </div>
      <div className={styles['guard']}>
        <Check
          label={words.names.guard}
          note={words.guardNote}
          checked={settings.guard === 'on'}
          onChange={(on) => {
            onChange({ guard: on ? 'on' : 'off' });
          }}
        />
      </div>
      <RuntimeControls settings={settings} onChange={onChange} />
    </Section>
  );
}

function prefixLabel(prefix: Settings['prefix']): string {
  return prefix === 'none' ? words.noPrefix : scopeRow(writeScope({ prefix })).prefix;
}

/** What the prefix comes to, as this service and this write path have it. */
function prefixNote(settings: Settings, put: Put): string {
  if (put.kind !== 'at') return words.prefixNote[put.kind];
  const asPromised = put.slot.bucket[0] === writeScope(settings);
  return words.prefixNote[asPromised ? settings.prefix : 'elsewhere'];
}
