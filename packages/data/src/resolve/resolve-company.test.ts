import { expect, test } from 'vitest';
import type { Company } from '../company.ts';
import type { Resolution } from '../resolution.ts';
import { makeDirectory } from './directory.ts';
import { resolveCompany } from './resolve-company.ts';

const apple: Company = { ticker: 'AAPL', cik: '0000320193', name: 'Apple Inc.', sector: 'Information Technology', industry: 'Hardware', exchange: 'Nasdaq', fiscalCalendar: { month: 9, named: 'end-year' }, kind: 'company' };
const alphabet: Company = { ...apple, ticker: 'GOOGL', cik: '0001652044', name: 'Alphabet Inc.' };

const listed = (rows: readonly (readonly [ticker: string, cik: number, name: string])[]): { ticker: string; cik: string; name: string }[] => rows.map(([ticker, cik, name]) => ({ ticker, cik: String(cik).padStart(10, '0'), name }));
const directory = makeDirectory({
  bundled: [apple, alphabet],
  listed: listed([
    ['AAPL', 320193, 'Apple Inc.'], ['GOOG', 1652044, 'Alphabet Inc.'], ['GOOGL', 1652044, 'Alphabet Inc.'], ['META', 1326801, 'Meta Platforms, Inc.'], ['BRK-B', 1067983, 'BERKSHIRE HATHAWAY INC'], ['TSM', 1046179, 'TAIWAN SEMICONDUCTOR MANUFACTURING CO LTD'],
    ['JPM', 19617, 'JPMORGAN CHASE & CO'], ['BAC', 70858, 'BANK OF AMERICA CORP /DE/'], ['UAL', 100517, 'United Airlines Holdings, Inc.'], ['UPS', 1090727, 'United Parcel Service Inc'], ['F', 37996, 'FORD MOTOR CO'], ['EL', 1001250, 'ESTEE LAUDER COMPANIES INC'],
    ['MS', 895421, 'MORGAN STANLEY'], ['MRK', 310158, 'Merck & Co., Inc.'], ['HPQ', 47217, 'HP INC'], ['SQ', 1512673, 'Block, Inc.'], ['CRM', 1108524, 'Salesforce, Inc.'], ['HES', 4447, 'HESS CORP'], ['FOXA', 1754301, 'Fox Corp'], ['FOX', 1754301, 'Fox Corp'], ['HP', 46765, 'Helmerich & Payne, Inc.'],
    ['BRK-A', 1067983, 'BERKSHIRE HATHAWAY INC'], ['T', 732717, 'AT&T INC.'], ['T-PA', 732717, 'AT&T INC.'], ['APLE', 1418121, 'Apple Hospitality REIT, Inc.'], ...Array.from({ length: 300 }, (_, at) => [`Q${String(at)}X`, 9_000_000 + at, `Quiet ${String(at)} Holdings`] as const),
    ['FORD', 38264, 'Forward Industries, Inc.'], ['MGHL', 1162283, 'MORGAN GROUP HOLDING CO'],
  ]),
  members: [
    { ticker: 'JPM', name: 'JPMorgan Chase', sector: 'Financials', industry: 'Diversified Banks', cik: '0000019617', added: null },
    { ticker: 'XYZ', name: 'Block, Inc.', sector: 'Financials', industry: 'Transaction & Payment Processing Services', cik: '0001512673', added: null },
  ],
});

const ask = (query: string): Resolution => resolveCompany(query, directory);
const found = (query: string): string | null => {
  const resolved = ask(query);
  return resolved.kind === 'found' ? resolved.company.ticker : null;
};
const noteOf = (query: string): string => {
  const resolved = ask(query);
  return resolved.kind === 'found' ? (resolved.note ?? '') : '';
};

test.each([
  ['AAPL', 'AAPL'], ['aapl', 'AAPL'], ['$AAPL', 'AAPL'], ['NYSE: T', 'T'], ['Apple (AAPL)', 'AAPL'], ['320193', 'AAPL'], ['CIK 320193', 'AAPL'], ['CIK0000019617', 'JPM'], ['0000320193', 'AAPL'],
  ['Apple', 'AAPL'], ['apple inc', 'AAPL'], ['Berkshire', 'BRK-B'], ['Bank of America', 'BAC'], ['JP Morgan', 'JPM'], ['J.P. Morgan Chase & Co.', 'JPM'], ['TSMC', 'TSM'], ['Estée Lauder', 'EL'], ['AT&T', 'T'], ['at and t', 'T'],
])('%s finds %s [SAMPLE-FIND-1]', (query, ticker) => {
  expect(found(query)).toBe(ticker);
});

test.each([['BRK-B', 'BRK-B'], ['brk.b', 'BRK-B'], ['BRK/B', 'BRK-B'], ['BRKB', 'BRK-B'], ['Berkshire B', 'BRK-B'], ['Berkshire Hathaway Class A', 'BRK-A'], ['Alphabet Class C', 'GOOG'], ['Fox class B', 'FOX']])('%s finds the class %s [RESOLVE-CLASS-1]', (query, ticker) => {
  expect(found(query)).toBe(ticker);
});

test('a company with several classes is found with the classes said; preferred shares are none [RESOLVE-CLASS-1]', () => {
  expect(found('Google')).toBe('GOOGL');
  expect(noteOf('Google')).toBe('Alphabet Inc has several listed classes: GOOGL (Class A), GOOG (Class C).');
  expect(noteOf('AT&T')).toBe('');
});

test('a former name finds the company of today, with the year of the change [RESOLVE-FORMER-1]', () => {
  expect(found('Facebook')).toBe('META');
  expect(noteOf('Facebook')).toBe('Facebook was the name of Meta Platforms, Inc until 2021.');
});

test('a company that was bought finds the one it belongs to, and no renaming is told of it [RESOLVE-FORMER-1]', () => {
  expect(found('Merrill Lynch')).toBe('BAC');
  expect(noteOf('Merrill Lynch')).toMatch(/^Merrill Lynch has belonged to .+ since 2009\.$/);
});

test('an earlier ticker finds the company by its ticker of today, and says so [RESOLVE-FORMER-1]', () => {
  expect(ask('SQ')).toMatchObject({ kind: 'found', company: { ticker: 'XYZ' }, note: 'SQ is the earlier ticker of Block, Inc, which trades as XYZ.' });
});

test('shares that no longer trade are said to [RESOLVE-GONE-1]', () => {
  expect(noteOf('Hess')).toContain('was bought by Chevron in July 2025');
  expect(ask('Twitter')).toMatchObject({ kind: 'unknown', why: expect.stringContaining('October 2022') as string });
  expect(ask('Slack')).toMatchObject({ kind: 'unknown', suggestions: [{ ticker: 'CRM' }], why: 'Slack was bought by Salesforce in July 2021.' });
});

test('a company that does not file with the SEC is unknown, with what is missing [RESOLVE-GONE-1]', () => {
  expect(ask('Samsung')).toMatchObject({ kind: 'unknown', why: expect.stringContaining('does not file statements with the SEC') as string });
  expect(ask('Merck KGaA')).toMatchObject({ kind: 'unknown', why: expect.stringContaining('Frankfurt') as string });
  expect(found('Merck')).toBe('MRK');
});

test('the beginning of several names is an honest list [RESOLVE-LIST-1]', () => {
  expect(ask('United')).toMatchObject({ kind: 'ambiguous', candidates: [{ ticker: 'UAL' }, { ticker: 'UPS' }] });
});

test('a word that is a ticker of one company and the name of a larger one is an honest list, or said [RESOLVE-LIST-1]', () => {
  expect(ask('HP')).toMatchObject({ kind: 'ambiguous', candidates: [{ ticker: 'HPQ' }, { ticker: 'HP' }] });
  expect(ask('Ford')).toMatchObject({ kind: 'found', company: { ticker: 'F' }, note: 'FORD is also the ticker of Forward Industries, Inc.' });
});

test('a small company does not take the name of a large one that begins with it [RESOLVE-LIST-1]', () => {
  expect(ask('Morgan')).toMatchObject({ kind: 'ambiguous', candidates: [{ ticker: 'MS' }, { ticker: 'MGHL' }] });
});

test.each([['Alphabett', 'GOOGL'], ['berkshir', 'BRK-B'], ['Bank of Amercia', 'BAC'], ['salesfroce', 'CRM']])('the misspelt name %s is read as %s, and said [RESOLVE-SPELL-1]', (query, ticker) => {
  expect(found(query)).toBe(ticker);
  expect(noteOf(query)).toContain(`Read “${query}” as`);
});

test.each([['APPL', 'AAPL'], ['AALP', 'AAPL'], ['JPMM', 'JPM']])('the mistyped ticker %s is never another one; it brings %s first [RESOLVE-SPELL-1]', (query, ticker) => {
  const resolved = ask(query);
  expect(resolved.kind === 'unknown' && resolved.suggestions[0]?.ticker).toBe(ticker);
});

test('nothing near brings nothing', () => {
  expect(ask('ZZVVKKWW')).toEqual({ kind: 'unknown', suggestions: [] });
});

test('a company of the index takes sector and kind from it', () => {
  expect(ask('JPM')).toMatchObject({ kind: 'found', company: { name: 'JPMorgan Chase', sector: 'Financials', kind: 'bank', fiscalCalendar: null } });
});
