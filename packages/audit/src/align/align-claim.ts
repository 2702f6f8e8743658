// A claim against the tables and sentences of documents that no typed reader knows: the words choose the operation, the rows, the columns; the best-named
// reading decides. An equal value under words that name another row better is a coincidence, and is not taken.
import { compareFigure, negated, type Comparison } from '../bind/compare.ts';
import { isOfAnother, saidIn } from '../bind/told-apart.ts';
import type { FactIndex } from '../bind/fact-index.ts';
import type { ClaimReading } from '../claims/reading.ts';
import { isStrong } from '../judge/case.ts';
import { columnsOf, extremesOf, listsOf, movesOf, valuesOf } from './one-thing.ts';
import { plansFor, type Plan } from './plans.ts';
import { seriesOf } from './series.ts';
import { marginsOf, twoOf } from './two-things.ts';
import { NAMED, workOn, type Found, type Sentence, type Work } from './work.ts';

/** `best` is what the words name surely, `match` the reading whose value is the claim's. */
export type Alignment = { readonly best: Comparison | null; readonly match: Comparison | null; /** Running text gives the typed match for something else than the words say. */ readonly deniesOwn: boolean };

/** A reading counts beside the best one when it is this near to it. */
const MARGIN = 0.2;
/** An equal result of an operation over one row is less often a coincidence than an equal value. */
const COMPUTED_MARGIN = 0.27;
/** Two rows chosen together have to be the two that the words name. */
const PAIR_MARGIN = 0.14;
/** From here on the words name the row well enough to contradict. */
const CERTAIN = 0.86;
/** Another reading this near to the best is its rival. */
const RIVAL = 0.02;

/** Null where the claim has no figure, the sources hold no document, or `own`, what was bound before, needs nothing beside it. */
export function alignClaim(reading: ClaimReading, facts: FactIndex, own: Comparison | null = null): Alignment | null {
  const sentence = reading.scene;
  if (reading.numeral === null || sentence === null || seriesOf(facts).series.length === 0) return null;
  const deniesOwn = own !== null && isToldApart(sentence, facts, own);
  if (own !== null && isStrong(own) && !deniesOwn) return null;
  const decided = decide(reading, readingsOf(reading, sentence, facts), (comparison) => isToldApart(sentence, facts, comparison));
  return decided === null && !deniesOwn ? null : { best: null, match: null, ...decided, deniesOwn };
}

function readingsOf(reading: ClaimReading, sentence: Sentence, facts: FactIndex): Found[] {
  const work = workOn(reading, sentence, seriesOf(facts));
  return plansFor({ reading, text: sentence.text, span: sentence.span, times: work.times }).flatMap((plan) => readPlan(work, plan));
}

/** Running text gives the figure for something else than the words say: found there, or in a row beside it. */
function isToldApart(sentence: Sentence, facts: FactIndex, { candidate }: Comparison): boolean {
  const [read] = candidate.facts;
  if (read === undefined || candidate.formula !== null) return false;
  return isOfAnother(read, saidIn(sentence), facts);
}

function decide(reading: ClaimReading, found: readonly Found[], isOther: (comparison: Comparison) => boolean): Omit<Alignment, 'deniesOwn'> | null {
  const compared = found.filter((item) => item.score >= NAMED && item.candidate.entity !== 'conflicts').map((item) => ({ item, comparison: compareSigned(reading, item) })).filter(({ comparison }) => comparison.shown !== null)
    .sort((left, right) => right.item.score - left.item.score);
  const first = compared[0];
  if (first === undefined) return null;
  const match = compared.find(({ item, comparison }) => comparison.equality !== null && item.score >= first.item.score - marginOf(item) && !isOther(comparison));
  const isKept = isCertain(first.item, compared.map(({ item }) => item)) && (first.comparison.equality === null || first.comparison === match?.comparison);
  return { best: isKept ? first.comparison : null, match: match?.comparison ?? null };
}

function marginOf({ isPair, candidate }: Found): number {
  if (isPair) return PAIR_MARGIN;
  return candidate.formula === null ? MARGIN : COMPUTED_MARGIN;
}

/** Two readings that are named equally well and differ leave open which one is meant: neither contradicts. */
function isCertain(best: Found, found: readonly Found[]): boolean {
  return best.score >= CERTAIN && !found.some((other) => other.score > best.score - RIVAL && !other.candidate.value.eq(best.candidate.value));
}

/** A difference whose words leave the order open is equal with either sign. */
function compareSigned(reading: ClaimReading, found: Found): Comparison {
  const plain = compareFigure(reading, found.candidate);
  if (plain.equality !== null || found.isSigned || reading.numeral === null || reading.numeral.negative) return plain;
  return compareFigure({ ...reading, numeral: negated(reading.numeral) }, found.candidate);
}

function readPlan(work: Work, plan: Plan): Found[] {
  if ('zones' in plan) return twoOf(work, plan.kind, plan.zones);
  switch (plan.kind) {
    case 'value': return valuesOf(work);
    case 'extreme': return extremesOf(work, plan.isMax);
    case 'margin': return marginsOf(work);
    case 'growth': case 'change': return movesOf(work, plan.kind);
    case 'over-times': return listsOf(work, plan.isSum);
    case 'over-rows': return columnsOf(work, plan.isSum);
  }
}
