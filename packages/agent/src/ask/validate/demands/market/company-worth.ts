// What a whole company is worth on the market, where that is asked for itself: a yield or a multiple of it that is told, and the shares and the close that it is made of, are not it.
import type { Demand } from '../demand.ts';

const cap = String.raw`(?:market|mkt)[- ]?(?:cap(?:itali[sz]ation)?|value)\b`;
const asks = String.raw`(?:what(?:['’]s| is| was| are| were)|how (?:much|large|big) (?:is|was)|give me|show me|tell me|find|work out|compute|calculate|state|list|the)`;
/** As what is asked for, and not as what something else is held against. */
const named = new RegExp(String.raw`(?:^|[.?!;:,] |\band )(?:and )?(?:please )?${asks} (?!(?:[^?.;,]{0,60}?\b(?:over|on|to|of its|against|per|as|divided|relative|yield|ratio|multiple|percent\w*|share|times)\b))[^?.;,]{0,60}?\b${cap}(?! ?(?:to|over|multiple|per|divided|relative|as|[/÷])\b)`, 'i');
const worth = /\b(?:what|how much)(?: money)? (?:is|are|was|were|would|does|do|did) (?:the market (?:say|reckon|think)s? )?(?:(?:the |its |their )?(?:whole |entire )?(?:company|business|firm|lot|thing)|all (?:of )?(?:it|them)|they|those|these|the shares|all (?:its |the )?shares)(?: (?:as a whole|all|together|in all))? (?:is |are |be )?(?:worth|valued at)\b|\bwhat does the market say (?:the |this )?(?:company|business|it) is worth\b/i;
/** Of a holding, what somebody's own shares are worth. */
const ofHolder = /\b(?:i|we|my|our|he|she|his|her|insider\w*|director\w*|holds?|owns?|bought|\$ ?\d[\d,]*)\b/i;
const ofShares = /\bshares? (?:count|outstanding|in issue)\b|\bhow many (?:\w+ )?shares\b|\bnumber of shares\b/i;

export const companyWorth: Demand = ({ text, opening, all, openingWords, asked }) => {
  if (opening.length === 0 || asked.operation === 'define' || asked.operation === 'value') return [];
  const isAsked = named.test(text) || (worth.test(text) && ofShares.test(asked.text) && !ofHolder.test(asked.text));
  const isTold = all.some(({ measure, isBeside }) => /^(?:market_cap|enterprise_value)/.test(measure) && !isBeside) || /\bmarket (?:capitali[sz]ation|value)\b|\bworth of all\b/i.test(openingWords);
  return isAsked && !isTold ? ['what the whole company is worth on the market'] : [];
};
