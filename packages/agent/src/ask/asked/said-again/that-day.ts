// "What was total debt that day, and at the end of 2024?" behind a figure of one day: the day by its name, since another time stands beside it.
import type { Asked } from '../asked.ts';
import { momentWords } from '../times/follow/figure-before.ts';

const pointed = /(?<!\b(?:since|from|until|till|before|after|to|through|by|versus|vs\.?|against|than|of) )(?:\b(?:on|at|as of|as at) )?\b(?:that|the same|this) (?:very |same |exact )?(?:day|date)\b(?!['’]s)/i;
const otherTime = /\b(?:19|20)\d\d\b/;

/** As it was where nothing points at one day of before, or no other time is named behind it. */
export function thatDay(text: string, earlier: Asked | undefined): string {
  const [day, ...others] = earlier?.periods ?? [];
  const found = pointed.exec(text);
  if (earlier?.parts !== undefined || day?.kind !== 'date' || others.length > 0 || found === null) return text;
  const [ahead, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  return otherTime.test(ahead) || !otherTime.test(behind) ? text : `${ahead}on ${momentWords(day)}${behind}`;
}
