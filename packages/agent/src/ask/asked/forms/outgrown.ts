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
const asksWord = /(?:^|[.?!:;,] )(?:and |so |but |then )?(?:did|has|have|do|does|is|are|was|were)\b/i;
const asksElse = /\b(?:who|which|whose|why|how (?:much|many) (?:more|faster|less))\b/i;

/** The figure named last before the comparison, and the first behind it. */
function sidesAt(text: string, start: number, end: number): { readonly one: string; readonly other: string } | null {
  const found = findMeasures(text).flatMap(({ measure, start: from, end: to }) => (measure.kind === 'metric' ? [{ id: measure.id, from, to }] : []));
  const one = found.findLast(({ to, from }) => from < start && to <= end)?.id;
  const other = found.find(({ from }) => from >= start && from + 1 >= end)?.id ?? found.find(({ from }) => from >= end)?.id;
  return one === undefined || other === undefined || one === other ? null : { one, other };
}

/** Null where the words do not ask it of two figures. */
export function outgrownAsked(text: string): Outgrown | null {
  if (asksElse.test(text) || !(asksWord.test(text) || /\?/.test(text))) return null;
  for (const comparator of comparators) {
    const found = comparator.exec(text);
    const sides = found === null ? null : sidesAt(text, found.index, found.index + found[0].length);
    if (found !== null && sides !== null) return { ...sides, isLess: /^(?:less|slower)$/i.test(found.groups?.['much'] ?? ''), isFall: found.groups?.['fall'] !== undefined };
  }
  return null;
}
