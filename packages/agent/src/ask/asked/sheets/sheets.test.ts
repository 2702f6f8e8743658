// Questions about prices and about what is paid for a company's figures, in whatever words, laid out as plain questions.
import { expect, test } from 'vitest';
import { askSample } from '../../../testing/index.ts';
import { houseAskEngine } from '../../house/house-ask-engine.ts';
import { noFilters } from '../asked.ts';
import { readAsked } from '../read-asked.ts';
import { deskIn, testDay } from '../testing/sample-desk.ts';
import { notLaidOut } from './laid-out.ts';
import { sheetAsks } from './read-sheet.ts';

const around = { desk: deskIn('sample'), today: testDay, filters: noFilters, earlier: [] };
const laidOut = async (words: string): Promise<readonly string[] | null> => sheetAsks(words, await readAsked(words, around), around);

test.each([
  ['Where does Visa stand, last close, and what has it done in percent since the final bell of 2024?', ['By what percentage did V\'s share price change from 31 December 2024 to the latest close?']],
  ['Goldman and Visa: percentage move from the close of 8 April 2025 to the newest one, who bounced harder, who is ahead?', ['By what percentage did the share prices of GS and V change from 8 April 2025 to the latest close, and which of the two gained more?']],
  ['crm last close, 52wk high, % off it', ['What is CRM\'s latest closing price?', 'What was CRM\'s highest close in the past 52 weeks?', 'By how many percent does CRM\'s latest close lie below its highest close of the past 52 weeks?']],
  ['I could pick up forty Home Depot. What would that lot set me back at the last close?', ['What are 40 HD shares worth at the latest close?']],
  ['What did it last close at? I hold a hundred and twenty of them and wonder what they add up to. Visa, that is.', ['What are 120 V shares worth at the latest close?']],
  ['a round dozen Boeing shares at the last close, how much money do I need', ['What are 12 BA shares worth at the latest close?']],
  ['$2k into Visa at the 5/2/24 close = how many shs?', ['How many V shares could be bought for $2,000 at the close of 2 May 2024?']],
  ['ibm: best close of 2024, and the worst', ['What was IBM\'s highest close in 2024?', 'What was IBM\'s lowest close in 2024?']],
  ['Visa: the last close and the highest close of the year leading up to it, and how many percent under that we are', ['What is V\'s latest closing price?', 'What was V\'s highest close in the past 52 weeks?', 'By how many percent does V\'s latest close lie below its highest close of the past 52 weeks?']],
  ['Three hundred bucks to spend: how many IBM shares does that get me at the last close, fractions allowed?', ['How many shares of IBM does $300 buy at the latest close, fractions included?', 'What is IBM\'s latest closing price?']],
])('closes: “%s” [ASK-READ-22]', async (words, asks) => {
  expect(await laidOut(words)).toEqual(asks);
});

test.each([
  ['What would all of Boeing set you back, every last share at the last close?', ['What is BA\'s market capitalization at the latest close?']],
  ['For every dollar of sales of fiscal 2024, how many dollars does the market pay for Visa at the last closing price?', ['What is V\'s price-to-sales ratio at the latest close on the revenue of fiscal 2024?']],
  ['Turn the P/E around for Goldman: 2024 diluted EPS as a percent of the newest close.', ['What is GS\'s earnings yield at the latest close on the diluted earnings per share of fiscal 2024?', 'What is GS\'s price-earnings ratio at the latest close on the diluted earnings per share of fiscal 2024?']],
  ['IBM or Visa, who is the better bargain on diluted EPS of fiscal 2024 at the last close?', ['Which of IBM and V has the lower price-earnings ratio at the latest close on the diluted earnings per share of fiscal 2024?']],
  ['Add up the last four dividends of Caterpillar: what yield do they make on the last close?', ['What is CAT\'s dividend yield at the latest close on its last four quarterly dividends?']],
  ['ibm p/e at ye22, ye23 - each yr-end close / same yr dil eps', ['What is IBM\'s price-earnings ratio at the close of 31 December 2022 on the diluted earnings per share of fiscal 2022?', 'What is IBM\'s price-earnings ratio at the close of 31 December 2023 on the diluted earnings per share of fiscal 2023?']],
  ['IBM pe: YE22 px / 22 dil eps vs last close / 24 dil eps', ['What is IBM\'s price-earnings ratio at the close of 31 December 2022 on the diluted earnings per share of fiscal 2022?', 'What is IBM\'s price-earnings ratio at the latest close on the diluted earnings per share of fiscal 2024?']],
  ['How many times what Visa made per share in 2023, diluted, were people paying on 31 December 2023, how many times do they pay now, and how many percent has the stock risen from the one to the other?', ['Using V\'s diluted earnings per share of fiscal 2023, what was the price-earnings ratio at the close of 31 December 2023, what is it at the latest close, and has it risen or fallen?', 'By what percentage did V\'s share price change from 31 December 2023 to the latest close?']],
  ['boeing fwd yld: last qtr div x4 / last close', ['What is BA\'s dividend yield at the latest close on four times its latest quarterly dividend?']],
  ['Put the dividends per share that Visa declared in 2023 in relation to the close on that year\'s last trading day, as a percentage.', ['What was V\'s dividend yield at the close of 31 December 2023 on the dividends per share of fiscal 2023?']],
  ['Take Visa\'s trailing-twelve-month cash from operations, knock off the capital spending, and say what percent of the market cap is left.', ['What is V\'s free cash flow yield at the latest close on the free cash flow of the last four quarters?']],
  ['3 Mar 25: MSFT EY (FY24 dil EPS / close) and 10y UST yld', ['What was MSFT\'s earnings yield at the close of 3 March 2025 on the diluted earnings per share of fiscal 2024, and what did the ten-year Treasury yield on that day?']],
  ['Somebody said Visa goes for north of 30 times what it earned per diluted share in 2024. Is it? Tell me the EPS.', ['Is it right that V trades at more than 30 times its fiscal 2024 diluted earnings per share at the latest close?', 'What were V\'s diluted earnings per share in fiscal 2024?']],
  ['My rule is never to pay above 25x earnings. With Visa\'s EPS for fiscal 2024, what price does that cap translate to?', ['What would one V share be worth at 25 times its diluted earnings per share of fiscal 2024?']],
  ['Price over book of Goldman at the last close, and the ROE it delivered for 2023', ['What is GS\'s price-to-book ratio at the latest close?', 'What was GS\'s return on equity in fiscal 2023?']],
  ['What proportion of its 2023 earnings per share did Visa distribute as dividends?', ['What were V\'s dividends per share as a percentage of its diluted earnings per share in fiscal 2023?']],
  ['Suppose the market paid 20 times fiscal 2024 diluted earnings for Visa. What would a share be worth, and how far is that from the last close in percent?', ['What would one V share be worth at 20 times its diluted earnings per share of fiscal 2024, and by what percentage is that above or below the latest close?']],
])('valuation: “%s” [ASK-READ-22]', async (words, asks) => {
  expect(await laidOut(words)).toEqual(asks);
});

test.each([
  'What was Apple’s average closing price in July 2025?',
  'How deep was the worst fall of Amazon’s closes from a peak in 2025?',
  'What percentage a year, compounded, did Visa’s shares return from 2 January 2023 to the last close?',
  'In which month of 2025 did Apple’s share price gain the most?',
  'What was Visa’s operating margin in fiscal 2024?',
  'Is Microsoft’s forward P/E above its five-year average?',
])('what is worked out in another way is no sheet: “%s” [ASK-READ-22]', async (words) => {
  expect(await laidOut(words)).toBeNull();
});

test('an answer that shows a move between other days lacks the one that is laid out [ASK-READ-22]', () => {
  const asks = ['By what percentage did GS\'s share price change from 31 December 2024 to the latest close?', 'What is GS\'s price-earnings ratio at the latest close?'];
  expect(notLaidOut(asks, 'Goldman Sachs’ share price fell 0.2% from $573.55 on 30 December 2024 to $572.62 on 31 December 2024.')).toEqual(['a price-earnings ratio', 'the change from 31 December 2024 to the latest close']);
  expect(notLaidOut(asks, 'Goldman Sachs’ share price rose 30.8% from $572.62 on 31 December 2024 to $748.90 on 4 September 2025. Its price-earnings ratio was 16.4 times.')).toEqual([]);
});

test('a multiple on other earnings, or of one day alone, lacks what is laid out [ASK-READ-22]', () => {
  const asks = ['What is V\'s price-earnings ratio at the close of 31 December 2023 on the diluted earnings per share of fiscal 2023?', 'What is V\'s price-earnings ratio at the latest close on the diluted earnings per share of fiscal 2024?'];
  expect(notLaidOut(asks, 'Visa’s price-earnings ratio rose from 30.0 times on 29 December 2023 to 36.0 times on 31 December 2024. Its diluted earnings per share were $9 in fiscal 2024 and $8 in fiscal 2023.')).toEqual(['the multiple at the latest close']);
  expect(notLaidOut(asks.slice(1), 'Visa’s price-earnings ratio was 34.0 times on 4 September 2025. Its trailing twelve-month diluted earnings per share were $10 in the year to 30 June 2025, and $9 in fiscal 2024.')).toEqual(['the multiple on the figure of fiscal 2024']);
});

test('a session before a day on which nothing was traded is told for that day [ASK-READ-22]', () => {
  expect(notLaidOut(['By what percentage did V\'s share price change from 31 December 2023 to 31 December 2024?'], 'Visa’s share price rose 21.4% from $260.35 on 29 December 2023 to $316.04 on 31 December 2024.')).toEqual([]);
});

test('what a sheet tells is a guess, and is not valid [ASK-READ-22]', async () => {
  const { answer } = await askSample('Had my eye on Home Depot for ages. hd last close; x40 shs = $?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/40 × \$367\.51 = \$14,700/);
  expect(answer.metadata.valid).toBe(false);
});
