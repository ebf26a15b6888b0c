import type { ToldAnswer } from '../engine/case/told';
import type { IconName } from '../ui/Icon';

/** The icon of an answer: what was had, what was not there, what was refused. */
export function iconOf(answer: ToldAnswer): IconName {
  switch (answer.kind) {
    case 'done':
    case 'session':
    case 'sessions':
    case 'events':
    case 'value':
    case 'state':
      return 'served';
    case 'no-key':
    case 'not-offered':
      return 'sees-nothing';
    case 'no-session':
      return 'missed';
    case 'error':
      return 'close';
  }
}
