import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';

test.each([
  ['IBM headcount + net income 2024', /^IBM’s net income was .* in fiscal 2024/, /“IBM headcount”/],
  ['Which story sank Visa’s stock? And where did it last close?', /^Visa’s shares closed at/, /news: .*“Which story sank Visa’s stock”/i],
  ['Home Depot’s carbon footprint, and its capital expenditure in fiscal 2024?', /^Home Depot’s capital expenditure was/, /“Home Depot’s carbon footprint”/],
  ['For fiscal 2024, give me McDonald’s sales per square foot and its total revenue.', /^McDonald’s revenue was .* in fiscal 2024/, /“give me McDonald’s sales per square foot”/],
  ['What do the brokers reckon Microsoft’s shares are a buy, and what was its net margin in fiscal 2024?', /^Microsoft’s net margin was/, /analysts’ ratings/i],
  ['How many Visa shares has Vanguard got, and how many are there in circulation?', /^Visa’s shares outstanding were/, /institutional holders/i],
  ['Who is on Visa’s register, and what did it spend on its own stock in fiscal 2024?', /^Visa’s share repurchases were/, /institutional holders/i],
  ['Boeing churned out more than 300 jets in 2024. Is that so? What was its revenue that year?', /^Boeing’s revenue was/, /operating counts/i],
  ['Sales per employee at NVIDIA in fiscal 2026, so: total sales for that year, and how many people were on the payroll?', /^NVIDIA’s revenue was/, /headcount/],
  ['What is the average rating from analysts on NVIDIA, and how many percent more did it sell in its fiscal 2026 than in its fiscal 2025?', /^NVIDIA’s revenue rose 65\.5%/, /ratings/],
  ['Are the big funds loading up on Microsoft, and how many shares did Satya Nadella sell in September 2025?', /^On 3 September 2025 Satya Nadella sold/, /institutional holders/i],
  ['Last close of Caterpillar and open interest in its options expiring next month', /^Caterpillar’s shares closed at \$438\.02/, /option prices/i],
  ['What have the wire services reported about IBM this week, and what was its revenue in fiscal 2024?', /^IBM’s revenue was .* in fiscal 2024/, /news: /i],
  ['Visa at the end of June 2025: total assets, cash and the note on legal contingencies', /^Visa’s total assets were/, /text of filings/i],
  ['Caterpillar’s close on 30 June 2025, and who was short of the shares?', /^Caterpillar’s shares closed at \$388\.21/, /short interest/i],
  ['By how much did NVIDIA fall on 27 January 2025, and why?', /^NVIDIA’s share price fell .* on 27 January 2025/, /“why/],
])('%s: what is at hand is told, and what is absent is named in the asker’s words [ASK-ROUTE-4]', async (text, told, missing) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(told);
  expect(answer.missing.join(' ')).toMatch(missing);
});

test('a figure that belongs to a part of the company is not told of the whole [ASK-ROUTE-4]', async () => {
  const { answer } = await askSample('What did the search arm, YouTube included, earn in operating income in 2024, and what was Alphabet’s total revenue?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/revenue/);
  expect(answer.summary).not.toMatch(/operating income/);
});

test.each([
  ['What are calls on Visa going for?', /option prices/i],
  ['How many hands does Caterpillar have on the payroll?', /headcount/],
  ['How big a slice of Home Depot rests with Vanguard?', /institutional holders/i],
  ['How much of IBM is sold short?', /short interest/i],
  ['How much did Caterpillar’s chief executive make in 2024?', /executive pay/i],
  ['How green is Home Depot, what is its ESG score?', /ESG/],
  ['What do the brokers make of IBM, a buy or a sell with them?', /ratings/i],
])('%s asks for nothing that is at hand, and is declined by its name [ASK-ROUTE-2]', async (text, missing) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.metadata.query_type).toBe('declined');
  expect(answer.missing.join(' ')).toMatch(missing);
});

test.each([
  ['Of those who cover Visa, how many analysts rate it a buy, how many a sell?', /ratings/i],
  ['How big is BlackRock’s position in IBM, in shares?', /institutional holders/i],
  ['What part of McDonald’s belongs to index funds and money managers?', /institutional holders/i],
  ['After skimming forty pages: which risks does Caterpillar name in its annual report for 2024?', /text of filings/i],
  ['Is IBM’s boss sitting on his stock, or was he selling in the last six months?', /Form 4|insiders/i],
])('%s goes on about the same absent thing, and no figure of the company is told for it [ASK-ROUTE-4]', async (text, missing) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).not.toMatch(/\$|billion/);
  expect(`${answer.summary} ${answer.missing.join(' ')}`).toMatch(missing);
});

test('for a footnote of the asker’s own, the day of a report is told [ASK-ROUTE-2]', async () => {
  const { answer } = await askSample('For a footnote of mine: on which day was the 10-K of Visa for fiscal 2024 filed?', { engine: houseAskEngine });
  expect(answer.summary).toMatch(/filed 13 November 2024/);
});
