import { load } from '../load.mjs';

/**
 * @typedef {import('../../../src/code/language').Language} Language
 * @typedef {import('../../../src/engine/experiment/settings').Settings} Settings
 * @typedef {import('./language').Play} Play
 */

/** What a driver prints for a read that found nothing. */
export const NOTHING = '-';

/** What alice stores. */
export const PLAN = 'acme-enterprise';

/**
 * Every distinct code of the code panel in a language, each with what the engine says its four
 * readers get. The setting that gives globex an alice changes no code; here she is always there.
 * @param {Language} language
 * @returns {Promise<readonly Play[]>}
 */
export async function playsOf(language) {
  /** @type {typeof import('../../../src/engine/experiment/settings')} */
  const { allSettings, OPENING } = await load('src/engine/experiment/settings.ts');
  /** @type {typeof import('../../../src/engine/experiment/experiment')} */
  const { experiment } = await load('src/engine/experiment/experiment.ts');
  /** @type {typeof import('../../../src/engine/scenario/run')} */
  const { readsOf } = await load('src/engine/scenario/run.ts');
  /** @type {typeof import('../../../src/experiment/code/samples')} */
  const { SAMPLES } = await load('src/experiment/code/samples/index.ts');
  /** @type {typeof import('../../../src/messages/en/code')} */
  const { codeComments } = await load('src/messages/en/code.ts');
  return allSettings(OPENING)
    .filter(({ collision }) => collision === 'yes')
    .map((settings) => ({
      id: idOf(settings),
      settings,
      text: SAMPLES[language](settings, codeComments),
      reads: readsOf(experiment(settings).run).map(({ judgement: { outcome } }) =>
        outcome === 'served' || outcome === 'leak' ? PLAN : NOTHING,
      ),
    }));
}

/** @param {Settings} settings A name that is an identifier in all four languages. */
function idOf({ prefix, app, user, guard }) {
  return `${prefix}_${app.replace('-', '_')}_${user}_guard_${guard}`;
}
