// Orders, screens and means of several companies, as plain words ask for them.
import type { Demand, DemandScene } from '../demand.ts';

const isOfMany = ({ asked }: DemandScene): boolean => asked.group !== null || asked.companies.length > 2;
/** A difference between two companies has the form of a change, and says nothing of how either moved. */
const tellsMove = (words: string): boolean => /\b(?:rose|fell|grew|gained|lost|shrank|shrunk|widened|narrowed|swung|growth of|unchanged|moved)\b/.test(words);

const not = /\b(?:which|what|who|how many|name|list)\b[^?]{0,40}\b(?:companies|ones|of them|of (?:the|these|all|your)|stocks|shares|sixteen|firms)\b[^?]{0,40}\b(?:not|didn't|weren't|wasn't|never|haven't|hasn't|did not|were not|without|no longer|un\w{4,}|every (?:single )?(?:year|quarter)|each (?:year|of the (?:last|past))|in each)\b/i;
/** Each of the years was looked at. */
const isOfEachYear = (words: string): boolean => /\bmeets? the conditions asked for in each of those years\b/.test(words);
/** What was not so, or so in every year, is no screen of one year. */
const screened: Demand = (scene) => (isOfMany(scene) && (scene.opening.length > 0 || /\bmeets?\b/.test(scene.openingWords)) && not.test(scene.text) && !isOfEachYear(scene.openingWords) && !/\bno dividends\b|\bpay (?:no|none)\b|\bwithout (?:a )?dividends?\b/i.test(scene.text) ? ['those of whom it is so'] : []);

const inDollars = /\b(?:in (?:absolute |us )?(?:dollars?|dollar terms|money|absolute terms)|dollar (?:increase|rise|fall|gain|decline|growth|change)|in \$)/i;
const mostOf = /\b(?:most|biggest|largest|greatest|least|smallest|top|rank\w*)\b/i;
/** The largest move in dollars is put in order by dollars. */
const byDollars: Demand = (scene) => {
  const [first] = scene.opening.filter(({ isBeside }) => !isBeside);
  return first !== undefined && isOfMany(scene) && inDollars.test(scene.text) && mostOf.test(scene.text) && first.unit.kind !== 'money' ? ['the move in dollars'] : [];
};

const ofReturn = /\b(?:returns?|beat\w*|outperform\w*|perform\w*|gainers?|losers?|best stocks?|worst stocks?|top (?:\w+ )?(?:stocks|shares)|lost the most|gained the most)\b/i;
/** An order by return, or its mean, is one of moves and not of prices. */
const byReturn: Demand = ({ text, opening, openingWords, asked }) => {
  const prices = opening.filter(({ measure, isBeside }) => measure === 'price' && !isBeside);
  const isOfMoves = tellsMove(openingWords) || opening.some(({ metric }) => /return|growth/.test(metric));
  return asked.companies.length > 1 && prices.length > 0 && ofReturn.test(text) && !isOfMoves ? ['the moves of the shares'] : [];
};

const betterBuy = /\bbetter (?:buy|stock|investment|value|bet|pick)\b|\bwhich (?:one )?(?:should|would) (?:i|you) (?:buy|own|pick|choose)\b/i;
/** Whose share costs more dollars says nothing of which to buy. */
const notByPrice: Demand = ({ text, opening }) => (betterBuy.test(text) && opening.length > 0 && opening.filter(({ isBeside }) => !isBeside).every(({ measure }) => measure === 'price') ? ['which of them is the better buy'] : []);

const moreOf = /\b(?:improve\w*|gr[eo]w\w*|r[io]se\w*|rise|increase\w*|f[ae]ll\w*|drop\w*|decline\w*|lost|lose|expand\w*)\b[^?]{0,24}\b(?:more|less|faster|most|least)\b|\b(?:lost|gained|added) (?:more|the most|less)\b/i;
/** Who moved more is told by moves. */
const byMoves: Demand = ({ text, opening, openingWords, asked }) => {
  const own = opening.filter(({ isBeside }) => !isBeside);
  return asked.companies.length > 1 && own.length > 0 && moreOf.test(text) && !tellsMove(openingWords) && !own.some(({ metric }) => /growth|return|drawdown|_change$/.test(metric)) && !own.some(({ value, measure }) => value < 0 && /income|eps|loss/.test(measure)) ? ['how far each of them moved'] : [];
};

const lessFallen = /\b(?:fell|fall|lost|lose|dropp?\w*|declin\w*|slid\w*) (?:the )?(?:less|least)\b/i;
const ledByLess: Demand = ({ text, openingWords }) => (lessFallen.test(text) && /\bstands at the bottom\b|\bfell more than the others?\b/.test(openingWords) ? ['who fell less'] : []);

const bothOf = /\b(?:by how (?:much|many)|how much|how far|how many percent)\b[^?]{0,40}\b(?:of|at|for|by)?\b[^?]{0,40}\band\b[^?]{0,40}\b(?:rise|rose|fall|fell|increase|grow|grew|drop|change|go up|go down|climb)\b/i;
/** By how much two rose is a move of each, and not what lies between them. */
const riseOfEach: Demand = ({ text, opening, asked, openingWords }) => (asked.companies.length === 2 && opening.length > 0 && bothOf.test(text) && /\bDifference\b/.test(openingWords) && !tellsMove(openingWords) ? ['the move of each'] : []);

const ownFigures = /\b(?<one>\p{Lu}[\w&.'’ ]{1,24}?)[’']s? (?<left>[a-z ]{4,24}?),? (?:or|than|and) (?<other>\p{Lu}[\w&.'’ ]{1,24}?)[’']s? (?<right>[a-z ]{4,24})/u;
/** One company's figure of one kind against another company's of another kind: not who leads on each. */
const oneAgainstOther: Demand = ({ text, openingWords }) => {
  const { left = '', right = '' } = ownFigures.exec(text)?.groups ?? {};
  const isTwo = left !== '' && right !== '' && left.trim() !== right.trim().replace(/ (?:in|for|of|at).*$/, '') && /\b(?:larger|bigger|higher|more|smaller|greater|lower|less|exceed\w*)\b/i.test(text);
  return isTwo && (openingWords.match(/\bis ahead on\b/g)?.length ?? 0) > 1 ? ['the one figure held against the other'] : [];
};

const total = /\b(?:total|combined|aggregate|together|altogether|sum|put together)\b/i;
/** Of several companies' worth a total is their sum. */
const totalOfMany: Demand = ({ text, asked, opening, openingWords }) => {
  const measures = new Set(opening.filter(({ isBeside }) => !isBeside).map(({ measure }) => measure));
  return asked.companies.length > 1 && /^(?:what|how much|the |total)/i.test(text) && /\btotal (?:market (?:cap\w*|value)|worth)\b/i.test(text) && [...measures].some((measure) => /market/.test(measure)) && total.test(text) && !/ \+ |\btogether\b/i.test(openingWords) ? ['what they come to together'] : [];
};

const partOfSum = /\b(?:how much|what (?:percent\w*|share|part)) of the (?:combined|total|joint)\b[^?]{0,60}\b(?:came|come|comes|is|was|belongs?) (?:from|by|due|to)?\b/i;
const partOfJoint: Demand = ({ text, opening, openingWords, asked }) => (asked.companies.length > 1 && opening.length > 0 && partOfSum.test(text) && !/÷|%/.test(openingWords) ? ['the part of the sum'] : []);

const closedHigher = /\bclosed? (?:higher|lower)\b/i;
const ofLevels: Demand = ({ text, asked, opening, openingWords }) => (asked.companies.length === 2 && closedHigher.test(text) && /\bon\b/i.test(text) && opening.length > 0 && tellsMove(openingWords) ? ['both closes'] : []);

const cheaperOfTwo = /\b(?:cheaper|dearer|more expensive|less expensive)\b/i;
/** A multiple of a loss is in no order. */
const lossInOrder: Demand = ({ text, opening }) => (cheaperOfTwo.test(text) && opening.some(({ measure, value, isBeside }) => !isBeside && value < 0 && /pe_ratio|price_to|ev_to/.test(measure)) ? ['a multiple of each'] : []);

const place = /\b(?:who|which|what)(?:['’]s| is| was| came| comes| ranks?| has| had)? (?:in |the )?(?:second|third|fourth|runner-up|next best|next highest|last)\b|\bthe (?:runner-up|second[- ](?:best|highest|largest|lowest|smallest|cheapest))\b/i;
const orderOnly = /^(?:From |[^.:]{2,60} (?:leads|is (?:ahead|at the|cheaper|more expensive)|stands at|has (?:more|less)))/;
/** Who is second is said: an order that begins with the first leaves it to be counted. */
const placeInOrder: Demand = ({ text, opening, openingWords, asked }) => (asked.companies.length > 2 && opening.length > 0 && place.test(text) && orderOnly.test(openingWords.trim()) && !/\b(?:second|third|fourth|last|runner-up)\b/i.test(openingWords) ? ['who comes in that place'] : []);

export const toldOfMany = (scene: DemandScene): readonly string[] => [screened, byDollars, byReturn, notByPrice, byMoves, ledByLess, riseOfEach, oneAgainstOther, totalOfMany, partOfJoint, ofLevels, lossInOrder, placeInOrder].flatMap((demand) => demand(scene));
