// The data sets of a chart as rows, one for each place on its axis.
import type { AnswerFigure } from '@assay/record';

type Dataset = { readonly name: string; readonly data: readonly { readonly x: string; readonly y: number; readonly figure: AnswerFigure }[] };
type Point = { readonly y: number; readonly shown: string; readonly citations: readonly number[] };
export type ChartRow = { readonly x: string; readonly points: readonly (Point | null)[] };
/** How a tick of the axis is written: `before`, the value times `times`, `after`. */
export type Ticks = { readonly before: string; readonly after: string; readonly times: number };

/** Series of different lengths share one axis: in the order of names where each series is in it (years, days), else as they come. */
export function chartRows(datasets: readonly Dataset[]): ChartRow[] {
  const places = [...new Set(datasets.flatMap(({ data }) => data.map(({ x }) => x)))];
  const isSorted = datasets.every(({ data }) => data.every(({ x }, index) => index === 0 || (data[index - 1]?.x ?? '') <= x));
  return (isSorted ? places.toSorted() : places).map((x) => ({ x, points: datasets.map(({ data }) => pointAt(data, x)) }));
}

function pointAt(data: Dataset['data'], place: string): Point | null {
  const found = data.find(({ x }) => x === place);
  return found === undefined ? null : { y: found.y, shown: found.figure.shown, citations: found.figure.citations };
}

/** Money and percentages keep their sign on the axis; 0.46 shown as 46% has ticks of a hundred times the value. */
export function chartTicks(datasets: readonly Dataset[]): Ticks {
  const points = datasets.flatMap(({ data }) => data);
  const every = (test: (shown: string) => boolean): boolean => points.length > 0 && points.every(({ figure }) => test(figure.shown));
  if (every((shown) => shown.endsWith('%'))) return { before: '', after: '%', times: points.every(isFraction) ? 100 : 1 };
  return { before: every((shown) => /^[-−]?\$/.test(shown)) ? '$' : '', after: '', times: 1 };
}

function isFraction({ y, figure }: Dataset['data'][number]): boolean {
  const shown = Math.abs(Number.parseFloat(figure.shown.replace(/[^\d.]/g, '')));
  return Math.abs(Math.abs(y) * 100 - shown) <= Math.abs(Math.abs(y) - shown);
}
