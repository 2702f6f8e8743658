import { expect, test } from 'vitest';
import type { Chunk } from '../chunk/chunk.ts';
import { openPassageIndex, type IndexedDocument, type PassageIndex } from '../index/passage-index.ts';
import { isSaid } from './asked-question.ts';
import { fuseRanks } from './fuse-ranks.ts';
import { searchIndex, type SearchOptions } from './search-index.ts';
import { sectionsMeant } from './sections-meant.ts';

const document = (id: string, more: Partial<IndexedDocument> = {}): IndexedDocument => ({ id, company: 'Boats Corp.', form: '10-K', year: 2024, ...more });
const chunk = (text: string, key = '8'): Chunk => ({ section: { key, title: '' }, headings: [], isTable: false, text, span: { start: 0, end: text.length }, source: { start: 0, end: text.length } });
const all: SearchOptions = { documents: null, sections: null, limit: 5 };
const texts = (index: PassageIndex, query: string, options: Partial<SearchOptions> = {}): string[] => searchIndex(index, query, { ...all, ...options }).map((hit) => hit.chunk.text);

function indexOf(...chunks: readonly Chunk[]): PassageIndex {
  const index = openPassageIndex();
  index.add(document('a'), [...chunks, ...Array.from({ length: 8 }, (_, at) => chunk(`Berth ${String(at)} has a lamp of its own and is swept in the morning.`, 'cover'))]);
  return index;
}

test('a question is answered by the row whose label it says, under its year [KNOW-ROW-1]', () => {
  const talk = chunk('The boats were rented to visitors, and rents of boats were agreed with visitors who rented boats in the rain.');
  const [old, later] = [['2019', '2018'], ['2024', '2023']].map((years) => chunk(`Year ended | ${years.join(' | ')}\nBoat rents | 120 | 110\nRepairs of sails | 14 | 12`));
  expect(texts(indexOf(talk, old ?? talk, later ?? talk), 'What were boat rents in 2024?')[0]).toContain('2024 | 2023');
});

test('of passages that name a measure, the statement that holds it stands first [KNOW-ROW-1]', () => {
  const statement = chunk(`Consolidated Balance Sheets\n | 2024 | 2023\n${['Cash', 'Inventories', 'Accounts payable', 'Total assets', 'Long-term debt', 'Common stock'].map((label, at) => `${label} | ${String(10 + at)} | ${String(20 + at)}`).join('\n')}`);
  const talk = chunk('Inventories: we count inventories each spring, and inventories of sails are dried before inventories of oars.');
  expect(texts(indexOf(talk, statement), 'What were inventories at the end of 2024?')[0]).toBe(statement.text);
});

test('for something said, words that stand in every report count little [KNOW-ROW-1]', () => {
  const usual = chunk('Forward-looking statements: rents of boats may fall when tourists stay away, and tourists may stay away.');
  const told = chunk('Rents of boats fell because tourists stayed away during the long strike.');
  expect(isSaid('The rents of its boats fell because tourists stayed away.')).toBe(true);
  expect(texts(indexOf(usual, told), 'The rents of its boats fell because tourists stayed away.')[0]).toBe(told.text);
  for (const asked of ['What did tourists do to the rents of boats?', 'rents of boats', 'Is the rent of boats falling', 'Calculate the average rent of all the boats in use']) expect(isSaid(asked)).toBe(false);
});

test('among passages with the same words the one of nearer meaning stands first, and the reranker can be left out or replaced [KNOW-RERANK-1]', () => {
  const index = indexOf(chunk('The crew likes paint.'), chunk('The crew earned salaries and a bonus.'));
  const first = (options: Partial<SearchOptions>): string | undefined => texts(index, 'What are the wages of the crew?', options)[0];
  expect([first({}), first({ reranker: null })]).toEqual(['The crew earned salaries and a bonus.', 'The crew likes paint.']);
  expect(first({ reranker: (_, candidates) => candidates.map(({ ordinal }) => (ordinal === 0 ? 1 : 0)) })).toBe('The crew likes paint.');
});

test('rankings are fused by weighted reciprocal rank [KNOW-FUSE-1]', () => {
  expect(fuseRanks([{ weight: 1, rowids: [1, 2, 3] }, { weight: 1, rowids: [3, 4] }], 3)).toEqual([3, 1, 2]);
  expect(fuseRanks([{ weight: 1, rowids: [1, 2] }, { weight: 0.1, rowids: [9] }], 3)).toEqual([1, 2, 9]);
});

test('of a large index the passage is found that has the words [KNOW-FUSE-1]', () => {
  const index = openPassageIndex();
  for (let at = 0; at < 13; at += 1) index.add(document(`d${String(at)}`), Array.from({ length: 100 }, (_, berth) => chunk(`Berth ${String(at)} ${String(berth)} is swept, lit and let to visitors.`)));
  index.add(document('told'), [chunk('The ferryman mends nets with tarred twine.'), chunk('Twine is dear.')]);
  expect(texts(index, 'Who mends nets with twine?')[0]).toBe('The ferryman mends nets with tarred twine.');
  expect(texts(index, 'qqq zzz')).toEqual([]);
  expect(texts(index, 'nets', { documents: ['d1', 'd2'] })).toEqual([]);
});

test('in a large index a vector brings what is near in meaning among the candidates, though many have the words as well [KNOW-FUSE-1]', () => {
  const index = openPassageIndex();
  for (let at = 0; at < 13; at += 1) index.add(document(`d${String(at)}`), Array.from({ length: 100 }, (_, berth) => chunk(`Berth ${String(at)} ${String(berth)} is let to visitors.`)));
  const told = 'Visitors hear at the gate that the crew gets its salaries, and the officers their bonus, at the end of each long week.';
  index.add(document('told'), [chunk(told)]);
  const vector = index.embedding.embed?.('pay of the crew') ?? null;
  expect([texts(index, 'visitors', { limit: 2000 }).includes(told), texts(index, 'visitors', { limit: 2000, vector }).includes(told)]).toEqual([false, true]);
});

test('what the question says of company, year, section and day narrows or weighs [KNOW-QUERY-2]', () => {
  const index = openPassageIndex();
  const berths = [chunk('Storms may sink boats.', '1A'), chunk('Storms may sink boats, and did.', '7'), chunk('Lamps burn.', '1')];
  index.add(document('boats', { filed: '2025-02-01' }), berths);
  index.add(document('kettles', { company: 'Kettle Works', filed: '2024-02-01' }), berths);
  const hits = (query: string, options: Partial<SearchOptions> = {}): string[] => searchIndex(index, query, { ...all, ...options }).map((hit) => `${hit.document} ${hit.chunk.section.key}`);
  expect(hits('Which storms does Kettle Works fear?').every((hit) => hit.startsWith('kettles'))).toBe(true);
  expect(hits('Which storms are in the risk factors of Kettle Works?')[0]).toBe('kettles 1A');
  expect(hits('Which storms?', { asOf: '2024-12-31' }).every((hit) => hit.startsWith('kettles'))).toBe(true);
});

test('among the documents that are given the year that the question names weighs [KNOW-QUERY-2]', () => {
  const index = openPassageIndex();
  for (const year of [2022, 2023, 2024]) index.add(document(`y${String(year)}`, { year }), [chunk('Boats are rented by the hour.')]);
  expect(searchIndex(index, 'Which boats were rented in fiscal 2023?', { ...all, documents: ['y2022', 'y2023', 'y2024'] })[0]?.document).toBe('y2023');
});

test('items are meant by number and by the names people use [KNOW-QUERY-2]', () => {
  expect([...sectionsMeant('What does Item 7A say of rates?')]).toEqual(['7A']);
  expect([...sectionsMeant('According to the MD&A, why?')]).toEqual(['7', 'I.2']);
  expect([...sectionsMeant('Which risks are there?')]).toEqual([]);
});
