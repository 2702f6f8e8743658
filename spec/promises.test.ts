// Every promise is cited by a test, and every citation names a promise.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseJson } from '@assay/record';

const promiseSchema = z.strictObject({ id: z.string().regex(/^[A-Z]{3,7}(-[A-Z0-9]+)+$/), source: z.string().min(3), promise: z.string().min(20) });
const root = join(import.meta.dirname, '..');
const folder = join(root, 'spec', 'promises');
const promises = readdirSync(folder).filter((name) => name.endsWith('.json')).flatMap((name) => z.array(promiseSchema).parse(parseJson(readFileSync(join(folder, name), 'utf8'))));

function testFiles(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(join(path, entry.name));
    return entry.name.endsWith('.test.ts') ? [join(path, entry.name)] : [];
  });
}

/** Citations stand in brackets at the end of a test's title: `[REC-DEC-1]`, `[REC-DEC-1, REC-UNIT-2]`. */
function citationsIn(text: string): string[] {
  return [...text.matchAll(/\[([A-Z]{3,7}(?:-[A-Z0-9]+)+(?:, [A-Z]{3,7}(?:-[A-Z0-9]+)+)*)\]/g)].flatMap((match) => (match[1] ?? '').split(', '));
}

const cited = new Set(['packages', 'spec', 'bench', 'examples'].flatMap((name) => testFiles(join(root, name))).filter((file) => file !== import.meta.filename).flatMap((file) => citationsIn(readFileSync(file, 'utf8'))));

test('no promise has two entries', () => {
  const ids = promises.map((promise) => promise.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every promise is cited by a test', () => {
  expect(promises.map((promise) => promise.id).filter((id) => !cited.has(id))).toEqual([]);
});

test('every citation names a promise', () => {
  const known = new Set(promises.map((promise) => promise.id));
  expect([...cited].filter((id) => !known.has(id))).toEqual([]);
});

test('a citation in a title is found, one or several', () => {
  expect(citationsIn("test('x [ABC-D-1]'); test('y [ABC-D-1, XYZ-2]')")).toEqual(['ABC-D-1', 'ABC-D-1', 'XYZ-2']);
});
