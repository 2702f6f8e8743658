import { expect, test } from 'vitest';
import { identifyFiling, type GivenOfFiling, type Identity, type ResolveCompany } from './identify-filing.ts';

const boats = { name: 'Lake Boats, Inc.', ticker: 'BOAT', cik: '0000000042' };
const resolve: ResolveCompany = (query) => (/^(?:lake boats|boat$|0*42$)/i.test(query) ? boats : null);
const identify = (text: string, more: { readonly name?: string; readonly given?: GivenOfFiling; readonly html?: string } = {}): Identity => identifyFiling({ page: more.html === undefined ? { text } : { html: more.html }, text, name: more.name ?? 'x.txt', given: more.given ?? {} }, resolve);
const cover = (name: string, form = '10-K'): string => `UNITED STATES\nSECURITIES AND EXCHANGE COMMISSION\nFORM ${form}\nFor the fiscal year ended January 1, 2023\nCommission File Number 001-1\n\n${name}\n(Exact name of registrant as specified in its charter)\n`;

test('a cover says company, form and period, and the fiscal year is the one that the period belongs to [INGEST-COVER-1]', () => {
  expect(identify(cover('LAKE BOATS, INC.'))).toEqual({ company: boats, form: '10-K', period: '2023-01-01', filed: null, fiscalYear: 2022 });
  expect(identify(cover('HARBOUR HIRE\nCOMPANY')).company).toEqual({ name: 'HARBOUR HIRE COMPANY', ticker: null, cik: null });
  expect(identify(cover('L AKE B OATS')).company).toEqual(boats);
});

test('a letter before the cover, and a name that is a picture there, mislead nobody [INGEST-COVER-1]', () => {
  expect(identify(`Dear owners, our annual report on Form 10-K tells more.\n${'We rent boats. '.repeat(900)}\n${cover('Lake Boats, Inc.')}`)).toMatchObject({ company: boats, form: '10-K', period: '2023-01-01' });
  expect(identify(`${cover('')}\nSIGNATURES\n\nLAKE BOATS, INC.\n(Registrant)\nBy: A. Rower`).company).toEqual(boats);
});

test('news of results are told from reports that they speak of, and the newest period counts [INGEST-COVER-1]', () => {
  const news = 'Lake Boats, Inc. Reports Third Quarter Results\nLUTON, May 5, 2024 - Lake Boats, Inc. (NYSE: BOAT) today reported results. See our Form 10-K filed with the Securities and Exchange Commission.\nThree Months Ended March 31, 2023   Three Months Ended March 31, 2024\n';
  expect(identify(news)).toEqual({ company: boats, form: 'press release', period: '2024-03-31', filed: null, fiscalYear: 2024 });
});

test('marks of inline XBRL outrank the words of the cover [INGEST-COVER-1]', () => {
  const mark = (name: string, value: string): string => `<ix:nonNumeric contextRef="c" name="dei:${name}" id="f">${value}</ix:nonNumeric>`;
  const html = `<html>${mark('EntityCentralIndexKey', '0000000042')}${mark('DocumentType', '10-K')}${mark('DocumentPeriodEndDate', '2023-01-29')}${mark('DocumentFiscalYearFocus', '2022')}</html>`;
  expect(identify('', { html })).toEqual({ company: boats, form: '10-K', period: '2023-01-29', filed: null, fiscalYear: 2022 });
});

test('a file’s name only fills what the document leaves open, and what the user says goes first [INGEST-COVER-2]', () => {
  expect(identify(cover('Harbour Hire'), { name: 'BOAT_10-Q_2023-03-02.txt.gz' })).toMatchObject({ company: { name: 'Harbour Hire' }, form: '10-K', filed: '2023-03-02' });
  expect(identify('Some words of nobody.', { name: 'boat 10-q 2023-03-02.txt' })).toMatchObject({ company: boats, form: '10-Q', period: null, filed: null });
  expect(identify(cover('Lake Boats'), { name: 'BOAT_10-K_2021-03-02.txt' }).filed).toBeNull();
  expect(identify(cover('Lake Boats'), { given: { company: 'Punts Ltd.', form: '10-k/a', period: '2022-12-31', filed: '2023-02-03' } })).toMatchObject({ company: { name: 'Punts Ltd.', ticker: null }, form: '10-K/A', period: '2022-12-31', filed: '2023-02-03' });
});
