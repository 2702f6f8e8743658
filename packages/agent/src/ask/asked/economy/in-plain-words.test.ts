import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';
import { economyInPlainWords } from './in-plain-words.ts';

const desk = deskIn('sample');

test.each([
  ['By how many percentage points did the 10-year Treasury yield exceed the 2-year yield on December 31, 2025?', /DGS10 DGS2 T10Y2Y \| 2025-12-31/],
  ['How steep was the US curve on the last day of 2025, I mean the ten-year Treasury yield less the two-year?', /DGS10 DGS2 T10Y2Y \| 2025-12-31/],
  ['US Mar 2025 yoy: CPI vs core CPI, which higher', /inflation core_inflation \| 2025-03-01..2025-03-31/],
  ['For April 30, 2026 I need three numbers on ten-year US government paper: the ordinary yield, the inflation-indexed one, and the inflation that markets saw in between.', /DGS10 DFII10 T10YIE \| 2026-04-30/],
  ['For the curve chart: tens and twos in Treasuries on September 3, 2025, and the gap in between?', /DGS10 DGS2 T10Y2Y \| 2025-09-03/],
  ['Bonds are my hobby. On September 3, 2025, where did the ten-year Treasury stand, and what was the gap over the two-year?', /DGS10 DGS2 T10Y2Y \| 2025-09-03/],
  ['My tutor insists that in May 2025 core prices rose faster than the whole basket. How much had the CPI gone up on a year earlier, how much had it gone up leaving out food and energy, and how many points apart were the two?', /inflation core_inflation \| 2025-05-01..2025-05-31/],
  ['Inflation in May 2025, once for the full CPI and once for the core one', /inflation core_inflation \| 2025-05-01..2025-05-31/],
  ['What did twos yield on December 31, 2025?', /DGS2 \| 2025-12-31/],
  ['Was it food and energy? Put the twelve-month change of the CPI for March 2026 beside that of the core CPI and say which one ran higher.', /inflation core_inflation \| 2026-03-01..2026-03-31/],
  ['On New Year’s Eve 2025, what did ten-year American government bonds yield?', /DGS10 \| 2025-12-31/],
  ['Were Americans building more or fewer homes in May 2025 than a year before?', /HOUST:change \| 2024-04-30..2025-05-31/],
  ['What do banks charge on average for a thirty-year fixed loan right now?', /MORTGAGE30US/],
])('“%s” is read by the series that belong together [ASK-READ-1]', async (question, wanted) => {
  expect(sketch(await readAsked(question, { desk, today: testDay, filters: noFilters, earlier: [] }))).toMatch(wanted);
});

test.each([
  'What is Apple’s ten-year revenue growth over the two-year one?',
  'What was core PCE inflation in February 2026?',
  'By how much did Home Depot’s revenue from new homes grow in 2024?',
])('“%s” says another thing, and stays as it is [ASK-READ-1]', (question) => {
  expect(economyInPlainWords(question, testDay)).toBeNull();
});
