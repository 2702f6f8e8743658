import { expect, test } from 'vitest';
import { renderText } from '../../../prose/render.ts';
import { sha256 } from '../../../testing/index.ts';
import { synthesise } from '../answer/synthesise.ts';
import { gathered, judged } from '../answer/testing/gather-sample.ts';
import type { Also, Course, CourseForm, Window } from '../../asked/course/course.ts';

const year = (of: number): Window => ({ kind: 'stretch', from: `${String(of)}-01-01`, to: `${String(of)}-12-31`, base: 'before', grain: 'year' });

async function told(tickers: readonly string[], course: Partial<Course> & Pick<Course, 'form'>) {
  const given = await gathered(tickers, { course: { of: 'close', windows: [], order: null, isGap: false, ...course }, leftOver: [] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  return { summary: renderText(draft.summary), open: judged(draft, given).open };
}

type Case = { readonly what: string; readonly tickers: readonly string[]; readonly form: CourseForm; readonly windows: readonly Window[]; readonly expected: RegExp };
const cases: readonly Case[] = [
  { what: 'the best month', tickers: ['CAT'], form: { kind: 'best', part: 'month' }, windows: [year(2023)], expected: /^The high point of those months came with \w+ 2023: Caterpillar’s share price rose / },
  { what: 'the worst day', tickers: ['BA'], form: { kind: 'worst', part: 'day' }, windows: [year(2024)], expected: /^The low point of those days came with \d+ \w+ 2024: Boeing’s share price fell / },
  { what: 'the first close beyond a level', tickers: ['V'], form: { kind: 'beyond', is: 'above', level: '300', which: 'first' }, windows: [year(2024)], expected: /^Visa’s shares closed at \$30\d\.\d\d on .* 2024, the first of their closes above \$300\.00/ },
  { what: 'the deepest fall', tickers: ['UNH'], form: { kind: 'fall' }, windows: [year(2024)], expected: /^UnitedHealth’s share price fell [\d.]+% from .* to / },
  { what: 'the move between two days', tickers: ['JNJ'], form: { kind: 'change' }, windows: [{ kind: 'stretch', from: '2023-04-03', to: '2024-07-05', base: 'own', grain: 'day' }], expected: /from \$[\d.]+ on 3 April 2023 to \$[\d.]+ on 5 July 2024\.$/ },
  { what: 'the lowest close', tickers: ['IBM'], form: { kind: 'lowest' }, windows: [year(2024)], expected: /^The low point of that time: IBM’s shares closed at / },
  { what: 'the volatility of closes', tickers: ['IBM'], form: { kind: 'volatility' }, windows: [{ kind: 'stretch', from: '2025-01-01', to: '2025-06-30', base: 'before', grain: 'half' }], expected: /^IBM’s annualised volatility of daily closes from 31 December 2024 to 30 June 2025 was 33\.2%\.$/ },
  { what: 'the rate a year', tickers: ['CAT'], form: { kind: 'yearly' }, windows: [{ kind: 'stretch', from: '2022-12-30', to: '2024-12-31', base: 'own', grain: 'day' }], expected: /at a compound rate of 23\.1% a year from .* Caterpillar’s share price rose 51\.4% from / },
  { what: 'the mean of closes', tickers: ['PG'], form: { kind: 'mean' }, windows: [year(2024)], expected: /^Procter & Gamble’s average closing price from 2 January 2024 to 31 December 2024 was / },
];

test.each(cases)('$what is told with its days, and the judge proves every figure [ASK-COURSE-2]', async ({ tickers, form, windows, expected }) => {
  const { summary, open } = await told(tickers, { form, windows });
  expect(summary).toMatch(expected);
  expect(open).toEqual([]);
});

test('means of an economic series in two years are written out, each with its own result [ASK-COURSE-2]', async () => {
  const { summary, open } = await told([], { of: ['unemployment_rate'], form: { kind: 'mean' }, windows: [year(2021), year(2023)] });
  expect(summary).toMatch(/^Average of 2021: \(.*\) ÷ 12 = 5\.\d+%\. Average of 2023: \(.*\) ÷ 12 = 3\.\d+%\.$/);
  expect(open).toEqual([]);
});

test('the mean of a rate over one run of months is told by its name, and the judge works it out from each month [ASK-COURSE-2]', async () => {
  const { summary, open } = await told([], { of: ['unemployment_rate'], form: { kind: 'mean' }, windows: [year(2024)] });
  expect(summary).toMatch(/^The average of the unemployment rate from January 2024 to December 2024 was 4\.03%\.$/);
  expect(open).toEqual([]);
});

test('the dearer share comes first, and the one that fell more stands at the bottom [ASK-COURSE-2]', async () => {
  const dear = await told(['MCD', 'V'], { form: { kind: 'value' }, windows: [{ kind: 'point', on: '2025-03-03' }], order: 'most' });
  expect(dear.summary).toMatch(/^Visa is ahead on share price: Visa’s shares closed at .*; McDonald’s shares closed at /);
  const fell = await told(['CAT', 'BA'], { form: { kind: 'change' }, windows: [year(2024)], order: 'least' });
  expect(fell.summary).toMatch(/^Boeing stands at the bottom /);
  expect([...dear.open, ...fell.open]).toEqual([]);
});

test('a time that the closes at hand do not cover is said to be missing, and no other is told [ASK-COURSE-2]', async () => {
  const { summary } = await told(['V'], { form: { kind: 'value' }, windows: [{ kind: 'edge', from: '2025-01-01', to: '2025-12-31', which: 'last' }] });
  expect(summary).toMatch(/^The closes at hand of Visa do not cover the time asked about\. They run from .* to 4 September 2025\.$/);
});

const twofold: readonly (Omit<Case, 'what'> & { readonly also: Also })[] = [
  { tickers: ['MSFT'], form: { kind: 'mean' }, also: { kind: 'off', at: { kind: 'point', on: '2025-06-30' } }, windows: [{ kind: 'stretch', from: '2025-01-01', to: '2025-06-30', base: 'before', grain: 'half' }], expected: /above that average; the difference in percent: \(\$497\.41 − \$421\.21\) ÷ \$421\.21 = 18\.1%\.$/ },
  { tickers: ['V'], form: { kind: 'change' }, also: { kind: 'amount' }, windows: [year(2024)], expected: /rose 21\.4% .* rose by \$55\.69 from \$260\.35 on 29 December 2023 to \$316\.04 on 31 December 2024\.$/ },
  { tickers: ['IBM'], form: { kind: 'value' }, also: { kind: 'lot', amount: '145' }, windows: [{ kind: 'latest' }], expected: /So many shares of IBM on 31 July 2025: 100 × \$253\.15 \+ 45 × \$253\.15 = \$36,706\.75\.$/ },
  { tickers: ['IBM'], form: { kind: 'value' }, also: { kind: 'day' }, windows: [{ kind: 'point', on: '2025-07-24' }], expected: /^IBM’s shares closed at \$260\.51 on 24 July 2025\. IBM’s share price fell 7\.6% from \$282\.01 on 23 July 2025 to / },
  { tickers: ['PG'], form: { kind: 'value' }, also: { kind: 'shares', sum: '5000' }, windows: [{ kind: 'latest' }], expected: /: 5 × 1,000 ÷ \$150\.47 = 33\.23 shares\.$/ },
  { tickers: ['GOOGL'], form: { kind: 'range' }, also: { kind: 'change' }, windows: [year(2024)], expected: /The low point of that time: .* Alphabet’s share price rose [\d.]+% from .* to \$[\d.]+ on 31 December 2024\.$/ },
  { tickers: ['UNH'], form: { kind: 'range' }, also: { kind: 'swing' }, windows: [{ kind: 'stretch', from: '2024-11-01', to: '2025-08-31', base: 'own', grain: 'day' }], expected: /fell 62\.0% from \$625\.25 on 11 November 2024 to \$237\.77 on 1 August 2025\.$/ },
  { tickers: ['HD'], form: { kind: 'highest' }, also: { kind: 'off', at: { kind: 'point', on: '2025-07-31' } }, windows: [{ kind: 'stretch', from: '2024-08-01', to: '2025-07-31', base: 'own', grain: 'day' }], expected: /fell 14\.8% from \$431\.37 on 6 December 2024 to \$367\.51 on 31 July 2025\.$/ },
  { tickers: ['GS'], form: { kind: 'change' }, also: { kind: 'holding', of: 'shares', amount: '50' }, windows: [{ kind: 'stretch', from: '2023-10-27', to: null, base: 'own', grain: 'day' }], expected: /rose 158% .* The gain, dividends aside: 50 × \(\$748\.90 − \$289\.91\) = \$22,950\.$/ },
  { tickers: ['BA'], form: { kind: 'change' }, also: { kind: 'holding', of: 'money', amount: '10000' }, windows: [{ kind: 'stretch', from: '2023-12-29', to: '2024-12-31', base: 'own', grain: 'day' }], expected: /What was put into [^.]{2,40} became 10 × 1,000 × \$177\.00 ÷ \$260\.66 = \$6,790\. The loss, dividends aside: .* = \$3,210\.$/ },
];

test.each(twofold)('$also.kind is told beside $form.kind, and the judge proves both [ASK-COURSE-4]', async ({ tickers, form, also, windows, expected }) => {
  const { summary, open } = await told(tickers, { form, also, windows });
  expect(summary).toMatch(expected);
  expect(open).toEqual([]);
});
