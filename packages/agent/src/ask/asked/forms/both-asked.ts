// "Did both revenue and net income grow?", "is it cheaper than the other on P/E and on P/S?": two measures that one word decides only together.
import type { Asked } from '../asked.ts';
import { readSides } from './sides.ts';
import { opensWithYesNo, readYesNo, type Decisive } from './yes-no.ts';

export type BothAsked = { readonly one: Extract<Decisive, { kind: 'than' | 'moved' }>; readonly measures: readonly [string, string] };

/** Two questions that are joined, each with a verb or a time of its own, are two words. */
const isOfTwo = /,? (?:and|but|&) (?:\w+ )?(?:did|has|have|had|was|were|is|are|does|do|how|what|which|who|by|when|if)\b|\?[^?]*\w/i;
/** One held against the other, and not both against a third. */
const isOfOneMore = /\b(?:more|less|faster|slower|further) than (?:its|their|the)\b|\boutpac\w+|\boutgr[eo]w\w*/i;

const joined = /\bboth\b| and |, /i;

const isOfOneWord = ({ text, periods, claims }: Asked): boolean => opensWithYesNo(text) && joined.test(text) && readSides(text) === null && claims === undefined && periods.length < 2 && !isOfTwo.test(text) && !isOfOneMore.test(text);

/** Null where it is not one word on two measures: of one company over one time, or of two companies. */
export function bothAsked(asked: Asked): BothAsked | null {
  const [first, second, ...others] = asked.measures.map((measure) => (measure.kind === 'metric' && measure.of === undefined ? measure.id : null));
  if (first === undefined || first === null || second === undefined || second === null || others.length > 0 || !isOfOneWord(asked)) return null;
  const wanted = [null, 'moved', 'than'][asked.companies.length] ?? null;
  const one = readYesNo(asked.text).find(({ kind }) => kind === wanted);
  return one?.kind === 'than' || one?.kind === 'moved' ? { one, measures: [first, second] } : null;
}
