import { join } from 'node:path';

const PACKAGES = ['google-adk==2.13.0', 'mypy==2.4.1'];

const IMPORTS = `from google.adk.runners import Runner
from google.adk.sessions import Session
from google.adk.tools.tool_context import ToolContext

from supply import agent_for, sessions
`;

/** @type {import('./check.mjs').LanguageCheck} */
export const python = {
  language: 'python',
  packages: PACKAGES,
  file: (id) => `${id}.py`,
  wrap: ({ text, settings }) => `${IMPORTS}

${text}

async def open_session(runner: Runner, tenant: str, user_id: str) -> Session:
    return await start_session(runner, ${settings.user === 'qualified' ? 'tenant, ' : ''}user_id)
`,
  check({ dir, ids, exec }) {
    const venv = join(dir, 'venv/bin/python');
    exec('python3', '-m', 'venv', 'venv');
    exec(venv, '-m', 'pip', 'install', '--quiet', ...PACKAGES);
    exec(venv, '-m', 'mypy', '--strict', ...['supply', 'driver', ...ids].map((id) => `${id}.py`));
    return exec(venv, 'driver.py', ...ids);
  },
  expected: ({ reads }) => reads,
};
