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

test('a session before a day on which nothing was traded is told for that day [ASK-READ-22]', () => {
  expect(notLaidOut(['By what percentage did V\'s share price change from 31 December 2023 to 31 December 2024?'], 'Visa’s share price rose 21.4% from $260.35 on 29 December 2023 to $316.04 on 31 December 2024.')).toEqual([]);
});

test('what a sheet tells is a guess, and is not valid [ASK-READ-22]', async () => {
  const { answer } = await askSample('Had my eye on Home Depot for ages. hd last close; x40 shs = $?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/40 × \$367\.51 = \$14,700/);
  expect(answer.metadata.valid).toBe(false);
});
