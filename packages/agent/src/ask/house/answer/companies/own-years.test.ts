import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

const year = (of: number) => ({ kind: 'fiscal', year: of, part: 'FY' } as const);

test.each([
  ['Who grew revenue faster, Visa in 2022 or Boeing in its fiscal 2023?', 'growth', /is ahead on growth of revenue: .*Visa’s revenue rose [^;]*fiscal 2022|Boeing’s revenue rose [^;]*fiscal 2023; Visa’s revenue rose [^;]*fiscal 2022/],
  ['revenue: V FY22 vs BA FY23', 'value', /^Boeing is ahead on revenue: Boeing’s revenue was \$77\.8 billion in fiscal 2023[^;]*; Visa’s revenue was \$[\d.]+ billion in fiscal 2022/],
  ['Boeing in fiscal 2023 and Visa in the year that ended in September 2022: how far ahead is Boeing in revenue?', 'value', /^Difference: \$77\.8 billion − \$29\.3 billion = \$48\.5 billion\. Boeing is ahead on revenue: .*Visa’s revenue was \$29\.3 billion in fiscal 2022/],
] as const)('“%s” sets each company in its own year [ASK-ANSWER-3]', async (text, as, words) => {
  const given = await gathered(['V', 'BA'], { operation: 'compare', text, measures: [{ kind: 'metric', id: 'revenue', as, words: 'revenue' }], periods: [year(2022), year(2023)] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(words);
  expect(judged(draft, given).open).toEqual([]);
});

test('a part of another figure is named as one [ASK-ANSWER-3]', async () => {
  const given = await gathered(['IBM', 'CRM'], { operation: 'compare', text: 'IBM 2024 or Salesforce fiscal 2025: who put the larger share of its revenue into R&D?', measures: [{ kind: 'metric', id: 'research_and_development', as: 'share', of: 'revenue', words: 'R&D' }], periods: [year(2024), year(2025)] });
  expect(renderText(synthesise(given, { objections: [], earlier: null }, sha256).summary)).toMatch(/^Salesforce is ahead on research and development expense as a part of revenue: /);
});
