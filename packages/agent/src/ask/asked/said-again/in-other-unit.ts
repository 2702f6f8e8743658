// "In dollars?" behind a move in percent, "in percent?" behind one in money, "and since 2020?" behind one since another year: the question before, with that put in its place.
import type { Asked } from '../asked.ts';

const lead = String.raw`^(?:(?:and|so|but|ok(?:ay)?|fine|right|sorry|no|thanks|now|then|i mean(?:t)?|what about|how about|what of|make that|what (?:is|was) (?:that|it)|how much (?:is|was) (?:that|it)|that is|same)[,.:;!]* )*`;
const tail = String.raw`(?:,? (?:then|please|pls|instead|too|rather|though|is that|was that|is it|was it|terms))*[ ?.!]*$`;
const money = String.raw`(?:(?:us |plain |actual |real |hard |absolute )*(?:dollars?|money|cash|\$)|absolute|(?:an? )?(?:absolute |dollar |money )(?:amount|figure|number|terms|sum)|an amount)`;
const inMoney = new RegExp(`${lead}(?:in|as) ${money}${tail}`, 'i');
const inPercent = new RegExp(String.raw`${lead}(?:in|as)(?: an?| the)? (?:%|per ?cent(?:age)?|pct)${tail}`, 'i');
const sinceOther = new RegExp(String.raw`${lead}since (?<year>(?:fiscal |fy ?|calendar )?(?:19|20)\d\d)${tail}`, 'i');

const asksPercent = /\b(?:by )?(?:what|how many|how much)(?: an?| the)? (?:%|per ?cent(?:age)?|pct)(?! points?)|\b(?:by )?how much\b/i;
const asksMoney = /\b(?:by )?how (?:many|much)(?: in)?(?: us)? dollars?\b|\b(?:by )?how much\b/i;
const moves = /\b(?:gr[eo]w\w*|r[io]se\w*|f[ae]ll\w*|increase\w*|decrease\w*|drop\w*|declin\w*|climb\w*|chang\w*|mov\w*|jump\w*|shr[aiu]nk\w*|gain\w*|lost|lose|up|down|add(?:ed)?)\b/i;
const unitSaid = /,? \b(?:in|as an?) (?:%|per ?cent(?:age)?(?: terms)?|pct|dollars?|us dollars?|money)(?=[ ?.,]|$)/gi;
const sinceSaid = /\bsince (?:the (?:end|start) of )?(?:fiscal |fy ?|calendar )?(?:19|20)\d\d\b/gi;

const asGrowth = /\bwhat (?:was|is|were) (?:the )?(?<of>[^?;,]{3,60}?) (?:growth(?: rate)?|change|increase|decrease|rise|fall|drop|decline) (?=(?:in|from|over|between|since|during|for) )/i;

function inUnit(text: string, asks: RegExp, unit: string): string | null {
  const plain = text.replace(unitSaid, '').replace(asGrowth, 'by how much did $<of> change ');
  return moves.test(plain) && asks.test(plain) ? plain.replace(asks, `By how many ${unit}`) : null;
}

/** Null where the words say more, and where the question before asked for no move, or since no one year. */
export function inOtherUnit(given: string, { text }: Asked): string | null {
  const said = given.trim();
  if (inMoney.test(said)) return inUnit(text, asksPercent, 'dollars');
  if (inPercent.test(said)) return inUnit(text, asksMoney, 'percent');
  const year = sinceOther.exec(said)?.groups?.['year'];
  return year !== undefined && text.match(sinceSaid)?.length === 1 ? text.replace(sinceSaid, `since ${year}`) : null;
}
