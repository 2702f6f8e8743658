import { expect, test } from 'vitest';
import { openSample } from '../sample/open-sample.ts';
import { packagedSample, readFromFolder } from '../sample/sample-folder.ts';
import { nodeSha256 } from '../testing/node-sha256.ts';
import { businessCategories, categoryNamed } from './business-categories.ts';
import { findCompanies, readCompanyQuery, type CompanyQuery } from './find-companies.ts';

const sample = openSample({ readFile: readFromFolder(packagedSample), sha256: nodeSha256 });
const lists = { members: sample.members(), directory: sample.directory() };
const tickers = (query: CompanyQuery): string[] => findCompanies(query, lists).companies.map((company) => company.ticker);

test.each([['chip makers', ['NVDA', 'AVGO', 'AMD']], ['banks', ['JPM', 'BAC', 'WFC']], ['Airlines', ['DAL', 'UAL', 'LUV']], ['the railroads', ['UNP', 'CSX', 'NSC']], ['utilities', ['NEE', 'SO', 'DUK']], ['oil companies', ['XOM', 'CVX', 'COP']]])('the category %s is found, the largest first [RESOLVE-FIND-1]', (category, expected) => {
  expect(tickers({ category, limit: 30 })).toEqual(expect.arrayContaining(expected));
  expect(tickers({ category, limit: 1 })).toEqual(expected.slice(0, 1));
});

test('conditions hold together, and the count tells those beyond the limit [RESOLVE-FIND-1]', () => {
  const found = findCompanies({ sector: 'Financials', industry: 'Insurance', limit: 3 }, lists);
  expect(found.companies).toHaveLength(3);
  expect(found.count).toBeGreaterThan(15);
  expect(tickers({ sector: 'health', keyword: 'boston' })).toEqual(['BSX']);
});

test('a phrase is read as a category, a sector, a sub-industry or words of a name [RESOLVE-FIND-1]', () => {
  expect(readCompanyQuery('chipmakers', lists.members)).toEqual({ category: 'chipmakers' });
  expect(readCompanyQuery('energy', lists.members)).toEqual({ sector: 'Energy' });
  expect(readCompanyQuery('water utilities', lists.members)).toEqual({ industry: 'water utilities' });
  expect(readCompanyQuery('martin', lists.members)).toEqual({ keyword: 'martin' });
});

test('an unknown category finds nothing', () => {
  expect(findCompanies({ category: 'dragon breeders' }, lists)).toEqual({ companies: [], count: 0, readAs: null });
  expect(findCompanies({}, lists).companies).toEqual([]);
});

test('every sub-industry of a category is one of the list, and each word names one category', () => {
  const known = new Set(lists.members.map((member) => member.industry));
  expect(businessCategories.flatMap((category) => category.industries).filter((industry) => !known.has(industry))).toEqual([]);
  for (const category of businessCategories) for (const word of category.words) expect(categoryNamed(word)?.name).toBe(category.name);
});
