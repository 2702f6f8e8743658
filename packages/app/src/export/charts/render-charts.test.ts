import { expect, test } from 'vitest';
import { sha256 } from '../html/testing/invented-figures.ts';
import { inventedRun } from '../html/testing/invented-run.ts';
import { hasClass, readTags } from '../html/testing/read-page.ts';
import { movingMean } from './close-series.ts';
import { dayTicks, makeAxis } from './axis.ts';
import { renderCharts } from './render-charts.ts';

const run = inventedRun();
const tags = readTags(renderCharts(run, sha256).markup);

test('each chart’s title says what it shows [EXP-CHART-1]', () => {
  expect(tags.filter((tag) => tag.name === 'figcaption').map((tag) => tag.text)).toEqual([
    'The share closed at $120.55 on 13 Mar 2026, 23.8% higher than a year before', 'Revenue grew in seven of the last eight fiscal years, net income in six',
    'Operating margin rose from 14.4% in FY2017 to 20.6% in FY2025', 'Free cash flow was positive in each of the last nine fiscal years and came to $678.0 million in FY2025',
  ]);
});

test('each chart has a name, a description and its figures as a table [EXP-CHART-2]', () => {
  const drawings = tags.filter((tag) => tag.attributes['role'] === 'img');
  const ids = new Map(tags.map((tag) => [tag.attributes['id'], tag.text]));
  expect(drawings).toHaveLength(4);
  for (const { attributes } of drawings) {
    expect(ids.get(attributes['aria-labelledby'])).toMatch(/\w{5}/);
    expect(ids.get(attributes['aria-describedby'])).toMatch(/\d/);
  }
  expect(tags.filter((tag) => tag.name === 'details')).toHaveLength(4);
  expect(tags.filter((tag) => tag.name === 'td').map((tag) => tag.text)).toEqual(expect.arrayContaining(['$4.2B', '20.6%', '$678.0M', '$120.55']));
});

test('charts are drawn in ink: no colour stands in a drawing [EXP-CHART-2]', () => {
  expect(tags.filter((tag) => ['fill', 'stroke', 'style', 'color'].some((name) => tag.attributes[name] !== undefined))).toEqual([]);
});

test('a chart with too few points is left out, and without any there is no section [EXP-CHART-3]', () => {
  const few = renderCharts({ ...run, facts: run.facts.filter((fact) => (fact.period?.fiscal?.year ?? 0) >= 2024 || fact.metric.id !== 'revenue') }, sha256);
  expect(readTags(few.markup).filter((tag) => tag.name === 'figcaption')).toHaveLength(2);
  expect(renderCharts({ ...run, facts: [], captures: [] }, sha256).markup).toBe('');
});

test('figures published after the run’s day are not drawn [EXP-CHART-3]', () => {
  const early = renderCharts({ ...run, run: { ...run.run, data: { mode: 'sample', asOf: '2024-12-31' } } }, sha256);
  expect(readTags(early.markup).filter((tag) => tag.name === 'figcaption').map((tag) => tag.text)[1]).toBe('Revenue grew in six of the last seven fiscal years, net income in five');
});

test('the means that claims speak of are drawn beside the closes', () => {
  const claim = run.claims[0];
  if (claim === undefined) throw new RangeError('the fixture has no claims');
  const withMean = renderCharts({ ...run, claims: [{ ...claim, metric: { id: 'sma_200', words: '200-day average', inherited: null } }] }, sha256);
  expect(readTags(withMean.markup).filter((tag) => hasClass(tag, 'key')).map((tag) => tag.text).slice(0, 2)).toEqual(['Close', '200-day mean']);
});

test('a moving mean begins where there are enough closes', () => {
  const closes = [1, 2, 3, 4].map((close, index) => ({ day: `2025-01-0${String(index + 1)}`, close }));
  expect(movingMean(closes, 3)).toEqual([{ day: '2025-01-03', close: 2 }, { day: '2025-01-04', close: 3 }]);
});

test('an axis has round ticks that enclose the values', () => {
  expect(makeAxis([2.6, 4.2], { fromZero: true })).toEqual({ low: 0, high: 6, ticks: [0, 2, 4, 6] });
  expect(makeAxis([-3, 7], { fromZero: true }).ticks).toEqual([-5, 0, 5, 10]);
  expect(makeAxis([5, 5], { fromZero: false }).ticks.length).toBeGreaterThan(1);
  expect(makeAxis([0, 0], { fromZero: true }).ticks.length).toBeGreaterThan(1);
});

test('days are ticked by years, half-years or quarters, whatever fits', () => {
  expect(dayTicks('2022-01-03', '2026-03-13').map((tick) => tick.label)).toEqual(['2022', '2023', '2024', '2025', '2026']);
  expect(dayTicks('2025-02-01', '2025-12-31').map((tick) => tick.label)).toEqual(['Feb 2025', 'Apr 2025', 'Jul 2025', 'Oct 2025']);
});
