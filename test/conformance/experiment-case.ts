import { CHOICES, type Settings } from '../../src/engine/experiment/settings';

/** The write paths of the experiment. */
export const WRITE_PATHS = CHOICES.write;

/** What the cases call them: by what the service sees. */
const WAYS = {
  context: 'agent-delta',
  'run-delta': 'user-delta',
  'initial-state': 'initial-state',
  assignment: 'assignment',
} satisfies Record<Settings['write'], string>;

/** The name of the case of a setting; `alice` and `grace` say whom globex has. */
export function experimentCase({ prefix, app, user, collision, write }: Settings): string {
  const who = collision === 'yes' ? 'alice' : 'grace';
  return `experiment-${WAYS[write]}-${prefix}-${app}-${user}-${who}`;
}
