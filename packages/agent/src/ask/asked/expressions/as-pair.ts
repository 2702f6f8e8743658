// Two figures of which the words ask no calculation of the two alone: how the one compares with the other is told by both of them; how the first grew and what part of the second it took, by its growth and that part.
import { metricById } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';
import type { FoundMeasure } from '../measures/found-measure.ts';
import type { Marking } from './signs/marked-text.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;
type Two = { readonly first: FoundMeasure & { readonly measure: Metric }; readonly second: FoundMeasure & { readonly measure: Metric }; readonly text: string };

const compares = /\b(?:compar\w+|versus|vs\.?|against|(?:stack|measure|line)(?:s|d|ed)? up|next to|side by side)\b/i;
/** Of a ratio, a move or a contest of times. */
const asksMore = /%|\b(?:percent\w*|per ?cent|pct|ratio|times|multiple|share|part|cover\w*|proportion|fraction|conversion|gr[eo]w\w*|growth|chang\w+|ris(?:e|en|es)|rose|f[ae]ll(?:en)?|increas\w+|decreas\w+|before|earlier|previous|prior|by how (?:much|many)|average|differ\w*|gap|every|each|trend)\b/i;
const grows = /\b(?:gr[eo]w\w*|growth|ris(?:e|en|es)|rose|increas\w+|jump\w*|climb\w*|chang\w+|(?:went|go(?:ne|es)?|shot|cre[ep]t|creep|shoot|was|were|is|how much|percent|%) up|up how much|expand\w*|swell(?:ed|s)?|swollen|balloon\w*|mushroom\w*|leap(?:t|ed)?|surge[ds]?)\b/i;
const partAsked = /\b(?:how (?:much|many percent|(?:large|big|fat) a (?:part|share|slice|portion|chunk|bite|percentage|cut))|what (?:share|part|percent\w*|portion|proportion|fraction|slice|chunk)|which (?:share|part))\b[^?]{0,24}\b(?:of|from)\b|(?:%|\bpercent\w*|\bshare|\bpart) of\b/i;
/** "And" between two questions, or a comma of a list. */
const joint = /(?:[,;.?]\s*(?:and\s+)?|\s+and\s+)(?=(?:so |then )?(?:how (?:much|many|large|big|fat)|what|which|as a|%|in percent|[a-z &]{0,24}(?:%|percent|share|part) of)\b)/gi;

function twoOf({ measures, text }: Marking): Two | null {
  const metrics = measures.flatMap((found) => (found.measure.kind === 'metric' ? [{ ...found, measure: found.measure }] : []));
  const ids = [...new Set(metrics.map(({ measure }) => measure.id))];
  const [first, second] = ids.flatMap((id) => metrics.find(({ measure }) => measure.id === id) ?? []);
  const areAll = measures.every(({ measure }) => measure.kind === 'metric' || measure.kind === 'topic');
  const areFlows = ids.length === 2 && areAll && ids.every((id) => metricById(id)?.kind === 'flow');
  return areFlows && first !== undefined && second !== undefined ? { first, second, text } : null;
}

/** "A against B", "compare A and B"; where only times are compared, what stands between the two is another matter. */
function besideOneAnother({ first, second, text }: Two): readonly AskedMeasure[] | null {
  const [before, between, behind] = [text.slice(0, first.start), text.slice(first.end, second.start), text.slice(second.end)];
  const isOfTwo = compares.test(between) || (compares.test(before) && !between.includes('+')) || (compares.test(behind) && !/\d/.test(behind));
  return isOfTwo && !asksMore.test(text) ? [{ ...first.measure, as: 'value' }, { ...second.measure, as: 'value' }] : null;
}

function growthAndPart({ first, second, text }: Two): readonly AskedMeasure[] | null {
  const cut = [...text.matchAll(joint)].find(({ index }) => index >= first.start && index < second.start && partAsked.test(text.slice(index)));
  if (cut === undefined) return null;
  const [before, behind] = [text.slice(0, cut.index), text.slice(cut.index)];
  const isOfBoth = grows.test(before) && !grows.test(behind) && first.end <= cut.index + 1;
  return isOfBoth ? [{ ...first.measure, as: 'growth' }, { ...first.measure, as: 'share', of: second.measure.id }] : null;
}

/** Null where they are asked for otherwise. */
export function readPair(marking: Marking): readonly AskedMeasure[] | null {
  const two = twoOf(marking);
  return two === null ? null : growthAndPart(two) ?? besideOneAnother(two);
}
