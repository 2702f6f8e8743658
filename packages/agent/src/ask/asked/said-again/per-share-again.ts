// "And how much of that falls on one share, and the change in that?" behind a profit: the question for earnings per share, at the time of before and against the one that is named. Behind another flow: that flow for each diluted share.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked } from '../asked.ts';
import { figureBefore, momentWords } from '../times/follow/figure-before.ts';
import { movedBesides } from './moved-besides.ts';

const share = String.raw`(?:(?:fully )?diluted )?share(?:,? \(?(?:on a |on )?(?:fully )?diluted(?: basis)?\)?)?`;
const ofOne = new RegExp(String.raw`\b(?:that|it|this)(?: (?:come (?:out )?(?:to|at)|make|amount to|work out (?:at|to)|mean|equal|boil down to))? (?:per|for each|for every|a|on each) ${share}(?! ?(?:price|count|buy))|\bhow much of (?:that|it|this) (?:falls?|fell|comes?|came|goes|went|is there|was there) (?:on|to|for) (?:one|each|every|a(?: single)?) ${share}|\b(?:the )?per-share (?:figure|number|amount|profit|result)`, 'gi');
const bare = new RegExp(String.raw`^(?:(?:and|so|ok(?:ay)?|but|then|what about|how about)[,]? )*(?:per|for each|for every|on each) ${share}[ ?.!]*$`, 'i');
const named = 'the diluted EPS';
const alone = new RegExp(String.raw`^(?:(?:and|so|ok(?:ay)?|but|then|what|how (?:much|many dollars)|was|is|were|did|does)[,]? )*${named}[ ?.!]*$`, 'i');

/** Money that flows in or out over a time, which is spread over the diluted shares of that time. */
const isSpread = (id: string): boolean => { const metric = metricById(id); return metric?.kind === 'flow' && metric.unit.kind === 'money'; };

/** Null where it is of no money that flowed, or says more than this and a move. */
export function perShareAgain(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const said = given.replace(ofOne, named);
  if (before === null || !isSpread(before.id) || (said === given && !bare.test(given))) return null;
  const isAlone = alone.test(said) || bare.test(given);
  if (before.id !== 'net_income') return isAlone ? `What was ${before.whose} ${before.words} per diluted share in ${momentWords(before.time)}?` : null;
  return isAlone ? `What was ${before.whose} diluted EPS in ${momentWords(before.time)}?` : movedBesides(said, earlier, today);
}
