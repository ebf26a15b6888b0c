import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ADK = 'google.golang.org/adk/v2@v2.2.0';

const IMPORTS = `import (
	"context"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"

	"check-code/supply"
)`;

/** @param {readonly string[]} ids */
const main = (ids) => `package main

import (
${ids.map((id) => `\t"check-code/${id}"`).join('\n')}
	"check-code/supply"
)

func main() {
${ids.map((id) => `\tsupply.Play("${id}", ${id}.Sample)`).join('\n')}
}
`;

/** @type {import('./check.mjs').LanguageCheck} */
export const go = {
  language: 'go',
  packages: [ADK],
  file: (id) => `${id}/${id}.go`,
  wrap: ({ id, text, settings: { app, user } }) => `package ${id}

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
  check({ dir, ids, exec }) {
    writeFileSync(join(dir, 'main.go'), main(ids));
    exec('go', 'mod', 'init', 'check-code');
    exec('go', 'get', ADK);
    exec('go', 'mod', 'tidy');
    const untidy = exec('gofmt', '-l', ...ids);
    if (untidy !== '') throw new Error(`gofmt would change:\n${untidy}`);
    exec('go', 'vet', './...');
    return exec('go', 'run', '.');
  },
  expected: ({ reads }) => reads,
};
