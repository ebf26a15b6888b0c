import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING, PLAN } from './cases.mjs';

const ADK = '1.8.0';
const CLASSPATH = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';

const IMPORTS = `import com.google.adk.runner.Runner;
import com.google.adk.sessions.Session;
import com.google.adk.tools.Annotations.Schema;
import com.google.adk.tools.ToolContext;
import java.util.Map;`;

/** @type {import('./check.mjs').LanguageCheck} */
export const java = {
  language: 'java',
  packages: [`com.google.adk:google-adk:${ADK}`],
  file: (id) => `${id}.java`,
  wrap: ({ id, text, settings }) => `${IMPORTS}

public class ${id} extends Setup {
  @Override
  Session open(Runner runner, String tenant, String userId) {
    return startSession(runner, ${settings.user === 'qualified' ? 'tenant, ' : ''}userId);
  }

${text}}
`,
  check({ dir, ids, exec }) {
    exec('mvn', '-q', '-B', CLASSPATH, `-Dadk.version=${ADK}`, '-Dmdep.outputFile=classpath');
    mkdirSync(join(dir, 'out'));
    const classpath = `${readFileSync(join(dir, 'classpath'), 'utf8')}:out`;
    const sources = ['Setup', 'Driver', ...ids].map((name) => `${name}.java`);
    // Without -parameters, as most builds do, so that a tool's parameter must be named by @Schema.
    const lint = ['-Xlint:all,-processing,-classfile', '-Werror', '-proc:none'];
    exec('javac', ...lint, '-d', 'out', '-cp', classpath, ...sources);
    return exec('java', '-cp', classpath, 'Driver', ...ids);
  },
  // ADK Java 1.8.0 breaks the contract of temp: in memory: the service stores the very session
  // that the runner mutates, temp: keys and all, so that the next turn of S1 still reads them.
  expected: ({ settings, reads }) =>
    settings.prefix === 'temp' ? [PLAN, NOTHING, NOTHING, NOTHING] : reads,
};
