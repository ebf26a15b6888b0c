import { load } from './load.mjs';
import { startRecorder } from './recorder.mjs';

/**
 * @typedef {import('../../test/conformance/case-schema').Answer} Answer
 * @typedef {import('../../test/conformance/case-schema').Case} Case
 * @typedef {import('../../test/conformance/case-schema').CaseStep} CaseStep
 * @typedef {import('./recorder.mjs').Recorder} Recorder
 * @typedef {import('./toolchain').Database} Database
 * @typedef {import('./toolchain').Service} Service
 */

/** @type {typeof import('../../test/conformance/case-schema')} */
const { answerSchema } = await load('test/conformance/case-schema.ts');

/** What a negative time is moved by, in seconds: to before any session's creation. */
const BEFORE_CREATION = -3e9;

/**
 * Plays cases on one session service. Each process of a case is a process of the recorder; they stay
 * for the next case, which opens a service of its own in them.
 * @param {readonly string[]} command starts the recorder
 * @param {Service} service
 * @param {() => Promise<Database | null>} freshDatabase
 */
export function player(command, service, freshDatabase) {
  /** @type {Map<string, Recorder>} */
  const recorders = new Map();

  /** @param {string} process */
  async function recorderOf(process) {
    const running = recorders.get(process) ?? (await startRecorder(command));
    recorders.set(process, running);
    return running;
  }

  /** @param {string} process */
  async function stop(process) {
    await recorders.get(process)?.stop();
    recorders.delete(process);
  }

  return {
    async hello() {
      return (await recorderOf('p1')).hello;
    },

    /** @param {Case} each @returns {Promise<readonly Answer[]>} */
    async play(each) {
      const database = await freshDatabase();
      const names = sessionNames(each);
      const opened = new Set();
      /** @type {Answer[]} */
      const answers = [];
      for (const [i, step] of each.steps.entries()) {
        const process = step.process ?? 'p1';
        if (step.op === 'restart') {
          await stop(process);
          opened.delete(process);
          answers.push({ kind: 'done' });
          continue;
        }
        const recorder = await recorderOf(process);
        if (!opened.has(process)) {
          const said = await recorder.ask({ op: 'open', service, database });
          if (!isDone(said)) throw new Error(`${each.name}: not opened: ${JSON.stringify(said)}`);
          opened.add(process);
        }
        const said = await recorder.ask(toSend(step, names));
        const answer = answerSchema.safeParse(said);
        if (!answer.success) {
          throw new Error(`${each.name}, step ${i}: no known answer: ${JSON.stringify(said)}`);
        }
        answers.push(normal(answer.data, names));
      }
      return answers;
    },

    async stop() {
      for (const process of recorders.keys()) await stop(process);
    },
  };
}

/** @param {unknown} said */
function isDone(said) {
  return answerSchema.safeParse(said).data?.kind === 'done';
}

/**
 * @param {CaseStep} step
 * @param {SessionNames} names
 */
function toSend({ process: _process, expect: _expect, ...step }, names) {
  const sent = /** @type {Record<string, unknown>} */ ({ ...step });
  for (const field of ['at', 'after']) {
    const time = sent[field];
    if (typeof time === 'number' && time < 0) sent[field] = time + BEFORE_CREATION;
  }
  if (typeof sent['session'] === 'string') sent['session'] = names.real(sent['session']);
  return sent;
}

/**
 * Session ids that the service made up, by the names that a case has for them.
 * @typedef {{ real: (name: string) => string, named: (real: string) => string }} SessionNames
 */

/** @param {Case} each @returns {SessionNames} */
function sessionNames({ steps }) {
  const given = new Set(
    steps
      .flatMap((step) => ('session' in step && step.session !== undefined ? [step.session] : []))
      .filter((name) => !/^generated-\d+$/.test(name))
      .flatMap((name) => [name, name.trim()]),
  );
  /** @type {string[]} */
  const generated = [];
  return {
    real: (name) => generated.find((_, i) => name === `generated-${i + 1}`) ?? name,
    named(real) {
      if (given.has(real)) return real;
      if (!generated.includes(real)) generated.push(real);
      return `generated-${generated.indexOf(real) + 1}`;
    },
  };
}

/**
 * An answer with everything in order that a service may give in any: keys, listed sessions.
 * @param {Answer} answer
 * @param {SessionNames} names
 * @returns {Answer}
 */
function normal(answer, names) {
  switch (answer.kind) {
    case 'session':
      return {
        kind: 'session',
        session: names.named(answer.session),
        state: sorted(answer.state),
        events: answer.events.map(([id, delta]) => [id, sorted(delta)]),
      };
    case 'sessions':
      return {
        kind: 'sessions',
        sessions: answer.sessions
          .map(({ user, session, state, events }) => ({
            user,
            session: names.named(session),
            state: sorted(state),
            events,
          }))
          .toSorted((a, b) => order(a.user, b.user) || order(a.session, b.session)),
      };
    case 'events':
      return { kind: 'events', events: answer.events.map(([id, delta]) => [id, sorted(delta)]) };
    case 'state':
      return { kind: 'state', state: sorted(answer.state) };
    case 'done':
    case 'value':
    case 'no-key':
    case 'no-session':
    case 'error':
    case 'not-offered':
      return answer;
  }
}

/**
 * @template T
 * @param {readonly (readonly [string, T])[]} pairs
 */
function sorted(pairs) {
  return pairs.toSorted(([a], [b]) => order(a, b));
}

/** @param {string} a @param {string} b */
function order(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
