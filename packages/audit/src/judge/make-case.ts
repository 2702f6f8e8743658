// Gathers what the sources hold for a claim and compares it, before any rule speaks.
import { compareFigure, type Comparison } from '../bind/compare.ts';
import type { Alignment } from '../align/align-claim.ts';
import type { FactIndex } from '../bind/fact-index.ts';
import { claimTimes } from '../bind/time-query.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { AuditContext } from '../derive/audit-context.ts';
import { claimValues } from '../derive/claim-values.ts';
import { orderOf } from '../derive/order.ts';
import { contentWords } from '../report/words.ts';
import { isStrong, RIVAL_MARGIN, type Case } from './case.ts';
import { findWords, type Documents, type RecordsCheck, type WordsCheck } from './words-check.ts';

/** Reads a claim along the tables and sentences of documents; null where the sources are none. */
export type Align = (reading: ClaimReading, facts: FactIndex, own: Comparison | null) => Alignment | null;

export type Ways = { readonly align: Align; readonly documents: Documents | null; readonly wordsChecks: readonly WordsCheck[]; readonly recordsCheck: RecordsCheck | null };

export function makeCase(reading: ClaimReading, context: AuditContext, ways: Ways): Case {
  const comparisons = reading.numeral === null ? [] : claimValues(reading, context).map((candidate) => compareFigure(reading, candidate));
  const best = comparisons.find((comparison) => isStrong(comparison) && comparison.shown !== null) ?? null;
  const bound = matchOf(comparisons, best);
  const plain = { reading, context, times: claimTimes(reading), comparisons };
  const aligned = needsNoAlignment(bound) ? null : ways.align(reading, context.index, bound);
  const own = isOutnamed(bound, aligned) ? null : bound;
  if (aligned !== null && aligned.match !== null) return asking({ ...plain, best, match: aligned.match, order: null, strangers: strangersTo(reading, context, aligned.match) }, ways);
  return asking({ ...plain, best: own === null ? nearest(reading, unlike(best), aligned?.best ?? null) : best, match: own, order: orderOf(reading, context), strangers: strangersTo(reading, context, own) }, ways);
}

/** What is bound in every field stands; running text may still give its figure for something else. */
function needsNoAlignment(bound: Comparison | null): boolean {
  return bound !== null && isStrong(bound) && !isProse(bound);
}

/** A figure that running text gives for something else, and a cell found by its row's label alone where the words surely name another, column and all. */
function isOutnamed(bound: Comparison | null, aligned: Alignment | null): boolean {
  if (bound === null || aligned === null || aligned.deniesOwn) return aligned?.deniesOwn === true;
  return aligned.best !== null && aligned.best.candidate.formula === null && !isStrong(bound) && bound.candidate.byRow === true && bound.candidate.formula === null;
}

/** A figure that is another's contradicts no claim that shows it. */
function unlike(best: Comparison | null): Comparison | null {
  return best?.equality === null ? best : null;
}

function isProse({ candidate }: Comparison): boolean {
  const anchor = candidate.facts[0]?.fact.anchor.kind;
  return candidate.formula === null && (anchor === 'paragraph' || anchor === 'span');
}

function asking(found: Omit<Case, 'words' | 'records'>, { documents, wordsChecks, recordsCheck }: Ways): Case {
  const { reading, context, match, best } = found;
  const words = once(() => (documents === null ? null : findWords(reading, { documents, facts: context.index }, wordsChecks)));
  const records = once(() => (documents === null || recordsCheck === null ? null : recordsCheck(reading, documents, { isNamed: match !== null || best !== null })));
  return { ...found, get words() { return words(); }, get records() { return records(); } };
}

/** Passages are searched when a rule asks for them: most figures are decided before. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** What the claim is held against when nothing equals it: the row that the words name, unless they name a whole measure of the dictionary that the row is only a part of. */
function nearest(reading: ClaimReading, named: Comparison | null, row: Comparison | null): Comparison | null {
  if (named === null || row === null) return row ?? named;
  const words = new Set(contentWords(reading.metrics[0]?.words ?? '').map((word) => word.stem));
  const label = new Set(contentWords(row.candidate.facts[0]?.row.at(-1) ?? '').map((word) => word.stem));
  return named.candidate.formula !== null && row.candidate.formula === null && label.size < words.size && [...label].every((word) => words.has(word)) ? named : row;
}

/** Names that no source speaks of; where the sources name nobody at all, a name says nothing against them. */
function strangersTo(reading: ClaimReading, context: AuditContext, match: Comparison | null): string[] {
  if (context.index.entities.length === 0 && reading.claim.entity === null) return [];
  return reading.names.filter((name) => !namesLabel(name, match));
}

/** A name that heads a row or column of the evidence is no stranger to it. */
function namesLabel(name: string, match: Comparison | null): boolean {
  const labels = (match?.candidate.facts ?? []).flatMap((read) => [...read.row, ...read.column]).join(' ').toLowerCase();
  return labels.includes(name.toLowerCase());
}

/** A row named only in part never stands beside a metric that the dictionary names surely: "wholesale revenue" is not "revenue". */
function rivalMargin(comparison: Comparison, best: Comparison): number {
  return comparison.candidate.byRow === true && best.candidate.byRow !== true ? 0 : RIVAL_MARGIN;
}

/** An equal value counts when its words name it about as well as the best reading's; a looser one is a coincidence. */
function matchOf(comparisons: readonly Comparison[], best: Comparison | null): Comparison | null {
  const equal = comparisons.filter((comparison) => comparison.equality !== null);
  const strong = equal.find((comparison) => isStrong(comparison) && (best === null || comparison.candidate.confidence >= best.candidate.confidence - rivalMargin(comparison, best)));
  if (strong !== undefined) return strong;
  return best === null ? equal.find((comparison) => comparison.candidate.confidence >= 0.4) ?? null : equal.find((comparison) => comparison.candidate.confidence >= best.candidate.confidence - 0.05) ?? null;
}
