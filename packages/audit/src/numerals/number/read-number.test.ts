import type { NumeralRecord } from '@assay/record';
import { unitName } from '@assay/record';
import { expect, test } from 'vitest';
import { readTokens } from '../read-tokens.ts';

function numeralsIn(text: string): NumeralRecord[] {
  return readTokens(text).flatMap((token) => (token.kind === 'number' ? [token.numeral] : []));
}

/** Every number as "value unit", ranges as "low..high unit". */
function shown(text: string): string[] {
  return numeralsIn(text).map((numeral) => `${numeral.value}${numeral.upTo === null ? '' : `..${numeral.upTo}`} ${unitName(numeral.unit)}`);
}

test.each([
  ['5098000000', '5098000000 none'], ['5,098,000,000', '5098000000 none'], ['5.1B', '5100000000 none'], ['320M', '320000000 none'], ['1.5K', '1500 none'], ['2.3T', '2300000000000 none'], ['5.1bn', '5100000000 none'],
  ['5.1 billion', '5100000000 none'], ['$5.1 mm', '5100000 USD'], ['1e9', '1000000000 none'], ['½', '0.5 none'], ['2½ times', '2.5 multiple'], ['1,23,456', '123456 none'], ['₹2 lakh crore', '2000000000000 INR'], ['Rs. 500 crore', '5000000000 INR'],
  ['1.234,56', '1234.56 none'], ['1\u00a0234\u00a0567', '1234567 none'], ['$117 mil- lion', '117000000 USD'], ['５００ million', '500000000 none'], ['$&nbsp;5.1&nbsp;billion', '5100000000 USD'],
])('%j is %s [NUM-READ-1]', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test.each([
  ['-$5.1B', '-5100000000 USD'], ['(5.1B)', '-5100000000 none'], ['($1.2bn)', '-1200000000 USD'], ['$(1.2) billion', '-1200000000 USD'], ['(12.5)%', '-12.5 percent'], ['(1,234)', '-1234 none'], ['−1.2', '-1.2 none'], ['–1.2%', '-1.2 percent'],
  ['+2.2', '2.2 none'], ['$-5.1B', '-5100000000 USD'], ['negative 5%', '-5 percent'], ['a loss of (115)', '-115 none'],
])('the sign of %j is read: %s [NUM-SIGN-1]', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test('brackets that only set a figure apart in running text are no minus [NUM-SIGN-1]', () => {
  expect(shown('The gross margin (46.2%) rose as services revenue ($96.2 billion) grew.')).toEqual(['46.2 percent', '96200000000 USD']);
});

test.each([
  ['12.5%-13.0%', '12.5..13 percent'], ['$5.1B–$5.4B', '5100000000..5400000000 USD'], ['40–45x', '40..45 multiple'], ['between 3% and 5%', '3..5 percent'], ['$3 to $4 billion', '3000000000..4000000000 USD'], ['€40-45m', '40000000..45000000 EUR'],
  ['$1.10 to $1.20 per share', '1.1..1.2 USD/share'], ['2 to 3 years', '2..3 years'],
])('%j is one range, its ends sharing unit and scale [NUM-RANGE-1]', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test.each([
  ['from 3% to 5%', ['3 percent', '5 percent']], ['rose $1.2 billion to $5.1 billion', ['1200000000 USD', '5100000000 USD']], ['up 5% –3%', ['5 percent', '-3 percent']], ['by $13.1 million to $657.8 million', ['13100000 USD', '657800000 USD']],
])('%j is two values, not a range [NUM-RANGE-1]', (text, expected) => {
  expect(shown(text)).toEqual(expected);
});

test.each([
  ['$5', 'USD'], ['US$5', 'USD'], ['C$5', 'CAD'], ['A$5', 'AUD'], ['HK$5', 'HKD'], ['€5', 'EUR'], ['£5', 'GBP'], ['¥5', 'JPY'], ['₹5', 'INR'], ['CHF 5', 'CHF'], ['EUR5bn', 'EUR'], ['5 dollars', 'USD'], ['5 Canadian dollars', 'CAD'], ['5 euros', 'EUR'], ['5 USD', 'USD'],
  ['$6.11 per share', 'USD/share'], ['$1.50 a share', 'USD/share'], ['$1.50/share', 'USD/share'], ['50 cents per diluted share', 'USD/share'],
  ['5%', 'percent'], ['5 percent', 'percent'], ['5 per cent', 'percent'], ['5 percentage points', 'points'], ['5 pp', 'points'], ['50 bps', 'basis-points'], ['25-basis-point', 'basis-points'], ['18.9x', 'multiple'], ['18.9 times', 'multiple'], ['3-fold', 'multiple'],
  ['15.1 billion shares', 'shares'], ['12 stores', 'count of stores'], ['164,000 full-time employees', 'count of employees'], ['90 days', 'days'], ['5 years', 'years'], ['ten fiscal years', 'years'], ['12 and', 'none'], ['RSI of 45 signals weakness', 'none'], ['170 million pounds of copper', 'count of pounds'],
])('the unit of %j is %s [NUM-UNIT-1]', (text, expected) => {
  expect(numeralsIn(text).map((numeral) => unitName(numeral.unit))).toEqual([expected]);
});

test('points are percentage points where the sentence speaks of percent, else points of an index [NUM-UNIT-1]', () => {
  expect(shown('The margin fell 2 points. ')).toEqual(['2 points']);
  expect(shown('The index closed 50 points up.')).toEqual(['50 index']);
});

test('a list names its unit once, at the end [NUM-UNIT-1]', () => {
  expect(shown('reduced revenue by 4, 3 and 2 percentage points')).toEqual(['4 points', '3 points', '2 points']);
});

test.each([
  ['more than 5%', 'more-than', false], ['over $5bn', 'more-than', false], ['at least 10', 'at-least', false], ['no less than 10%', 'at-least', false], ['up to 5%', 'at-most', false], ['less than 3%', 'less-than', false], ['fewer than 12 stores', 'less-than', false],
  ['nearly 5%', 'less-than', true], ['just over 5%', 'more-than', true], ['about 5%', null, true], ['~40x', null, true], ['approximately 5%', null, true], ['5% or more', 'at-least', false], ['$5bn+', 'at-least', false], ['above 45%', 'more-than', false], ['5%', null, false],
])('%j has bound %j, approximate %j [NUM-BOUND-1]', (text, bound, approximate) => {
  expect(numeralsIn(text).map((numeral) => [numeral.bound, numeral.approximate])).toEqual([[bound, approximate]]);
});

test('the words of a bound belong to the token, the figure alone to its numeral [NUM-BOUND-1]', () => {
  expect(readTokens('more than $5 billion of debt').map((token) => [token.text, token.kind === 'number' ? token.numeral.text : ''])).toEqual([['more than $5 billion', '$5 billion']]);
});

test('"over" before years tells a time and is no bound', () => {
  expect(numeralsIn('over 5 years').map((numeral) => numeral.bound)).toEqual([null]);
});

test.each([
  ['$383.3 billion', '383250000000', '383350000000', -8], ['18.9x', '18.85', '18.95', 1], ['1,200', '1199.5', '1200.5', 0], ['$5 billion', '4500000000', '5500000000', -9], ['44.1%', '44.05', '44.15', 1], ['-2.5%', '-2.55', '-2.45', 1], ['1e9', '500000000', '1500000000', -9], ['50 cents', '0.495', '0.505', 2],
])('%j stands for the interval from %s to %s, %d places [NUM-DIGITS-1]', (...[text, low, high, precision]) => {
  expect(numeralsIn(text).map((numeral) => [numeral.low, numeral.high, numeral.precision])).toEqual([[low, high, precision]]);
});

test.each([
  ['twelve stores', '12 count of stores'], ['twenty-five percent', '25 percent'], ['two hundred million dollars', '200000000 USD'], ['half of revenue', '0.5 fraction'], ['a quarter of sales', '0.25 fraction'], ['doubled', '2 multiple'], ['twice the rate', '2 multiple'],
  ['halved', '0.5 multiple'], ['threefold', '3 multiple'], ['half a million', '500000 none'], ['a dozen stores', '12 count of stores'], ['2/3 of', '0.6666666666666666666666666666666666666667 fraction'],
])('%j in words is %s [NUM-WORD-1]', (text, expected) => {
  expect(shown(text)).toEqual([expected]);
});

test.each(['the two segments', 'one of the largest', 'a quarter of 2024', 'the first half of the year', 'twenty-first', 'no one', 'double taxation', 'a contract'])('%j states no number [NUM-WORD-1]', (text) => {
  expect(shown(text)).toEqual([]);
});

test('a sentence that ends with a number does not take the full stop into it', () => {
  expect(readTokens('It was 26.').map((token) => token.text)).toEqual(['26']);
});

test('European grouping is read where the caller says so [NUM-READ-2]', () => {
  expect(readTokens('1.234 und 1,5', { grouping: 'european' }).flatMap((token) => (token.kind === 'number' ? [token.numeral.value] : []))).toEqual(['1234', '1.5']);
});

test('nothing is read across a blank line', () => {
  expect(shown('It was 5\n\nbillion people')).toEqual(['5 none']);
});

test('words of the language itself are no units', () => {
  expect(shown('5 constructor')).toEqual(['5 none']);
});
