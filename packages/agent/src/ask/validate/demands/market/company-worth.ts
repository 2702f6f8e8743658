// What a whole company is worth on the market, where that is asked for itself: a yield or a multiple of it that is told, and the shares and the close that it is made of, are not it.
import type { Demand, DemandScene } from '../demand.ts';

const cap = String.raw`(?:market|mkt)[- ]?(?:cap(?:itali[sz]ation)?|value)\b`;
const asks = String.raw`(?:what(?:['’]s| is| was| are| were)|how (?:much|large|big) (?:is|was)|give me|show me|tell me|find|work out|compute|calculate|state|list|the)`;
/** As what is asked for, and not as what something else is held against. */
const named = new RegExp(String.raw`(?:^|[.?!;:,] |\band )(?:and )?(?:please )?${asks} (?!(?:[^?.;,]{0,60}?\b(?:over|on|to|of its|against|per|as|divided|relative|yield|ratio|multiple|percent\w*|share|times)\b))[^?.;,]{0,60}?\b${cap}(?! ?(?:to|over|multiple|per|divided|relative|as|[/÷])\b)`, 'i');
const worth = /\b(?:what|how much)(?: money)? (?:is|are|was|were|would|does|do|did) (?:the market (?:say|reckon|think)s? )?(?:(?:the |its |their )?(?:whole |entire )?(?:company|business|firm|lot|thing)|all (?:of )?(?:it|them)|they|those|these|the shares|all (?:its |the )?shares)(?: (?:as a whole|all|together|in all))? (?:is |are |be )?(?:worth|valued at)\b|\bwhat does the market say (?:the |this )?(?:company|business|it) is worth\b/i;
/** Of a holding, what somebody's own shares are worth. */
const ofHolder = /\b(?:i|we|my|our|he|she|his|her|insider\w*|director\w*|holds?|owns?|bought|\$ ?\d[\d,]*)\b/i;
/** "What's the company worth all in": the whole of it. */
const allIn = /\b(?:what(?:['’]s| is| was)|how much is)\b[^?.;,]{2,50}\b(?:worth|valued at) (?:all in|in all|altogether|all told)\b/i;
const ofShares = /\bshares? (?:count|outstanding|in issue)\b|\bhow many (?:\w+ )?shares\b|\bnumber of shares\b/i;

const ofItself: Demand = ({ text, opening, all, openingWords, asked }) => {
  if (opening.length === 0 || asked.operation === 'define' || asked.operation === 'value') return [];
  const isAsked = named.test(text) || allIn.test(text) || (worth.test(text) && ofShares.test(asked.text) && !ofHolder.test(asked.text));
  const isTold = all.some(({ measure, isBeside }) => /^(?:market_cap|enterprise_value)/.test(measure) && !isBeside) || /\bmarket (?:capitali[sz]ation|value)\b|\bworth of all\b/i.test(openingWords);
  return isAsked && !isTold ? ['what the whole company is worth on the market'] : [];
};

const figure = String.raw`(?:(?:its|the|their|that|same|own|annual|diluted|total|fiscal(?: year)?|fy|(?:fy ?)?'?(?:20)?\d\d(?:'s)?|[A-Z][\w&.-]{0,20}'s) ){0,4}(?:free cash(?: flow)?|fcf|operating (?:cash flow|income|profit)|cash flow|cash left|sales|revenues?|net (?:income|profit)|profits?|earnings|equity|book value)\b`;
/** A multiple of that worth, on a figure that is named beside it. */
const multipleBeside = new RegExp(String.raw`\b(?:market|mkt)\.?[- ]?(?:cap(?:itali[sz]ation)?|value)\b[^?;]{0,60}?(?:[,+&]|\band\b|\bplus\b)[^?;]{0,24}?\b(?:price (?:to|over)|price ?\/|how many times|(?:as (?:a|what) |what |which |its |the )multiple of|multiple (?:of|on)) ?${figure}`, 'i');
const isMultiple = ({ opening, openingWords }: DemandScene): boolean => /[\d)] times\b|\d-fold|÷/.test(openingWords) || opening.some(({ unit, isBeside }) => unit.kind === 'multiple' && !isBeside);

const isWorth = ({ all }: DemandScene): boolean => all.some(({ measure, isBeside }) => /^market_cap$/.test(measure) && !isBeside);

/** What it is worth and how many times a figure that is are two, and neither stands for the other. */
const withMultiple: Demand = (scene) => {
  if (scene.opening.length === 0 || !multipleBeside.test(scene.text)) return [];
  return [...(isMultiple(scene) ? [] : ['the worth as a multiple of that figure']), ...(isWorth(scene) ? [] : ['what the whole company is worth'])];
};

const overFigure = new RegExp(String.raw`\b(?:market|mkt)\.?[- ]?(?:cap(?:itali[sz]ation)?|value)(?: of [A-Z][\w&.-]{1,20})? ?(?:over|divided by|[\/÷]|as a multiple of|relative to) ?(?:and )?${figure}(?<more>,? (?:and|plus|&) (?:then )?over (?:its |the )?[a-z]+)?`, 'i');

/** "Market cap over equity, and over net income": so many multiples, and no amounts in their place. */
const overFigures: Demand = ({ text, opening }) => {
  const found = opening.length === 0 ? null : overFigure.exec(text);
  const wanted = found === null ? 0 : found.groups?.['more'] === undefined ? 1 : 2;
  const told = opening.filter(({ unit, isBeside, form }) => !isBeside && (unit.kind === 'multiple' || unit.kind === 'percent' || form === 'ratio') && form !== 'growth');
  return told.filter(({ unit }) => unit.kind === 'multiple').length < wanted && !(wanted === 1 && told.length > 0) ? ['the worth as a multiple of that figure'] : [];
};

export const companyWorth: Demand = (scene) => [...ofItself(scene), ...withMultiple(scene), ...overFigures(scene)];
