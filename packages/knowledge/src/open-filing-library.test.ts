import { captureId, type SearchedFiling } from '@assay/record';
import { expect, test } from 'vitest';
import { openFilingLibrary } from './open-filing-library.ts';

const head = (text: string): string => `<div><b>${text}</b></div>`;
const html = (thing: string): string => `${head('Item 1. Business')}<p>We rent ${thing} by the hour on three lakes.</p><p>In winter the ${thing} are kept in a shed.</p>${head('Item 1A. Risk Factors')}<p>A dry summer would leave our ${thing} without water.</p>`;
const filing = (at: number, thing: string): SearchedFiling => ({ capture: captureId.parse(`cap_${String(at).padStart(20, '0')}`), page: { html: html(thing) }, company: 'Lake Hire Corp.', form: '10-K', period: '2024-12-31' });
const [boats, canoes] = [filing(1, 'boats'), filing(2, 'canoes')];

test('passages are of the filings and the section asked for, best first, the same each time [KNOW-SEARCH-1]', () => {
  const library = openFilingLibrary();
  const ask = (filings: readonly SearchedFiling[], section: string | null): string[] => library.search(filings, { query: 'What if a dry summer leaves no water?', section, limit: 2 }).map(({ capture, section: { key }, score }) => `${capture.slice(-1)} ${key} ${String(score > 0)}`);
  expect(ask([boats, canoes], null)).toEqual(['1 1A true', '2 1A true']);
  expect(ask([canoes], null)).toEqual(['2 1A true']);
  expect(ask([boats, canoes], '1')).toEqual([]);
  expect(ask([boats, canoes], null)).toEqual(['1 1A true', '2 1A true']);
});

test('more filings than are kept at once are all searched, and a filing that left is read again [KNOW-SEARCH-1]', () => {
  const library = openFilingLibrary();
  const many = Array.from({ length: 20 }, (_, at) => filing(at + 10, `punts of make ${String(at)}`));
  const ask = (filings: readonly SearchedFiling[]): number => library.search(filings, { query: 'punts by the hour', section: null, limit: 50 }).length;
  const all = ask(many);
  expect(all).toBeGreaterThanOrEqual(20);
  expect(ask([boats])).toBeLessThan(all);
  expect(ask(many)).toBe(all);
});

test('a passage says where it stands and opens at its place [KNOW-CHUNK-1]', () => {
  const [passage] = openFilingLibrary().search([boats], { query: 'shed in winter', section: null, limit: 1 });
  expect(passage).toMatchObject({ section: { key: '1' }, isTable: false });
  expect(html('boats').slice(passage?.source.start, passage?.source.end)).toContain('kept in a shed.');
});
