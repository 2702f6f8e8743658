import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import type { Chunk } from '../chunk/chunk.ts';
import { NO_EMBEDDING } from '../dense/embedding.ts';
import { wordEmbedding } from '../dense/word-vectors.ts';
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

test('the best by BM25 stand first: more of the words, rarer words, shorter texts [KNOW-INDEX-2]', () => {
  const index = openPassageIndex();
  index.add({ ...document('a'), company: 'Kettle Works' }, [chunk('Boats are moored here.'), chunk('Boats are towed by a tug.'), chunk('The tug is old.'), chunk('Boats.'), chunk('Nothing of it.'), chunk('Oars are lent.'), chunk('Nets are mended.')]);
  expect(found(index, 'boats tug')[0]).toBe('Boats are towed by a tug.');
  expect(found(index, 'boats')[0]).toBe('Boats.');
  index.close();
});

test('of many matches only those that hold a telling word are ranked, and all words rank them [KNOW-INDEX-2]', () => {
  const index = openPassageIndex();
  index.add(document('a'), [chunk('Boats are moored here.'), chunk('The tug is old and of no use to anybody who comes here.'), chunk('Boats are towed by a tug.'), chunk('Boats, boats, boats.')]);
  const ranked = (find: string): string[] => index.ranked(termsOf('boats tug'), everything, { limit: 10, find: termsOf(find) }).map((rowid) => index.chunk(rowid).text);
  expect(ranked('tug')).toEqual(['Boats are towed by a tug.', 'The tug is old and of no use to anybody who comes here.']);
  expect(ranked('boats tug')).toHaveLength(4);
  expect(ranked('')).toEqual([]);
  expect(index.ranked(termsOf('boats tug'), { ...everything, documents: ['b'] }, { limit: 10, find: termsOf('tug') })).toEqual([]);
  index.close();
});

test('passages are found by nearness of meaning, within the documents and sections meant [KNOW-DENSE-1]', () => {
  const index = openPassageIndex();
  index.add(document('a'), [chunk('Salaries were paid to the staff.'), chunk('The jetty was painted.')]);
  index.add(document('b'), [chunk('Wages rose.', '7'), chunk('Rain fell.')]);
  const near = (filter: Parameters<typeof index.nearest>[1]): string[] => index.candidates(index.nearest(wordEmbedding.embed?.('pay of workers') ?? new Float32Array(), filter, 1)).map(({ rowid }) => index.chunk(rowid).text);
  expect(near({ documents: ['a'], sections: null })).toEqual(['Salaries were paid to the staff.']);
  expect(near({ documents: null, sections: ['7'] })).toEqual(['Wages rose.']);
  index.remove('a');
  expect(near(everything)).toEqual(['Wages rose.']);
  index.close();
});

test('an index names the model of its vectors and is not opened with another [KNOW-DENSE-2]', () => {
  const path = join(scratch, 'model.db');
  openPassageIndex(path).close();
  expect(() => openPassageIndex(path, { embedding: { name: 'other/3', dimensions: 2, embed: null } })).toThrow(`holds vectors of the embedding ${wordEmbedding.name}`);
  openPassageIndex(path).close();
});

test('vectors of a service are brought along; a wrong length adds nothing, and an index may have none [KNOW-DENSE-2]', () => {
  const index = openPassageIndex(':memory:', { embedding: { name: 'service/1', dimensions: 2, embed: null } });
  const chunks = [chunk('Boats are rented.'), chunk('Oars are lent.')];
  expect(() => index.add(document('a'), chunks)).toThrow('2 dimensions');
  expect(() => index.add(document('a'), chunks, [Float32Array.of(1, 0), Float32Array.of(1)])).toThrow('2 dimensions');
  expect([index.documents(), index.count(everything)]).toEqual([[], 0]);
  index.add(document('a'), chunks, [Float32Array.of(1, 0), Float32Array.of(0, 1)]);
  expect(index.candidates(index.nearest(Float32Array.of(0, 1), everything, 1)).map(({ ordinal }) => ordinal)).toEqual([1]);
  const plain = openPassageIndex(':memory:', { embedding: NO_EMBEDDING });
  plain.add(document('a'), chunks);
  expect(found(plain, 'oars')).toEqual(['Oars are lent.']);
});

test('as of a day nothing filed later is seen [KNOW-INDEX-2]', () => {
  const index = openPassageIndex();
  index.add({ ...document('old'), filed: '2024-02-01' }, [chunk('Boats are rented.')]);
  index.add({ ...document('new'), filed: '2025-02-01' }, [chunk('Boats are sold.')]);
  index.add(document('undated'), [chunk('Boats are lent.')]);
  const asOf = { ...everything, asOf: '2024-06-30' };
  expect(index.best(termsOf('boats'), asOf, 10).map(({ document: id }) => id)).toEqual(['old', 'undated']);
  expect([index.count(asOf), index.all(asOf).length, index.nearest(wordEmbedding.embed?.('boats') ?? new Float32Array(), asOf, 10).length]).toEqual([2, 2, 2]);
  expect(index.documents().map(({ filed }) => filed)).toEqual(['2024-02-01', '2025-02-01', undefined]);
});

test('how often a term stands is known without reading the chunks, and forgotten with them [KNOW-INDEX-2]', () => {
  const index = openPassageIndex();
  index.add(document('a'), [chunk('Boats, boats.'), chunk('Oars.')]);
  index.add(document('b'), [chunk('Boats.')]);
  expect(index.statistics(['boat', 'oar', 'tug'])).toMatchObject({ chunks: 3, terms: [2, 1, 0] });
  index.remove('a');
  expect(index.statistics(['boat', 'oar', 'tug'])).toMatchObject({ chunks: 1, terms: [1, 0, 0] });
});
