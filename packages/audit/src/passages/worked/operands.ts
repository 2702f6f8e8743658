// The figures of the sources that a sentence may calculate with: those in whose surroundings most of its telling words stand.
import { decimal, type Decimal } from '@assay/record';
import type { ReadFact } from '../../facts/read-fact.ts';
import type { PassageIndex } from '../index-passages.ts';
import { isOfOtherTime, timesIn, yearsIn } from '../sentence-times.ts';
import { surroundingsOf } from '../surroundings.ts';
import { readTerms } from '../words/read-terms.ts';

/** The language of calculation tells no figures apart. */
const calculation = new Set(readTerms('change increase decrease difference percentage percent ratio proportion share portion average sum combined together aggregate growth rate net represent account amount value approximately exact calculated based compared period quarter month year ended fiscal annual times higher lower total overall resulting million thousand billion precise nearly').map((term) => term.concept));

export type Operand = { readonly read: ReadFact; readonly value: Decimal; /** How near each meaning of the sentence stands, 0–1. */ readonly near: readonly number[]; readonly score: number };
export type Pool = { readonly operands: readonly Operand[]; readonly weights: readonly number[] };

const MOST = 14;
const LEAST = 0.2;
/** A word that the sources never say may be a paraphrase. */
const UNSPOKEN = 0.3;

export function operandsFor({ text, sentence }: { readonly text: string; readonly sentence: string }, facts: readonly ReadFact[], index: PassageIndex): Pool {
  const concepts = [...new Set(readTerms(text).filter((term) => term.kind !== 'number' && !calculation.has(term.concept)).map((term) => term.concept))];
  const weights = concepts.map((concept) => Math.max(0.1, index.weightOf(concept)) * (index.byConcept.has(concept) ? 1 : UNSPOKEN));
  const times = timesIn(sentence);
  if (times.years.some((year) => !isKnown(year, facts, index))) return { operands: [], weights };
  const ranked = facts.map((read) => {
    const around = surroundingsOf(read, index);
    const near = concepts.map((concept) => around.get(concept) ?? 0);
    return { read, near, score: covered(weights, near) };
  }).filter(({ read, score }) => score >= LEAST && !isOfOtherTime(times, read)).sort((left, right) => right.score - left.score);
  return { operands: distinct(ranked).slice(0, MOST).map((found) => ({ ...found, value: decimal(found.read.fact.value) })), weights };
}

/** The part of the sentence's telling words, by weight, that some operands have around them. */
export function covered(weights: readonly number[], ...near: readonly (readonly number[])[]): number {
  let all = 0;
  let met = 0;
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    let nearest = 0;
    for (const own of near) nearest = Math.max(nearest, own[at] ?? 0);
    all += weight;
    met += weight * nearest;
  }
  return all === 0 ? 0 : met / all;
}

/** A year that the sources never speak of has no figures. */
function isKnown(year: string, facts: readonly ReadFact[], index: PassageIndex): boolean {
  return index.byConcept.has(`#${year}`) || facts.some(({ fact, row, column }) => yearsIn(`${JSON.stringify(fact.period).replaceAll('-', ' ')} ${[...row, ...column].join(' ')}`).includes(year));
}

/** A figure that the sources repeat is one operand. */
function distinct<T extends { readonly read: ReadFact }>(operands: readonly T[]): T[] {
  const seen = new Set<string>();
  return operands.filter(({ read }) => {
    const key = `${read.fact.value} ${read.fact.unit.kind} ${JSON.stringify(read.fact.period)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
