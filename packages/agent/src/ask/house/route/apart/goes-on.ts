// What belongs to an ask for something absent though a comma or a joining word stands between: "AWS, make in operating profit", "is it a buy with them", "AWS revenue and operating income".
import { namedIn } from '../../../asked/companies/read-companies.ts';
import { readMeasures } from '../../../asked/measures/read-measures.ts';
import type { Marked } from './marked.ts';

/** It speaks of what was named before it. */
const pointsBack = /^(?:and |but )?(?:(?:is|are|was|were|did|does|do|has|have|how (?:much|far|many|big)(?: \S+)? (?:is|was|of|are|were)|what (?:is|was|are|were)|or) )?(?:that|this|it|they|he|she|those|these|them)\b/i;
export const asksAnew = /^(?:and |also |then )?(?:what|how|where|which|who|by (?:what|how)|at what|in what|give|tell|show|i(?:'d| would)? (?:like|want|need))\b/i;
/** What is said with a rating and asks for nothing else. */
const ofRating = /^(?:(?:how many|overall|is|it|they|a|an|or|and|rather|mostly|still|strong|buy|buys|sell|sells|hold|holds|outperform|underperform|overweight|underweight|neutral|bullish|bearish|positive|negative|good|bad|with|by|to|them|on|balance)\b\W*)+$/i;
/** What was named does something. */
const verbFirst = /^(?:make|made|makes|earn\w*|do|did|does|bring|brought|brings|take|took|takes|turn|turned|have|had|has|show\w*|report\w*|grow|grew|grows|contribut\w+|generat\w+|sell|sold|sells|post|posted|get|got|own|owns|owned|hold|held|think|say|said|expect\w*)\b/i;
/** Of those who were named. */
const ofThem = /\b(?:each|apiece)(?: of them)?(?= ?\W*$| (?:own|hold|have|has|got))|\b(?:do|does|did|has|have) (?:they|he|she|both|either|each) (?:own|hold|have|got|sit|say|think|expect)/i;

/** Of the whole company, by its own words. */
const ofWhole = /\b(?:total|whole|company(?:['’]s|-wide)?|overall|group|entire|all told|consolidated|its|their|the firm|everything|altogether|in all)\b/i;

/** How many of something were sold is no part of the company that has figures of its own. */
const counted = /\b(?:sold|ship\w*|deliver\w*|units?|how many|number of|subscribers?|customers?|stores?|users?|members?|market share|backlog)\b/i;
const isOfPart = ({ absent }: Marked): boolean => absent?.what.includes('segments') === true && !counted.test(absent.words);
const isListed = (joint: string): boolean => /^(?:,|,? ?and|[+&])$/i.test(joint.trim());

const bareWhy = /^(?:and )?why(?: (?:so|that|was (?:that|it)|is (?:that|it)|did (?:it|they)|though))?\W*$/i;
const ofShares = /\b(?:shares?|stock|price|close[sd]?|closing|day|session)\b/i;

/** "How far did it fall that day, and why?": why a price moved is news; why a figure of its statements did may be told. */
export function asksWhyItMoved(before: Marked, piece: Marked): boolean {
  return bareWhy.test(piece.words) && before.isAsked && readMeasures(before.words).every(({ measure }) => measure.kind === 'metric' ? measure.id === 'price' || measure.id.startsWith('return_') : measure.kind === 'subject') && (ofShares.test(before.words) || /\bon (?:the )?(?:\d|\p{L}+ \d)/u.test(before.words));
}

/** "AWS revenue, and Amazon's revenue": of the company that it names, and of no part of it. */
const namesCompany = (words: string): boolean => namedIn(words, []).some(({ company }) => company !== null);

/** Behind what is absent: a pointer to it, its predicate, or a figure of the same part of the company. */
export function goesOn(before: Marked, piece: Marked): boolean {
  if (pointsAtIt(before, piece)) return true;
  if (before.sentence !== piece.sentence || asksAnew.test(piece.words)) return false;
  return verbFirst.test(piece.words) || (isOfPart(before) && isListed(piece.joint) && piece.namesFigure && !ofWhole.test(piece.words) && !namesCompany(piece.words));
}

/** How many or how large, of what somebody holds: "in number of shares", "how many shares does his firm have", "with how big a slice". Shares outstanding and what they are worth are of the company. */
const ofHolding = /\b(?:how (?:many|much|big|large)|numbers?|no\.?|#|count|percent\w*|%|in (?:shares|dollars)|stakes?|slices?|pieces?|chunks?|positions?|holdings?)(?![\p{L}\d])/iu;
const ofCompany = /\b(?:(?:did|has|have|had|does) (?:\w+ ){1,3}(?:sell|sold)|outstanding|in issue|issued|out there|in existence|in circulation|exist\w*|(?:whole|total|entire|full|overall) (?:number|count|tally|lot)|in all|all told|altogether|share count|count of shares|market (?:cap\w*|value)|diluted|revenue|sales|income|profit|earnings|eps|dividends?|buy-?backs?|clos(?:e|es|ed|ing)|prices?|cost|trad(?:e|es|ed|ing)|cash|debt|margin|equity|assets|fell?|rose|insiders?|(?:its|their) own (?:stock|shares)|itself)\b/i;
const namesLine = (words: string): boolean => readMeasures(words).some(({ measure }) => measure.kind === 'series' || (measure.kind === 'metric' && !['shares_outstanding', 'market_cap', 'price'].includes(measure.id)));
const isOfHolding = (before: Marked, words: string): boolean => before.absent?.what.startsWith('institutional') === true && ofHolding.test(words) && !ofCompany.test(words) && !namesLine(words);

/** "Consensus target (mean)": how it was taken. */
const howTaken = /^(?:the )?(?:mean|median|average|avg|high|low|consensus|12-?month|12m)\W*$/i;
/** "MD&A: reason for the capex increase", of what is told there. */
const ofTelling = /^(?:the )?(?:(?:main|stated|given) )?(?:reasons?|explanations?|rationale|causes?|drivers?|wording|commentary|discussion|why)(?= |\W*$)/i;

/** "Implied move, next earnings": at which occasion. */
const occasion = /^(?:(?:at|around|into|for|on|over|through|by|after|before) )?(?:(?:the|its|their|this) )?(?:(?:next|upcoming|coming|latest|this|quarterly) )+(?:earnings|results|report|print|expiry|expiration|quarter)(?: (?:report|day|call|release|date|season|announcement))?\W*$/i;
const isOfOccasion = ({ absent }: Marked, words: string): boolean => /^(?:option|analysts)/.test(absent?.what ?? '') && occasion.test(words);

const isOfSuchKind = ({ absent }: Marked, words: string): boolean => (howTaken.test(words) && absent?.what.startsWith('analysts') === true) || (ofTelling.test(words) && absent?.what.startsWith('the text of filings') === true);

/** "How many shares did he sell, and at what average price": of the sale. A close is of the share. */
const ofSale = /^(?:and )?(?:(?:at|for) (?:what|which|how (?:much|many dollars))\b|(?:what|how much)(?: money)? (?:did (?:he|she|they|it|that|those|the (?:sales?|trades?)) (?:bring|fetch|get|make|come to|raise|pocket|earn)|(?:was|were) (?:his|her|their|the) (?:average |mean |sale |selling )*(?:price|proceeds)))/i;
const isOfSale = ({ absent }: Marked, words: string): boolean => absent?.what.startsWith('insiders’ trades') === true && ofSale.test(words) && !/\b(?:clos(?:e[sd]?|ing)|high|low|finish\w*|end(?:ed)?)\b/i.test(words);

function pointsAtIt(before: Marked, { words, namesFigure }: Marked): boolean {
  if ([isOfHolding, isOfSuchKind, isOfSale, isOfOccasion].some((isOfIt) => isOfIt(before, words))) return true;
  const isOfRating = before.absent?.what.includes('ratings, recommendations') === true && ofRating.test(words);
  return isOfRating || (ofThem.test(words) && (!namesFigure || before.absent?.what.startsWith('institutional') === true)) || (!namesFigure && pointsBack.test(words));
}

/** "The highest and the lowest price target", "the most bullish and the most bearish": what it is of stands behind the next one. */
const endsOpen = /\b(?:highest|lowest|high|low|biggest|smallest|largest|top|best|worst|most|least|mean|median|average|first|last|newest|oldest|(?:most|least) \p{L}+|buy|hold|sell|bullish|bearish|bull|bear|upper|lower)$/iu;
export const leavesOpen = (before: Marked, piece: Marked): boolean => before.absent === null && before.isAsked && piece.sentence === before.sentence && isListed(piece.joint) && !asksAnew.test(piece.words) && !namesLine(before.words) && endsOpen.test(before.words);

/** "Of all the money it took in during 2025, how many dollars came from its phones?": what the part is of asks for nothing. */
const frame = /^(?:so |and )?(?:out )?of (?:all|every|each|everything|the (?:whole|total|entire|full)|its (?:whole|total|entire)|(?:the|its) (?:money|sales|revenues?|turnover|takings|income|profits?|dollars?|billions))\b(?![^?]*\b(?:how|what|which|where|who)\b)/i;
export const isFrameOf = (before: Marked, piece: Marked): boolean => before.absent === null && before.sentence === piece.sentence && isOfPart(piece) && /^\s*,/.test(piece.joint) && frame.test(before.words);

/** Before what is absent: "revenue and operating income of AWS" are both of it. */
export function isOfWholeBehind(before: Marked, piece: Marked): boolean {
  return before.absent === null && before.namesFigure && isOfPart(piece) && before.sentence === piece.sentence && isListed(piece.joint) && !asksAnew.test(piece.words) && !ofWhole.test(before.words) && /\b(?:of|from|for|at|in|by)\b/i.test(piece.words);
}
