import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = ['@google/adk@2.0.0', 'zod@4.6.7', 'typescript@7.0.2', '@types/node@20.19.43'];

const IMPORTS = `import {
  FunctionTool,
  Runner,
  type BaseAgent,
  type BaseSessionService,
  type BaseTool,
} from '@google/adk';
import { z } from 'zod';`;

const COMPILER_OPTIONS = {
  target: 'ES2023',
  module: 'NodeNext',
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: ['node'],
  outDir: 'out',
};

/** @param {import('./cases.mjs').Settings} settings */
const qualified = (settings) => settings.user === 'qualified';

/** @type {import('./check.mjs').LanguageCheck} */
export const typescript = {
  language: 'typescript',
  packages: PACKAGES,
  file: (id) => `${id}.ts`,
  wrap: ({ text, settings }) => `${IMPORTS}

type AgentFor = (tools: BaseTool[]) => BaseAgent;

export default (sessionService: BaseSessionService, agentFor: AgentFor) => {
${text}
const open = (runner: Runner, ${qualified(settings) ? 'tenant' : '_tenant'}: string, userId: string) =>
  startSession(runner, ${qualified(settings) ? 'tenant, ' : ''}userId);
return { runnerFor, open };
};
`,
  check({ dir, ids, exec }) {
    const config = { compilerOptions: COMPILER_OPTIONS, files: ids.map((id) => `${id}.ts`) };
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify(config));
    exec('npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', ...PACKAGES);
    exec(process.execPath, 'node_modules/typescript/bin/tsc');
    return exec(process.execPath, 'driver.mjs', ...ids);
  },
  expected: ({ reads }) => reads,
};
