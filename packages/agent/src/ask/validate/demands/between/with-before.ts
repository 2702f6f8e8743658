// What a short question behind another one sets beside it: which of both it was, how the two compare, how far one lies ahead, and what it comes to for each share.
import { shortName } from '../../../../write/company-name.ts';
import type { Demand, DemandScene } from '../demand.ts';

const isBehind = ({ asked: { before }, opening }: DemandScene): boolean => before !== undefined && opening.length > 0;

/** The one company of the question before, where another one is asked about now; null otherwise. */
function otherBefore({ asked: { before, companies } }: DemandScene): string | null {
  const [one, ...more] = before?.companies ?? [];
  return one === undefined || more.length > 0 || companies.length === 0 || companies.every(({ ticker }) => ticker === one.ticker) ? null : shortName(one.name);
}

const ofBoth = /\b(?:for|of) (?:both|each|the two)\b|\bboth(?: of them)?[?.]?$|\b(?:who|which|whose|whichever)\b[^?.;]{0,30}\b(?:it|that|them|those|the two|both)\b/i;

/** "And Acme's, growth for both", "who of it and Acme is cheaper": the company of before is told, too. */
export const companyOfBefore: Demand = (scene) => {
  const name = otherBefore(scene);
  return name !== null && isBehind(scene) && ofBoth.test(scene.text) && !scene.openingWords.includes(name) && !scene.missing.includes(name) ? ['the company of before beside it'] : [];
};

const isOfPrice = /^(?:pe_ratio|price_to|ev_to|earnings_yield|dividend_yield|free_cash_flow_yield)/;
const sameAgain = /\bsame\b(?! (?:\w+ )?(?:years?|quarters?|days?|dates?|times?|periods?|months?|close|earnings|eps|stretch)\b)/i;

/** "Same for Acme, on its 2022 earnings" behind a multiple: the multiple, and not the earnings alone. */
export const sameMultiple: Demand = (scene) => {
  const { asked: { before }, text, all, openingWords } = scene;
  const isOfMultiple = before?.measures.some((measure) => measure.kind === 'metric' && isOfPrice.test(measure.id)) === true;
  return isOfMultiple && isBehind(scene) && otherBefore(scene) !== null && sameAgain.test(text) && !all.some(({ measure }) => isOfPrice.test(measure)) && !/÷/.test(openingWords) ? ['the same multiple'] : [];
};

const whichWas = /\bwhich(?: (?:one|year|quarter|month|of (?:them|the two|both)))? (?:was|is|were|did|had|has) (?:the )?(?:better|worse|higher|lower|more|less|bigger|larger|smaller|stronger|weaker|best|worst|highest|lowest)\b/i;
const tellsWhich = /\b(?:high|low) point\b|\b(?:larger|smaller) (?:rise|fall|move) first\b|\bis ahead on\b|\bstands at the\b|\bleads\b|^(?:Yes|No)\b|\bin the order\b/;

/** "And 2023? which was better?": both times are told. */
export const whichOfBothTimes: Demand = (scene) => {
  const { asked: { before, companies }, text, opening, openingWords } = scene;
  const isOfOne = (before?.companies.length ?? 0) === 1 && companies.length === 1;
  const ends = new Set(opening.filter(({ isBeside, form }) => !isBeside && form !== 'value').map(({ to }) => to));
  return isBehind(scene) && isOfOne && whichWas.test(text) && !tellsWhich.test(openingWords) && ends.size < 2 ? ['which of the two it was'] : [];
};

const comparesWith = /\bhow (?:does|do|did) (?:that|it|this|they) (?:compare|stack up|measure up|sit|stand)\b/i;

/** "How does that compare with …": that, and what it is held against. */
export const comparedWithThat: Demand = (scene) => {
  const own = new Set(scene.opening.filter(({ isBeside }) => !isBeside).map(({ measure, to, clause }) => `${measure} ${to ?? ''} ${clause.split(/[’']/)[0] ?? ''}`));
  return isBehind(scene) && comparesWith.test(scene.text) && own.size < 2 && !/ − | ÷ |\bagainst\b/.test(scene.openingWords) ? ['what it is held against'] : [];
};

const howFarAhead = /\bhow (?:far|much|many (?:percent\w*|points|dollars|turns))\b[^?.;]{0,40}\b(?:ahead|behind|apart|in front|clear of|above|below)\b/i;
const tellsGap = / − | ÷ |\bDifference\b|\b(?:above|below|over|under) .{1,40}\bby\b|\bby [\d$]|\b(?:up|down|rose|fell) [\d.,]+%|% (?:above|below|more|less)/;

/** How far the first is ahead of the second is told by what lies between them. */
export const howFarItIs: Demand = (scene) => (isBehind(scene) && howFarAhead.test(scene.text) && !tellsGap.test(scene.openingWords) ? ['how far they lie apart'] : []);

const perShare = /\b(?:and|also|what(?:'s| is| was)) (?:(?:that|it|this) )?(?:per|for each|for every|a) share\b(?! ?(?:price|of))/i;

/** "And per share?": a figure of each share. */
export const forEachShare: Demand = (scene) => (isBehind(scene) && perShare.test(scene.text) && !scene.opening.some(({ unit, measure }) => (unit.kind === 'money' && unit.per !== null) || /per_share|eps/.test(measure)) ? ['the figure for each share'] : []);

const andThen = /(?:\band|[,;]) (?:what|how (?:much|high|large|big|many)|where) (?:(?:was|were|stood) (?:it|that|they|this)(?! worth)|(?:did|had) (?:it|that|they|this) (?:stand|sit|been|come to|have|be))\b[^?;]{0,30}\b(?:at|in|on|back|a year|one year|then)\b/i;

const asksBefore = /\b(?:what|how|which|where|give|tell|show|find|state|list|is|was|were|are)\b/i;

/** "What is it, and what was it at the end of 2021?": the figure at both times. */
export const figureAtBothTimes: Demand = ({ text, opening, openingWords, missing }) => {
  const [first] = opening.filter(({ isBeside }) => !isBeside);
  const times = new Set(opening.filter(({ metric, measure }) => metric === first?.metric || measure === first?.measure).map(({ to }) => to));
  const found = andThen.exec(text);
  // Behind a sentence that only tells, and alone behind another question, it is the one time that is asked for.
  const isBehindAsk = found !== null && asksBefore.test(text.slice(0, found.index));
  return first !== undefined && isBehindAsk && times.size < 2 && !/for the time asked about/.test(missing) && !/\b(?:rose|fell|grew|against|unchanged)\b/.test(openingWords) ? ['the figure at both times'] : [];
};

const whatWasLeft = /\b(?:and|,) (?:what|how much) (?:was|is|were|did that leave|remained|remains)(?: then)?(?: left(?: over)?(?: of it| after(?: that| it)?)?)?[?. ]*$/i;
const leftWords = /\bleft\b|\bleave\b|\bremain/i;

/** "… went into it, and what was left?": the rest is told. */
export const restOfIt: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && whatWasLeft.test(text) && leftWords.test(text) && !/ − |\bfree cash flow\b|\b(?:less|left|after)\b/.test(openingWords) ? ['what is left'] : []);

const holiday = /\b(?:thanksgiving|black friday|cyber monday|labou?r day|memorial day|easter|good friday|martin luther king|mlk day|presidents'? day|washington's birthday|election day|inauguration day|juneteenth|columbus day|veterans day|st\.? patrick'?s|mother's day|father's day|chinese new year|diwali)\b/i;
const dated = /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|20\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}\/\d{2,4})/i;

/** A day that goes by a name which no calendar here knows. */
export const holidayNamed: Demand = ({ text, opening }) => (opening.some(({ measure }) => measure === 'price') && holiday.test(text) && !dated.test(text) ? ['the day that is named'] : []);

const between = /\bwhat (?:lies|lay|is left|comes?|came) (?:in )?between\b/i;

/** What lies between two figures is their difference. */
export const liesBetween: Demand = ({ text, opening, openingWords }) => (opening.length > 1 && between.test(text) && !/ − |\bDifference\b/.test(openingWords) && !opening.some(({ unit, measure }) => unit.kind === 'points' || /spread/.test(measure)) ? ['what lies between them'] : []);
