import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools.mjs';
import { go as toolchain } from '../go.mjs';

/** The module of the samples, which has those of the code panel too while they are checked. */
const MODULE = 'samples';
const MODULE_FILES = ['go.mod', 'go.sum'];

const IMPORTS = `import (
	"context"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"

	"${MODULE}/panel/supply"
)`;

/** @param {readonly string[]} ids */
const mainOf = (ids) => `package main

import (
${[...ids, 'supply']
  .toSorted()
  .map((name) => `\t"${MODULE}/panel/${name}"`)
  .join('\n')}
)

func main() {
${ids.map((id) => `\tsupply.Play("${id}", ${id}.Sample)`).join('\n')}
}
`;

/** @type {import('./language').SampleLanguage} */
export const go = {
  language: 'go',
  toolchain,
  needs: [...toolchain.needs, 'gofmt'],
  async compile({ work, exec }) {
    for (const name of MODULE_FILES) copyFileSync(join(ROOT, 'samples', name), join(work, name));
    const untidy = await exec('gofmt', '-l', '.');
    if (untidy !== '') throw new Error(`gofmt would change:\n${untidy}`);
    await exec('go', 'vet', './...');
    // Without what a debugger needs, they are linked sooner.
    await exec('go', 'build', '-ldflags=-s -w', '-o', 'bin/', './...');
  },
  command: ({ work }, { lesson }) => [join(work, 'bin', lesson)],
  panel: {
    sources: (plays) => [
      ['main.go', mainOf(plays.map(({ id }) => id))],
      ...plays.map(
        ({ id, text, settings: { app, user } }) =>
          /** @type {const} */ ([
            `${id}/${id}.go`,
            `package ${id}

${IMPORTS}

var sessions = session.InMemoryService()

func agentFor(t planTools) agent.Agent { return supply.Agent(t.savePlan, t.readPlan) }

// Sample is what follows, to be played.
var Sample = supply.Sample{
	RunnerFor: runnerFor,
	Open: func(ctx context.Context, tenant, userID string) (*session.CreateResponse, error) {
		return startSession(ctx, ${app === 'shared' && user === 'bare' ? '' : 'tenant, '}userID)
	},
}

${text}`,
          ]),
      ),
    ],
    command: ({ work }) => [join(work, 'bin/panel')],
    expected: ({ reads }) => reads,
  },
};
