// A figure that no reading of rows and labels has bound, in a passage that says the rest of its clause: the passage says the figure too.
import { decimal, toDecimalText, type Anchor, type NumeralRecord } from '@assay/record';
import { signedNumeral } from '../bind/compare.ts';
import { isOfAnother, saidIn } from '../bind/told-apart.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { Documents, Passage, WordsCheck, WordsFinding } from '../judge/words-check.ts';
import { convertTo, equalWithinDigits } from '../numerals/index.ts';
import { cutClauses } from './clauses.ts';
import { findPassages, type Found } from './find-passages.ts';
import { indexOf } from './index-passages.ts';
import { readTerms, type Term } from './words/read-terms.ts';

/** So much of the clause's telling words must stand beside the number. */
const SAID = 0.3;

export const checkFigure: WordsCheck = (reading, documents, facts) => {
  const { scene, numeral } = reading;
  // A bound is met by many a number: only a figure that stands for itself is found again.
  if (scene === null || numeral === null || numeral.bound !== null) return null;
  const clause = cutClauses(scene.text).find((span) => span.start <= scene.span.start && span.end > scene.span.start);
  if (clause === undefined) return null;
  const text = scene.text.slice(clause.start, clause.end);
  const terms = readTerms(text);
  if (terms.filter((term) => term.kind !== 'number').length < 3) return null;
  const years = yearsIn(text);
  const said = saidIn(scene);
  const shown = unsigned(reading);
  const equal = shown === null ? [] : facts.facts.filter((fact) => isEqual(shown, fact) && !isOfOtherYear(years, fact) && !isOfAnother(fact, said, facts));
  if (equal.length === 0) return null;
  return findIn(findPassages(terms, indexOf(documents)).filter((found) => found.coverage >= SAID && sharesYears(text, found, documents) && !isDenied(terms, found)), equal);
};

function findIn(passages: readonly Found[], equal: readonly ReadFact[]): WordsFinding | null {
  for (const found of passages) {
    const fact = equalFactIn(found, equal);
    if (fact !== null) return finding(found, fact);
  }
  return null;
}

/** A figure that its passage gives for one year is not found again for another. */
function isOfOtherYear(years: readonly string[], { fact }: ReadFact): boolean {
  const own = fact.period === null ? [] : yearsIn(JSON.stringify(fact.period).replaceAll('-', ' '));
  return own.length > 0 && years.length > 0 && !years.some((year) => own.includes(year));
}

/** "Unrecognized" where the passage says "recognized" is another figure. */
function isDenied(terms: readonly Term[], { passages }: Found): boolean {
  return terms.some((term) => {
    const same = term.isPole ? [] : passages.flatMap((read) => read.terms.filter((other) => other.concept === term.concept));
    return same.length > 0 && same.every((other) => other.sign !== term.sign);
  });
}

/** A year that the clause names must be the passage's, or its paragraph's; where that names none, the sources' at least. */
function sharesYears(text: string, { passages }: Found, documents: Documents): boolean {
  const years = yearsIn(text);
  if (years.length === 0) return true;
  const blocks = new Set(passages.map((read) => read.passage.block));
  const around = yearsIn(documents.passages.filter((passage) => blocks.has(passage.block)).map((passage) => passage.text).join(' '));
  const known = around.length > 0 ? around : yearsIn(documents.passages.map((passage) => passage.text).join(' '));
  return years.every((year) => known.includes(year));
}

function yearsIn(text: string): string[] {
  return text.match(/\b(?:19|20)\d\d\b/g) ?? [];
}

function equalFactIn(found: Found, equal: readonly ReadFact[]): ReadFact | null {
  const places = found.passages.map((read) => read.passage);
  return equal.find((fact) => places.some((place) => standsIn(fact, place))) ?? null;
}

/** The figure without its sign: passages tell it by their words. */
function unsigned(reading: ClaimReading): NumeralRecord | null {
  const numeral = signedNumeral(reading);
  return numeral?.negative === true ? { ...numeral, value: unsign(numeral.value), low: unsign(numeral.low), high: unsign(numeral.high) } : numeral;
}

function isEqual(numeral: NumeralRecord, { fact }: ReadFact): boolean {
  const shown = convertTo(numeral.unit, decimal(fact.value).abs(), fact.unit);
  return shown !== null && equalWithinDigits(numeral, shown) !== null;
}

function unsign(text: string): string {
  return toDecimalText(decimal(text).abs());
}

function standsIn({ fact }: ReadFact, passage: Passage): boolean {
  if (fact.capture !== passage.capture && !fact.capture.startsWith('cap_bare')) return false;
  return contains(passage.anchor, fact.anchor);
}

function contains(outer: Anchor, inner: Anchor): boolean {
  if (outer.kind === 'paragraph') return inner.kind === 'paragraph' && inner.index === outer.index && inner.start >= outer.start && inner.end <= outer.end;
  if (outer.kind === 'span') return inner.kind === 'span' && inner.start >= outer.start && inner.end <= outer.end;
  if (outer.kind === 'cell') return inner.kind === 'cell' && inner.table === outer.table && inner.row === outer.row;
  return inner.kind === 'json' && inner.pointer === outer.pointer;
}

function finding({ passages, coverage }: Found, fact: ReadFact): WordsFinding {
  return {
    verdict: 'supported', rule: 'figure-in-passage', reason: `A passage that says ${String(Math.round(coverage * 100))}% of the clause’s telling words has this figure: “${passages.map((read) => read.passage.text).join(' … ').slice(0, 280)}”`,
    codes: ['passage', 'metric-open'], field: null, right: null, passages: passages.map((read) => read.passage), facts: [fact],
  };
}
