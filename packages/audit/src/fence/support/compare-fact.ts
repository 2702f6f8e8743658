// One claim's figure against one figure of a passage, field by field. Each field agrees, is left unstated, or conflicts; equal numbers alone say nothing.
import type { Entity, NumeralRecord, Span } from '@assay/record';
import { matchPeriod, type Agreement } from '../../bind/match-period.ts';
import { claimTimes } from '../../bind/time-query.ts';
import { clauseBounds, clauseOf } from '../../claims/clause.ts';
import type { ClaimReading } from '../../claims/reading.ts';
import { readTokens } from '../../numerals/index.ts';
import type { SupportCode } from '../codes.ts';
import { namedIn } from '../words/names.ts';
import { polarityOf, sameModality } from '../words/polarity.ts';
import { namesMetric } from './names-metric.ts';
import type { PassageFact } from '../figures/passage-facts.ts';
import { matchOwners, ownerOfPassage } from './whose.ts';
import { wrongFigure } from './wrong-figure.ts';

export type FigureClaim = { readonly reading: ClaimReading; /** The claim's own words in the document. */ readonly words: string; readonly sentence: string };
export type Compared = { readonly agrees: true; /** Every field is stated on both sides. */ readonly isWhole: boolean } | { readonly agrees: false; readonly code: SupportCode };

const fails = (code: SupportCode): Compared => ({ agrees: false, code });

export function compareFact(claim: FigureClaim, fact: PassageFact, known: readonly Entity[]): Compared {
  const { numeral } = claim.reading;
  if (numeral === null || !namesMetric(claim.reading, fact)) return fails('metric-not-named');
  const entity = owners(claim, fact, known);
  if (entity === 'conflicts') return fails('entity-conflict');
  const period = matchTimes(claim, fact);
  if (period === 'conflicts') return fails('period-conflict');
  const wrong = wrongFigure({ reading: claim.reading, words: claim.words, numeral }, fact.read) ?? wrongBound(numeral, fact.numeral) ?? wrongWay(claim.reading, fact) ?? wrongWords(claim, fact);
  return wrong === null ? { agrees: true, isWhole: entity === 'agrees' && period === 'agrees' } : fails(wrong);
}

/** "In the quarter" names no quarter, and still no year. */
function matchTimes(claim: FigureClaim, { read }: PassageFact): Agreement {
  const { own } = claimTimes(claim.reading);
  const isQuarter = own === null && /\b(?:the|this|that|latest) quarter\b|\bthree months\b/i.test(claim.words);
  return isQuarter && read.fact.period?.fiscal?.part === 'FY' ? 'conflicts' : matchPeriod(own, read);
}

export function owners(claim: FigureClaim, fact: PassageFact, known: readonly Entity[]): Agreement {
  return matchOwners({ entity: claim.reading.claim.entity, names: namedIn(claim.sentence) }, ownerOfPassage(fact.passage, fact.words, { entity: fact.read.fact.entity, known }), known);
}

/** "Less than $5 billion" says nothing of $5 billion, and a range nothing of one of its ends. */
function wrongBound(claim: NumeralRecord, evidence: NumeralRecord | null): SupportCode | null {
  if (evidence === null || (evidence.bound === null && evidence.upTo === null)) return null;
  return evidence.bound === claim.bound && (evidence.upTo === null) === (claim.upTo === null) ? null : 'value-conflict';
}

/** "Fell to $5 billion" and "grew to $5 billion" have a figure in common and nothing else. */
function wrongWay(reading: ClaimReading, { clause }: PassageFact): SupportCode | null {
  const own = waysIn(reading.scene === null ? '' : clauseText(reading.scene.text, reading.scene.span));
  const others = waysIn(clause);
  if (reading.direction !== null) own.add(reading.direction);
  return own.size > 0 && others.size > 0 && ![...own].some((way) => others.has(way)) ? 'direction-conflict' : null;
}

function clauseText(sentence: string, span: Span): string {
  const clause = clauseOf(clauseBounds(sentence), span);
  return sentence.slice(clause.start, clause.end);
}

function waysIn(text: string): Set<string> {
  return new Set(readTokens(text).flatMap((token) => (token.kind === 'direction' ? [token.direction] : [])));
}

/** "Did not earn" and "expects to earn" say nothing of what was earned. */
export function wrongWords(claim: FigureClaim, fact: PassageFact): SupportCode | null {
  const [left, right] = [polarityOf(claim.words), polarityOf(fact.words)];
  if (left.negated !== right.negated) return 'negation-differs';
  return sameModality(left, right) ? null : 'modality-differs';
}
