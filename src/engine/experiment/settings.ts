import type { RuntimeId } from '../runtimes';
import { RUNTIME_IDS } from '../runtimes/value-of';
import type { Scope } from '../state-key';

/** The controls of the experiment, and what each can be. */
export type Settings = {
  /** Prefix of the state key that the write uses; `none` stands for no prefix. */
  readonly prefix: 'none' | 'user' | 'app' | 'temp';
  /** App name that the runner uses: one for every tenant, or one a tenant. */
  readonly app: 'shared' | 'per-tenant';
  /** User id passed to the session service: as it is, or with the tenant before it. */
  readonly user: 'bare' | 'qualified';
  /** Whether globex also has a user named alice. */
  readonly collision: 'yes' | 'no';
  /** Whether the application compares the stored tenant tag on read. */
  readonly guard: 'off' | 'on';
  /** The session service by whose rules the run is played. */
  readonly service: RuntimeId;
  /** How the write is made: the context's delta, the run call's, createSession's, or an assignment. */
  readonly write: 'context' | 'run-delta' | 'initial-state' | 'assignment';
};

export type SettingName = keyof Settings;

/** The choice of a session service and of a write path. */
export type RuntimeSettings = Pick<Settings, 'service' | 'write'>;

/** Every choice, in the order in which the page offers them. */
export const CHOICES: { readonly [N in SettingName]: readonly Settings[N][] } = {
  prefix: ['none', 'user', 'app', 'temp'],
  app: ['shared', 'per-tenant'],
  user: ['bare', 'qualified'],
  collision: ['yes', 'no'],
  guard: ['off', 'on'],
  service: RUNTIME_IDS,
  write: ['context', 'run-delta', 'initial-state', 'assignment'],
};

export const SETTING_NAMES = Object.keys(CHOICES).filter((name): name is SettingName =>
  Object.hasOwn(CHOICES, name),
);

/** The settings that the page opens with. */
export const OPENING: Settings = {
  prefix: 'app',
  app: 'shared',
  user: 'bare',
  collision: 'yes',
  guard: 'off',
  service: 'contract',
  write: 'context',
};

/** The scope that the prefix setting writes to. */
export function writeScope({ prefix }: Pick<Settings, 'prefix'>): Scope {
  return prefix === 'none' ? 'session' : prefix;
}

/** Whether the user id, or who is called alice, can change who reads the value. */
export function userIdMatters({ prefix }: Settings): boolean {
  return prefix === 'user';
}

/** True when both settings choose the same value of every control. */
export function sameSettings(a: Settings, b: Settings): boolean {
  return SETTING_NAMES.every((name) => a[name] === b[name]);
}

/** The 64 settings of the other controls with this service and write path, in the order of the table. */
export function allSettings({ service, write }: RuntimeSettings): readonly Settings[] {
  return CHOICES.prefix.flatMap((prefix) =>
    CHOICES.app.flatMap((app) =>
      CHOICES.user.flatMap((user) =>
        CHOICES.collision.flatMap((collision) =>
          CHOICES.guard.map((guard) => ({ prefix, app, user, collision, guard, service, write })),
        ),
      ),
    ),
  );
}
