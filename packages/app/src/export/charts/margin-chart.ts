// Margins by fiscal year as lines; the first one given names the finding.
import type { Html } from '../markup.ts';
import { renderLineChart } from './line-chart.ts';
import { marginTitle } from './titles.ts';
import { percentWords } from './words.ts';
import type { YearSeries } from './year-series.ts';

/** Values in percent. */
export type MarginSeries = { readonly name: string; readonly values: YearSeries };

export function renderMarginChart(margins: readonly MarginSeries[], wide: boolean): Html {
  const first = Math.min(...margins.flatMap(({ values }) => values.map((point) => point.year)));
  const last = Math.max(...margins.flatMap(({ values }) => values.map((point) => point.year)));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const at = (year: number): number => (year - first) / Math.max(1, last - first);
  const every = Math.ceil(years.length / 5);
  const lead = margins[0];
  return renderLineChart({
    id: 'chart-margins', wide, dense: false, title: lead === undefined ? 'Margins' : marginTitle(lead.name, lead.values),
    lines: margins.map(({ name, values }) => ({ name: name.replace(' margin', ''), points: values.map((point) => ({ at: at(point.year), value: point.value.toNumber() })) })),
    ticks: years.filter((_, index) => (years.length - 1 - index) % every === 0).map((year) => ({ at: at(year), label: String(year) })),
    tickWords: (tick) => `${tick < 0 ? '−' : ''}${String(Math.abs(tick))}%`, endWords: percentWords,
    note: 'percent of revenue, by fiscal year',
    describes: margins.map(({ name, values }) => `${name}: ${values.map((point) => `FY${String(point.year)} ${percentWords(point.value.toNumber())}`).join(', ')}`).join('. '),
    table: { head: ['Fiscal year', ...margins.map(({ name }) => name)], rows: years.map((year) => [`FY${String(year)}`, ...margins.map(({ values }) => { const point = values.find((candidate) => candidate.year === year); return point === undefined ? '' : percentWords(point.value.toNumber()); })]) },
  });
}
