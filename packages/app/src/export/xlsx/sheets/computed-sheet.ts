// Every worked-out figure as a formula over the facts: who changes a fact sees what follows from it.
import type { Fact } from '@assay/record';
import type { WriteSheet } from 'hucre/xlsx';
import { formedOf, type Book, type BookClaim } from '../book.ts';
import { commented, counted, empty, figure, leadingTo, live, words, type SheetCell } from '../cells.ts';
import { readResult } from '../formula/derive-term.ts';
import { excelText } from '../formula/excel-text.ts';
import { factsOf } from '../formula/term.ts';
import { makeSheet } from '../make-sheet.ts';
import { resultFormat } from '../number-format.ts';
import { documentName } from '../source-words.ts';

const columns = [
  { title: 'Claim', width: 7 }, { title: 'In the report', width: 19 }, { title: 'Formula', width: 38 }, { title: 'Result', width: 18 }, { title: 'As judged', width: 18 }, { title: 'Same', width: 9 }, { title: 'Filled in', width: 60 }, { title: 'Remark', width: 30 },
];
/** More than this and the comment is no reading any more. */
const NAMED_SOURCES = 12;

function namedSources(facts: readonly Fact[], { cells }: Book): string {
  const lines = facts.slice(0, NAMED_SOURCES).map((fact) => `${cells.fact(fact.id) ?? 'Prices'}: ${fact.metric.label}, ${documentName(fact)}`);
  return [...new Set(lines), ...(facts.length > NAMED_SOURCES ? [`and ${String(facts.length - NAMED_SOURCES)} more`] : [])].join('\n');
}

function whyNoFormula({ derived }: BookClaim): string {
  return derived !== null && derived.term === null ? `A value, not a formula: ${derived.why}.` : '';
}

function judgedCell({ view }: BookClaim): SheetCell {
  const text = view.verdict.evidence.formula?.result ?? '';
  const value = readResult(text)?.toNumber() ?? null;
  return value === null ? words(text) : figure(value, resultFormat(value));
}

function resultCell(claim: BookClaim, book: Book): SheetCell {
  const { view } = claim;
  const formed = formedOf(claim);
  if (formed === null) return commented(judgedCell(claim), whyNoFormula(claim));
  return commented(live(excelText(formed.term, book.cells.of(view)), formed.value.toNumber(), resultFormat(formed.value.toNumber())), namedSources(factsOf(formed.term), book));
}

function row(claim: BookClaim, book: Book, line: number): SheetCell[] {
  const { view } = claim;
  const formula = view.verdict.evidence.formula;
  if (formula === null) return [];
  const at = String(line);
  return [
    leadingTo(counted(view.number), `Figures!A${String(view.number + 1)}`), words(view.claim.text, { wrap: true }), words(formula.expression, { wrap: true }), resultCell(claim, book), judgedCell(claim),
    formedOf(claim) === null ? empty : live(`IF(ABS(D${at}-E${at})<=0.000000001*MAX(1,ABS(E${at})),"same","changed")`, 'same', 'General'),
    words(formula.filled, { wrap: true, faint: true }), words(whyNoFormula(claim), { wrap: true, faint: true }),
  ];
}

export function computedSheet(book: Book, foot: string): WriteSheet | null {
  if (book.computed.length === 0) return null;
  return makeSheet({ name: 'Computed', columns, rows: book.computed.map((claim, index) => row(claim, book, index + 2)), foot, frozenColumns: 2 });
}

const inputColumns = [{ title: 'Assumption', width: 44 }, { title: 'Value', width: 14 }, { title: 'Claim', width: 8 }];

/** Numbers that the report itself assumes, as the discount rate of a scenario: the formulas of its model read them here. */
export function inputsSheet({ inputs }: Book, foot: string): WriteSheet | null {
  if (inputs.length === 0) return null;
  const rows = inputs.map(({ claim, text }): SheetCell[] => [
    words(`Assumed for ${claim.claim.text}`, { wrap: true }), commented(figure(Number(text), '0.0###'), 'Stands in the report itself, in the row of this claim; no source gives it.'), leadingTo(counted(claim.number), `Figures!A${String(claim.number + 1)}`),
  ]);
  return makeSheet({ name: 'Inputs', columns: inputColumns, rows, foot, portrait: true });
}
