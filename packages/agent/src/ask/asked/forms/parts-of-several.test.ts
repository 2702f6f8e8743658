import { expect, test } from 'vitest';
import type { AskedMeasure } from '../asked.ts';
import { partsOfSeveral } from './parts-of-several.ts';

const metric = (id: string, words: string): AskedMeasure => ({ kind: 'metric', id, as: 'value', words });
const [goodwill, assets, equity] = [metric('goodwill', 'goodwill'), metric('total_assets', 'total assets'), metric('shareholders_equity', 'equity')];
const told = (found: readonly AskedMeasure[], text: string): readonly string[] | null => partsOfSeveral(found, text)?.map((measure) => (measure.kind === 'metric' ? `${measure.id} ${measure.as} ${measure.of ?? ''}`.trim() : '')) ?? null;

test.each([
  ['goodwill ; % of total assets; % of equity'],
  ['goodwill relative to total assets and relative to equity'],
  ['goodwill as a share of its total assets and of its equity'],
])('%s: a part of each whole', (text) => {
  expect(told([goodwill, assets, equity], text)).toEqual(['goodwill share total_assets', 'goodwill share shareholders_equity']);
});

test('an amount that is asked for is told before its parts', () => {
  expect(told([goodwill, assets, equity], 'what goodwill did it show, and what percentage of total assets and of equity was that')).toEqual(['goodwill value', 'goodwill share total_assets', 'goodwill share shareholders_equity']);
});

test('wholes may stand first, and several parts may be of one whole', () => {
  expect(told([assets, equity, goodwill], 'what percentage of total assets and of equity was its goodwill?')).toEqual(['goodwill share total_assets', 'goodwill share shareholders_equity']);
  expect(told([metric('dividends_paid', 'dividends'), metric('share_repurchases', 'buybacks'), metric('net_income', 'net income')], 'dividends and buybacks as % of net income')).toEqual(['dividends_paid share net_income', 'share_repurchases share net_income']);
});

test.each([
  ['what percentage of its revenue did spend on marketing in , and what percentage on research?'],
  ['how many percent of revenue went into marketing, and how many into research?'],
  ['out of its revenue, what percentage went to marketing and what percentage to research?'],
])('%s: each part of the one whole', (text) => {
  const found = [metric('revenue', 'revenue'), metric('selling_general_administrative', 'marketing'), metric('research_and_development', 'research')];
  expect(told(found, text)).toEqual(['selling_general_administrative share revenue', 'research_and_development share revenue']);
});

test('a whole that is said again of each is the whole of each', () => {
  expect(told([metric('selling_general_administrative', 'marketing'), metric('revenue', 'revenue'), metric('research_and_development', 'research')], 'marketing % of revenue, research % of revenue')).toEqual(['selling_general_administrative share revenue', 'research_and_development share revenue']);
});

test('a part beside another figure is left to the other readers', () => {
  expect(told([goodwill, assets, equity], 'goodwill as % of total assets, and equity')).toBeNull();
});
