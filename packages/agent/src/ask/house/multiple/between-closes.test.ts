// Multiples at two closes and of two companies, through the whole graph.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';

test.each([
  ['What was Microsoft\'s P/E at the close on September 4, 2025 on fiscal 2025 diluted earnings per share, what was it at the close on September 4, 2024 on fiscal 2024 diluted earnings per share, and did the multiple go up or down?', /price-earnings ratio rose from 34\.7 times on 4 September 2024 to 37\.2 times on 4 September 2025\./],
  ['msft pe: 9/4/25 close on FY25 dil eps vs 9/4/24 close on FY24 dil eps, up or down', /rose from 34\.7 times .* to 37\.2 times/],
  ['msft pe: close 30 jun 2025 / fy25 diluted eps vs close 28 jun 2024 / fy24 diluted eps. up or down?', /37\.9 times on 28 June 2024.* 36\.5 times on 30 June 2025.* The later multiple is the lower of the two\./],
])('%s: whether it rose or fell is told behind both [ASK-MULTIPLE-2]', async (text, told) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});

test('the dearer of two shares is named by the multiple, and not by the earnings it is made of [ASK-MULTIPLE-2]', async () => {
  const { answer } = await askSample('Which has the higher P/E at the close of 4 September 2025, Salesforce or Microsoft, each on the diluted EPS of its fiscal 2025, and what are the two ratios?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/^Salesforce is the more expensive .* diluted earnings per share were \$6\.36 in fiscal 2025\..* \$13\.64 in fiscal 2025\.$/);
});

test.each(['jnj 2024 dps, yield on last close %', 'You remember I bought Johnson & Johnson for the dividend, like a pensioner. Now I wonder what a share actually paid over the whole of 2024, and what that comes to as a percentage of the latest closing price.'])('%s: the dividend stands beside what it yields [ASK-VALUATION-2]', async (text) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(/dividend yield was 2\.98% on its dividends per share of \$4\.91 in fiscal 2024/);
});
