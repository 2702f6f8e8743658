import { expect, test } from 'vitest';
import type { IndexedDocument } from '../index/passage-index.ts';
import { companiesNamed } from './companies-named.ts';
import { documentsAsked } from './documents-asked.ts';

const companies = ['Harbour Tea Company', 'Harbour Lights Inc.', 'BlueFerry', 'Northern Union Kettle Works', 'Best Oars', 'Otter Corp.'];

test('a company is named in full, written together, or by a first word that no other has [KNOW-QUERY-1]', () => {
  expect(companiesNamed('What did Harbour Tea earn?', companies)).toEqual(['Harbour Tea Company']);
  expect(companiesNamed("Blueferry's margins against Otter", companies)).toEqual(['BlueFerry', 'Otter Corp.']);
  expect(companiesNamed('Did BestOars grow?', companies)).toEqual(['Best Oars']);
  expect(companiesNamed('How are the margins of Northern?', companies)).toEqual(['Northern Union Kettle Works']);
});

test('a short form is made of the beginnings of a name’s words, and names nobody where it fits two [KNOW-QUERY-1]', () => {
  expect(companiesNamed('Does NUKE have debt?', companies)).toEqual(['Northern Union Kettle Works']);
  expect(companiesNamed('Does HARL have debt?', companies)).toEqual(['Harbour Lights Inc.']);
  expect(companiesNamed('Does HAR have debt?', companies)).toEqual([]);
});

test('words that are no names name nobody [KNOW-QUERY-1]', () => {
  for (const query of ['Which harbour is best for an otter?', 'Best margin of the year?', 'What is EBITDA in FY2024?', '']) expect(companiesNamed(query, companies)).toEqual([]);
});

const shelf: readonly IndexedDocument[] = [
  { id: 'k23', company: 'Otter Corp.', form: '10-K', year: 2023 }, { id: 'q23', company: 'Otter Corp.', form: '10-Q', year: 2023 }, { id: 'k22', company: 'Otter Corp.', form: '10-K', year: 2022 },
  { id: 'k20', company: 'Otter Corp.', form: '10-K', year: 2020 }, { id: 'b', company: 'BlueFerry', form: '10-K', year: null },
];

test('of the companies named the report of the last year named weighs most, and its form [KNOW-QUERY-1]', () => {
  const weights = documentsAsked('Otter: sales from FY2021 to FY2023 in the 10-K', shelf);
  expect([...weights].toSorted(([, left], [, right]) => right - left).map(([id]) => id)).toEqual(['k23', 'q23', 'k22', 'k20']);
  expect(documentsAsked('sales', shelf.slice(-1))).toEqual(new Map([['b', 1]]));
});
