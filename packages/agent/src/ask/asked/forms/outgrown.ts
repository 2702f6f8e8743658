// "Did receivables outgrow sales?", "liabilities up more than assets?": whether the one figure moved more than the other, which yes or no answers.
import { findMeasures } from '../measures/read-measures.ts';

/** `one` against `other`, by their ids; `isLess`: it is asked whether the one moved less; `isFall`: of falls. */
export type Outgrown = { readonly one: string; readonly other: string; readonly isLess: boolean; readonly isFall: boolean };

const rises = String.raw`gr[eo]w\w*|r[io]se[ns]?|rising|up|increas\w+|climb\w*|expand\w*|swell\w*|jump\w*|gain\w*`;
const falls = String.raw`f[ae]ll\w*|down|drop\w*|declin\w+|shr[aiu]nk\w*|decreas\w+|slip\w*`;
const comparators: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:${rises}|(?<fall>${falls}))\b(?: (?:in|by|at|a|much|far|even|quite|any|fiscal|fy|20\d\d|percent|%)){0,4} (?<much>faster|more|quicker|less|slower|further|harder)(?: (?:in|for|over|during) (?:fiscal |fy ?)?20\d\d)?,? than\b`, 'i'),
  /\b(?:outgr[eo]wn?|outpac(?:e|ed|es|ing)|outstrip(?:ped|s)?|outran|outrun)\b/i,
  /\bgrowth ?> ?(?=[^?]{2,40}growth)|\bgrowth (?:above|over|ahead of|higher than|faster than|more than) (?=[^?]{2,40}growth)/i,
];
/** A question whose answer is a word: by how it begins, or by a mark behind no asking word. */
const asksWord = /(?:^|[.?!:;,] |\band )(?:(?:and|so|but|then|tell me|say) )*(?:whether|if|did|has|have|do|does|is|are|was|were)\b/i;
const asksElse = /\b(?:who|which|whose|why|how (?:much|many) (?:more|faster|less))\b/i;

/** The figure named last before the comparison, and the first behind it. */
function sidesAt(text: string, start: number, end: number): { readonly one: string; readonly other: string } | null {
  const found = findMeasures(text).flatMap(({ measure, start: from, end: to }) => (measure.kind === 'metric' ? [{ id: measure.id, from, to }] : []));
  const one = found.findLast(({ to, from }) => from < start && to <= end)?.id;
  const other = found.find(({ from }) => from >= start && from + 1 >= end)?.id ?? found.find(({ from }) => from >= end)?.id;
  return one === undefined || other === undefined || one === other ? null : { one, other };
}

/** "And was operating income the faster of the two?": against the one other figure that is named. */
const fasterOfTwo = /\b(?:was|is|were|did|has)\b(?<one>[^?.;:]{3,50}?) (?:the |grow |rise |be |been )*(?<much>faster|quicker|stronger|slower)(?: (?:growing|moving|mover|grower|riser))?(?: (?:one|of (?:the (?:two|pair)|them|these|both)))(?![a-z])/i;

/** "How much did revenue rise, and did its profit rise faster?" */
const fasterThanThat = /(?:,|;|\.|\band) (?:and )?(?:did|has|have) (?<one>[^?.;:,]{3,40}?) (?:rise|risen|grow|grown|climb|climbed|increase|increased|improve|improved|move|moved) (?:even |any |much )?(?<much>faster|more|quicker|slower|less)(?: (?:still|yet|than that))? ?\?/i;

function ofThePair(text: string): Outgrown | null {
  const found = fasterOfTwo.exec(text)?.groups ?? fasterThanThat.exec(text)?.groups;
  const idsIn = (words: string): readonly string[] => [...new Set(findMeasures(words).flatMap(({ measure }) => (measure.kind === 'metric' ? [measure.id] : [])))];
  const [one, ...more] = idsIn(found?.['one'] ?? '');
  const [other, ...others] = idsIn(text).filter((id) => id !== one);
  return one === undefined || other === undefined || more.length + others.length > 0 ? null : { one, other, isLess: /^(?:slower|less)$/i.test(found?.['much'] ?? ''), isFall: false };
}

/** Null where the words do not ask it of two figures. */
export function outgrownAsked(text: string): Outgrown | null {
  const pair = ofThePair(text);
  if (pair !== null) return pair;
  if (asksElse.test(text) || !(asksWord.test(text) || /\?/.test(text))) return null;
  for (const comparator of comparators) {
    const found = comparator.exec(text);
    const sides = found === null ? null : sidesAt(text, found.index, found.index + found[0].length);
    if (found !== null && sides !== null) return { ...sides, isLess: /^(?:less|slower)$/i.test(found.groups?.['much'] ?? ''), isFall: found.groups?.['fall'] !== undefined };
  }
  return null;
}
