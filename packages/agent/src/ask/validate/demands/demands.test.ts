// What a question's words demand, and answers with true figures that do not give it: each is held against figures alone, without any reading of the question.
import { describe, expect, test } from 'vitest';
import { say } from '../../../prose/text.ts';
import { ahead, compound, fiscalYear, grown, lacking, level, marram, onDay, price, revenue, shown, trailing, tussock, usd, yearMove, type Told } from './testing/marram.ts';

describe('an answer to another question is told from its own figures', () => {
  test.each([
    ['What were Marram’s short-term liabilities at the end of 2023?', level, 'current liabilities'],
    ['Of every hundred dollars of revenue in 2023, what did Marram keep?', level, 'how much of each hundred'],
    ['For each dollar Marram sold in 2023, how many dollars of it were profit?', level, 'how much for each dollar'],
    ['By how many percent in total did Marram’s revenue grow from 2021 to 2023, and what is that per year?', grown, 'the growth over the whole time and the yearly rate, both'],
    ['Marram had a poor 2023. How much did it sell that year, and how much did it lose?', price, 'what was sold'],
    ['How many shares did Marram’s boss let go of on 28 March 2024?', price, 'the number of shares'],
    ['What was still in hand of Marram’s revenue of 2023 once shareholders had their dividends?', level, 'what is left'],
    ['What was the annual growth of Marram’s revenue from 2021 to 2023?', grown, 'the yearly rate of growth'],
    ['By how many percent was Marram’s revenue higher than in 2023?', grown, 'the move from the time that it is held against'],
    ['Marram at the 2021 margin on 2023 revenue?', level, 'the one times the other'],
    ['What was the six-year CAGR of Marram’s revenue?', compound, 'the yearly rate over 6 years'],
    ['How did Marram’s shares do in 2023?', level, 'another figure than its first one'],
    ['What did Marram’s revenue average from 2021 to 2023?', compound, 'a mean, and no growth'],
    ['By what total percentage did Marram’s revenue go up from 2021 to 2023?', compound, 'the growth over the whole time'],
    ['What was Marram’s revenue per employee in 2023?', level, 'a figure for each of something'],
    ['What was Marram’s net income over its average equity in 2023?', level, 'on the average of its start and end'],
    ['Marram’s revenue from 2021 to 2023, total and CAGR?', compound, 'what they come to'],
    ['By how many dollars did Marram’s revenue rise from 2021 to 2023?', grown, 'a difference as an amount'],
    ['How many dollars more did Marram sell in 2023 than in 2021?', grown, 'a difference as an amount'],
    ['What is the median revenue of Marram up to 2023?', level, 'a median'],
    ['What was the second highest revenue Marram had by 2023?', level, 'a place further down an order'],
    ['In how many of the years to 2023 did Marram sell more?', level, 'a number of them'],
    ['Why was Marram’s revenue so high in 2023?', level, 'why it is so'],
    ['Revenue of Marram in 2023 in euros?', level, 'another currency'],
    ['What would Marram’s revenue in 2023 have been if prices had stayed?', level, 'what would be'],
    ['When did Marram’s revenue of 2023 pass the mark of $3 billion?', level, 'when a mark was passed'],
    ['What did Marram sell per day in 2023?', level, 'over which time it is spread'],
    ['What was half of Marram’s revenue in 2023?', level, 'a calculation of one’s own'],
    ['How did Marram’s revenue of 2023 compare with the industry average?', level, 'what it is compared with'],
    ['What was Marram’s revenue in the nine months to September 2023?', level, '9 months'],
    ['What was Marram’s revenue in the first half of 2023?', level, 'a half of the year'],
    ['What would 40 shares of Marram have brought?', price, 'what would be'],
    ['What do 250 Marram shares come to at the close of 28 March 2024?', price, '“250”'],
    ['What percentage of its 2023 revenue did Marram spend on research, and how many on selling?', level, 'both as percentages'],
    ['How far was Marram’s earnings yield from the ten-year Treasury yield on 28 March 2024?', price, 'how far the two yields lie apart'],
    ['At what did Marram stock open on 28 March 2024?', price, 'a price other than the close'],
    ['How did Marram stock move yesterday, in percent?', yearMove, 'the move of one day'],
    ['What did Marram shares do over the past month?', yearMove, 'the move of a month'],
    ['Which month was the best one for Marram’s share price?', price, 'the month in which it was'],
    ['Which quarter was the strongest for Marram’s sales in 2023?', level, 'the quarter in which it was'],
    ['What was Marram’s revenue for the whole of 2023 besides its Tansy line?', level, 'what is left out'],
    ['Best and worst year for Marram’s revenue up to 2023?', level, 'both the high and the low'],
    ['What did Marram’s shares lose from their peak, in dollars, by 28 March 2024?', price, 'the difference'],
    ['Did Marram pay more to its people than the sector average in 2023, going by revenue?', level, 'what it is compared with'],
    ['Is Marram’s growth running out of steam?', grown, 'how the pace of growth changed'],
    ['What did Marram’s stock close at on the last Friday of March 2024?', price, 'the Friday'],
    ['What did Marram make in 2023, and how far has its share price risen?', price, 'the move of the share price'],
    ['What did Marram make in 2023, and what did the stock do in percent?', price, 'the move of the share price'],
    ['What was Marram’s revenue in fiscal 2023, and its share price at the end of 2023?', price, 'the close at the end of 2023'],
    ['What did Marram earn in fiscal 2023, and where did its stock close on 28 March 2024?', price, 'what the company earned'],
    ['Should a careful saver buy Marram at the price of 28 March 2024?', price, 'what one should do'],
    ['How did Marram’s revenue of 2023 change on the quarter before?', grown, 'the quarter before'],
    ['How far did Marram’s stock move on 28 March 2024 compared with where it closed the day before?', yearMove, 'the move from the day before'],
    ['How did Marram’s stock do over the first half of 2024, up to 28 March?', yearMove, 'the half of the year that is named'],
    ['I bought Marram at the start of 2024. How many percent had it gained by the end of that year?', yearMove, 'the move from the start of the year to its end'],
    ['What was the decline in Marram’s revenue in 2023 as against 2020?', grown, 'the move from 2020 to 2023'],
    ['Marram P/E, EPS FYE Dec-23', trailing, 'the earnings of the year that is named'],
    ['How did sales do in 2023, and how far have Marram’s shares moved since the end of 2020?', yearMove, 'the time since the end of 2020'],
    ['We argue how quickly Marram’s sales grew per year from 2021 to 2023. What was the rate?', grown, 'the yearly rate of growth'],
  ])('%s [ASK-ANSWER-9]', (text, summary, what) => {
    expect(lacking(text, summary)).toContain(what);
  });

  test('of two companies the one that the words mean comes first [ASK-ANSWER-9]', () => {
    const both = { operation: 'compare', companies: [marram, tussock] } as const;
    expect(lacking('Which sold less in 2023, Marram or Tussock?', ahead, both)).toEqual([]);
    expect(lacking('Which had the smallest revenue in 2023, Marram or Tussock?', ahead, both)).toContain('who has the least');
    expect(lacking('Which had the largest revenue in 2023, Marram or Tussock?', ahead, both)).toEqual([]);
  });

  test('one figure does not stand for two measures that are named, nor a year or company for another’s [ASK-ANSWER-14]', () => {
    const net = (value: string, year: number): Told => ({ metric: 'net_income', value, unit: usd, period: fiscalYear(year) });
    const multiple = say`Marram’s price-earnings ratio was ${shown({ metric: 'pe_ratio', value: '14', unit: { kind: 'multiple' }, period: onDay('2023-12-29'), formula: 'price / diluted_eps' })} on 29 December 2023.`;
    expect(lacking('Marram’s EPS in 2023, and its P/E at the end of 2023?', multiple)).toContain('earnings per share');
    const crossed = say`Marram’s revenue was ${shown(revenue('3100000000', 2023))} in fiscal 2023. Marram’s net income was ${shown(net('310000000', 2023))} in fiscal 2023.`;
    expect(lacking('Marram’s revenue in 2023 and its net income in 2021?', crossed)).toContain('net income for 2021');
    const swapped = say`Marram’s revenue was ${shown(revenue('3100000000', 2023))} in fiscal 2023. Tussock’s net income was ${shown(net('310000000', 2023))} in fiscal 2023.`;
    expect(lacking('Tussock’s revenue and Marram’s net income, 2023', swapped, { companies: [marram, tussock] })).toEqual(expect.arrayContaining(['revenue of Tussock', 'net income of Marram']));
    expect(lacking('Marram’s revenue and Tussock’s net income, 2023', swapped, { companies: [marram, tussock] })).toEqual([]);
  });

  test('a company that is named and not told of is missed [ASK-ANSWER-9]', () => {
    expect(lacking('Did Marram or Tussock sell more in 2023?', level, { companies: [marram, tussock] })).toContain('Tussock');
  });
});

describe('an answer that gives what the words demand lacks nothing', () => {
  test.each([
    ['What was Marram’s turnover in 2023?', level],
    ['How much did Marram’s sales grow from 2021 to 2023?', grown],
    ['By how many percent did Marram’s revenue rise from 2021 to 2023?', grown],
    ['At what yearly rate did Marram’s revenue grow from 2021 to 2023?', compound],
    ['What did Marram close at on 28 March 2024?', price],
    ['Where did Marram trade at the end of March 2024?', price],
    ['How many percent did Marram’s stock gain in the twelve months to 28 March 2024?', yearMove],
    ['If I had bought Marram on 28 March 2023 and held it to 28 March 2024, what would I have made in percent?', yearMove],
    ['How many percent was Marram’s revenue up in 2023 compared with 2021?', grown],
  ])('%s [ASK-ANSWER-9]', (text, summary) => {
    expect(lacking(text, summary)).toEqual([]);
  });
});
