import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { z } from 'zod';
import { ROOT } from '../../scripts/tools.mjs';
import { casesSchema, recordingSchema, type Case, type Recording } from './case-schema';

/**
 * Reads a file by its schema.
 *
 * @throws Error one line that names the file, from the repository's root, and the field, when the
 *   file does not fit.
 */
function readBy<T>(schema: z.ZodType<T>, file: string): T {
  const content = parsed(file);
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refusal(file, fieldOf(content, issue?.path ?? []), issue?.message ?? '');
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw refusal(file, WHOLE_FILE, error instanceof Error ? error.message : String(error));
  }
}

const WHOLE_FILE = '(the whole file)';

/** A field by its path; a case in a list of them is called by its name too, when it has one. */
function fieldOf(content: unknown, path: readonly PropertyKey[]): string {
  const [first, ...others] = path.map(String);
  if (first === undefined) return WHOLE_FILE;
  const name = Array.isArray(content) ? nameOf(content[Number(first)]) : undefined;
  return [name === undefined ? first : `${first} (${name})`, ...others].join('.');
}

function nameOf(each: unknown): string | undefined {
  const isNamed = typeof each === 'object' && each !== null && 'name' in each;
  return isNamed && typeof each.name === 'string' ? each.name : undefined;
}

function refusal(file: string, field: string, why: string): Error {
  return new Error(`${relative(ROOT, file)}: ${field}: ${why}`);
}

/**
 * The cases of one file.
 *
 * @throws Error when it does not fit.
 */
export function readCaseFile(file: string): readonly Case[] {
  return readBy(casesSchema, file);
}

/**
 * Every case of a folder of files, in the order of the files' names.
 *
 * @throws Error when a file does not fit, or two cases have one name.
 */
export function readCases(folder: string): readonly Case[] {
  const fileOfName = new Map<string, string>();
  return filesOf(folder).flatMap((file) => {
    const cases = readCaseFile(file);
    for (const [i, { name }] of cases.entries()) {
      const other = fileOfName.get(name);
      if (other !== undefined) {
        const why = `there is a case of that name in ${relative(ROOT, other)}`;
        throw refusal(file, fieldOf(cases, [i, 'name']), why);
      }
      fileOfName.set(name, file);
    }
    return cases;
  });
}

/** Every recording of a folder. */
export function readRecordings(folder: string): readonly Recording[] {
  return filesOf(folder).map((file) => readBy(recordingSchema, file));
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => join(folder, name));
}
