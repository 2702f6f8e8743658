// Lines of a company's statements by fiscal year: years across, lines down; a cell without a figure stays empty.
import type { Anchor } from '../book/anchor.ts';
import type { Reading } from '../figures/figure.ts';
import { say, type FigureStyle, type Text } from '../prose/text.ts';
import type { Bench } from '../specialists/bench.ts';
import { inCurrency } from './in-currency.ts';

export type Line = { readonly label: string; readonly metric: string; readonly style: FigureStyle };

/** Null where fewer than two years are given; lines without any figure are left out. */
export function linesByYear({ book, show }: Pick<Bench, 'book' | 'show'>, lines: readonly Line[], anchors: readonly Anchor[]): Text | null {
  if (anchors.length < 2) return null;
  const filled = lines.map((line) => ({ line, cells: anchors.map((anchor) => book.at(line.metric, anchor)) })).filter((row) => row.cells.some((cell) => cell !== null));
  const head = anchors.reduce((row, anchor) => say`${row} ${{ kind: 'time', handle: `Year:${String(anchor.period?.fiscal?.year ?? '')}` }} |`, say`|  |`);
  const rule = say`| --- |${anchors.map(() => ' ---: |').join('')}`;
  return filled.length === 0 ? null : filled.reduce((table, row) => say`${table}\n${row.cells.reduce((cells, cell) => say`${cells} ${cellText(cell, row.line, show)} |`, say`| ${inCurrency(row.line.label, book.currency)} |`)}`, say`${head}\n${rule}`);
}

function cellText(cell: Reading | null, line: Line, show: Bench['show']): Text {
  return cell === null ? say`–` : say`${show(cell, line.style)}`;
}
