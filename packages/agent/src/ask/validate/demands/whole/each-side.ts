// Two ends, two companies or two kinds that a question sets beside each other: an answer tells of both.
import { shortName } from '../../../../write/company-name.ts';
import type { Demand, DemandScene } from '../demand.ts';

const ranks = /\b(?:highest|most|largest|biggest|greatest|best)\b[^?.;]{0,60}\b(?:and|or|plus)\b[^?.;]{0,24}\b(?:lowest|least|smallest|worst|fewest)\b/i;
const isList = /\b[23]\) /;
const most = /\b(?:highest|most|largest|biggest|greatest|best|high point|ahead|first)\b/i;
const least = /\b(?:lowest|least|smallest|worst|fewest|low point|behind|last)\b/i;

/** All of those who are ordered are told, and so both ends of them. */
export const tellsAllRanked = ({ asked: { operation, companies }, openingWords }: DemandScene): boolean => operation === 'rank' && companies.length > 1 && !/no meaning|do not give|do not hold/.test(openingWords) && companies.every(({ name }) => openingWords.includes(shortName(name).replace(/^The /, '')));

/** "Who has the highest, and who the lowest": both, or all in their order. */
export const bothEndsOfRank: Demand = (scene) => {
  const { text, asked, opening, openingWords } = scene;
  const isRanked = opening.length > 0 && (asked.operation === 'rank' || asked.companies.length > 2) && ranks.test(text);
  return isRanked && !isList.test(openingWords) && !tellsAllRanked(scene) && !(most.test(openingWords) && least.test(openingWords)) ? ['both ends of the order'] : [];
};

const multiple = /\b(?:p ?\/ ?[ebs]|price[- ](?:to[- ])?(?:earnings|sales|book)|earnings yield|ev ?\/ ?\w+)\b/i;
const isMultiple = /^(?:pe_ratio|price_to|earnings_yield|ev_to|yield_of|price_over)/;

/** A multiple that is asked of two companies is told of both. */
export const multipleOfEach: Demand = ({ text, asked: { companies }, opening, missing, openingWords }) => {
  const told = opening.filter(({ measure, metric, isBeside }) => !isBeside && (isMultiple.test(measure) || isMultiple.test(metric)));
  const isCompared = companies.length === 2 && told.length > 0 && multiple.test(text) && /\b(?:vs\.?|versus|or|against|compare\w*|than|both|each)\b/i.test(text) && !/[?;][^?;]*\w[^?;]*[?;]/.test(text);
  return !isCompared ? [] : companies.map(({ name }) => shortName(name).replace(/^The /, '')).filter((name) => !told.some(({ sentence }) => sentence.includes(name)) && !missing.includes(name) && !/no meaning|do not give/.test(openingWords)).map((name) => `the multiple of ${name}`);
};

const core = /\bcore\b|\b(?:strip\w*|exclud\w+|without|ex|leaving)\b[^?.;]{0,12}\bfood\b/i;
const headline = /\bheadline\b|\beverything (?:in|included)\b|\ball[- ]items\b|\boverall (?:cpi|inflation|consumer|prices)\b/i;

/** Inflation with and without food and energy are two figures. */
export const coreAndHeadline: Demand = ({ text, opening, all }) => {
  const rates = all.filter(({ measure, metric }) => /inflation|cpi|pce/.test(`${measure} ${metric}`));
  const isBoth = opening.length > 0 && core.test(text) && headline.test(text) && rates.length > 0;
  const isCore = (one: (typeof rates)[number]): boolean => /core/.test(`${one.measure} ${one.metric}`);
  return isBoth && (rates.every(isCore) || !rates.some(isCore)) ? ['inflation with and without food and energy'] : [];
};

const faster = /\bwhich (?:of (?:them|the two|these) |one )?(?:grew|rose|fell|dropped|increased|climbed|moved|shrank|declined) (?:by )?(?:the )?(?:faster|more|less|most|further|slower|quicker)\b/i;

/** "Which grew faster, revenue or SG&A": one of them is named. */
export const whichOfTwo: Demand = ({ text, opening, openingWords, asked }) => (opening.length > 0 && asked.companies.length === 1 && faster.test(text) && !/\b(?:ahead|faster|more|less|slower|further|behind|outgrew|outpaced|larger|smaller)\b/i.test(openingWords) ? ['which of the two'] : []);

const ever = /^(?:was|is|were|are)\b[^?;]*\b(?:best|highest|biggest|largest|record|worst|lowest|smallest)(?: year| quarter| ever)*(?: ever| on record| so far| in its history)\?/i;

/** "Was it its best ever?" is answered by yes or no, or by which was. */
export const bestEver: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && ever.test(text.trim()) && !/^(?:Yes|No)\b|\b(?:high|low) point\b/.test(openingWords) ? ['whether it was so'] : []);
