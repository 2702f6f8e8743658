// Growth of each of two quarters on its own year before, and of one quarter both ways.
import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import type { AskedMeasure, AskedPeriod } from '../../../asked/asked.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

const growth: AskedMeasure = { kind: 'metric', id: 'revenue', as: 'growth', words: 'revenue' };
const year = (of: number): AskedPeriod => ({ kind: 'fiscal', year: of, part: 'FY' });
const quarter = (year: number, part: 'Q1' | 'Q2' | 'Q4'): AskedPeriod => ({ kind: 'fiscal', year, part });

test.each([
  ['How fast did revenue grow year over year in the second quarter, and was that faster than in the first?', [quarter(2025, 'Q2'), quarter(2025, 'Q1')], /^Growth accelerated; .* from .* 30 June 2024 to .* 30 June 2025\. .* from .* 31 March 2024 to .* 31 March 2025\.$/],
  ['Is it slowing down? Growth on the year before in both quarters.', [quarter(2025, 'Q1'), quarter(2025, 'Q2')], /^No: Growth accelerated; /],
  ['By how much did revenue change from one quarter to the other?', [quarter(2025, 'Q1'), quarter(2025, 'Q2')], /^IBM’s revenue rose [\d.]+% from \S+ billion in the quarter ended 31 March 2025 to \S+ billion in the quarter ended 30 June 2025\.$/],
  ['Revenue growth q/q and y/y?', [quarter(2025, 'Q2')], /^IBM’s revenue rose [\d.]+% from .* 31 March 2025 to .* IBM’s revenue rose [\d.]+% from .* 30 June 2024 to /],
  ['How did revenue change against the second quarter of 2024 and against the first quarter of 2025?', [quarter(2025, 'Q2'), quarter(2024, 'Q2'), quarter(2025, 'Q1')], /^IBM’s revenue rose [\d.]+% from .* 31 March 2025 to .* IBM’s revenue rose [\d.]+% from .* 30 June 2024 to /],
  ['By how many percent was revenue in the second quarter of 2025 above the same quarter a year earlier, and above the first quarter of 2025?', [quarter(2025, 'Q2'), quarter(2025, 'Q1')], /^IBM’s revenue rose [\d.]+% from .* 31 March 2025 to .* IBM’s revenue rose [\d.]+% from .* 30 June 2024 to /],
  ['By how many percent did revenue grow in fiscal 2023, and by how many in fiscal 2024?', [year(2023), year(2024)], /from .* in fiscal 2022 to .* in fiscal 2023\. .* in fiscal 2023 to .* in fiscal 2024\.$|from .* in fiscal 2023 to .* in fiscal 2024\. .* in fiscal 2022 to .* in fiscal 2023\.$/],
  ['How much did revenue change in fiscal 2023 and fiscal 2024?', [year(2023), year(2024)], / in fiscal 2022 to .* in fiscal 2023\. .* in fiscal 2023 to .* in fiscal 2024\.$/],
  ['Revenue growth in fiscal 2024 compared with fiscal 2023?', [year(2024), year(2023)], /^IBM’s revenue rose [\d.]+% from .* in fiscal 2023 to .* in fiscal 2024\. IBM’s revenue rose [\d.]+% from .* in fiscal 2022 to .* in fiscal 2023\.$/],
  ['Revenue in fiscal 2022 and in fiscal 2024, and how fast did it grow?', [year(2022), year(2024)], /^IBM’s revenue [^.]*\d[^]* in fiscal 2022 to .* in fiscal 2024[^]*\.$/],
  ['Revenue growth in the second quarter of 2025 against the same quarter of 2024?', [quarter(2025, 'Q2'), quarter(2024, 'Q2')], /^IBM’s revenue rose [\d.]+% from .* 30 June 2024 to .* 30 June 2025\.$/],
  ['Revenue growth q/q and y/y?', [quarter(2030, 'Q2')], /do not hold/],
] satisfies readonly (readonly [string, readonly AskedPeriod[], RegExp])[])('“%s” is answered with the growth that is meant [ASK-ANSWER-1]', async (text, periods, told) => {
  const given = await gathered(['IBM'], { text, operation: 'look-up', measures: [growth], periods: [...periods] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(told);
  expect(judged(draft, given).open).toEqual([]);
});

test('“the rise in each” of several figures is of each figure, from the first time to the second [ASK-ANSWER-1]', async () => {
  const cash: AskedMeasure = { ...growth, id: 'total_assets', words: 'total assets' };
  const given = await gathered(['IBM'], { text: 'Revenue and total assets in 2022 and 2024, and the percentage rise in each', operation: 'look-up', measures: [growth, cash], periods: [year(2022), year(2024)] });
  const told = renderText(synthesise(given, { objections: [], earlier: null }, sha256).summary);
  expect(told).toMatch(/revenue rose [\d.]+% from .* in fiscal 2022 to .* in fiscal 2024\. .*total assets .* from .* 31 December 2022 to .* 31 December 2024\.$/);
});

test('companies whose newest years differ are held against each other over the years that both have [ASK-BETWEEN-1]', async () => {
  const since: AskedPeriod = { kind: 'years', from: 2019, to: 2026 };
  const given = await gathered(['GOOGL', 'AMZN'], { operation: 'compare', text: 'Has the revenue of the one grown faster than that of the other since 2019?', measures: [growth], periods: [since] });
  const summary = renderText(synthesise(given, { objections: [], earlier: null }, sha256).summary);
  expect(summary).toMatch(/^No: Amazon is ahead .* in fiscal 2019 to .* in fiscal 2024; Alphabet’s revenue rose .* in fiscal 2019 to .* in fiscal 2024\.$/);
});
