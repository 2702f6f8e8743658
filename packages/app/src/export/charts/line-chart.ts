// Lines over days or fiscal years. The drawing stretches with the page; strokes and text do not.
import { html, type Html } from '../markup.ts';
import { fallOn, makeAxis, type Axis } from './axis.ts';
import { percent, renderChart, renderGrid, type Chart, type Plot } from './frame.ts';

export type LinePoint = { readonly at: number; readonly value: number };
/** `at` runs from 0 to 1 across the drawing. */
export type Line = { readonly name: string; readonly points: readonly LinePoint[] };
export type LineChart = Pick<Chart, 'id' | 'title' | 'wide' | 'describes' | 'table'> & {
  readonly lines: readonly Line[];
  readonly ticks: readonly { readonly at: number; readonly label: string }[];
  readonly tickWords: (tick: number) => string;
  readonly endWords: (value: number) => string;
  readonly note: string;
  /** Dense lines are drawn finer and without dots. */
  readonly dense: boolean;
};

const RESOLUTION = 1000;
const lineClasses = ['', ' second', ' third'] as const;
/** Labels closer than this would run into each other. */
const LABEL_GAP = 13;

export function renderLineChart(chart: LineChart): Html {
  const plot: Plot = { left: chart.wide ? 9 : 12, width: chart.wide ? 79 : 72, top: 12, height: chart.wide ? 190 : 150 };
  const axis = makeAxis(chart.lines.flatMap((line) => line.points.map((point) => point.value)), { fromZero: false });
  const height = plot.top + plot.height + 24;
  const paths = chart.lines.map((line, at) => html`<path class="line${lineClasses[at] ?? ' third'}${chart.dense ? ' fine' : ''}" vector-effect="non-scaling-stroke" d="${pathOf(line.points, axis)}"/>`);
  const drawing = html`${renderGrid(axis, plot, chart.tickWords)}<svg aria-hidden="true" x="${percent(plot.left)}" y="${plot.top}" width="${percent(plot.width)}" height="${plot.height}" viewBox="0 0 ${RESOLUTION} ${RESOLUTION}" preserveAspectRatio="none" overflow="visible">${paths}</svg>
<g aria-hidden="true">${chart.ticks.map((tick) => html`<text class="${tick.at === 0 ? 'start' : 'middle'}" x="${percent(plot.left + tick.at * plot.width)}" y="${height - 6}">${tick.label}</text>`)}</g>
${renderEnds(chart, axis, plot)}`;
  return renderChart({ ...chart, drawing, height, key: renderKey(chart) });
}

function pathOf(points: readonly LinePoint[], axis: Axis): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${String(Math.round(point.at * RESOLUTION))} ${String(Math.round(fallOn(axis, point.value) * RESOLUTION))}`).join('');
}

/** The last value of each line beside its end, moved apart where they would touch. */
function renderEnds(chart: LineChart, axis: Axis, plot: Plot): Html {
  const ends = chart.lines.flatMap((line) => { const last = line.points.at(-1); return last === undefined ? [] : [{ value: last.value, y: plot.top + fallOn(axis, last.value) * plot.height }]; });
  const sorted = ends.toSorted((left, right) => left.y - right.y);
  let floor = Number.NEGATIVE_INFINITY;
  const labels = sorted.map((end) => {
    floor = Math.max(end.y + 4, floor + LABEL_GAP);
    return html`<circle class="dot" cx="${percent(plot.left + plot.width)}" cy="${Number(end.y.toFixed(1))}" r="2.4"/><text class="value" x="${percent(plot.left + plot.width + 1.6)}" y="${Number(floor.toFixed(1))}">${chart.endWords(end.value)}</text>`;
  });
  return html`<g aria-hidden="true">${labels}</g>\n`;
}

function renderKey({ lines, note, dense }: LineChart): Html {
  const names = lines.map(({ name }, at) => html`<svg class="swatch" aria-hidden="true" width="22" height="10"><path class="line${lineClasses[at] ?? ' third'}${dense ? ' fine' : ''}" d="M1 5H21"/></svg> <span class="key">${name}</span>`);
  return html`${lines.length > 1 ? names : ''}${note}`;
}
