// Claims of a report's tables: row label and column header say what a cell speaks of, caption and headings supply the rest.
import type { Dictionary } from '@assay/calc';
import { decimal, noUnit, sameUnit, toDecimalText, type NumeralRecord, type Unit } from '@assay/record';
import { readTokens, type Token } from '../numerals/index.ts';
import type { Block, TableCell } from '../report/read-blocks.ts';
import { metricPhrases } from './read-metrics.ts';
import type { MetricReading, ReadPeriod } from './reading.ts';

export type TableBlock = Extract<Block, { kind: 'table' }>;
type NumberToken = Extract<Token, { kind: 'number' }>;

/** A cell with the labels over and beside it. */
export type CellScene = { readonly cell: TableCell; readonly row: string; readonly column: string; /** The header of the first column, which often holds the unit. */ readonly corner: string; readonly caption: string; readonly headings: readonly string[] };

export function cellScene(table: TableBlock, cell: TableCell): CellScene {
  const textAt = (row: number, column: number): string => table.rows[row]?.[column]?.visible.text ?? '';
  // Running text before a table is no caption: its units are its own.
  const before = table.before ?? '';
  const caption = before.length < 200 && !/[.!?]$/.test(before.trim()) ? before : '';
  return { cell, row: cell.column === 0 ? '' : textAt(cell.row, 0), column: cell.row === 0 ? '' : textAt(0, cell.column), corner: textAt(0, 0), caption, headings: table.headings };
}

/** The single number of a cell that holds nothing else, with unit and scale from its labels; null for words and mixed cells. */
export function cellNumeral(scene: CellScene): NumeralRecord | null {
  const tokens = readTokens(scene.cell.visible.text);
  const numbers = tokens.filter((token): token is NumberToken => token.kind === 'number');
  const only = numbers[0];
  if (only === undefined || numbers.length !== 1 || tokens.some((token) => token.kind === 'period')) return null;
  const rest = (scene.cell.visible.text.slice(0, only.span.start) + scene.cell.visible.text.slice(only.span.end)).replace(/[\s*+().%$€£–—-]/g, '');
  return rest === '' ? scaleByLabels(only.numeral, [scene.row, scene.column, scene.corner, scene.caption]) : null;
}

const scales: readonly (readonly [RegExp, number])[] = [
  [/(?:\b(?:in )?billions?\b|\$bn\b|\bbn\b|\$b\b)/i, 9], [/(?:\b(?:in )?millions?\b|\$m\b|\bmn\b|\$mm\b)/i, 6], [/\b(?:in )?thousands?\b/i, 3],
];

function currencyIn(label: string): string | null {
  if (label.includes('€')) return 'EUR';
  if (label.includes('£')) return 'GBP';
  return /\$|\busd\b/i.test(label) ? 'USD' : null;
}

function labelUnit(label: string): Unit | null {
  if (/%|\bpercent\b/i.test(label)) return { kind: 'percent' };
  if (/\b(?:points|pp|pts)\b/i.test(label)) return { kind: 'points' };
  if (/\bper share\b/i.test(label) || /\bEPS\b/.test(label)) return { kind: 'money', currency: currencyIn(label), per: 'share' };
  if (currencyIn(label) !== null) return { kind: 'money', currency: currencyIn(label), per: null };
  return /\btimes\b|\bmultiple\b|\(x\)/i.test(label) ? { kind: 'multiple' } : null;
}

/** The nearest label that names a unit or scale decides: the row's before the column's before the caption's. */
function scaleByLabels(numeral: NumeralRecord, labels: readonly string[]): NumeralRecord {
  const hasOwnUnit = !sameUnit(numeral.unit, noUnit);
  const unit = hasOwnUnit ? numeral.unit : labels.map(labelUnit).find((found) => found !== null) ?? noUnit;
  const takesScale = unit.kind === 'none' || unit.kind === 'shares' || unit.kind === 'count' || (unit.kind === 'money' && unit.per === null);
  const exponent = takesScale && !/[a-z]/i.test(numeral.text) ? labels.map((label) => scales.find(([pattern]) => pattern.test(label))?.[1]).find((found) => found !== undefined) ?? 0 : 0;
  const factor = decimal(10).pow(exponent);
  const scaled = (value: string): string => toDecimalText(decimal(value).times(factor));
  return { ...numeral, unit, value: scaled(numeral.value), low: scaled(numeral.low), high: scaled(numeral.high), precision: numeral.precision - exponent };
}

function metricsOf(text: string, distance: number, dictionary: Dictionary | undefined): MetricReading[] {
  return metricPhrases(text, readTokens(text), dictionary).map((phrase) => ({ id: phrase.id, words: phrase.words, span: phrase.span, distance, fits: true, inherited: 'table' }));
}

/** Metrics from the row's label, then the column's, then the caption's. */
export function cellMetrics(scene: CellScene, dictionary: Dictionary | undefined): MetricReading[] {
  return [...metricsOf(scene.row, 0, dictionary), ...metricsOf(scene.column, 1, dictionary), ...metricsOf(scene.caption, 20, dictionary), ...metricsOf(scene.headings.at(-1) ?? '', 30, dictionary)];
}

/** The cell's time from its column, else its row, else the caption or heading. */
export function cellPeriod(scene: CellScene): ReadPeriod | null {
  for (const [text, inherited] of [[scene.column, 'table'], [scene.row, 'table'], [scene.caption, 'paragraph'], [scene.headings.at(-1) ?? '', 'heading']] as const) {
    const found = readTokens(text).find((token) => token.kind === 'period');
    if (found?.kind === 'period') return { mention: found.mention, inherited };
  }
  return null;
}
