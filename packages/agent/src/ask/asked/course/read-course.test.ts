import { expect, test } from 'vitest';
import { readCourse } from './read-course.ts';

/** `[Name]` marks where a company stands. */
function read(question: string) {
  const named: { start: number; end: number }[] = [];
  let text = '';
  for (const part of question.split(/(\[[^\]]+\])/)) {
    const name = /^\[([^\]]+)\]$/.exec(part)?.[1];
    if (name !== undefined) named.push({ start: text.length, end: text.length + name.length });
    text += name ?? part;
  }
  return readCourse({ text, named }, named.length)?.course ?? null;
}

const form = (question: string): string => { const course = read(question); return course === null ? '-' : JSON.stringify(course.form); };
const days = (question: string): string => (read(question)?.windows ?? []).map((window) => ('from' in window ? `${window.kind === 'edge' ? `${window.which} of ` : ''}${window.from ?? ''}..${window.to ?? ''}${window.kind === 'stretch' && window.base === 'own' ? ' own' : ''}` : 'on' in window ? window.on : window.kind === 'last' ? `${String(window.count)} ${window.of}` : 'latest')).join(', ');

test.each([
  ['Had I bought [NVIDIA] at the worst moment of the first half of 2025 and sold at the low after it, what percentage would I have lost?', '{"kind":"fall"}'],
  ['Had I owned [Caterpillar] from July 31, 2023 to July 31, 2025, what would the share price alone have earned me per year, compounded?', '{"kind":"yearly"}'],
  ['[McDonald\'s] crossed three hundred dollars more than once. What was its best close in 2025?', '{"kind":"highest"}'],
  ['What was the best and what was the worst price at which [IBM] closed in 2024?', '{"kind":"range"}'],
  ['How far does [Visa] stand below its best close from January 2, 2025 onwards?', '{"kind":"off","end":"highest"}'],
  ['Between which two closes, the best and the worst of 2024, did [Caterpillar] stock move?', '{"kind":"range"}'],
  ['If I look only at the share price, how much did [NVIDIA] gain or lose in 2025?', '{"kind":"change"}'],
  ['Year-end close to year-end close, what did [J&J] stock do in 2023, and then again in 2024? A percentage for each, please.', '{"kind":"change"}'],
  ['In which month of 2024 did [Boeing] shares lose the most, and how much was it?', '{"kind":"worst","part":"month"}'],
  ['[CAT] best quarter 2023 %', '{"kind":"best","part":"quarter"}'],
  ['What was the steepest one-day drop of [Salesforce] stock in 2024?', '{"kind":"worst","part":"day"}'],
  ['Which week of 2025 was the kindest to [IBM] shareholders?', '{"kind":"best","part":"week"}'],
  ['When did [Visa] close above $300 for the first time?', '{"kind":"beyond","is":"above","level":"300","which":"first"}'],
  ['On how many days in 2024 did [Amazon] finish below $180?', '{"kind":"beyond","is":"below","level":"180","which":"count"}'],
  ['the last day in 2023 that [McDonald\'s] ended under two hundred and seventy dollars', '{"kind":"beyond","is":"below","level":"270","which":"last"}'],
  ['Worst peak-to-trough fall of [UnitedHealth] shares in 2024, please', '{"kind":"fall"}'],
  ['How low did [Boeing] shares go in 2024?', '{"kind":"lowest"}'],
  ['What was the dearest close of [Visa] in 2024 and when was it?', '{"kind":"highest"}'],
  ['average close of [P&G] from 2 January to 28 March 2024', '{"kind":"mean"}'],
  ['my aunt held [J&J] stock from 3 April 2023 until 5 July 2024; did the price treat her well or badly?', '{"kind":"change"}'],
  ['I remember [UNH] shares plunging on 17 April 2025. How many percent below the previous day\'s close did they finish?', '{"kind":"change"}'],
  ['What happened to [Visa]\'s share price between Friday\'s close on 24 January 2025 and Monday\'s on 27 January 2025?', '{"kind":"change"}'],
  ['CPI cumulative % change Feb 2020 - June 2025', '{"kind":"change"}'],
  ['[CRM] 4 Dec 2024 one-day gain, %?', '{"kind":"change"}'],
  ['[V] price CAGR 12/30/22-12/31/24', '{"kind":"yearly"}'],
  ['[NVIDIA] % off its 2026 closing high', '{"kind":"off","end":"highest"}'],
  ['latest close of [IBM] divided by its close on 30 Dec 2022', '{"kind":"factor"}'],
  ['how many jobs were added in April 2025', '{"kind":"change"}'],
  ['[UNH] had one horrible day in April 2025: when was it and how much went up in smoke?', '{"kind":"worst","part":"day"}'],
  ['mean US unemployment rate 2021 vs 2023', '{"kind":"mean"}'],
  ['Looking back at [Boeing]\'s dreadful 2024: on which day did the stock close at its best?', '{"kind":"highest"}'],
  ['[CRM] % below 52wk high close', '{"kind":"off","end":"highest"}'],
  ['How cheap and how dear did a [J&J] share get in the first half of 2025?', '{"kind":"range"}'],
  ['I bought a bit of [Salesforce] every trading day in June 2025. What would be the mean of the closing prices that month?', '{"kind":"mean"}'],
  ['For a tax form I need the mean of [J&J]\'s closing prices over June 2025. What is it?', '{"kind":"mean"}'],
  ['If you had bought [Nvidia] at the close on New Year\'s Eve 2024 and sold at the close on New Year\'s Eve 2025, what percentage would you have made on price alone?', '{"kind":"change"}'],
  ['What was the annualized volatility of [IBM]\'s daily returns in the first half of 2025?', '{"kind":"volatility"}'],
  ['first month of 2023 in which the fed funds rate stood above 5 percent', '{"kind":"beyond","is":"above","level":"5","which":"first"}'],
])('%s: the figure that is asked for of the series [ASK-COURSE-1]', (question, expected) => {
  expect(form(question)).toBe(expected);
});

test.each([
  ['[MSFT] stock % chg CY23', '2023-01-01..2023-12-31'], ['[IBM] share price change between 29.12.2023 and 28.06.2024', '2023-12-29..2024-06-28 own'],
  ['[IBM] share price change from the end of 2022 to the end of 2024', '2022-12-31..2024-12-31 own'], ['[Visa] stock change since the close of 2023', '2023-12-31.. own'],
  ['Where did [Amazon] shares stand as 2022 came to an end?', 'last of 2022-01-01..2022-12-31'], ['closing price of [HD] on March 5th, 2024', '2024-03-05'], ['[GS] highest close 3Q24', '2024-07-01..2024-09-30'],
  ['[GS] lowest close H1 2024', '2024-01-01..2024-06-30'], ['the lowest close of [GS] in the first three months of 2024', '2024-01-01..2024-03-31'], ['worst fall of [GS] from a peak over the last 6 months', '6 month'],
  ['[Boeing] share price, end-2024 to last close, % chg', '2024-12-31.. own'], ['[UNH] % loss, close 11 Apr 25 to close 1 Aug 25', '2025-04-11..2025-08-01 own'], ['What was [J&J] stock worth on Christmas Day 2024?', '2024-12-25'],
  ['After [IBM] put out its quarterly numbers on July 23, 2025 the shares slid. How far down were they by July 24 from the day before?', '2025-07-23..2025-07-24 own'],
  ['[CAT] price move from 4/8/25 to 5/8/25', '2025-04-08..2025-05-08 own'], ['How did [CAT] stock move between 2 January and 28 March 2024?', '2024-01-02..2024-03-28 own'],
  ['How did [CAT] stock move from the last close of 2022 (December 30) to the last of 2024 (December 31)?', '2022-12-30..2024-12-31 own'], ['How far is [IBM] above its 52-week low?', '52 week'],
])('%s: the days that are meant [ASK-COURSE-1]', (question, expected) => {
  expect(days(question)).toBe(expected);
});

test.each([
  'Which press reports moved [Salesforce] stock on 5 December 2024?', 'Why did [Boeing] shares fall the most in January 2024?', 'What was the total return of [Visa] stock in 2024 including reinvested dividends?',
  'How did [IBM] revenue change from 2022 to 2024?', 'Will [Apple] shares close above $300 in 2027?', 'What was the opening price of [NVIDIA] on 3 June 2024?', 'How many days after 2 January 2024 did [Visa] recover its close?',
  'highest and average close of [IBM] in 2023', '[IBM] share price on 31 February 2024', 'At what average price did insiders of [Microsoft] sell in May 2025?', 'the price of [Visa] against the S&P 500 in 2024', 'How volatile was [NVIDIA] stock in 2024?', 'How did [IBM] stock close in 2024, and what was the previous day\'s close?',
  'How did share-based pay at [Apple] change from 2023 to 2024?', 'How much did [Apple]\'s spending on its own stock rise in 2024?', 'What return did [Visa] earn on its shareholders\' equity in 2024?', 'Which of [Boeing], [IBM] and [Visa] lost money in 2024?',
])('%s: left to other readers [ASK-COURSE-1]', (question) => {
  expect(read(question)).toBeNull();
});

test('two shares in one time, and which of them is looked for [ASK-COURSE-1]', () => {
  expect(read('Which share costs more at the latest close, [Visa] or [Boeing]?')).toMatchObject({ of: 'close', form: { kind: 'value' }, order: 'most' });
  expect(read('Which fell more in 2024, [Boeing] stock or [Nike] stock?')).toMatchObject({ form: { kind: 'change' }, order: 'least' });
});

test('several shares in order, and those of them that fell [ASK-COURSE-1]', () => {
  expect(read('Put [Microsoft], [Salesforce] and [IBM] in order of how their shares did in 2024')).toMatchObject({ form: { kind: 'change' }, several: { isRanked: true, only: null } });
  expect(read('Which of [Boeing], [IBM] and [Visa] fell more than 5% in 2024?')).toMatchObject({ form: { kind: 'change' }, several: { only: 'down', by: { is: 'more', percent: '5' } } });
});

test('core beside headline inflation, each a rate over twelve months [ASK-COURSE-1]', () => {
  expect(read('Jun 2024 CPI yoy: core vs headline')).toMatchObject({ of: ['inflation', 'core_inflation'], form: { kind: 'value' } });
});
