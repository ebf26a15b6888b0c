import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { casesSchema, recordingSchema, type Case, type Recording } from './case-schema';

/**
 * Reads a file by its schema.
 *
 * @throws Error one line that names the file and the field, when the file does not fit.
 */
function readBy<T>(schema: z.ZodType<T>, folder: string, name: string): T {
  const file = join(folder, name);
  const result = schema.safeParse(parsed(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Every case of a folder of files, in the order of the files' names. */
export function readCases(folder: string): readonly Case[] {
  return filesOf(folder).flatMap((name) => readBy(casesSchema, folder, name));
}

/** Every recording of a folder. */
export function readRecordings(folder: string): readonly Recording[] {
  return filesOf(folder).map((name) => readBy(recordingSchema, folder, name));
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted();
}
