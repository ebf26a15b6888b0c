/** Words of `docs/adk-differences.md`. */
export const differences = {
  title: 'What the real ADK session services do',
  intro: [
    'Google ADK has one documented contract for session state and several session services that ' +
      'keep it each in their own way. This page lists where they differ. The values of ' +
      'every service but Vertex AI’s were recorded from the published package, and the model behind Tenant Scope Lab answers all ' +
      'recorded cases as the packages did.',
    'It is generated from the rules of the model and from the recordings (`npm run differences`); ' +
      'a test fails when it is out of date. `test/conformance/README.md` says how the recordings ' +
      'are made.',
  ],
  recorded: 'What was recorded',
  recordedHead: ['Session service', 'Package', 'Database', 'Recorded', 'Cases as by the contract'],
  asDocumented: (count: number, all: number) => `${count} of ${all}`,
  inMemory: 'none',
  database: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  drivers:
    'SQLite through aiosqlite (Python), libsql (JS) and glebarez/sqlite (Go, where foreign keys are ' +
    'off, as SQLite has it by default); PostgreSQL through asyncpg, MikroORM’s own driver and gorm’s.',
  ruleHead: 'Rule',
  legend:
    'Bold: differs from the documented contract. A dash: another rule leaves this one without a ' +
    'meaning there.',
  contractNote:
    'The documented contract is what ADK’s documentation promises of no service in particular; ' +
    'where documents are silent or disagree it is what we chose, marked “chosen”: initial state ' +
    'routed as a delta is, its temp: keys dropped, null stored, two objects of one session merged ' +
    'key by key, and so on.',
  chosen: (value: string) => `${value} (chosen)`,
  postgres: 'On PostgreSQL',
  postgresNote:
    'The database services were recorded on SQLite above and on a PostgreSQL server too, where ' +
    'they answer differently in these rules only.',
  postgresHead: ['Session service', 'Rule', 'On SQLite', 'On PostgreSQL'],
  vertex: 'VertexAiSessionService: documented, not run',
  vertexNote:
    'It needs a cloud account, so nothing here was run: the values are read from the published ' +
    'client of ADK Python 2.13.0 and from ADK’s documentation. Disputed: ADK’s documentation says ' +
    'that app: and user: state is shared between sessions there; ADK Python’s own guide says that ' +
    'the client sends deltas as they are and that nobody should count on it. Unknown: only the ' +
    'server decides, and no document says what.',
  vertexHead: ['Rule', 'VertexAiSessionService'],
  unknown: 'unknown',
  disputed: 'disputed',
  kotlin: 'ADK Kotlin: not recorded',
  kotlinNote:
    'Its project names com.google.adk:google-adk-kotlin-core-jvm (1.0.1) and ' +
    'com.google.adk:google-adk-kotlin-core for Maven Central. On 2026-11-30 Maven could resolve ' +
    'neither when this was recorded: not in that version, not in 0.5.0, not in any.',
  rules: 'The rules and their evidence',
  rulesNote:
    'Each rule with its values: who has it, and the cases that fail when the model is given another ' +
    'value instead. A case is in `test/conformance/cases`, its answers in ' +
    '`test/conformance/recordings`, by name; `*` stands for the settings of the experiment.',
  rulesHead: ['Value', 'Session services', 'Cases'],
  source: (name: string, version: string) => `${name} ${version}`,
};
