// Plain words, and answers with true figures of another time, another thing or another person.
import { describe, expect, test } from 'vitest';
import { join, say } from '../../../../prose/text.ts';
import { ahead, close, company, grown, lacking, level, marram, onDay, percent, price, revenue, shown, trailing, tussock, usd, yearMove, type Told } from '../testing/marram.ts';

const reading = (metric: string, value: string, on: string): Told => ({ metric, value, unit: percent, period: onDay(on) });
const unemployment = say`The unemployment rate was ${shown(reading('unemployment_rate', '4.3', '2024-04-01'))} in April 2024.`;
const treasury = say`The ten-year Treasury yield was ${shown(reading('treasury_10y', '4.2', '2024-08-29'))} on 29 August 2024.`;
const closeLater = say`Marram’s shares closed at ${shown(close('41', '2024-09-05'))} on 5 September 2024.`;
const difference = say`Difference: ${shown(revenue('5000000000', 2023))} − ${shown(revenue('3100000000', 2023))} = ${shown({ metric: 'revenue_change', value: '1900000000', unit: usd, period: onDay('2023-12-31') })}.`;
const sold = say`Between 21 May 2024 and 21 August 2024 Ada Holt sold ${shown({ metric: 'insider_shares', value: '39744', unit: { kind: 'shares' }, period: onDay('2024-08-21') })} shares of Marram on the open market.`;
const lossSmaller = say`No: Marram’s net loss was ${shown({ metric: 'net_income', value: '-11800000', unit: usd, period: onDay('2023-12-31') })} in fiscal 2023.`;
const and = (...parts: readonly ReturnType<typeof say>[]): ReturnType<typeof say> => join([...parts]);

describe('an answer of other times, things or persons than plain words name does not pass for valid [ASK-VALID-6]', () => {
  test.each([
    ['What was Marram’s revenue and the unemployment rate in 2023?', and(level, unemployment), 'each figure in 2023'],
    ['Marram’s share price and the 10-year yield on 29 August 2024', and(treasury, closeLater), 'each figure at the time that is named'],
    ['What was Marram’s revenue three years ago?', level, 'the time so long ago, counted from the newest figure'],
    ['What was Marram’s revenue in the year before last?', level, 'the time that is named, by counting back'],
    ['How did Marram do last month?', level, 'how the share did in the month'],
    ['Marram’s revenue for each of the past five years', level, 'each of the times one by one'],
    ['What was Marram’s best quarter by revenue and which its worst?', say`The low point of those quarters: ${level}`, 'both the best and the worst'],
    ['What was Marram’s total revenue over the last three years?', level, 'what the years come to together'],
    ['What was Marram’s P/E in 2021?', trailing, 'the price of 2021'],
    ['Did the Fed cut its rate in April 2024?', say`Yes: The federal funds rate was ${shown(reading('fed_funds_rate', '4.3', '2024-04-01'))} in April 2024.`, 'whether the rate was moved in that month'],
    ['How quickly did GDP grow in the fourth quarter of 2023, at an annual clip?', say`Real GDP growth was ${shown(reading('real_gdp_growth', '2.4', '2023-10-01'))} year on year in the quarter ended 31 December 2023.`, 'growth on the quarter before, at a yearly pace'],
    ['What was the total increase in consumer prices between January 2020 and January 2024?', say`Consumer price inflation was ${shown(reading('inflation', '3.1', '2024-01-01'))} in January 2024.`, 'how much prices rose over the whole time'],
    ['Consumer prices in January 2024, and consumer prices minus food and energy', say`Core inflation was ${shown(reading('core_inflation', '3.9', '2024-01-01'))} in January 2024.`, 'prices with food and energy, too'],
    ['Which insiders of Marram sold in May 2024? Add up their shares.', say`Insiders of Marram who sold shares on the open market: 1) Ada Holt, 2) Tom Reed.`, 'the sum of all that was traded'],
    ['What did insiders of Marram sell in total, and who sold the most?', sold, 'the sum of all that was traded'],
    ['Marram 1Y performance', level, 'the return of the share'],
    ['10k in Marram in March 2023, worth now?', say`Marram’s share price rose ${shown({ metric: 'price_growth', value: '5', unit: percent, period: onDay('2023-03-31'), formula: '(price / price@before - 1) * 100' })} from ${shown(close('30', '2023-02-28'))} on 28 February 2023 to ${shown(close('32', '2023-03-31'))} on 31 March 2023.`, 'what it is worth today'],
  ])('%s', (text, summary, lacks) => {
    expect(lacking(text, summary)).toContain(lacks);
  });

  test.each([
    ['Which lost more revenue in 2023, Marram or Tussock?', ahead, 'how far each of them moved'],
    ['By how much did the revenue of Marram and Tussock rise in 2023?', difference, 'the move of each'],
    ['Which is the better buy, Marram or Tussock?', price, 'which of them is the better buy'],
  ])('of two companies: %s', (text, summary, lacks) => {
    expect(lacking(text, summary, { companies: [marram, tussock] })).toContain(lacks);
  });

  test('of several companies a total is their sum, and what was so every year is no screen of one', () => {
    const companies = [marram, tussock, company('Heron', 'HRN')];
    const capital = (value: string): Told => ({ metric: 'market_cap', value, unit: usd, period: onDay('2024-03-28') });
    expect(lacking('Total market cap of Marram, Tussock and Heron', say`Marram’s market capitalization was ${shown(capital('9'))} on 28 March 2024. Tussock’s market capitalization was ${shown(capital('8'))} on 28 March 2024.`, { companies })).toContain('what they come to together');
    const order = say`Tussock leads the companies at hand on revenue: ${level}`;
    expect(lacking('Rank Marram, Tussock and Heron by revenue. Who is second?', order, { companies })).toContain('who comes in that place');
    expect(lacking('Rank Marram, Tussock and Heron by revenue.', order, { companies })).not.toContain('who comes in that place');
    expect(lacking('Which companies made a profit every year since 2018?', say`Two of the companies at hand meet the conditions asked for.${level}`, { companies })).toContain('those of whom it is so');
  });

  test('the years in which a figure rose do not say whether it was ever more', () => {
    const rose = say`Yes: The years in which it was so: ${grown}`;
    expect(lacking('Has it ever been higher?', rose)).toContain('whether it was ever more than that');
    expect(lacking('In which years has it risen?', rose)).not.toContain('whether it was ever more than that');
  });

  test('the months of an insider’s trades are not told by their sum, and a larger loss is not denied', () => {
    expect(lacking('Did Ada Holt sell more in May or in August?', sold)).toContain('the months, and not the persons');
    expect(lacking('Did Marram’s loss grow in 2023?', lossSmaller)).toContain('whether the loss or the fall is the larger');
  });

  test.each([
    ['How many times Tussock’s revenue is that?', trailing, 'how many times the one is the other'],
    ['And the year before?', level, 'the time before that of the question before'],
  ])('behind another question: %s', (text, summary, lacks) => {
    expect(lacking(text, summary, { inherited: ['companies', 'measures'] })).toContain(lacks);
  });
});

describe('an answer that gives what plain words ask for lacks nothing [ASK-VALID-6]', () => {
  test.each([
    ['What was Marram’s revenue in 2023?', level],
    ['By how many percent did Marram’s revenue rise from 2021 to 2023?', grown],
    ['What was Marram’s P/E on 28 March 2024?', trailing],
    ['How did Marram’s share price move from 28 March 2023 to 28 March 2024?', yearMove],
    ['Marram’s revenue in 2021-23 and its rise', grown],
  ])('%s', (text, summary) => {
    expect(lacking(text, summary)).toEqual([]);
  });
});
