import { expect, test } from 'vitest';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { sketch } from '../testing/sketch.ts';

const around = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };

test.each([
  ['Liabilities of Boeing as a percentage of its assets, on its newest balance sheet and at the end of 2022', 'look-up | BA | total_liabilities/total_assets:share | latest, FY2022'],
  ['What was Caterpillar\'s current ratio at the end of 2022 and what is it now?', 'look-up | CAT | current_ratio | FY2022, latest'],
  ['What was Nvidia\'s latest revenue for fiscal 2025?', 'look-up | NVDA | revenue | FY2025'],
])('%s: the newest and another time are each asked for [ASK-READ-1]', async (question, reading) => {
  expect(sketch(await readAsked(question, around))).toBe(reading);
});

test('how much a balance had changed by the day that is named is its move up to that day [ASK-READ-1]', async () => {
  expect(sketch(await readAsked('What was Boeing\'s cash on June 30, 2025, and by how much had it changed since the end of 2024?', around))).toBe('look-up | BA | cash:change | 2024-12-31, 2025-06-30');
});
