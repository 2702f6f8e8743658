// One claim's figure against one figure of a passage, field by field. Each field agrees, is left unstated, or conflicts; equal numbers alone say nothing.
import type { Entity } from '@assay/record';
import { matchPeriod, type Agreement } from '../../bind/match-period.ts';
import { claimTimes } from '../../bind/time-query.ts';
import type { ClaimReading } from '../../claims/reading.ts';
import type { SupportCode } from '../codes.ts';
import { namedIn } from '../words/names.ts';
import { polarityOf, sameModality } from '../words/polarity.ts';
import { namesMetric } from './names-metric.ts';
import type { PassageFact } from './passage-facts.ts';
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
  const period = matchPeriod(claimTimes(claim.reading).own, fact.read);
  if (period === 'conflicts') return fails('period-conflict');
  const wrong = wrongFigure({ reading: claim.reading, words: claim.words, numeral }, fact.read) ?? wrongWords(claim, fact);
  return wrong === null ? { agrees: true, isWhole: entity === 'agrees' && period === 'agrees' } : fails(wrong);
}

export function owners(claim: FigureClaim, fact: PassageFact, known: readonly Entity[]): Agreement {
  return matchOwners({ entity: claim.reading.claim.entity, names: namedIn(claim.sentence) }, ownerOfPassage(fact.passage, fact.words, fact.read.fact.entity), known);
}

function wrongWords(claim: FigureClaim, fact: PassageFact): SupportCode | null {
  const [left, right] = [polarityOf(claim.words), polarityOf(fact.words)];
  if (left.negated !== right.negated) return 'negation-differs';
  return sameModality(left, right) ? null : 'modality-differs';
}
