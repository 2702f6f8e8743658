import { expect, test } from 'vitest';
import { nodeSha256 } from '../../testing/node-sha256.ts';
import { openSample } from '../../sample/open-sample.ts';
import { packagedSample, readFromFolder } from '../../sample/sample-folder.ts';
import type { Entry, Naming } from '../entry.ts';
import { openNameIndex, type AddedName } from './name-index.ts';
import { plainName } from './plain-name.ts';

const entry = (rank: number): Entry => ({ rank, cik: null, tickers: [`T${String(rank)}`], name: `Company ${String(rank)}`, wellKnown: false });
const named = (said: string, of: Entry, how: Naming['how'] = 'whole'): AddedName => ({ naming: { entry: of, how, said, year: null }, plain: undefined });

test('a name is found under its first letter also behind an article, an accent or a sign [SAMPLE-FIND-1]', () => {
  const names = openNameIndex(['The Willow Works Inc', 'Élan Mills', '@Harbour Corp', 'Thelma Stores'].map((said, rank) => named(said, entry(rank))));
  expect(['willow works', 'elan mills', 'harbour', 'thelma stores'].map((plain) => names.called(plain)[0]?.entry.rank)).toEqual([0, 1, 2, 3]);
  expect(names.beginningWith('willow')).toEqual(['willow works']);
  expect([...names.all().keys()]).toEqual(['willow works', 'elan mills', 'harbour', 'thelma stores']);
});

test('a company stands once under a name, as the one in common use [SAMPLE-FIND-1]', () => {
  const [one, other] = [entry(1), entry(2)];
  const names = openNameIndex([named('Willow Inc', one), named('WILLOW', other), named('Willow', one, 'common'), named('Willow', other)]);
  expect(names.called('willow').map(({ entry: of, how }) => [of.rank, how])).toEqual([[1, 'common'], [2, 'whole']]);
});

test('the plain names of the bundled list are those that the program makes [SAMPLE-FIND-1]', () => {
  const listed = openSample({ readFile: readFromFolder(packagedSample), sha256: nodeSha256 }).listed();
  expect(listed.length).toBeGreaterThan(9000);
  expect(listed.filter(({ name, plain }) => plain !== plainName(name))).toEqual([]);
});
