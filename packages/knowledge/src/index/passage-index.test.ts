import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Chunk } from '../chunk/chunk.ts';
import { openPassageIndex, type IndexedDocument } from './passage-index.ts';
import { termsOf } from './terms.ts';

const scratch = mkdtempSync(join(tmpdir(), 'assay-index-'));
afterAll(() => { rmSync(scratch, { recursive: true, force: true }); });

const document = (id: string): IndexedDocument => ({ id, company: 'Boats Corp.', form: '10-K', year: 2024 });
const chunk = (text: string, key = '1'): Chunk => ({ section: { key, title: 'Business' }, headings: [], isTable: false, text, span: { start: 0, end: text.length }, source: { start: 0, end: text.length } });
const everything = { documents: null, sections: null };
const found = (index: ReturnType<typeof openPassageIndex>, words: string): string[] => index.best(termsOf(words), everything, 10).map(({ rowid }) => index.chunk(rowid).text);

test('a document twice in the index changes nothing [KNOW-INDEX-1]', () => {
  const index = openPassageIndex();
  expect(index.add(document('a'), [chunk('Boats are rented by the hour.')])).toBe(true);
  expect(index.add(document('a'), [chunk('Something else.')])).toBe(false);
  expect([index.count(everything), found(index, 'renting boats'), found(index, 'something else')]).toEqual([1, ['Boats are rented by the hour.'], []]);
});

test('a document that fails half-way leaves nothing behind [KNOW-INDEX-1]', () => {
  const index = openPassageIndex();
  const broken = { ...chunk('Jetties are repaired in spring.'), headings: null } as unknown as Chunk;
  expect(() => index.add(document('a'), [chunk('Boats are rented.'), broken])).toThrow();
  expect([index.count(everything), index.documents(), found(index, 'boats')]).toEqual([0, [], []]);
  expect(index.add(document('a'), [chunk('Boats are rented.')])).toBe(true);
});

test('an index in a file is opened again with what it held, and a document is taken out whole [KNOW-INDEX-1]', () => {
  const path = join(scratch, 'passages.db');
  const first = openPassageIndex(path);
  first.add(document('a'), [chunk('Boats are rented.'), chunk('Oars are lent.')]);
  first.add(document('b'), [chunk('Boats are sold.')]);
  first.close();
  const again = openPassageIndex(path);
  expect(again.documents()).toEqual([document('a'), document('b')]);
  again.remove('a');
  expect([again.count(everything), found(again, 'boats'), again.statistics(['oar']).terms]).toEqual([1, ['Boats are sold.'], [0]]);
  again.close();
});

test('an index of another format is refused, not guessed at [KNOW-INDEX-1]', () => {
  const path = join(scratch, 'later.db');
  const later = new DatabaseSync(path);
  later.exec('PRAGMA user_version = 99');
  later.close();
  expect(() => openPassageIndex(path)).toThrow('has format 99');
});

test('signs of the search language in a question are words or nothing [KNOW-SEARCH-1]', () => {
  const index = openPassageIndex();
  index.add(document('a'), [chunk('Boats are rented NEAR the jetty.')]);
  for (const words of ['"', 'NOT OR AND', 'boats NEAR(', '* ^ : - {}', "'; DROP TABLE chunks; --", '']) expect(found(index, words).length).toBeLessThan(2);
  expect(found(index, 'jetty AND "')).toHaveLength(1);
});
