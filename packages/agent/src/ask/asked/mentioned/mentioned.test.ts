// Questions whose words no reader joins, and whose figures and times say what is meant.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';

test.each([
  ['I live off dividends: IBM paid how much a share in 2024, earned how much per diluted share, and is that dividend covered, as a payout in percent?', /dividends per share to diluted earnings per share in fiscal 2024: \$6\.67 ÷ \$6\.43 = 104%/],
  ['A thousand dollars had gone into Visa stock at the January 3, 2023 close and sat there untouched. What was the pile worth at the June 30, 2025 close?', /1,000 × \$355\.05 ÷ \$207\.39 = \$1,712/],
  ['Is Home Depot too dear, I ask myself. What does the last price come to over the diluted EPS of fiscal 2024, and what was the operating margin that year?', /\$367\.51 ÷ \$14\.91 = 24\.6 times.*operating margin was 13\.5%/],
  ['With the dividend per share of 2024 and the newest closing price of Johnson & Johnson, what yield would I pocket?', /\$4\.91 ÷ \$164\.74 = 2\.98%/],
  ['Boeing went from making cash to burning it. What was its operating cash flow in 2023, what in 2024, and how many dollars lie between?', /fell by \$18\.0 billion from \$5\.96 billion in fiscal 2023 to −\$12\.1 billion in fiscal 2024/],
  ['How did UnitedHealth\'s net income move in percent in the entire year 2024 and in the second quarter of 2025, each against the year before?', /fell 35\.6% .*fiscal 2024.*fell 19\.2% .*30 June 2025/],
  ['Cards against bankers: the net profit of Visa in fiscal 2024, that of Goldman in 2024, and Visa\'s lead in dollars.', /Difference: \$19,743 million − \$14,276 million = \$5,467 million/],
])('%s is read by the figures and times that it names [ASK-READ-15]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});

test('words that nothing took keep such a reading from being valid, and are told [ASK-READ-15]', async () => {
  const { answer } = await askSample('If all of Alphabet were mine at the latest price, what percentage of my outlay would the free cash flow of 2025 have handed back?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/yield of free cash flow over price was 1\.5%/);
  expect(answer.metadata.valid).toBe(false);
  expect(answer.reading?.not_understood).toContain('outlay');
});
