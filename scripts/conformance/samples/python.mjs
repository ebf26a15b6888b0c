import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { interpreter, python as toolchain } from '../python.mjs';

const IMPORTS = `from google.adk.runners import Runner
from google.adk.sessions import Session
from google.adk.tools.tool_context import ToolContext

from supply import agent_for, sessions
`;

/** @type {import('./language').SampleLanguage} */
export const python = {
  language: 'python',
  toolchain,
  needs: toolchain.needs,
  async compile({ dir, work, exec }) {
    const sources = readdirSync(work, { recursive: true, encoding: 'utf8' });
    // What mypy knows of the packages is worth keeping.
    const options = ['--strict', '--no-error-summary', '--cache-dir', join(dir, 'mypy')];
    const files = sources.filter((name) => name.endsWith('.py'));
    await exec(interpreter(dir), '-m', 'mypy', ...options, ...files);
  },
  command: ({ dir, work }, { lesson, file }) => [
    interpreter(dir),
    join(work, 'samples', lesson, file),
  ],
  panel: {
    sources: (plays) =>
      plays.map(({ id, text, settings }) => [
        `${id}.py`,
        `${IMPORTS}

${text}

async def open_session(runner: Runner, tenant: str, user_id: str) -> Session:
    return await start_session(runner, ${settings.user === 'qualified' ? 'tenant, ' : ''}user_id)
`,
      ]),
    command: ({ dir, work }, ids) => [interpreter(dir), join(work, 'panel/driver.py'), ...ids],
    expected: ({ reads }) => reads,
  },
};
