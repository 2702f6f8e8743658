// What a question sets beside one another and an answer does not: such an answer gives way to a reading that has it, or is not valid.
import { expect, test } from 'vitest';
import { askSample } from '../../../../testing/index.ts';
import { noFilters } from '../../../asked/asked.ts';
import { houseAskEngine } from '../../../house/house-ask-engine.ts';

const ask = async (text: string): ReturnType<typeof askSample> => askSample(text, { engine: houseAskEngine });

test.each([
  ['Gross profit of Apple in the December 2025 quarter and in the quarter before, and the change in percent', /rose 43\.2% from \$48\.3 billion in the quarter ended 27 September 2025/],
  ['By how many basis points did the ten-year treasury yield move between 8 April 2025 and 30 July 2025?', /rose by 0\.12 percentage points/],
  ['How many fewer diluted shares did Caterpillar have in 2024 than in 2018?', /fell by 110 million shares/],
  ['In what quarter of 2024 did Boeing lose the most?', /net loss was \$6\.17 billion in the quarter ended 30 September 2024/],
  ['In which year did Boeing lose the most money?', /net loss was \$11\.9 billion in fiscal 2020/],
  ['How much did Amazon make in 2021, how much did it lose in 2022, and what is the swing between the two?', /fell by \$36\.1 billion/],
  ['Amazon spent heavily in 2024. Once that capital spending is taken off the operating cash flow, what was left for the year?', /\$32\.9 billion/],
  ['Boeing\'s cash in the middle of 2025 plus short-term investments?', /\$23\.0 billion/],
  ['Rank Alphabet, Apple and NVIDIA by R&D intensity in their last reported fiscal year, highest first', /Alphabet’s research and development expense was 15\.2% of revenue/],
  ['Microsoft FY25 effective tax rate vs Alphabet 2025 effective tax rate, gap in bps', /17\.6% − 16\.8% = 0\.8 percentage points/],
  ['Has J&J ever earned less than 10 billion net since 2015?', /^The years in which it was so: Johnson & Johnson’s net income was \$1\.30 billion in fiscal 2017/],
  ['how much above its 2023 close did Nvidia finish 2025', /rose 277% from \$49\.52 on 29 December 2023 to \$186\.50 on 31 December 2025/],
  ['Which had the better 2024 on the stock market, Boeing or IBM, and by how many percentage points?', /^IBM is ahead on growth of share price: .* = 66\.5 percentage points/],
  ['Which had the better 2024 on the stock market, Boeing or IBM?', /^IBM is ahead on growth of share price: IBM’s share price rose 34\.4%/],
  ['I look at Apple\'s leverage. Add long-term and short-term debt, take off cash only: what is left at the end of fiscal 2025?', /\$98,657 million − \$35,934 million = \$62,723 million/],
  ['How far is Apple below its 2025 closing high?', /^Apple’s share price is down 12\.1% from \$286\.19 on 2 December 2025 to \$251\.64/],
  ['How did unemployment change between January 2023 and January 2025, and what is it now?', /4\.00% in January 2025\. The unemployment rate was 4\.30% in April 2026/],
  ['real GDP 2025 Q2 vs 2024 Q2 %', /^Real GDP was \$23\.77 trillion in the quarter ended 30 June 2025, up 2\.1%/],
  ['Did McDonald\'s earnings per share grow faster than its sales? Compare total growth from 2019 to 2024 in revenue and in diluted EPS.', /^Yes: McDonald’s diluted earnings per share rose faster: McDonald’s diluted earnings per share rose 44\.5%/],
  ['How far did Boeing\'s shares fall from the first close of 2024 to the low of 2024?', /fell 45\.1% from \$251\.76 on 2 January 2024 to \$138\.14 on 14 November 2024/],
  ['From the closing low of 2024 to the last close of 2024, how much did Salesforce gain?', /rose 53\.4% from \$218\.01 on 30 May 2024 to \$334\.33 on 31 December 2024/],
  ['By how much a year has Amazon\'s revenue grown since 2018?', /a compound annual growth rate of 18\.3%/],
  ['The CFO of Home Depot said revenue fell in fiscal 2023. Right?', /^Yes: Home Depot’s revenue fell 3\.0% from \$157\.4 billion/],
  ['I bought Boeing on the last day of 2024, at the close of December 31. What is a share worth at the latest close, and how many percent am I up or down?', /rose 25\.3% from \$177\.00 on 31 December 2024/],
  ['IBM or Home Depot: who gave the better price gain over calendar 2024, year-end close to year-end close, and what were the two percentages?', /^IBM is ahead on growth of share price: IBM’s share price rose 34\.4%/],
  ['30 IBM shares bought at the close on January 2, 2025: worth at the latest close, and the gain in dollars?', /What was bought of IBM became, on 31 July 2025, 30 × \$253\.15/],
  ['What did Caterpillar\'s shares do from 31 December 2024 to 31 March 2025, and then to 30 June 2025, in percent?', /rose 17\.7% from \$329\.80 on 31 March 2025 to \$388\.21/],
  ['IBM share price in percent: over calendar 2024, and from the last close of 2024 to its latest close?', /rose 15\.2% from \$219\.83 on 31 December 2024/],
  ['Boeing: how much did the shares change in 2024, and what was the highest close of the year?', /fell 32\.1% .* The high point of that time: Boeing’s shares closed at \$251\.76/],
  ['Show me where IBM last closed, how far in percent it is off its 52-week closing high, and how many times 2024 diluted EPS that price is.', /down 14\.1% .* 39\.4 times/],
  ['Set Caterpillar\'s last four dividends, added up, against its last close: what percentage is it?', /= 1\.31%\./],
  ['Why did Boeing\'s current ratio rise in 2024?', /Behind it: Boeing’s current assets were \$128\.0 billion on 31 December 2024/],
  ['McDonald\'s Q3 2024: did sales fall?', /^No: McDonald’s revenue rose 2\.7%/],
  ['In which years from 2019 to 2024 was Boeing\'s free cash flow negative?', /The sources at hand do not hold Boeing’s free cash flow for fiscal 2019 to 2021\.$/],
  ['Visa\'s close on the first trading day of 2025 and on the last trading day of June 2025, and the gain between them?', /rose 12\.9% from \$314\.40 on 2 January 2025 to \$355\.05 on 30 June 2025/],
  ['Which had the smaller maximum drawdown in 2024, P&G or J&J?', /^Procter & Gamble .*: Procter & Gamble’s share price fell 9\.4%/],
  ['An old deck states Caterpillar\'s operating margin at 20.2% for 2024 against 19.3%. Right on both?', /^Yes: Caterpillar’s operating margin was 20\.2%/],
  ['Visa\'s net income was 19.7 billion in fiscal 2024, versus 17.3 billion. Check both.', /^Yes: Visa’s net income was \$19\.7 billion/],
  ['Visa\'s net income was 19.7 billion in fiscal 2024, versus 16.3 billion. Check both.', /^Yes, then no: Visa’s net income was \$19\.7 billion/],
  ['Did Amazon\'s revenue rise from 575 billion to 638 billion in 2024?', /^Yes: Amazon’s revenue rose 11\.0% from \$574\.8 billion/],
  ['The memo: JNJ EPS 5.79 in 2024 vs 13.72. OK?', /^Yes: Johnson & Johnson’s diluted/],
  ['My notes say MSFT closed 2024 at 421.50, up 12.1% on the year. Both ok?', /^Yes: Microsoft’s share price rose 12\.1%/],
  ['What did Visa close at the day after Christmas 2024?', /closed at \$320\.91 on 26 December 2024/],
  ['What was inflation at the worst point in 2022?', /^The high point of that run: consumer price inflation was 8\.98% in June 2022/],
  ['Is Visa\'s P/E on fiscal 2024 EPS above 35?', /^Yes: Visa’s price-earnings ratio was 36\.1 times/],
  ['Was Apple\'s P/E on fiscal 2024 EPS above 40 at the end of 2024?', /^Yes: Apple’s price over earnings was 41\.2 times/],
  ['Does Apple trade below 8 times sales of fiscal 2024?', /^No: Apple’s price over sales was 9\.4 times/],
])('what a question sets beside one another is told: %s [ASK-ANSWER-18]', async (text, told) => {
  const { answer } = await ask(text);
  expect(answer.summary).toMatch(told);
});

test.each([
  'For each dollar of Apple revenue in fiscal 2025, how many cents were net profit, how many were R&D, how many went to taxes?',
  'They say Alphabet\'s capex nearly tripled in two years to 2025. How much of a multiple is it really vs 2023?',
  'From its Jan 2021 reading to Jan 2023, how many percent did the CPI climb?',
  'What was Boeing\'s highest close in May 2025, and how many times its 10 July 2023 close is that?',
  'Did the gap between Apple\'s and Microsoft\'s revenue widen or narrow from fiscal 2020 to fiscal 2025?',
  'UnitedHealth vs Apple on sales: in which of the years fiscal 2016 to fiscal 2024 did UnitedHealth book more revenue than Apple?',
  'Which grew its diluted EPS more in dollars from 2015 to 2024, Caterpillar or Goldman Sachs?',
  'Procter & Gamble: how much profit per share went out as dividend in fiscal 2024, in cents on the dollar?',
  'Fed funds rate in the pandemic year 2020, say april',
  'I bought Apple at the close on 2 January 2024. Am I up?',
  'UnitedHealth closes on 2 January 2025, 31 March 2025 and 30 June 2025, and the change from the first to the last',
  'Second-half vs first-half revenue of Amazon in 2024, ratio',
  'IBM\'s total assets and equity at the end of 2024, each less goodwill',
  'IBM Q2 2025: R&D to SG&A ratio, and the same ratio a year earlier.',
  'What share of the rise in Alphabet\'s revenue from 2023 to 2024 went to net income?',
  'MSFT\'s incremental operating margin fiscal 2024 to 2025',
  'Boeing: equity end 2018 vs end 2024 and cumulative net loss in between',
  'how many dollars of earnings does one share of McDonalds stand for, 2024',
  'When did unemployment rise?',
  'AMZN SBC 2024 % NI and % rev',
  'Between 2020 and 2024, whose diluted EPS grew faster per year, UnitedHealth\'s or Visa\'s?',
  'Between 30 June and 30 September 2024 how did Visa\'s cash change?',
  'BA R&D as % of revenue: mean 2015-2019 versus mean 2020-2024',
  'CRM: diluted shares FY23, FY24, FY25; FY25 EPS had the share count stayed at FY23\'s level?',
  'MCD and HD both carry thin or negative equity: equity / total assets at their year-ends 2019 and 2024',
  'HD share repurchases fiscal 2022-2024: total, and how many shares would that have bought at the 31 January 2025 close',
  'What happened to McDonald\'s net income in 2020 compared with 2019, and by when had it recovered?',
  'Was Microsoft\'s close on 30 June 2025 a record?',
  'Grandpa left me 40 Caterpillar shares. What were they worth at the last close you have and what did they earn per share in 2024?',
  'How much of Apple\'s operating cash flow went back to shareholders over fiscal 2021-2025?',
  'What did Apple close at on the first and on the last trading day of June 2025?',
  'Amazon: accounts payable end 2024, days',
  'Has IBM\'s revenue grown faster than the year before?',
  'What price would make Boeing trade at one times sales of 2024?',
  'Nvidia price/earnings now vs a year ago on trailing earnings',
  'How many years of 2024 free cash flow is Apple\'s market cap?',
  'How much has IBM\'s P/E expanded since the end of 2023?',
  'P&G: EPS FY24, dividend per share FY24, payout',
  'If UnitedHealth got back to its end-2024 close, what gain from the last close is that?',
  'Which of the last eight quarters was Visa\'s strongest by revenue growth?',
  'How did Boeing\'s cash move from quarter to quarter in 2024?',
  'Microsoft vs Alphabet: how has the gap in operating income changed from 2020 to 2024?',
  'What was Boeing\'s close two days after 7 January 2025?',
  'Are fewer people out of work than a year ago?',
  'Highest inflation rate of 2022 and the current one',
  'If I\'d bought the day after Christmas 2024 at the close and sold on the last day of June 2025, what would Visa have made me?',
  'At which close in 2024 was Caterpillar 20% above its 2023 close?',
  'Did Salesforce close above its 2024 year-end price at any time in 2025?',
  'If I had put $1,000 each into Apple and Visa at the end of 2023, what would I have had at the end of 2024?',
  'How did Visa\'s tax bill change from fiscal 2022 to 2024, in dollars and in rate?',
  'Goldman\'s net income of 14.3 billion beat 2023\'s 8.5 billion - correct?',
  '"Apple has repurchased more than $500 billion of stock since fiscal 2018" check please',
  'Which year since 2019 saw the biggest jump in the fed funds rate?',
  'What\'s the peak in the fed funds rate since 2022, and how much has it come down since?',
  'How did retail sales do in 2024 as a whole compared with 2023?',
  'Initial jobless claims in the latest week vs the week before',
  'What was Alphabet\'s diluted EPS in 2025 and the P/E on it at the latest close?',
])('where it is not told the answer is not valid: %s [ASK-ANSWER-18]', async (text) => {
  const { answer } = await ask(text);
  expect(answer.metadata.valid, answer.summary).toBe(false);
});

test.each([
  ['What was UnitedHealth\'s close on 16 April 2025, and on 17 April 2025?', 'Where was it at the end of that month?'],
  ['Has NVIDIA\'s quarterly revenue gone up every single quarter in fiscal 2026? List them.', 'By how many percent was the last of them above the first?'],
  ['Apple\'s net loss or income added up from 2015 to 2018?', 'Do those cover the buybacks of 2018?'],
  ['How much of NVIDIA\'s fiscal 2026 net income went into buybacks, in percent?', 'And fiscal 2025? A bigger or smaller share?'],
  ['Had I put $10,000 into NVIDIA at the close on 30 June 2023, what would it be worth on 31 December 2025?', 'And if I\'d sold a year earlier, on 31 December 2024?'],
  ['What were Visa\'s and McDonald\'s operating margins in fiscal 2024?', 'Which of the two moved more since the year before?'],
  ['By how much did Visa\'s net income change from fiscal 2023 to fiscal 2024?', 'how much of that did the tax line explain, in dollars'],
  ['What were IBM\'s total assets and equity at the end of 2024?', 'And with goodwill taken out of both?'],
  ['What was Amazon\'s operating cash flow in 2024?', 'and what\'s left'],
  ['How did Nvidia\'s revenue do in fiscal 2025?', 'and the stock'],
  ['What was Apple\'s revenue in the first quarter of fiscal 2025?', 'so in total for the year'],
  ['What was Microsoft\'s revenue in fiscal 2025?', 'Show me the quarters'],
  ['How much did Apple spend on buybacks in each of fiscal 2022, 2023 and 2024?', 'And in total?'],
  ['What was Goldman\'s book value per share at the end of 2024?', 'And on diluted shares?'],
  ['What was IBM\'s close on 30 June 2025?', 'And the previous one?'],
  ['Did McDonald\'s ever earn more than 8 billion net? Which years?', 'What about operating income above 11?'],
  ['Google capex 2024 and its operating cash flow 2024', 'so how many % is that'],
  ['Price to sales of NVDA on 30 Jan 2026, mkt cap over FY26 revenue, use the diluted shs', 'same ratio for apple that day on fy25'],
  ['What was UnitedHealth\'s worst day in 2025?', 'and what did it close at the day before?'],
  ['What was Goldman\'s book value per share at the end of 2024?', 'using diluted shares'],
  ['What was Microsoft\'s highest close of 2025?', 'did anyone at the company sell around then?'],
  ['What was Boeing\'s free cash flow from 2019 to 2024?', 'what\'s the average?'],
  ['What was the fed funds rate in December 2023?', 'and the peak?'],
])('a follow-up that is not met is not valid: %s → %s [ASK-ANSWER-18]', async (earlier, text) => {
  const before = await ask(earlier);
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.metadata.valid, answer.summary).toBe(false);
});

test.each([
  ['How many shares did Amazon\'s Olsavsky sell in May 2025 and August 2025?', 'what did he get for them in $, both', /Brian T\. Olsavsky .*\$3,577,868.*\$3,953,635.*\$7,531,503/],
  ['What was Microsoft\'s P/E at the close of 30 January 2026 on fiscal 2025 diluted EPS?', 'and Apple\'s?', /\$259\.48 ÷ \$7\.46 = 34\.8 times/],
  ['What was Goldman Sachs\' net income in 2024?', 'And what was that per share, diluted, and by how many percent was the per-share figure up on 2023?', /diluted earnings per share rose 77\.3% from \$22\.87/],
  ['How much did Visa\'s revenue grow in fiscal 2024?', 'in dollars?', /rose by \$3\.27 billion in fiscal 2024/],
  ['How many percent did Boeing\'s shares fall in 2024?', 'As a dollar amount?', /fell by \$83\.66/],
  ['How fast did Amazon\'s revenue grow a year since 2018?', 'and since 2020?', /from \$386\.1 billion in fiscal 2020 to \$638\.0 billion in fiscal 2024, a compound annual/],
])('a follow-up keeps the person, the day or the figure: %s → %s [ASK-ANSWER-18]', async (earlier, text, told) => {
  const before = await ask(earlier);
  const { answer } = await askSample(text, { engine: houseAskEngine, question: { text, filters: noFilters, asOf: null, earlier: before.asked === null ? [] : [before.asked] } });
  expect(answer.summary).toMatch(told);
  expect(answer.metadata.valid).toBe(true);
});
