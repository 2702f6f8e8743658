// The frame of every chart: title, drawing and a table of the same figures. Places are percent across and pixels down; room for labels beside the drawing is in pixels, so that text has it on a narrow page too.
import { html, type Html } from '../markup.ts';
import { fallOn, type Axis } from './axis.ts';

/** Upper edge and height of the drawing within the chart; it takes the whole width. */
export type Plot = { readonly top: number; readonly height: number };
/** What stands beside the drawing: the axis on the left, and names of the ends of lines on the right. */
export type Beside = 'nothing' | 'axis' | 'axis and ends';
/** A cell that is markup links to the claim it shows. */
export type ChartTable = { readonly head: readonly string[]; readonly rows: readonly (readonly (string | Html)[])[] };
export type Chart = {
  readonly id: string;
  readonly title: string;
  readonly describes: string;
  /** Legend and unit, above the drawing. */
  readonly key: Html;
  readonly drawing: Html;
  readonly height: number;
  readonly beside: Beside;
  readonly wide: boolean;
  readonly table: ChartTable;
};

const besideClasses: Readonly<Record<Beside, string>> = { nothing: 'plot', axis: 'plot with-axis', 'axis and ends': 'plot with-axis with-ends' };

export function renderChart({ id, title, describes, key, drawing, height, beside, wide, table }: Chart): Html {
  return html`<figure class="chart${wide ? ' wide' : ''}"><figcaption>${title}</figcaption><p class="unit">${key}</p>
<svg class="${besideClasses[beside]}" role="img" aria-labelledby="${id}-t" aria-describedby="${id}-d" width="100%" height="${height}"><title id="${id}-t">${title}</title><desc id="${id}-d">${describes}</desc>
${drawing}</svg>
${renderFigures(table, title)}</figure>\n`;
}

function renderFigures({ head, rows }: ChartTable, title: string): Html {
  const header = head.map((text, index) => html`<th scope="col" class="${index === 0 ? 'left' : 'right'}">${text}</th>`);
  const body = rows.map((row) => html`<tr>${row.map((text, index) => (index === 0 ? html`<th scope="row" class="left">${text}</th>` : html`<td class="right">${text}</td>`))}</tr>\n`);
  return html`<details><summary>Figures</summary><div class="frame" role="group" tabindex="0" aria-label="Figures: ${title}"><table><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div></details>`;
}

export function percent(value: number): string {
  return `${String(Number(value.toFixed(2)))}%`;
}

/** Grid lines with their labels to the left of the drawing. */
export function renderGrid(axis: Axis, plot: Plot, label: (tick: number) => string): Html {
  const lines = axis.ticks.map((tick) => {
    const y = Number((plot.top + fallOn(axis, tick) * plot.height).toFixed(1));
    return html`<line class="${tick === 0 ? 'zero' : 'grid-line'}" x1="0" x2="100%" y1="${y}" y2="${y}"/><text class="end" x="-6" y="${y + 4}">${label(tick)}</text>`;
  });
  return html`<g aria-hidden="true">${lines}</g>\n`;
}
