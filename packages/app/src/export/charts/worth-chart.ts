// What a share would be worth, as bars on one scale, with the last close across them.
import { dayWords } from '../html/page/day-words.ts';
import { html, joinHtml, type Html } from '../markup.ts';
import { fallOn, makeAxis, type Axis } from './axis.ts';
import type { Close } from './close-series.ts';
import { percent, renderChart, type Plot } from './frame.ts';
import { claimLink } from './named-levels.ts';
import { worthTitle } from './titles.ts';
import type { WorthPoint, WorthRow } from './worth-rows.ts';

/** A line of words above a bar, so that neither is short of room on a narrow page. */
const ROW = 40;
const BAR = 9;
const TOP = 22;
const FOOT = 24;

export type WorthChart = { readonly rows: readonly WorthRow[]; readonly close: Close; readonly sign: string; readonly currency: string };

export function renderWorthChart({ rows, close, sign, currency }: WorthChart): Html {
  const axis = makeAxis([...rows.flatMap(({ points }) => points.map(({ value }) => value)), close.close], { fromZero: false });
  const plot: Plot = { top: TOP, height: rows.length * ROW };
  const price = `${sign}${close.close.toFixed(2)}`;
  const worths = rows.find(({ isWorth, points }) => isWorth && points.length > 1) ?? rows[0];
  return renderChart({
    id: 'chart-worth', wide: true, beside: 'nothing', height: plot.top + plot.height + FOOT,
    title: worthTitle(price, close.close, worths?.points ?? []),
    describes: `${rows.map((row) => `${row.name}: ${row.points.map(({ name, text }) => `${name.toLowerCase()} ${text}`).join(', ')}`).join('. ')}. Last close: ${price}.`,
    key: html`${[`${currency} a share`, ...middles(rows), `the dashed line is the close of ${dayWords(close.day)}, ${price}`].join('; ')}`,
    drawing: html`${renderScale(axis, plot, sign)}${renderClose(close, axis, plot)}${rows.map((row, index) => renderRow(row, { axis, top: plot.top + index * ROW }))}`,
    table: { head: ['A share would be worth, or was paid', 'Price'], rows: [...rows.flatMap(({ name, points }) => points.map((point) => [points.length === 1 ? name : `${name}: ${point.name.toLowerCase()}`, cellOf(point)])), [`Close of ${dayWords(close.day)}`, price]] },
  });
}

/** What the dot within a bar stands for. */
function middles(rows: readonly WorthRow[]): string[] {
  const names = rows.flatMap(({ points }) => points.slice(1, -1).map(({ name }) => `the ${name.toLowerCase()}`));
  return names.length === 0 ? [] : [`a dot in a bar is ${names.join(' or ')}`];
}

function cellOf({ text, claim }: WorthPoint): string | Html {
  return claim === null ? text : claimLink({ text, claim });
}

function across(value: number, axis: Axis): string {
  return percent((1 - fallOn(axis, value)) * 100);
}

function renderScale(axis: Axis, plot: Plot, sign: string): Html {
  const [foot, end] = [plot.top + plot.height, axis.ticks.length - 1];
  const lines = axis.ticks.map((tick, index) => html`<line class="grid-line" x1="${across(tick, axis)}" x2="${across(tick, axis)}" y1="${plot.top}" y2="${foot}"/><text class="${index === 0 ? 'start' : index === end ? 'end' : 'middle'}" x="${across(tick, axis)}" y="${foot + 17}">${sign}${tick}</text>`);
  return html`<g aria-hidden="true">${lines}</g>\n`;
}

function renderRow({ name, points, isWorth }: WorthRow, { axis, top }: { readonly axis: Axis; readonly top: number }): Html {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return html``;
  const middle = top + 17 + BAR / 2;
  const range = first === last ? first.text : `${first.text} – ${last.text}`;
  const [from, to] = [1 - fallOn(axis, first.value), 1 - fallOn(axis, last.value)];
  const bar = first === last ? html`` : html`<rect class="${isWorth ? 'bar-a' : 'bar-b'}" x="${percent(from * 100)}" width="${percent((to - from) * 100)}" y="${top + 17}" height="${BAR}"/>`;
  const marked: readonly WorthPoint[] = first === last ? [first] : points.slice(1, -1);
  const dots = joinHtml(marked.map(({ value }) => html`<circle class="dot ringed" cx="${across(value, axis)}" cy="${middle}" r="4"/>`));
  return html`<g aria-hidden="true">${bar}${dots}<text class="name" x="0" y="${top + 11}">${name}</text><text class="value end" x="100%" y="${top + 11}">${range}</text></g>\n`;
}

function renderClose({ close }: Close, axis: Axis, plot: Plot): Html {
  return html`<g aria-hidden="true"><line class="level now" x1="${across(close, axis)}" x2="${across(close, axis)}" y1="${plot.top - 6}" y2="${plot.top + plot.height}"/></g>\n`;
}
