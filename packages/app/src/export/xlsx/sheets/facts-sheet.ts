// Every source value that a verdict rests on, once, as a number: what the other sheets work with.
import { anchorName, dayNumber, periodEnd, periodName, unitName, type Fact } from '@assay/record';
import type { WriteSheet } from 'hucre/xlsx';
import type { Book } from '../book.ts';
import { commented, figure, words, type SheetCell } from '../cells.ts';
import { makeSheet } from '../make-sheet.ts';
import { sourceFormat } from '../number-format.ts';
import { documentName, sourceComment, type Captures } from '../source-words.ts';

const columns = [
  { title: 'Measure', width: 30 }, { title: 'Value', width: 20 }, { title: 'Unit', width: 12 }, { title: 'Period', width: 13 }, { title: 'Company', width: 22 }, { title: 'Concept of the source', width: 34 },
  { title: 'Document', width: 36 }, { title: 'Accession', width: 22 }, { title: 'Source', width: 8 }, { title: 'SHA-256 of the source', width: 66 }, { title: 'Place', width: 46 }, { title: 'Exact value', width: 22 },
];

export function dimensionWords({ dimensions }: Fact): string {
  const named = Object.values(dimensions);
  return named.length === 0 ? '' : ` (${named.join(', ')})`;
}

function row(fact: Fact, captures: Captures): SheetCell[] {
  const capture = captures.get(fact.capture);
  return [
    words(`${fact.metric.label}${dimensionWords(fact)}`, { wrap: true }), commented(figure(Number(fact.value), sourceFormat(fact.value)), sourceComment(fact, captures)), words(unitName(fact.unit)),
    words(fact.period === null ? '' : periodName(fact.period)), words(fact.entity?.name ?? fact.entity?.ticker ?? '', { wrap: true }), words(fact.metric.concept ?? '', { faint: true, wrap: true }), words(documentName(fact), { wrap: true }),
    words(fact.source.accession ?? '', { faint: true }), words(capture?.label ?? ''), words(capture?.captured.capture.sha256 ?? '', { faint: true }), words(anchorName(fact.anchor), { faint: true }), words(fact.value, { faint: true }),
  ];
}

export function factsSheet({ facts }: Book, captures: Captures, foot: string): WriteSheet {
  return makeSheet({ name: 'Facts', columns, rows: facts.map((fact) => row(fact, captures)), foot, frozenColumns: 1, printed: 9 });
}

/** Days are dates of the spreadsheet, so that they sort and chart. */
export function serialDay(fact: Fact): number {
  const end = fact.period === null ? null : periodEnd(fact.period);
  return end === null ? 0 : dayNumber(end) - dayNumber('1899-12-30');
}

const CLOSE_FORMAT = '#,##0.00##';
const priceColumns = [{ title: 'Company', width: 30 }, { title: 'Day', width: 13 }, { title: 'Close', width: 12 }, { title: 'Source', width: 8 }];

/** The closes behind averages, highs and lows. One that has a row among the facts is read from there. */
export function pricesSheet({ closes, cells }: Book, captures: Captures, foot: string): WriteSheet | null {
  if (closes.length === 0) return null;
  const rows = closes.map((fact): SheetCell[] => {
    const known = cells.fact(fact.id);
    const value = Number(fact.value);
    const close: SheetCell = known === null ? figure(value, CLOSE_FORMAT) : { cell: { ...figure(value, CLOSE_FORMAT).cell, value: null, type: 'formula', formula: known, formulaResult: value } };
    return [words(fact.entity?.name ?? fact.entity?.ticker ?? ''), figure(serialDay(fact), 'yyyy-mm-dd'), close, words(captures.get(fact.capture)?.label ?? '')];
  });
  return makeSheet({ name: 'Prices', columns: priceColumns, rows, foot, portrait: true });
}
