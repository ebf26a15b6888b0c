import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contract } from '../../src/engine/runtimes/contract';
import { deviations } from './compare';
import { readCases } from './read-json';

const CASES = readCases(fileURLToPath(new URL('cases', import.meta.url)));

describe('by the documented contract', () => {
  it.each(CASES)('$name', (each) => {
    expect(deviations(each, contract)).toEqual([]);
  });
});
