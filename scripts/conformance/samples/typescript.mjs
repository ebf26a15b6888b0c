import { symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../tools.mjs';
import { js as toolchain } from '../js.mjs';

const IMPORTS = `import {
  FunctionTool,
  Runner,
  type BaseAgent,
  type BaseSessionService,
  type BaseTool,
} from '@google/adk';
import { z } from 'zod';`;

const CONFIG = {
  compilerOptions: {
    target: 'ES2023',
    module: 'NodeNext',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: ['node'],
    rootDir: '.',
    outDir: 'out',
  },
  include: ['samples/*/*.ts', 'panel/*.ts'],
};

/** @param {import('../../../src/engine/experiment/settings').Settings} settings */
const isQualified = ({ user }) => user === 'qualified';

/** @type {import('./language').SampleLanguage} */
export const typescript = {
  language: 'typescript',
  toolchain,
  needs: toolchain.needs,
  async compile({ dir, work, exec }) {
    symlinkSync(join(dir, 'node_modules'), join(work, 'node_modules'), 'junction');
    writeFileSync(join(work, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(CONFIG));
    await exec(process.execPath, join(ROOT, 'node_modules/typescript/bin/tsc'));
  },
  command: ({ work }, { lesson, file }) => [
    process.execPath,
    join(work, 'out/samples', lesson, `${basename(file, '.ts')}.js`),
  ],
  panel: {
    sources: (plays) =>
      plays.map(({ id, text, settings }) => [
        `${id}.ts`,
        `${IMPORTS}

type AgentFor = (tools: BaseTool[]) => BaseAgent;

export default (sessionService: BaseSessionService, agentFor: AgentFor) => {
${text}
const open = (runner: Runner, ${isQualified(settings) ? 'tenant' : '_tenant'}: string, userId: string) =>
  startSession(runner, ${isQualified(settings) ? 'tenant, ' : ''}userId);
return { runnerFor, open };
};
`,
      ]),
    command: ({ work }, ids) => [process.execPath, join(work, 'panel/driver.mjs'), ...ids],
    expected: ({ reads }) => reads,
  },
};
