import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

test('who grew more between two years is told by the growth over all of them, and not by that of the last [ASK-ANSWER-3]', async () => {
  const given = await gathered(['CAT', 'MSFT'], { operation: 'compare', text: 'Whose net sales grew more from 2018 to 2023, and how much was it for each?', measures: [{ kind: 'metric', id: 'revenue', as: 'growth', words: 'net sales' }], periods: [{ kind: 'years', from: 2018, to: 2023 }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(/^Microsoft is ahead on growth of revenue: Microsoft’s revenue rose [\d.]+% from \$[\d.]+ billion in fiscal 2018 to \$[\d.]+ billion in fiscal 2023; Caterpillar’s revenue rose [\d.]+% from/);
  expect(judged(draft, given).open).toEqual([]);
});

test('beside a part of it an amount is told by who has more of it, and the part by whose is larger [ASK-ANSWER-3]', async () => {
  const given = await gathered(['BA', 'CAT'], { operation: 'compare', text: 'Which of the two had more revenue in 2024, and what percent of it was operating profit or loss at each?', measures: [{ kind: 'metric', id: 'revenue', as: 'value', words: 'revenue' }, { kind: 'metric', id: 'operating_income', as: 'share', of: 'revenue', words: 'operating profit' }], periods: [{ kind: 'fiscal', year: 2024, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(/^Boeing is ahead on revenue: .*; Caterpillar’s revenue was .*\. Caterpillar is ahead on operating income as a part of revenue: Caterpillar’s operating income was 20\.2% of revenue/);
  expect(judged(draft, given).open).toEqual([]);
});

test('who grew faster over the last years is told by the growth over all of them [ASK-ANSWER-3]', async () => {
  const given = await gathered(['AAPL', 'MSFT', 'V'], { operation: 'rank', order: 'highest', text: 'Which of them grew net income fastest over the past three years?', measures: [{ kind: 'metric', id: 'net_income', as: 'growth', words: 'net income' }], periods: [{ kind: 'last', count: 3, of: 'year' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(/^Microsoft leads the companies at hand on growth of net income: Microsoft’s net income rose [\d.]+% from \$[\d.]+ billion in fiscal 2023 to \$[\d.]+ billion in fiscal 2025; /);
  expect(judged(draft, given).open).toEqual([]);
});

test('of many companies the first are told in the opening, and the others behind it [ASK-ANSWER-3]', async () => {
  const given = await gathered(['AAPL', 'MSFT', 'V', 'IBM', 'CAT', 'PG', 'HD'], { operation: 'rank', order: 'highest', text: 'Which companies grew revenue fastest over the last three years?', measures: [{ kind: 'metric', id: 'revenue', as: 'growth', words: 'revenue' }], periods: [{ kind: 'last', count: 3, of: 'year' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary).split('; ')).toHaveLength(3);
});
