// A figure set against another one by a question's words: cents of a dollar, so many times as much, the level of prices at two months.
import { standsIn } from '../../../asked/patterns/late-pattern.ts';
import type { Demand, DemandScene } from '../demand.ts';
import type { GivenFigure } from '../reading/given.ts';

/** Of what a dollar is, and the words of an answer that sets something against it. Of revenue many ratios have names of their own. */
const wholes: readonly (readonly [whole: RegExp, told: RegExp])[] = [
  [/^(?:cash from operations|operating cash|cash flow|ocf|cfo)\b/i, /operating cash flow|cash conversion/i],
  [/^(?:net income|net earnings|net profit|profit|earnings|eps)\b/i, /net income|earnings|profit|payout|conversion/i],
  [/^(?:gross profit|gross margin)\b/i, /gross profit/i],
  [/^(?:operating (?:income|profit))\b/i, /operating income/i],
  [/^(?:capex|capital (?:expenditure|spending)|investment)\b/i, /capital expenditure/i],
  [/^(?:r&d|research)\b/i, /research and development/i],
  [/^(?:total )?assets\b/i, /assets/i],
  [/^(?:(?:shareholders'?|stockholders'?|owners'?) )?equity\b/i, /equity/i],
  [/^(?:total |long-term )?(?:debt|liabilities)\b/i, /debt|liabilities/i],
];

const ofDollar = /\b(?:every|each|a|per|the|one) (?:single )?(?:dollar|\$(?:1|100)?) (?:of|in) (?:its |their |the |total )?(?<whole>[\w&' -]{2,30})/i;
const isRatio = ({ form, unit, isBeside }: GivenFigure): boolean => !isBeside && form !== 'growth' && form !== 'cagr' && (form === 'ratio' || ['percent', 'fraction', 'multiple'].includes(unit.kind));

/** "Cents of each dollar of operating cash": the part of that, not of the sales. */
export const ofThatDollar: Demand = ({ text, opening }) => {
  const whole = ofDollar.exec(text)?.groups?.['whole'] ?? '';
  const found = wholes.find(([words]) => words.test(whole));
  return found === undefined || opening.length === 0 || opening.some((figure) => isRatio(figure) && found[1].test(figure.sentence)) ? [] : ['what comes of each dollar of it'];
};

const ofSales = /\bfor (?:each|every) (?:\$|dollar)|\b(?:each|every) (?:\$|dollar) of (?:[\p{L}\d']+ ){0,4}(?:revenue|sales)\b/iu;
const severalCents = /\bhow many cents\b[^?]*(?:,|\band\b) how many\b/i;

/** "How many cents were profit, how many R&D": each of them is told as a part. */
export const centsOfEach: Demand = ({ text, opening }) => {
  const plain = opening.filter(({ form, unit, measure, isBeside }) => !isBeside && form === 'value' && unit.kind === 'money' && measure !== 'revenue');
  const parts = opening.filter((figure) => isRatio(figure));
  const isMissing = plain.some(({ measure, sentence }) => !parts.some((part) => part.sentence === sentence || part.inputs.includes(measure) || part.metric.startsWith(measure)));
  return standsIn(text, ofSales) && standsIn(text, severalCents) && isMissing ? ['the part of each in a dollar'] : [];
};

const onTheDollar = /\bcents (?:on|in|of|out of|to|for) (?:the|a|each|every) dollar\b/i;

/** "In cents on the dollar": one figure as a part of another. */
export const centsOnTheDollar: Demand = ({ text, opening, openingWords }) => (standsIn(text, onTheDollar) && opening.length > 0 && !opening.some(isRatio) && !/÷|% of\b/.test(openingWords) ? ['how much of each dollar'] : []);

const asMultiple = /\bhow many times (?:[\p{L}.&'’]+ ){1,5}size\b|\b(?:tripl\w+|doubl\w+|quadrupl\w+|fold)\b[^]*\b(?:multiple|factor)\b|\b(?:multiple|factor)\b[^?.;]{0,30}\b(?:vs\.?|versus|of|over|against) (?:that of |its |the )?(?:fiscal |fy ?)?(?:19|20)\d\d\b/iu;
const ofMarket = /\b(?:p ?\/ ?[esb]|pe|price[ds]?|shares?|stock|valuation|valued|earnings multiple|ev|trade[sd]?|trading|cost|market)\b/i;
const isPriced = ({ measure, metric }: GivenFigure): boolean => /^(?:pe_ratio|price_|ev_|earnings_yield)/.test(measure) || /^(?:pe_ratio|price_|ev_|earnings_yield)/.test(metric);

/** "Nearly tripled: how much of a multiple is it": of the figure itself, which is not priced. */
export const multipleOfItself: Demand = ({ text, opening }) => (standsIn(text, asMultiple) && !standsIn(text, ofMarket) && opening.length > 0 && opening.every(isPriced) ? ['how many times as large it is'] : []);

const timesOfDay = /\bhow many times\b[^?;]{0,60}\b(?:is|was) (?:that|it|this)\b|\bhow many times (?:its|the|that)\b/i;

/** "How many times its close of July is that": the multiple of the two, where the words of the answer may speak of times that are on file. */
export const timesOfThat: Demand = ({ text, opening, openingWords }) => (standsIn(text, timesOfDay) && opening.length > 0 && !/\d times\b|÷/.test(openingWords) ? ['how many times as large it is'] : []);

const months = /\b(?:from|between|since) (?:\p{L}+ ){0,4}((?:19|20)\d\d)\b[^?.;]{0,24}?\b(?:to|and|until|till|through) (?:\p{L}+ ){0,4}((?:19|20)\d\d)\b[^?.;]{0,60}\b(?:cpi|consumer price (?:index|level)|consumer prices|price level|prices)\b[^?.;]{0,24}\b(?:climb|rise|grow|go up|increase|gain|move|jump|rose|risen|climbed|gone up)/iu;

/** Between two months years apart the index climbs by more than the inflation of either year. */
export const climbOfPrices: Demand = ({ text, opening, openingWords, all }) => {
  const [from = 0, to = 0] = (months.exec(text) ?? []).slice(1, 3).map(Number);
  const isTold = all.some(({ form, measure, metric, from: start, to: end }) => /cpi|inflation|consumer_price/.test(`${measure} ${metric}`) && (form === 'growth' || form === 'change') && start !== null && end !== null && Number(end.slice(0, 4)) - Number(start.slice(0, 4)) === to - from);
  const isSpoken = all.some(({ measure, metric }) => /cpi|inflation|consumer_price/.test(`${measure} ${metric}`));
  const isFrom = new RegExp(String.raw`\bfrom [\d.]+ in \w+ ${String(from)}\b`).test(openingWords);
  return to - from > 1 && opening.length > 0 && isSpoken && !isTold && !isFrom ? ['how far prices climbed'] : [];
};

const inBasisPoints = /\bbasis points?\b|\bbps?\b/i;
const fine = ({ openingWords }: DemandScene): boolean => /\bbasis points?\b|\bby −?[\d.]+ percentage points|− ?[^=]{1,60}=|\bspread\b|\bcurve\b/i.test(openingWords);

/** A move in basis points is none in tenths of a point. */
export const basisPoints: Demand = (scene) => (standsIn(scene.text, inBasisPoints) && /\b(?:chang\w+|move[ds]?|ris\w+|rose|f[ae]ll\w*|fell|differ\w*|gap|up|down|higher|lower|gain\w*|los[et]\w*|drop\w*|climb\w*|swing|add(?:ed)?)\b/i.test(scene.text) && scene.opening.length > 0 && !fine(scene) ? ['the move in basis points'] : []);
