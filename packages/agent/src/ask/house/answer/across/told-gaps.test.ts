// What lies between two figures of an answer, where the words ask for it, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['How fast did Microsoft\'s revenue and its research and development expense grow in fiscal 2025, and how many points apart are the two?', / = \d+\.\d percentage points/],
  ['R&D % of revenue: IBM 2024, CRM FY25; $ gap IBM - CRM', /Difference in research and development expense: \$7\.48 billion − \$5\.49 billion = \$1\.99 billion\./],
  ['Visa in the second quarter of fiscal 2025 against the second quarter of fiscal 2024: revenue, net income, each with its change in dollars', /Difference in revenue: [^]*Difference in net income: /],
  ['net margin FY24: HD, MCD, PG, high to low, top-bottom spread in pts', /Difference in net margin: .* = \d+\.\d percentage points/],
  ['What was Visa\'s price-earnings ratio at the end of 2022 and at the end of 2024, and by how many turns did it change?', /Difference in price-earnings ratio: .* = \d+\.\d times/],
  ['What was IBM\'s net debt on 30 June 2025, taken as total debt less cash and cash equivalents, and by how many dollars had it risen since the end of 2024?', /Rise from [^:]*: .* = \$[\d.,]+ (?:b|m)illion\./],
  ['How many times larger was Apple\'s revenue than Nvidia\'s in fiscal 2025?', /Ratio: \$416\.2 billion ÷ \$130\.5 billion = 3\.19 times\./],
  ['What was IBM\'s average closing price in May 2025 and in June 2025, and by what percentage did the average change?', /[Ii]n percent: \(\$[\d.]+ − \$[\d.]+\) ÷ \$[\d.]+ = \d+\.\d%\./],
  ['Boeing went from making cash to burning it. What was its operating cash flow in 2023, what in 2024, and how many dollars lie between?', /Difference in operating cash flow: \$5\.96 billion − \(−\$12\.1 billion\) = \$18\.0 billion/],
  ['What was Apple\'s revenue in fiscal 2020, what was it in fiscal 2025, and how many times as large is that?', /Ratio: .* = 1\.52 times/],
])('%s is told [ASK-ANSWER-13]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.verdicts.contradicted ?? 0).toBe(0);
});

test.each([
  'IBM\'s gross margin, operating margin and net margin in 2024, gap in pts',
  'Visa\'s operating margin, net margin and gross margin in fiscal 2024, gap in points',
])('of more than one pair none is told, and the answer is not valid: %s [ASK-ANSWER-13]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/\bDifference\b/);
  expect(answer.metadata.valid).toBe(false);
});
