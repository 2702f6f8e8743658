// Each kind does what its name says.
import { expect, test } from 'vitest';
import { corruptions } from '../corruptions.ts';
import { falsehoodsOf, openSmallBench } from '../testing/true-report.ts';

const bench = openSmallBench();

/** The changes that a kind makes to the small report: `$4,126 million → €4,126 million`. */
function changes(kind: string, of = bench): string[] {
  const corruption = corruptions.find((one) => one.kind === kind);
  if (corruption === undefined) throw new Error(`there is no kind ${kind}`);
  return falsehoodsOf(corruption, of).flatMap(({ falsehood }) => (falsehood === null ? [] : [falsehood.edits.map(({ at, text }) => `${of.material.report.slice(at.start, at.end)} → ${text}`).join(', ')]));
}

test('every kind of the public claims set has its own here, and no name stands twice [MUT-KIND-1]', () => {
  const kinds = corruptions.map(({ kind }) => kind);
  const ofTheSet = { digit_swap: 'swapped digits', bad_rounding: 'bad rounding', scale_shift: 'wrong scale', sign_flip: 'wrong direction', pct_vs_pp: 'percent for points', wrong_period_text: 'wrong year', absent_period: 'absent period', wrong_period_value: 'value of another period', wrong_metric: 'wrong metric', wrong_row_value: 'value of another row', wrong_text_number: 'figure from elsewhere', swapped_values: 'swapped pair', wrong_arith: 'wrong arithmetic', wrong_operand: 'wrong operand', fabricated: 'fabricated figure', foreign_claim: 'foreign claim' };
  expect(Object.values(ofTheSet).filter((kind) => !kinds.includes(kind))).toEqual([]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('scale and currency change in the figure, and over a table where its head lends them [MUT-KIND-1]', () => {
  expect(changes('wrong scale')).toEqual(expect.arrayContaining(['$336 million → $336 billion', 'million → billion']));
  expect(changes('wrong unit')).toEqual(expect.arrayContaining(['$336 million → €336 million', '$ → €']));
});

test('digits grouped in threes lose a group [MUT-KIND-1]', () => {
  const plain = openSmallBench('# Northwind\n\nRevenue was $4,126,000,000 in fiscal 2024.\n');
  expect(changes('wrong scale', plain)).toEqual(['$4,126,000,000 → $4,126,000']);
});

test('percent and percentage points change places [MUT-KIND-1]', () => {
  const points = openSmallBench('# Northwind\n\nThe gross margin widened by 2.0 percentage points to 41.0% in fiscal 2024.\n');
  expect(changes('percent for points', points)).toEqual(['2.0 percentage points → 2.0%']);
  expect(changes('points for percent')).toEqual(['10.9% → 10.9 percentage points']);
});

test('directions and superlatives turn round [MUT-KIND-1]', () => {
  expect(changes('wrong direction')).toEqual(['rose → fell']);
  const record = openSmallBench('# Northwind\n\nRevenue was $4,126 million in fiscal 2024, the highest in four fiscal years.\n');
  expect(changes('wrong superlative', record)).toEqual(['highest → lowest']);
});

test('a cell’s year changes in the head of its table [MUT-KIND-1]', () => {
  expect(changes('wrong year').filter((change) => /^20\d\d → 20\d\d$/.test(change))).toHaveLength(10);
});

test('values of another year and another row are values that the sources hold [MUT-KIND-1]', () => {
  const held = new Set(['3310', '3460', '3719', '4126', '1310', '1397', '1450', '1692', '331', '354', '590', '219', '233', '245', '336', '39.0', '4.5', '7.5']);
  const shown = [...changes('value of another period'), ...changes('value of another row')].map((change) => change.replace(/.* → /, '').replace(/[$,%]| million/g, ''));
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((value) => !held.has(value))).toEqual([]);
});

test('sentences are added about what neither the report nor the sources know, once to a sentence [MUT-KIND-1]', () => {
  expect(changes('invented figure')).toHaveLength(4);
  const barrels = openSmallBench('# Northwind\n\nNet income was $336 million in fiscal 2024.\n', `In millions of dollars,FY2024\nNet income,336\n${['Barrels sold', 'Vessels', 'Acres', 'Licensed beds', 'Passengers'].map((label) => `${label},12`).join('\n')}\n`);
  expect(changes('foreign claim', barrels)).toEqual([expect.stringContaining('megawatts')]);
});

test('a company that nobody speaks of becomes the owner of the figure [MUT-KIND-1]', () => {
  const named = openSmallBench('# Northwind\n\nNorthwind earned net income of $336 million in fiscal 2024.\n');
  expect(changes('wrong company', named)).toEqual([expect.stringMatching(/^Northwind → \p{Lu}/u)]);
  expect(changes('wrong company')[0]).toMatch(/^Revenue → \p{Lu}\p{L}+’s revenue$/u);
});

test('arithmetic goes wrong with the right numbers, and operands come from another year [MUT-KIND-1]', () => {
  // 1692 and 4126; 3719 and 4126: whatever stands there can be calculated from them.
  const slips = ['41.0% → 143.9%', '41.0% → 69.5%', '41.0% → 29.1%', '41.0% → 243.9%'];
  const growth = ['10.9% → 9.9%', '10.9% → 90.1%', '10.9% → 110.9%', '10.9% → 52.6%', '10.9% → 1013.8%'];
  expect(changes('wrong arithmetic').filter((change) => ![...slips, ...growth].includes(change))).toEqual([]);
  const operands = ['10.9% → 19.2%', '10.9% → 24.7%', '10.9% → 7.0%', '10.9% → 7.5%', '10.9% → 11.0%'];
  expect(changes('wrong operand').filter((change) => change.startsWith('10.9%') && !operands.includes(change))).toEqual([]);
});
