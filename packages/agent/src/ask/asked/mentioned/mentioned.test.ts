// Questions whose words no reader joins, and whose figures and times say what is meant.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';

test.each([
  ['I live off dividends: IBM paid how much a share in 2024, earned how much per diluted share, and is that dividend covered, as a payout in percent?', /dividends per share to diluted earnings per share in fiscal 2024: \$6\.67 ÷ \$6\.43 = 104%/],
  ['A thousand dollars had gone into Visa stock at the January 3, 2023 close and sat there untouched. What was the pile worth at the June 30, 2025 close?', /1,000 × \$355\.05 ÷ \$207\.39 = \$1,712/],
  ['Is Home Depot too dear, I ask myself. What does the last price come to over the diluted EPS of fiscal 2024, and what was the operating margin that year?', /\$367\.51 ÷ \$14\.91 = 24\.6 times.*operating margin was 13\.5%/],
  ['With the dividend per share of 2024 and the newest closing price of Johnson & Johnson, what yield would I pocket?', /\$4\.91 ÷ \$164\.74 = 2\.98%/],
  ['How did UnitedHealth\'s net income move in percent in the entire year 2024 and in the second quarter of 2025, each against the year before?', /fell 35\.6% .*fiscal 2024.*fell 19\.2% .*30 June 2025/],
  ['Cards against bankers: the net profit of Visa in fiscal 2024, that of Goldman in 2024, and Visa\'s lead in dollars.', /Difference: \$19,743 million − \$14,276 million = \$5,467 million/],
])('%s is read by the figures and times that it names [ASK-READ-15]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});

test('such a reading is a guess: it is not valid, and says so [ASK-READ-15]', async () => {
  const { answer } = await askSample('If all of Alphabet were mine at the latest price, what percentage of my outlay would the free cash flow of 2025 have handed back?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/yield of free cash flow over price was 1\.5%/);
  expect(answer.metadata.valid).toBe(false);
  expect(answer.missing.join(' ')).toContain('read by the figures and times that it names');
  expect(answer.reading?.not_understood).toContain('outlay');
});

test('what a question before was of is meant by it [ASK-READ-15]', async () => {
  const before = (await askSample('How much did Microsoft spend on research and development in fiscal 2025?', { engine: houseAskEngine })).asked;
  const text = 'What percentage of revenue was that, and by how many percent did it grow over the year before?';
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before === null ? [] : [before] } });
  expect(answer.summary).toMatch(/11\.5% of revenue.*rose 10\.1%/);
});

test.each([
  ['Is Visa still compounding? I would like the growth in percent of its sales and of its net profit for fiscal 2024.', /rose 10\.0%.*rose 14\.3%/],
  ['After its capital expenditures, how much of its operating cash did Home Depot have left in fiscal 2024?', /free cash flow was \$16\.3 billion/],
  ['Leaving dividends aside, what did a J&J shareholder gain or lose on the price over the calendar year 2024, in percent?', /share price fell 7\.7%/],
])('a reading that tells what is asked stands: %s [ASK-READ-15]', async (text, told) => {
  expect((await askSample(text, { engine: houseAskEngine })).answer.summary).toMatch(told);
});
