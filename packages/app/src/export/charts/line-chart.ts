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
  /** Drawn across, each with its name; one far from the lines is left out. */
  readonly levels?: readonly ChartLevel[];
};
export type ChartLevel = { readonly name: string; readonly value: number; readonly text: string };

const RESOLUTION = 1000;
const lineClasses = ['', ' second', ' third'] as const;
/** Labels closer than this would run into each other. */
const LABEL_GAP = 13;
/** A level further beyond the lines than this part of their extent would press them flat. */
const FAR = 0.4;

export function renderLineChart(chart: LineChart): Html {
  const plot: Plot = { top: 12, height: chart.wide ? 190 : 150 };
  const values = chart.lines.flatMap((line) => line.points.map((point) => point.value));
  const levels = levelsNear(values, chart.levels ?? []);
  const axis = makeAxis([...values, ...levels.map(({ value }) => value)], { fromZero: false });
  const height = plot.top + plot.height + 24;
  const paths = chart.lines.map((line, at) => html`<path class="line${lineClasses[at] ?? ' third'}${chart.dense ? ' fine' : ''}" vector-effect="non-scaling-stroke" d="${pathOf(line.points, axis)}"/>`);
  const drawing = html`${renderGrid(axis, plot, chart.tickWords)}${renderLevels(levels, axis, plot)}<svg aria-hidden="true" x="0" y="${plot.top}" width="100%" height="${plot.height}" viewBox="0 0 ${RESOLUTION} ${RESOLUTION}" preserveAspectRatio="none" overflow="visible">${paths}</svg>
<g class="years" aria-hidden="true">${chart.ticks.map((tick, index) => html`<text class="${tick.at === 0 ? 'start' : 'middle'}${isOdd(chart.ticks.length, index) ? ' odd' : ''}" x="${percent(tick.at * 100)}" y="${height - 6}">${tick.label}</text>`)}</g>
${renderEnds(chart, axis, plot)}${renderLevelNames(levels, axis, plot)}`;
  return renderChart({ ...chart, beside: 'axis and ends', drawing, height, key: renderKey(chart) });
}

/** Those that can be drawn without pressing the lines flat. */
export function levelsNear<Level extends Pick<ChartLevel, 'value'>>(values: readonly number[], levels: readonly Level[]): Level[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low) * FAR;
  return levels.filter(({ value }) => value >= low - room && value <= high + room);
}

function renderLevels(levels: readonly ChartLevel[], axis: Axis, plot: Plot): Html {
  return html`<g aria-hidden="true">${levels.map(({ value }) => { const y = levelAt(value, axis, plot); return html`<line class="level" x1="0" x2="100%" y1="${y}" y2="${y}"/>`; })}</g>\n`;
}

/** Above each line on the left, over what is drawn there, and moved apart where names would touch. */
function renderLevelNames(levels: readonly ChartLevel[], axis: Axis, plot: Plot): Html {
  let floor = Number.NEGATIVE_INFINITY;
  const names = levels.toSorted((left, right) => right.value - left.value).map(({ name, text, value }) => {
    floor = Math.max(levelAt(value, axis, plot) - 3, floor + LABEL_GAP);
    return html`<text class="name" x="4" y="${Number(floor.toFixed(1))}">${name} ${text}</text>`;
  });
  return names.length === 0 ? html`` : html`<g aria-hidden="true">${names}</g>\n`;
}

function levelAt(value: number, axis: Axis, plot: Plot): number {
  return Number((plot.top + fallOn(axis, value) * plot.height).toFixed(1));
}

/** Every other one, counted back from the last: a narrow page leaves it out. */
function isOdd(count: number, index: number): boolean {
  return (count - 1 - index) % 2 === 1;
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
    return html`<circle class="dot" cx="100%" cy="${Number(end.y.toFixed(1))}" r="2.4"/><text class="value" x="100%" dx="7" y="${Number(floor.toFixed(1))}">${chart.endWords(end.value)}</text>`;
  });
  return html`<g aria-hidden="true">${labels}</g>\n`;
}

function renderKey({ lines, note, dense }: LineChart): Html {
  const names = lines.map(({ name }, at) => html`<svg class="swatch" aria-hidden="true" width="22" height="10"><path class="line${lineClasses[at] ?? ' third'}${dense ? ' fine' : ''}" d="M1 5H21"/></svg> <span class="key">${name}</span>`);
  return html`${lines.length > 1 ? names : ''}${note}`;
}
