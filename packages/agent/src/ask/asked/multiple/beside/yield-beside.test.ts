import { expect, test } from 'vitest';
import { noFilters } from '../../asked.ts';
import type { ReadAround } from '../../read-around.ts';
import { readAsked } from '../../read-asked.ts';
import { deskIn, testDay } from '../../testing/sample-desk.ts';
import { readYieldBeside } from './yield-beside.ts';

const around: ReadAround = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };

async function read(question: string) {
  const parts = (await readYieldBeside(await readAsked(question, around), around))?.parts ?? [];
  return parts.map(({ valuation, periods }) => (valuation === undefined ? periods : { items: valuation.items, year: valuation.at[0]?.year ?? null, isApart: valuation.apart !== undefined }));
}

const day = (on: string) => [{ kind: 'date', on }];

test.each([
  ['How many points lie between IBM\'s dividend yield and the ten-year Treasury yield on 31 July 2025?', { id: 'dividend_yield', year: null }, day('2025-07-31')],
  ['What is Visa\'s earnings yield on fiscal 2024 diluted EPS at the last close, and how does it compare with the 10-year Treasury yield on June 30, 2025?', { id: 'earnings_yield', year: { year: 2024 } }, day('2025-06-30')],
  ['GOOGL earnings yield on 2025 diluted EPS at the last close vs 10y UST 14 May 2026, in pp', { id: 'earnings_yield', year: { year: 2025 } }, day('2026-05-14')],
  ['Say I take Goldman\'s closing price of September 3, 2025 and its diluted earnings per share of 2024, and turn that into an earnings yield. Where did the ten-year Treasury yield stand on the same day, and what\'s the gap in percentage points?', { id: 'earnings_yield', year: { year: 2024 } }, day('2025-09-03')],
  ['How far below the 10-year Treasury yield is P&G\'s dividend yield at the last close?', { id: 'dividend_yield', year: null }, [{ kind: 'latest' }]],
])('%s: the share\'s yield, the rate of its day, and how far they lie apart [ASK-VALUATION-1]', async (question, { id, year }, periods) => {
  expect(await read(question)).toEqual([{ items: [id], year, isApart: false }, periods, { items: [id], year, isApart: true }]);
});

test.each(['What was the ten-year Treasury yield on 31 July 2025?', 'Which pays more, IBM\'s dividend yield or the ten-year Treasury yield?', 'How many points lie between the ten-year and the two-year Treasury yield?'])('%s: left to other readers [ASK-VALUATION-1]', async (question) => {
  expect(await read(question)).toEqual([]);
});
