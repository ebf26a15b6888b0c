import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ADK = 'com.google.adk:google-adk';
const CLASSPATH = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';

// A recorder lives for seconds: an optimising compiler and a parallel collector never pay off.
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];

/** @type {import('./toolchain').Toolchain} */
export const java = {
  language: 'java',
  packageName: ADK,
  needs: ['java', 'javac', 'mvn'],
  runtimes: [{ id: 'java-memory', service: 'memory', databases: [] }],
  build({ dir, exec }) {
    const sources = readdirSync(dir).filter((name) => name.endsWith('.java'));
    const key = hashOf(dir, ['pom.xml', ...sources.toSorted()]);
    if (isBuilt(dir, key)) return;
    rmSync(join(dir, 'out'), { recursive: true, force: true });
    mkdirSync(join(dir, 'out'));
    try {
      exec('mvn', '-q', '-B', CLASSPATH, '-Dmdep.outputFile=classpath');
      const lint = ['-Xlint:all,-processing,-classfile', '-Werror', '-proc:none'];
      // From its main class on, so that a source that is no longer there has no say.
      const paths = ['-sourcepath', '.', '-cp', jarsOf(dir), '-d', 'out'];
      exec('javac', ...lint, '--release', '17', ...paths, 'Recorder.java');
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(`${ADK}: the recorder could not be built\n${said}`, { cause: error });
    }
    writeFileSync(join(dir, 'out', 'key'), key);
  },
  command: (dir) => ['java', ...QUICK, '-cp', `${jarsOf(dir)}:${join(dir, 'out')}`, 'Recorder'],
};

/** @param {string} dir */
function jarsOf(dir) {
  return readFileSync(join(dir, 'classpath'), 'utf8').trim();
}

/** @param {string} dir @param {string} key */
function isBuilt(dir, key) {
  const keyFile = join(dir, 'out', 'key');
  return (
    existsSync(keyFile) &&
    readFileSync(keyFile, 'utf8') === key &&
    jarsOf(dir)
      .split(':')
      .every((jar) => existsSync(jar))
  );
}

/** @param {string} dir @param {readonly string[]} files */
function hashOf(dir, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(dir, file)));
  return hash.digest('hex');
}
