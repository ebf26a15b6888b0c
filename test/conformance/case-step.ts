import type { CaseStep as PlayedStep } from '../../src/engine/case/case';
import type { Op } from '../../src/engine/service/operation';
import type { CaseStep } from './case-schema';

/** A step as a case file has it, as the model plays it. */
export function stepOf(step: CaseStep): PlayedStep {
  return { op: opOf(step), process: step.process ?? 'p1' };
}

function opOf(step: CaseStep): Op {
  switch (step.op) {
    case 'create': {
      const { op, as, app, user, session, state = [] } = step;
      return { op, as, ids: { app, user, ...(session === undefined ? {} : { session }) }, state };
    }
    case 'get': {
      const { op, as, app, user, session, recent, after } = step;
      const only = {
        ...(recent === undefined ? {} : { recent }),
        ...(after === undefined ? {} : { after }),
      };
      return { op, as, ids: { app, user, session }, only };
    }
    case 'list': {
      const { op, app, user } = step;
      return { op, app, ...(user === undefined ? {} : { user }) };
    }
    case 'listEvents':
    case 'delete': {
      const { op, app, user, session } = step;
      return { op, ids: { app, user, session } };
    }
    case 'append': {
      const { op, on, event, at, author, delta, removes = [], partial = false } = step;
      return { op, on, event, at, author, delta, removes, partial };
    }
    case 'restart':
      return { op: 'restart' };
    case 'assign':
      return { op: step.op, on: step.on, key: step.key, value: step.value };
    case 'change':
      return { op: step.op, on: step.on, key: step.key, name: step.name, value: step.value };
    case 'contextWrite':
      return { op: step.op, on: step.on, key: step.key, value: step.value };
    case 'yield':
      return { op: step.op, on: step.on, event: step.event, at: step.at };
    case 'read':
      return { op: step.op, on: step.on, key: step.key };
    case 'state':
      return { op: step.op, on: step.on };
  }
}
