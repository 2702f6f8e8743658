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

const between = /\bwhat (?:lies|lay|is left|comes?|came) (?:in )?between\b/i;

/** What lies between two figures is their difference. */
export const liesBetween: Demand = ({ text, opening, openingWords }) => (opening.length > 1 && between.test(text) && !/ − |\bDifference\b/.test(openingWords) && !opening.some(({ unit, measure }) => unit.kind === 'points' || /spread/.test(measure)) ? ['what lies between them'] : []);
