// Several figures of one question, in the order in which they answer it, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['For fiscal 2023, what were Salesforce\'s gross margin, net margin and effective tax rate, and did the gross margin rise or fall against fiscal 2022, and by how many points?', /^Salesforce’s gross margin fell/],
  ['Home Depot fiscal 2024: revenue, operating margin; operating margin up or down vs fiscal 2023?', /^Home Depot’s operating margin fell/],
  ['For 2024, what were the revenue growth and the net margin of IBM and of Caterpillar, whose net margin was higher and by how many points?', /^Caterpillar is ahead on net margin: (?!.*Caterpillar is ahead on net margin).*Difference: 16\.7% − 9\.6% = 7\.1 percentage points/],
  ['Which paid out the larger part of its 2024 diluted earnings per share as dividends per share, Johnson & Johnson or IBM?', /^IBM stands at the top on dividends per share to diluted earnings per share in fiscal 2024: IBM, \$6\.67 ÷ \$6\.43 = 104%; Johnson & Johnson, /],
  ['UNH 2022-2024 sums: share repurchases, dividends paid', /share repurchases together over .*: .* = \$\d.*dividends paid together over .*: .* = \$\d/],
  ['Apple R&D and SG&A, 2022 to 2024 totals', /together over .* = \$\d.*together over .* = \$\d/],
  ['McDonald\'s 2019->2024: revenue CAGR, operating income CAGR, gap in points a year', /Difference: 5\.2% − 4\.2% = /],
])('%s [ASK-ANSWER-15]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata).toMatchObject({ valid: true });
});

test('a month is no ticker, and who says it no company [ASK-READ-2]', async () => {
  const { answer } = await askSample('My strategist\'s note wants the fed funds rate, Dec levels 2025', { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/Diversified|strategist/);
});
