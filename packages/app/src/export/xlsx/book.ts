// What the sheets share: claims in their order, each with the term behind it, and the row of every source value, assumption and close.
import { metrics, type Dictionary } from '@assay/calc';
import { decimal, type Decimal, type Fact, type RunContents, type Sha256 } from '@assay/record';
import { viewClaims, type ClaimView } from '../html/evidence/claim-view.ts';
import type { Addresses } from './formula/excel-text.ts';
import { deriveTerm, readResult, type Derived, type Formed } from './formula/derive-term.ts';
import { readCloses } from './formula/read-closes.ts';
import { factsOf, inputsOf, partsOf, type Term } from './formula/term.ts';

/** A claim with the formula behind it; `derived` is null where a source value is shown as it stands, and where there is no evidence. */
export type BookClaim = { readonly view: ClaimView; readonly derived: Derived | null };
/** An assumption of the report's own, for the claim whose formula reads it. */
export type BookInput = { readonly claim: ClaimView; readonly text: string };
export type Book = {
  readonly run: RunContents;
  readonly claims: readonly BookClaim[];
  readonly facts: readonly Fact[];
  readonly inputs: readonly BookInput[];
  /** Daily closes that formulas read by the range, each series for itself, oldest first. */
  readonly closes: readonly Fact[];
  /** Claims that have a row on the sheet of computed figures. */
  readonly computed: readonly BookClaim[];
  readonly cells: BookCells;
};
export type BookCells = {
  readonly fact: (id: string) => string | null;
  readonly computed: (claim: ClaimView) => string | null;
  /** Addresses for the terms of one claim. */
  readonly of: (claim: ClaimView) => Addresses;
};

/** Rows are counted from 1, and the first holds the heads. */
const FIRST_ROW = 2;
export const valueColumn = { facts: 'B', computed: 'D', inputs: 'B', prices: 'C' } as const;

export function makeBook(run: RunContents, tools: { readonly sha256: Sha256; readonly dictionary?: Dictionary }): Book {
  const derive = { dictionary: tools.dictionary ?? metrics, closesBetween: readCloses(run.captures, tools.sha256) };
  const claims = viewClaims(run).map((view): BookClaim => ({ view, derived: view.verdict.evidence.formula === null ? null : deriveTerm(view.verdict.evidence, derive) }));
  const terms = claims.flatMap((claim) => formedOf(claim)?.term ?? []);
  const facts = distinct([...claims.flatMap(({ view }) => view.verdict.evidence.facts), ...terms.flatMap(singlesOf)]);
  const closes = sortSeries(distinct(terms.flatMap(rangesOf)));
  const inputs = claims.flatMap((claim) => inputsBehind(claim).map((text) => ({ claim: claim.view, text })));
  const computed = claims.filter(({ derived }) => derived !== null);
  return { run, claims, facts, inputs, closes, computed, cells: layOut({ facts, closes, inputs, computed }) };
}

/** The formula behind a claim; null where its figure is a value. */
export function formedOf({ derived }: BookClaim): Formed | null {
  return derived === null || derived.term === null ? null : derived;
}

function inputsBehind(claim: BookClaim): string[] {
  const formed = formedOf(claim);
  return formed === null ? [] : [...new Set(inputsOf(formed.term))];
}

function distinct(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

function isRange(term: Term): term is Extract<Term, { kind: 'closes' | 'volatility' }> {
  return term.kind === 'closes' || term.kind === 'volatility';
}

function rangesOf(term: Term): readonly Fact[] {
  return isRange(term) ? term.closes : partsOf(term).flatMap(rangesOf);
}

function singlesOf(term: Term): readonly Fact[] {
  return term.kind === 'fact' ? factsOf(term) : partsOf(term).flatMap(singlesOf);
}

function seriesName(fact: Fact): string {
  return `${fact.capture} ${fact.entity?.id ?? fact.entity?.name ?? ''} ${fact.metric.id ?? ''}`;
}

function dayOf({ period }: Fact): string {
  return period?.kind === 'instant' ? period.on : '';
}

/** Neighbouring closes stand in neighbouring rows. */
function sortSeries(facts: readonly Fact[]): Fact[] {
  return [...Map.groupBy(facts, seriesName).values()].flatMap((series) => series.toSorted((left, right) => dayOf(left).localeCompare(dayOf(right))));
}

function rowsOf(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.map((key, index) => [key, index + FIRST_ROW]));
}

function inputKey(claim: ClaimView, text: string): string {
  return `${String(claim.number)} ${text}`;
}

function layOut({ facts, closes, inputs, computed }: Pick<Book, 'facts' | 'closes' | 'inputs' | 'computed'>): BookCells {
  const factRows = rowsOf(facts.map(({ id }) => id));
  const closeRows = rowsOf(closes.map(({ id }) => id));
  const inputRows = rowsOf(inputs.map(({ claim, text }) => inputKey(claim, text)));
  const computedRows = rowsOf(computed.map(({ view }) => String(view.number)));
  const at = (sheet: string, column: string, row: number | undefined): string | null => (row === undefined ? null : `${sheet}!${column}${String(row)}`);
  const fact = (id: string): string | null => at('Facts', valueColumn.facts, factRows.get(id));
  const placed = (cell: string | null): string => {
    if (cell === null) throw new RangeError('a term reads a value that has no cell');
    return cell;
  };
  const closeRow = (close: Fact): string => String(closeRows.get(close.id) ?? 0);
  return {
    fact,
    computed: (claim) => at('Computed', valueColumn.computed, computedRows.get(String(claim.number))),
    of: (claim) => ({
      fact: (one) => placed(fact(one.id)),
      input: (text) => placed(at('Inputs', valueColumn.inputs, inputRows.get(inputKey(claim, text)))),
      closes: (first, last) => `Prices!${valueColumn.prices}${closeRow(first)}:${valueColumn.prices}${closeRow(last)}`,
    }),
  };
}

/** What stands behind a claim: a cell, and the value in it. Null where no source speaks of it. */
export function behind(claim: BookClaim, cells: BookCells): { readonly cell: string; readonly value: Decimal; readonly fact: Fact | null } | null {
  const { facts, formula } = claim.view.verdict.evidence;
  if (formula !== null) {
    const cell = cells.computed(claim.view);
    const value = formedOf(claim)?.value ?? readResult(formula.result);
    return cell === null || value === null ? null : { cell, value, fact: null };
  }
  const [fact] = facts;
  const cell = fact === undefined ? null : cells.fact(fact.id);
  return fact === undefined || cell === null ? null : { cell, value: decimal(fact.value), fact };
}
