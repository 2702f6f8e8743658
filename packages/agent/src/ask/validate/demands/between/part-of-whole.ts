// "A part of X" has X below the stroke: a ratio that stands the other way round is another figure.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand } from '../demand.ts';
import { namedIn } from '../reading/named-measures.ts';

const part = String.raw`(?:%|\b(?:per ?cent(?:age)?|pct|share|slice|portion|part|fraction|proportion))`;
const ofWhole = new RegExp(String.raw`${part} of (?:its |the |their |that |this |those |year's |quarter's |same |total |net |all )*(?<whole>[\p{L}&][\p{L}&' -]{2,40})`, 'giu');
const ratioOf = /^(.+?)_to_(.+)$/;

/** The first thing that is named behind "percent of". */
function wholeIn(words: string): RegExp | null {
  const [head = ''] = words.split(/(?:^| )(?:and|did|does|do|was|were|is|are|went|goes|has|had|in|for|as|to|on|by|at|from|then)\b/);
  const [only, ...others] = namedIn(head);
  return only === undefined || others.length > 0 ? null : only.words.ids;
}

/** "What slice of its sales is that": what it is over sales, and not sales over it. */
export const partNotWhole: Demand = ({ text, opening }) => {
  const wholes = standsIn(text, ofWhole) ? [...text.matchAll(ofWhole)].flatMap(({ groups }) => wholeIn(groups?.['whole'] ?? '') ?? []) : [];
  const isTurned = (metric: string): boolean => {
    const [, over = '', under = ''] = ratioOf.exec(metric) ?? [];
    return wholes.some((ids) => ids.test(over) && !ids.test(under)) && !wholes.some((ids) => ids.test(under));
  };
  return wholes.length > 0 && opening.some(({ form, metric, isBeside }) => form === 'ratio' && !isBeside && isTurned(metric)) ? ['a part of the whole that is named, and not the whole over it'] : [];
};
