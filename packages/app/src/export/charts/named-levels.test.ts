import type { Fact } from '@assay/record';
import { describe, expect, test } from 'vitest';
import { inventedRun } from '../html/testing/invented-run.ts';
import { readTags } from '../html/testing/read-page.ts';
import { judgedRun } from '../testing/judged-run.ts';
import { sha256 } from '../html/testing/invented-figures.ts';
import { namedLevels, namedWorths } from './named-levels.ts';
import { renderCharts } from './render-charts.ts';
import { priceTitle, worthTitle } from './titles.ts';
import { worthRows } from './worth-rows.ts';

const decision = '| Reader | Do | Level |\n| --- | --- | --- |\n| Owner | Keep | Trim above $131 |\n| Buyer | Wait | Entry below $95 |\n| Trader | Wait for a break | Entry only above $121.40, stop at $104 |\n';
const scenarios = '| Scenario | Weight | Growth | Value per share |\n| --- | ---: | ---: | ---: |\n| Bull | 25% | 9.0% | $141.20 |\n| Base | 50% | 6.0% | $98.75 |\n| Bear | 25% | 2.0% | $8.40 |\n';
const prose = 'We would put support at $101.50 and our target at $140, earnings of $7 a share permitting; dividends cost $120 million. Together the cases would give a fair value of $86.78 a share.';

function writing(more: string): ReturnType<typeof judgedRun>['contents'] {
  return judgedRun((report) => `${report}\n## What to do\n\n${more}\n`).contents;
}
const names = (more: string): string[] => namedLevels(writing(more), 108).map(({ name, text }) => `${name} ${text}`);

describe('levels that a report names', () => {
  test('are read from its table with the side on which each counts [EXP-CHART-4]', () => {
    expect(names(decision)).toEqual(['Trim above $131', 'Entry below $95', 'Entry above $121.40', 'Stop $104']);
  });
  test('are read from its sentences; amounts that are no price of a share are none [EXP-CHART-4]', () => {
    expect(names(prose)).toEqual(['Support $101.50', 'Target $140']);
  });
  test('stand once, however often the report names them [EXP-CHART-4]', () => {
    expect(names(`${decision}\nA stop at $104 would keep a change of mind cheap.`)).toHaveLength(4);
  });
  test('carry the numbers of their claims, so that a reader comes from the figure to its verdict [EXP-CHART-4]', () => {
    const run = writing(decision);
    const ordered = run.claims.toSorted((left, right) => left.span.start - right.span.start);
    for (const { claim, text } of namedLevels(run, 108)) expect(ordered[claim - 1]?.text).toBe(text);
  });
});

test('cases are named by their rows, however little the worst is worth, and the weighted value by its words [EXP-CHART-4]', () => {
  const { cases, together } = namedWorths(writing(`${scenarios}\n${prose}`), 108);
  expect(cases.map(({ name, text }) => [name, text])).toEqual([['Bear', '$8.40'], ['Base', '$98.75'], ['Bull', '$141.20']]);
  expect(together?.text).toBe('$86.78');
});

describe('the charts of a report with levels and cases', () => {
  const tags = readTags(renderCharts(writing(`${decision}\n${scenarios}\n${prose}`), sha256).markup);
  const texts = (name: string): string[] => tags.filter((tag) => tag.name === name).map(({ text }) => text);
  test('name the nearest level on either side and where the price stands among the cases [EXP-CHART-1] [EXP-CHART-4]', () => {
    expect(texts('figcaption').slice(0, 2)).toEqual([
      expect.stringMatching(/^The share closed at \$\d+\.\d\d on 14 Mar 2025.*, between the report’s levels of \$104 \(stop\) and \$121\.40 \(entry above\)$/),
      expect.stringMatching(/^At \$\d+\.\d\d the share stands between the base case of \$98\.75 and the bull case of \$141\.20$/),
    ]);
  });
  test('draw them, and link each to its claim in the table of figures [EXP-CHART-2] [EXP-CHART-4]', () => {
    expect(texts('text')).toEqual(expect.arrayContaining(['Trim above $131', 'Stop $104', 'Cases of the report, bear to bull', '$8.40 – $141.20', 'All cases, weighted', '$86.78']));
    expect(texts('th')).toEqual(expect.arrayContaining(['Entry below', 'Cases of the report, bear to bull: base case']));
    expect(tags.filter((tag) => tag.name === 'a').map(({ attributes, text }) => [text, /^#c\d+$/.test(attributes['href'] ?? '')])).toEqual(expect.arrayContaining([['$131', true], ['$98.75', true]]));
  });
});

test('analysts’ targets are a row from the lowest to the highest, the mean marked; the median stands in where there is no mean [EXP-CHART-4]', () => {
  const run = judgedRun().contents;
  const [close] = inventedRun().facts.filter(({ metric }) => metric.id === 'price').slice(-1);
  if (close === undefined) throw new RangeError('the fixture has no closes');
  const target = (id: string, value: string): Fact => ({ ...close, entity: run.run.company, metric: { id, label: id, concept: null }, value, period: { kind: 'instant', on: '2025-03-14', fiscal: null } });
  const rowOf = (...facts: readonly Fact[]): readonly (readonly [string, string])[] => worthRows({ run, set: { facts, company: run.run.company }, closes: [{ day: '2025-03-14', close: 108 }], sign: '$' }).flatMap(({ points }) => points.map(({ name, text }) => [name, text] as const));
  const ends = [target('target_price_high', '150'), target('target_price_low', '90.5'), target('target_price_median', '118')];
  expect(rowOf(...ends, target('target_price', '121'))).toEqual([['Lowest target', '$90.50'], ['Mean target', '$121.00'], ['Highest target', '$150.00']]);
  expect(rowOf(...ends)).toEqual([['Lowest target', '$90.50'], ['Median target', '$118.00'], ['Highest target', '$150.00']]);
  expect(rowOf(target('target_price', '121'))).toEqual([]);
});

test('without a case, a target or a level there is no chart of values and the price stands alone [EXP-CHART-3]', () => {
  const titles = readTags(renderCharts(judgedRun().contents, sha256).markup).filter((tag) => tag.name === 'figcaption').map(({ text }) => text);
  expect(titles[0]).toMatch(/^The share closed at [^,]+(?:, [\d.]+% (?:higher|lower) than a year before)?$/);
  expect(titles.filter((title) => /^At /.test(title))).toEqual([]);
});

test('titles say on which side of all levels or cases the price stands [EXP-CHART-1]', () => {
  const level = (name: string, value: number): { name: string; value: number; text: string; claim: number } => ({ name, value, text: `$${String(value)}`, claim: 1 });
  const closes = [{ day: '2025-07-31', close: 90 }];
  expect(priceTitle(closes, 'USD', [level('Stop', 80), level('Entry below', 40)])).toBe('The share closed at $90.00 on 31 Jul 2025, above every level that the report names, the nearest being $80 (stop)');
  expect(priceTitle(closes, 'USD', [level('Target', 120)])).toBe('The share closed at $90.00 on 31 Jul 2025, below the report’s level of $120 (target)');
  expect(worthTitle('$90.00', 90, [level('Bear case', 20), level('Bull case', 80)])).toBe('At $90.00 the share costs more than even the bull case of $80');
  expect(worthTitle('$90.00', 90, [level('Bear case', 95), level('Bull case', 180)])).toBe('At $90.00 the share costs less than even the bear case of $95');
});
