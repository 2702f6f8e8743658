// "And how much of that falls on one share, and the change in that?" behind a profit: the question for earnings per share, at the time of before and against the one that is named.
import type { IsoDate } from '@assay/record';
import type { Asked } from '../asked.ts';
import { figureBefore, momentWords } from '../times/follow/figure-before.ts';
import { movedBesides } from './moved-besides.ts';

const share = String.raw`(?:(?:fully )?diluted )?share(?:,? \(?(?:on a |on )?(?:fully )?diluted(?: basis)?\)?)?`;
const ofOne = new RegExp(String.raw`\b(?:that|it|this)(?: (?:come (?:out )?(?:to|at)|make|amount to|work out (?:at|to)|mean|equal|boil down to))? (?:per|for each|for every|a|on each) ${share}(?! ?(?:price|count|buy))|\bhow much of (?:that|it|this) (?:falls?|fell|comes?|came|goes|went|is there|was there) (?:on|to|for) (?:one|each|every|a(?: single)?) ${share}|\b(?:the )?per-share (?:figure|number|amount|profit|result)`, 'gi');
const named = 'the diluted EPS';
const alone = new RegExp(String.raw`^(?:(?:and|so|ok(?:ay)?|but|then|what|how much|was|is|were|did|does)[,]? )*${named}[ ?.!]*$`, 'i');

/** Null where it is of no profit, or says more than this and a move. */
export function perShareAgain(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const said = given.replace(ofOne, named);
  if (before?.id !== 'net_income' || said === given) return null;
  if (alone.test(said)) return `What was ${before.whose} diluted EPS in ${momentWords(before.time)}?`;
  return movedBesides(said, earlier, today);
}
