import { readdirSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { jarsOf, java as toolchain, LINT, QUICK } from '../java.mjs';
import { NOTHING, PLAN } from './settings.mjs';

const IMPORTS = `import com.google.adk.runner.Runner;
import com.google.adk.sessions.Session;
import com.google.adk.tools.Annotations.Schema;
import com.google.adk.tools.ToolContext;
import java.util.Map;`;

/** @type {import('./language').SampleLanguage} */
export const java = {
  language: 'java',
  toolchain,
  needs: toolchain.needs,
  async compile({ dir, work, exec }) {
    const sources = readdirSync(work, { recursive: true, encoding: 'utf8' });
    // Without -parameters, as most builds do, so that a tool's parameter must be named by @Schema.
    const options = [...LINT, '-cp', jarsOf(dir), '-d', join(work, 'classes')];
    await exec('javac', ...options, ...sources.filter((name) => name.endsWith('.java')));
  },
  command: (place, { file }) => main(place, basename(file, '.java')),
  panel: {
    sources: (plays) =>
      plays.map(({ id, text, settings }) => [
        `${id}.java`,
        `${IMPORTS}

public class ${id} extends Setup {
  @Override
  Session open(Runner runner, String tenant, String userId) {
    return startSession(runner, ${settings.user === 'qualified' ? 'tenant, ' : ''}userId);
  }

${text}}
`,
      ]),
    command: (place, ids) => [...main(place, 'Driver'), ...ids],
    // ADK Java 1.8.0 breaks the contract of temp: in memory: the service stores the very session
    // that the runner mutates, temp: keys and all, so that the next turn of S1 still reads them.
    expected: ({ settings, reads }) =>
      settings.prefix === 'temp' ? [PLAN, NOTHING, NOTHING, NOTHING] : reads,
  },
};

/** @param {import('./language').Place} place @param {string} name */
function main({ dir, work }, name) {
  return ['java', ...QUICK, '-cp', [jarsOf(dir), join(work, 'classes')].join(delimiter), name];
}
