import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOnce } from './build.mjs';

const CLASSPATH = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';

/** What every Java source must pass. */
export const LINT = [
  '-Xlint:all,-processing,-classfile',
  '-Werror',
  '-proc:none',
  '--release',
  '17',
];

// A recorder lives for seconds: an optimising compiler and a parallel collector never pay off.
export const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];

/** @type {import('./toolchain').Toolchain} */
export const java = {
  language: 'java',
  packageName: 'com.google.adk:google-adk',
  needs: ['java', 'javac', 'mvn'],
  runtimes: [{ id: 'java-memory', service: 'memory', databases: [] }],
  async install({ dir, sources, exec }) {
    const pom = join(sources, 'pom.xml');
    const jars = join(dir, 'jars');
    // They stay in Maven's own store, which may have been emptied.
    if (!jarsOf(dir).split(':').every(existsSync)) rmSync(jars, { recursive: true, force: true });
    await makeOnce(jars, [pom], () =>
      exec('mvn', '-q', '-B', '-f', pom, CLASSPATH, `-Dmdep.outputFile=${classpathFile(dir)}`),
    );
  },
  async build({ dir, sources, exec }) {
    const pom = join(sources, 'pom.xml');
    const files = readdirSync(sources).filter((name) => name.endsWith('.java'));
    const classes = join(dir, 'classes');
    await makeOnce(classes, [pom, ...files.map((name) => join(sources, name))], () => {
      const paths = ['-sourcepath', sources, '-cp', jarsOf(dir), '-d', classes];
      return exec('javac', ...LINT, ...paths, join(sources, 'Recorder.java'));
    });
  },
  command({ dir }) {
    return ['java', ...QUICK, '-cp', `${jarsOf(dir)}:${join(dir, 'classes')}`, 'Recorder'];
  },
};

/** The class path of the packages that are installed in a folder. @param {string} dir */
export function jarsOf(dir) {
  const file = classpathFile(dir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

/** @param {string} dir */
function classpathFile(dir) {
  return join(dir, 'jars/classpath');
}
