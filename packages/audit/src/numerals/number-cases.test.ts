// The number cases of an earlier system's conformance suite: its answers where they were right, the right ones where they were not.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '@assay/record';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTokens } from './read-tokens.ts';

const file = join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared', 'cases', 'number-cases.json');
const number = z.number().nullable();
const caseSchema = z.looseObject({ fn: z.enum(['normalize_number', 'extract_numbers']), input: z.string(), expected: z.union([number, z.array(z.number())]) });
const cases = existsSync(file) ? z.array(caseSchema).parse(parseJson(readFileSync(file, 'utf8'))) : [];

/** Percent as a fraction and ranges as their two ends, as that suite states them. */
function valuesIn(text: string): number[] {
  return readTokens(text).flatMap((token) => {
    if (token.kind !== 'number') return [];
    const factor = token.numeral.unit.kind === 'percent' ? 100 : 1;
    return [token.numeral.value, token.numeral.upTo].flatMap((value) => (value === null ? [] : [Number(value) / factor]));
  });
}

test.skipIf(cases.length === 0)('every number of the conformance cases is read right (needs ../shared) [NUM-READ-1]', () => {
  const read = cases.map(({ fn, input }) => (fn === 'extract_numbers' ? valuesIn(input) : (valuesIn(input)[0] ?? null)));
  expect(read).toEqual(cases.map(({ expected }) => expected));
});
