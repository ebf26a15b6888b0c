import type { Scope } from '../state-key';

/** The five controls of the experiment, and what each can be. */
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
};

export type SettingName = keyof Settings;

/** Every choice, in the order in which the page offers them. */
export const CHOICES: { readonly [N in SettingName]: readonly Settings[N][] } = {
  prefix: ['none', 'user', 'app', 'temp'],
  app: ['shared', 'per-tenant'],
  user: ['bare', 'qualified'],
  collision: ['yes', 'no'],
  guard: ['off', 'on'],
};

/** The settings that the page opens with. */
export const OPENING: Settings = {
  prefix: 'app',
  app: 'shared',
  user: 'bare',
  collision: 'yes',
  guard: 'off',
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
  return (
    a.prefix === b.prefix &&
    a.app === b.app &&
    a.user === b.user &&
    a.collision === b.collision &&
    a.guard === b.guard
  );
}

/** All 64 settings, in the order of the table. */
export function allSettings(): readonly Settings[] {
  return CHOICES.prefix.flatMap((prefix) =>
    CHOICES.app.flatMap((app) =>
      CHOICES.user.flatMap((user) =>
        CHOICES.collision.flatMap((collision) =>
          CHOICES.guard.map((guard): Settings => ({ prefix, app, user, collision, guard })),
        ),
      ),
    ),
  );
}
