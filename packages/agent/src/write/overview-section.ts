// Who this is, how large, and the years at a glance.
import type { IsoDate } from '@assay/record';
import type { Reading } from '../figures/figure.ts';
import { join, say, type Text } from '../prose/text.ts';
import { onDay } from '../prose/times.ts';
import { endOf } from '../book/fact-book.ts';
import { when } from '../specialists/when.ts';
import { linesByYear, type Line } from './lines-by-year.ts';
import type { Parts } from './parts.ts';

const companyLines: readonly Line[] = [
  { label: 'Revenue ($ billion)', metric: 'revenue', style: 'billions' },
  { label: 'Gross margin (%)', metric: 'gross_margin', style: 'cell' },
  { label: 'Operating margin (%)', metric: 'operating_margin', style: 'cell' },
  { label: 'Net income ($ billion)', metric: 'net_income', style: 'billions' },
  { label: 'Diluted earnings per share ($)', metric: 'diluted_eps', style: 'cell' },
  { label: 'Free cash flow ($ billion)', metric: 'free_cash_flow', style: 'billions' },
];
const bankLines: readonly Line[] = [
  { label: 'Revenue ($ billion)', metric: 'revenue', style: 'billions' },
  { label: 'Net income ($ billion)', metric: 'net_income', style: 'billions' },
  { label: 'Diluted earnings per share ($)', metric: 'diluted_eps', style: 'cell' },
  { label: 'Return on equity (%)', metric: 'return_on_equity', style: 'cell' },
  { label: 'Total assets ($ billion)', metric: 'total_assets', style: 'billions' },
];

/** What its table tells by year. */
export function overviewMetrics(kind: Parts['bench']['company']['kind']): readonly string[] {
  return (kind === 'bank' ? bankLines : companyLines).map(({ metric }) => metric);
}

/** Who it is and how large, in one sentence. */
function sizeSentence(parts: Parts): Text {
  const { bench } = parts;
  const { show, name, trade } = bench;
  const sales = bench.book.years('revenue').at(-1);
  const profit = bench.book.years('net_income').at(-1);
  const cap = bench.book.today('market_cap');
  const who = say`${name} is ${trade.business}`;
  if (sales === undefined) return say`${who}.`;
  const earned = profit === undefined ? say`` : profit.value.isNegative() ? say` and the net loss ${show(profit, 'size')}` : say` and net income ${show(profit)}`;
  const scale = cap === null ? say`` : say`; the market capitalization was ${show(cap)} on ${onDay(marketDay(cap, bench.book.closes.at(-1)))}`;
  return say`${who}; revenue was ${show(sales)}${earned} in ${when(sales)}${scale}.`;
}

/** A value that a service gives has a day of its own; one that is made of the close has that of the close. */
function marketDay(cap: Reading, close: Reading | undefined): IsoDate {
  return cap.formula === null ? endOf(cap) : endOf(close);
}

/** As many years as the depth asks for. */
function yearsTable({ bench }: Parts, columns: number): Text | null {
  return linesByYear(bench, bench.company.kind === 'bank' ? bankLines : companyLines, bench.book.yearAnchors.slice(-columns));
}

export function overviewSection(parts: Parts): Text {
  const table = parts.bench.depth === 'quick' ? null : yearsTable(parts, parts.bench.depth === 'deep' ? 6 : 4);
  return join([sizeSentence(parts), table].filter((text) => text !== null), '\n\n');
}
