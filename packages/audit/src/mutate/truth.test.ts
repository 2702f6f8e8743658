// A change that could leave the report true is none of ours.
import { decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { corruptions } from './corruptions.ts';
import { lastDigit } from './kinds/digits.ts';
import { absentPeriod, wrongYear } from './kinds/periods.ts';
import { wrongMetric } from './kinds/rows.ts';
import { wrongDirection, wrongSign } from './kinds/signs.ts';
import { swappedPair } from './kinds/swaps.ts';
import { falsehoodsOf, openSmallBench } from './testing/true-report.ts';
import { isFalse, wouldHold } from './truth.ts';

const bench = openSmallBench();
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test('the small report is proven whole, so that there is something to make false [MUT-FALSE-1]', () => {
  expect(bench.material.proven).toHaveLength(bench.clean.claims.length);
});

test('no rewritten figure of any kind is a rounding of the true value [MUT-FALSE-1]', () => {
  const stillTrue = seeds.flatMap((seed) => corruptions.flatMap((corruption) => falsehoodsOf(corruption, bench, seed).flatMap(({ falsehood, text }) => {
    const target = bench.material.proven.find((proven) => proven.claim.text === text);
    const edit = falsehood?.edits[0];
    const isFigure = target !== undefined && falsehood?.right === text && edit !== undefined && target.claim.span.start === edit.at.start;
    const changesForm = /unit|points|scale|sign/.test(corruption.kind);
    return isFigure && !changesForm && !isFalse(target, edit.text) ? [`${corruption.kind}: ${text} → ${edit.text}`] : [];
  })));
  expect(stillTrue).toEqual([]);
});

test('a year in which the figure was the same is not put in place of the true one [MUT-FALSE-1]', () => {
  const years = seeds.flatMap((seed) => falsehoodsOf(wrongYear, bench, seed).filter(({ text }) => text === '$354 million').map(({ falsehood }) => falsehood?.edits[0]?.text));
  expect(years).not.toContain('2022');
  expect(years).toContain('2024');
});

test('a year of which the sources are silent lies before all of theirs [MUT-FALSE-1]', () => {
  const years = seeds.flatMap((seed) => falsehoodsOf(absentPeriod, bench, seed).flatMap(({ falsehood }) => falsehood?.edits.map((edit) => Number(edit.text)) ?? []));
  expect(Math.max(...years)).toBeLessThan(2021);
});

test('two figures that are equal are not swapped [MUT-FALSE-1]', () => {
  const twins = openSmallBench('# Northwind\n\nOperating income was $354 million in fiscal 2023 and $354 million in fiscal 2022.\n');
  expect(twins.material.proven).toHaveLength(2);
  expect(falsehoodsOf(swappedPair, twins).filter(({ falsehood }) => falsehood !== null)).toEqual([]);
});

test('a measure of the same value is no wrong name for a figure [MUT-FALSE-1]', () => {
  const table = 'In millions of dollars,FY2024\nRevenue,4126\nGross profit,336\nOperating income,336\nNet income,336\n';
  const same = openSmallBench('# Northwind\n\nNet income was $336 million in fiscal 2024.\n', table);
  const names = seeds.flatMap((seed) => falsehoodsOf(wrongMetric, same, seed).flatMap(({ falsehood }) => falsehood?.edits.map((edit) => edit.text.toLowerCase()) ?? []));
  expect(new Set(names)).toEqual(new Set(['revenue']));
});

test('the last digit moves away from the exact value, where neither rounding nor cutting leads [MUT-FALSE-1]', () => {
  const moved = Object.fromEntries(falsehoodsOf(lastDigit, bench).map(({ text, falsehood }) => [text, falsehood?.edits[0]?.text]));
  // 10.94…% is shown as 10.9%, 41.008…% as 41.0%: a step up could pass for a rounding up.
  expect(moved).toMatchObject({ '10.9%': '10.8%', '41.0%': '40.9%', '$4,126 million': '$4,127 million' });
});

test('a sign that words carry is left alone, and so is a direction beside a minus [MUT-FALSE-1]', () => {
  const table = 'In millions of dollars,FY2024,FY2023\nRevenue,3719,4126\nNet income,-120,80\n';
  const loss = openSmallBench('# Northwind\n\nThe net loss was $120 million in fiscal 2024. Revenue growth was −9.9% in fiscal 2024.\n', table);
  expect([wrongSign, wrongDirection].flatMap((kind) => falsehoodsOf(kind, loss)).filter(({ text, falsehood }) => falsehood !== null && !(text.startsWith('−') && falsehood.right === text))).toEqual([]);
});

test('a figure would hold for the value it shows, as percent or as fraction, and for no other [MUT-FALSE-1]', () => {
  const margin = bench.material.proven.find(({ claim }) => claim.text === '41.0%');
  if (margin === undefined) throw new Error('the report states its margin');
  const { result } = margin.verdict.evidence.formula ?? { result: '0' };
  expect([wouldHold(margin, decimal(result)), wouldHold(margin, decimal('0.39'))]).toEqual([true, false]);
});
