import { expect, test } from 'vitest';
import { categories, halfOf, halves, readQuestions, type Half } from '../records.ts';
import { expected } from './expected.ts';
import { NoFigure } from './look-up.ts';
import { periodWords } from './period-words.ts';
import { valueOf } from './recipe.ts';

const questions = halves.flatMap(readQuestions);

test('every expected value and period is what its recipe gives from the bundled files [ASK-BENCH-1]', () => {
  for (const question of questions) expect({ id: question.id, ...expected(question.expect) }).toEqual({ id: question.id, ...question.expect });
});

test('every question has three wordings of its own, an id of its own, and lies in the half of its id [ASK-BENCH-1]', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const half of halves) for (const { id, wordings } of readQuestions(half)) expect([halfOf(id), new Set(wordings).size]).toEqual([half, 3]);
});

test('there are at least 1,120 questions, some of every category among the studied and among the new ones, and the halves of these are alike [ASK-BENCH-1]', () => {
  expect(questions.length).toBeGreaterThanOrEqual(1_120);
  const of = (sets: readonly Half[]): string[] => sets.flatMap((half) => readQuestions(half).map(({ category }) => category));
  for (const sets of [['studied'], ['open', 'closed']] as const) expect(new Set(of(sets)).size).toBe(categories.length);
  // Of each set by itself: two that lean the same way a little are still two that were shared out fairly.
  const setOf = (id: string): string => id.split('-')[0] ?? id;
  const countOf = (half: Half, set: string, name: string): number => readQuestions(half).filter(({ id, category }) => setOf(id) === set && category === name).length;
  const sets = new Set(readQuestions('open').map(({ id }) => setOf(id)));
  for (const set of sets) for (const name of categories) expect(Math.abs(countOf('open', set, name) - countOf('closed', set, name)), `${set} ${name}`).toBeLessThanOrEqual(3);
});

test('a recipe is arithmetic over figures by company, metric and fiscal period [ASK-BENCH-1]', () => {
  expect(valueOf('AAPL.revenue@FY2024')).toBe(391_035_000_000);
  expect(valueOf('(1 + 2) * 3 - 4 / 2')).toBe(7);
  expect(valueOf('growth(150, 120) + of(1, 4)')).toBeCloseTo(50, 10);
  expect(valueOf('yearly(121, 100, 2)')).toBeCloseTo(10, 10);
  expect(valueOf('AAPL.revenue@FY2025Q1 + AAPL.revenue@FY2025Q2 + AAPL.revenue@FY2025Q3 + AAPL.revenue@FY2025Q4')).toBe(valueOf('AAPL.revenue@FY2025'));
});

test('trades of insiders are summed over all, one owner or one month [ASK-BENCH-1]', () => {
  expect(valueOf('MSFT.insiders@shares:SMITH_BRADFORD_L:2025-05-02')).toBe(75_000);
  expect(valueOf('MSFT.insiders@owners:all:2025-05')).toBe(5);
  expect(() => valueOf('MSFT.insiders@shares:Nadella_Satya:2025-05')).toThrow(NoFigure);
});

test('of a range of days only closes are taken [ASK-BENCH-1]', () => {
  expect(() => valueOf('sum(MSFT.dividend@2025-01-01..2025-06-30)')).toThrow('only closes');
  expect(valueOf('max(MSFT.close@2025-01-01..2025-06-30)')).toBeGreaterThan(400);
});

test('a drawdown is the deepest fall from an earlier peak, and a volatility the yearly deviation of daily changes [ASK-BENCH-1]', () => {
  expect(valueOf('drawdown(100, 120, 90, 110, 99, 130)')).toBeCloseTo(-25, 10);
  expect(valueOf('drawdown(1, 2, 3)')).toBe(0);
  expect(valueOf('volatility(100, 110, 99)')).toBeCloseTo(100 * Math.sqrt(0.02 * 252), 8);
  expect(valueOf('logVolatility(100, 110, 100)')).toBeCloseTo(100 * Math.log(1.1) * Math.sqrt(2 * 252), 8);
  expect(valueOf('drawdown(NVDA.close@2025-01-01..2025-12-31)')).toBeLessThan(-30);
});

test('a fiscal year named after the year in which it starts is found by its days [ASK-BENCH-1]', () => {
  expect(valueOf('HD.revenue@FY2024')).toBe(valueOf('HD.revenue@2025-02-02'));
  expect(periodWords('HD.revenue@FY2024')).toContainEqual(['2024']);
});

test('a figure that is not bundled gives no value [ASK-BENCH-1]', () => {
  expect(() => valueOf('MSFT.capital_expenditure@FY2024')).toThrow(NoFigure);
  expect(() => valueOf('AAPL.close@2025-01-04')).toThrow(NoFigure);
  expect(() => valueOf('1 + ')).toThrow();
});

test('what is expected to be declined for want of a figure is not in the bundled files [ASK-BENCH-1]', () => {
  const absent = ['MSFT.capital_expenditure@FY2024', 'MSFT.cash@FY2025', 'V.gross_profit@FY2024', 'IBM.operating_income@FY2024', 'GS.inventory@FY2024', 'CRM.close@2010-03-15', 'AAPL.revenue@FY1985', 'AAPL.revenue@FY2030', 'MSFT.revenue@FY2027Q4', 'IBM.depreciation_amortization@FY2024', 'CAT.capital_expenditure@FY2024', 'AMZN.dividends_per_share@FY2024', 'AAPL.close@2021-01-04', 'JNJ.close@2025-12-01', 'MSFT.capital_expenditure@FY2025', 'V.cost_of_revenue@FY2024', 'GOOGL.revenue@FY2014', 'MSFT.close@2019-03-04'];
  for (const recipe of absent) expect(() => valueOf(recipe)).toThrow(NoFigure);
});
