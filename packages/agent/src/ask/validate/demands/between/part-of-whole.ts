// "A part of X" has X below the stroke: a ratio that stands the other way round is another figure.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand } from '../demand.ts';
import { namedIn } from '../reading/named-measures.ts';

const part = String.raw`(?:%|\b(?:per ?cent(?:age)?|pct|share|slice|portion|part|fraction|proportion))`;
const ofWhole = new RegExp(String.raw`${part} of (?:its |the |their |that |this |those |year's |quarter's |same |total |net |all )*(?<whole>[\p{L}&][\p{L}&' -]{2,40})`, 'giu');
const ratioOf = /^(.+?)_to_(.+)$/;

/** "The share of research in its costs": the whole is what stands behind "in", unless that is a time. */
const partIn = /^[\p{L}&' -]{2,30}? (?:in|within) (?:(?:its|their|total|all|[\p{L}\p{N}&.-]+['’]s?) )+(?!(?:fiscal|financial|calendar|(?:first|second|third|fourth|last|latest|newest|most|best|worst) |quarter|year|half|month)\b)\p{Ll}/u;

type Side = { readonly ids: RegExp; readonly isPart: boolean };

/** The first thing that is named behind "percent of". */
function sideIn(words: string): Side | null {
  const isPart = partIn.test(words);
  const [head = ''] = words.split(/(?:^| )(?:and|did|does|do|was|were|is|are|went|goes|has|had|in|for|as|to|on|by|at|from|then)\b/);
  const [only, ...others] = namedIn(head);
  return only === undefined || others.length > 0 ? null : { ids: only.words.ids, isPart };
}

/** "What slice of its sales is that": what it is over sales, and not sales over it. */
export const partNotWhole: Demand = ({ text, opening }) => {
  const sides = standsIn(text, ofWhole) ? [...text.matchAll(ofWhole)].flatMap(({ groups }) => sideIn(groups?.['whole'] ?? '') ?? []) : [];
  const isAbove = ({ ids, isPart }: Side, [over, under]: readonly [string, string]): boolean => (isPart ? ids.test(under) && !ids.test(over) : ids.test(over) && !ids.test(under));
  const isTurned = (metric: string): boolean => {
    const [, over = '', under = ''] = ratioOf.exec(metric) ?? [];
    return sides.some((side) => isAbove(side, [over, under])) && !sides.some(({ ids, isPart }) => ids.test(isPart ? over : under));
  };
  return sides.length > 0 && opening.some(({ form, metric, isBeside }) => form === 'ratio' && !isBeside && isTurned(metric)) ? ['a part of the whole that is named, and not the whole over it'] : [];
};
