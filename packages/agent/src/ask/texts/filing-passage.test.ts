import { expect, test } from 'vitest';
import { passagesOf } from './filing-passage.ts';
import { readWantedForm } from './computed/wanted-form.ts';

const found = { title: 'Business', section: '1', form: '10-K', period: '2031-12-31', headings: ['Piers'], paragraphs: ['We own three piers.'], capture: 'cap_0123456789', place: 'chars 120–139' };

test('a passage of a search keeps its capture, its place and where it stands [TEXTS-QUOTE-1]', () => {
  expect(passagesOf({ name: 'Harbour Tools Co.', passages: [found] })).toEqual([{ capture: 'cap_0123456789', source: { start: 120, end: 139 }, where: ['Harbour Tools Co.', '10-K for the period to 2031-12-31', 'Business', 'Piers'], period: '2031-12-31' }]);
  expect(passagesOf({ price: 3 })).toEqual([]);
});

test('scale, decimals and percent are read from the question and not from its formulas [TEXTS-COMPUTE-1]', () => {
  expect(readWantedForm('What were total assets in FY2031? Answer in USD billions.')).toMatchObject({ scale: 'billions', decimals: null, isPercent: false });
  expect(readWantedForm('What is the ratio? It is defined as: 100% of sales / days. Round to two decimal places.')).toEqual({ scale: null, decimals: 2, isPercent: false, isDays: false });
  expect(readWantedForm('By what percent did sales grow? Round to one decimal.')).toMatchObject({ decimals: 1, isPercent: true });
});
