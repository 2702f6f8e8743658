import { expect, test } from 'vitest';
import { readNoteInText, readUnitNote } from './unit-note.ts';

test.each([
  ['(in thousands)', { scale: 3, currency: null, sharesScale: null }],
  ['($ in millions, except per share data)', { scale: 6, currency: 'USD', sharesScale: null }],
  ['(in millions, except share and per share data)', { scale: 6, sharesScale: 0 }],
  ['(In millions, except number of shares, which are reflected in thousands, and per-share amounts)', { scale: 6, sharesScale: 3 }],
  ['(Dollars and shares in millions)', { scale: 6, currency: 'USD', sharesScale: 6 }],
  ['(Shares in thousands)', { scale: null, sharesScale: 3 }],
  ['earnings per share (in thousands)', { scale: 3, sharesScale: null }],
  ['€m', { scale: 6, currency: 'EUR' }], ['£ million', { scale: 6, currency: 'GBP' }], ["$'000", { scale: 3, currency: 'USD' }], ['US$ in billions', { scale: 9, currency: 'USD' }], ['USDm', { scale: 6, currency: 'USD' }],
  ['(S$ million)', { scale: 6, currency: 'SGD' }], ['(in thousands of Canadian dollars)', { scale: 3, currency: 'CAD' }], ['₹ crore', { scale: 7, currency: 'INR' }],
  ['Net sales', { scale: null, currency: null, percent: false }], ['% of sales', { percent: true }], ['Price per share', { perShare: true }], ['Weighted-average shares outstanding', { shares: true, perShare: false }], ['Term (in years)', { kind: 'years' }],
] as const)('"%s" sets its units [FACT-TABLE-3]', (words, note) => {
  expect(readUnitNote(words)).toMatchObject(note);
});

test('of a long text only its unit phrases count, not the dollars of its sentences', () => {
  const text = 'We paid €4.5 million in 2023 for licences, and the following table shows the amounts that fall due in each of the next five years under such agreements (in thousands):';
  expect(readNoteInText(text)).toMatchObject({ scale: 3, currency: null });
});
