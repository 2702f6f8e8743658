// What only a deep note has room for: the quarters, the balance sheet, and how the value moves with its assumptions.
import { usdPerShare, type Decimal } from '@assay/record';
import type { Reading } from '../figures/figure.ts';
import type { FigureStyle } from '../prose/text.ts';
import { join, say, type Text } from '../prose/text.ts';
import { assumed } from '../figures/arithmetic.ts';
import { horizonYears } from '../specialists/value/horizon.ts';
import { priceCashFlow } from '../specialists/value/model.ts';
import { inCurrency } from './in-currency.ts';
import type { Parts } from './parts.ts';

type Line = { readonly label: string; readonly metric: string; readonly style: FigureStyle };

function grid(parts: Parts, columns: { readonly heads: readonly Text[]; readonly cells: (line: Line) => readonly (Reading | null)[] }, lines: readonly Line[]): Text | null {
  const { show, book } = parts.bench;
  const rows = lines.map((line) => ({ line, cells: columns.cells(line) })).filter((row) => row.cells.some((cell) => cell !== null));
  if (rows.length === 0 || columns.heads.length < 2) return null;
  const head = columns.heads.reduce((row, cell) => say`${row} ${cell} |`, say`|  |`);
  const rule = `| --- |${columns.heads.map(() => ' ---: |').join('')}`;
  return rows.reduce((table, row) => say`${table}\n${row.cells.reduce((cells, cell) => say`${cells} ${cell === null ? '–' : show(cell, row.line.style)} |`, say`| ${inCurrency(row.line.label, book.currency)} |`)}`, say`${head}\n${rule}`);
}

function quarters(parts: Parts): Text | null {
  const { book, company } = parts.bench;
  const anchors = book.quarterAnchors.slice(-5);
  const lines: readonly Line[] = [
    { label: 'Revenue ($ million)', metric: 'revenue', style: 'millions' },
    ...(company.kind === 'bank' ? [] : [{ label: 'Operating margin (%)', metric: 'operating_margin', style: 'cell' } as const]),
    { label: 'Net income ($ million)', metric: 'net_income', style: 'millions' },
    { label: 'Diluted earnings per share ($)', metric: 'diluted_eps', style: 'cell' },
  ];
  return grid(parts, { heads: anchors.map((anchor) => say`${{ kind: 'time', handle: `ended:${anchor.end}` }}`), cells: (line) => anchors.map((anchor) => book.at(line.metric, anchor)) }, lines);
}

function balance(parts: Parts): Text | null {
  const { book, company } = parts.bench;
  const last = book.yearAnchors.at(-1);
  const anchors = [...book.yearAnchors.slice(-3), ...book.quarterAnchors.filter((anchor) => anchor.end > (last?.end ?? '')).slice(-1)];
  const lines: readonly Line[] = [
    { label: 'Cash and cash equivalents ($ billion)', metric: 'cash', style: 'billions' },
    ...(company.kind === 'bank' ? [] : [{ label: 'Inventory ($ billion)', metric: 'inventory', style: 'billions' } as const, { label: 'Long-term debt ($ billion)', metric: 'long_term_debt', style: 'billions' } as const]),
    { label: 'Total assets ($ billion)', metric: 'total_assets', style: 'billions' },
    { label: 'Shareholders’ equity ($ billion)', metric: 'shareholders_equity', style: 'billions' },
  ];
  return grid(parts, { heads: anchors.map((anchor) => say`${{ kind: 'time', handle: `on:${anchor.end}` }}`), cells: (line) => anchors.map((anchor) => book.at(line.metric, anchor)) }, lines);
}

/** Value per share over growth and discount rate, around the base case; only where the model is a discounted cash flow. */
function sensitivity(parts: Parts): Text | null {
  const { model } = parts;
  const { show } = parts.bench;
  if (model?.kind !== 'cash-flow') return null;
  const { assumptions } = model;
  const percent = { kind: 'percent' } as const;
  const as = (metric: string, value: Decimal): Reading => ({ metric, value, unit: percent, period: null, formula: null, facts: [], assumptions: { [metric]: value } });
  const rows = [-2, 0, 2].flatMap((step) => [-1, 0, 1].map((lean) => ({ growth: assumptions.growth.plus(step), discount: assumptions.discount.plus(lean) })));
  const lines = rows.flatMap((row) => {
    const priced = priceCashFlow({ start: model.start, assumptions: { ...assumptions, growth: row.growth, discount: row.discount }, lean: 0 });
    if (priced === null) return [];
    const value: Reading = { metric: 'value_per_share', value: priced.value, unit: usdPerShare, period: null, formula: 'dcf_value_per_share', facts: [], assumptions: { growth: row.growth, discount_rate: row.discount, terminal_growth: assumptions.terminal } };
    return [say`| Around the base | ${show(as('growth', row.growth))} | ${show(assumed('years', horizonYears, { kind: 'count', of: null }))} | ${show(as('discount_rate', row.discount))} | ${show(as('terminal_growth', assumptions.terminal))} | ${show(value)} |`];
  });
  return lines.reduce((table, line) => say`${table}\n${line}`, say`| Scenario | Growth | Years of growth | Discount rate | Terminal growth | ${model.isPlain ? 'Value per share' : 'Target per share'} |\n| --- | ---: | ---: | ---: | ---: | ---: |`);
}

export function deepTables(parts: Parts): Text | null {
  const tables = [['How the value would move', sensitivity(parts)], ['The quarters', quarters(parts)], ['The balance sheet', balance(parts)]] as const;
  const present = tables.flatMap(([heading, table]) => (table === null ? [] : [say`### ${heading}\n\n${table}`]));
  return present.length === 0 ? null : say`## In detail\n\n${join(present, '\n\n')}`;
}

