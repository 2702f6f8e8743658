// A follow-up that asks for several things, one after the other: each is read as a follow-up of its own.
import type { Asked } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { leftOfOther } from '../said-again/left-after.ts';
import { partsOf } from './parts-of.ts';

const joints = /(?<=\?)\s+(?=\p{L})|,? (?:and|plus|&) (?=(?:(?:by )?how|what|which|who|where|when|did|does|do|was|were|is|are|has|have)\b|(?:once|after|when|if) [^,?]{2,30}, (?:how|what)\b)|, (?:and|plus|&) (?=as an? (?:percentage|share|part|multiple|ratio)\b)/iu;
/** What it points back at is the answer to the one before it. */
export const ofOneBefore = /\b(?:that|those|these|this|it|its|they|their|them|then|both|each|the (?:two|one|other|former|latter|same|sum|total|difference|gap))\b/i;
const MOST = 3;

/** What lies between the ones before it, or who of them is ahead, is no ask of its own. */
const ofThemAll = /^(?:and |so |the |their |its |in |by |what(?:'s| is| was) )*(?:gap|difference|diff|spread|distance|range|swing|change|move)\b(?! (?:in|of) \p{L}{4})|^(?:and |so )?(?:who|which|whose)(?: one| of (?:them|the \w+))?\b[^?]{0,40}(?:\w{3}est|\w{3}er|most|least|more|less|best|worst|better|ahead|first|won|wins?)\b[^?]{0,12}\??$/iu;

/** The things that are asked for, in their order; one where it is one. */
export function asksIn(text: string): readonly string[] {
  return text.split(joints).map((words) => words.replace(/^(?:wow|hm+|ok(?:ay)?|well|so|right|great|thanks?|i see)[.,!]+ /i, '').trim()).filter((words) => /\p{L}{2}/u.test(words));
}

/** Null where one thing is asked for, or where any of them is not wholly understood by itself. */
export async function followUpsApart(whole: Asked, around: ReadAround): Promise<readonly Asked[] | null> {
  const asks = asksIn(whole.text);
  if (around.earlier.length === 0 || whole.inherited.length === 0 || asks.length < 2 || asks.length > MOST) return null;
  // What is left of another figure can be asked of the figure of before alone.
  const isClear = asks.some((words) => leftOfOther.test(words));
  const read: Asked[] = [];
  for (const [index, words] of asks.entries()) {
    if (index > 0 && (ofThemAll.test(words) || (ofOneBefore.test(words) && !leftOfOther.test(words)))) return null;
    const one = await readAsked(words, around);
    if (!isUnderstood(one, isClear)) return null;
    read.push(...partsOf(one));
  }
  return new Set(read.map(told)).size === read.length ? read : null;
}

const told = ({ measures, companies, periods, course, calculation, multiple }: Asked): string => JSON.stringify([measures, companies.map(({ ticker }) => ticker), periods, course, calculation, multiple]);

function isUnderstood({ unread = [], leftOver = [], unknown, measures, operation }: Asked, isClear: boolean): boolean {
  return unread.length + unknown.length + (isClear ? 0 : leftOver.length) === 0 && measures.length > 0 && operation !== 'define';
}
