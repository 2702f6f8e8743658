// What a short question behind another one asks anew, and an answer that tells the figure of before again does not give; and parts of a rise.
import type { Demand } from '../demand.ts';
import { numberOf } from '../reading/number-words.ts';

const rise = String.raw`(?:rise|increase|growth|gain|change|jump|drop|fall|decline|improvement)`;
const ofRise = new RegExp(String.raw`\b(?:share|part|portion|percent(?:age)?|fraction|slice|how much|how many cents) of (?:the|that|its|this|each dollar of) (?:[\w$]+ ){0,3}${rise}\b[^?]{0,80}\b(?:went|go|became|turned|flow\w*|fell|dropped|ended|came|reached|stayed|show\w*|landed|was|is)\b`, 'i');

/** "What share of the rise in revenue went to net income": one move over the other. */
export const partOfRise: Demand = ({ text, opening, openingWords }) => (ofRise.test(text) && opening.length > 0 && !/\d ÷|\bof the (?:rise|fall|change|increase)\b/.test(openingWords) ? ['what part of the move it is'] : []);

/** A margin on what came on top is no change of the margin. */
export const incremental: Demand = ({ text, opening, openingWords }) => (/\b(?:in|de)cremental\b/i.test(text) && opening.length > 0 && !/÷|cremental/.test(openingWords) ? ['the margin on what came on top'] : []);

const ever = /\bever\b[^?]{0,60}\b(?:under|below|above|over|past|at|reach\w*|hit|exceed\w*|top(?:ped)?|cross\w*|touch\w*|more than|less than)\b[^?]{0,12}\$?\d/i;

/** Whether it was ever so is said, or how far it went at most. */
export const everSo: Demand = ({ text, opening, openingWords }) => (ever.test(text) && opening.length > 0 && !/^(?:Yes|No)\b|\b(?:high|low) point\b|\bfirst\b|\b(?:high|low)est\b|\bnone\b|\bno fiscal year\b|\bIt was so\b|\bthe years? (?:in|with|when)\b/i.test(openingWords) ? ['whether it was ever so'] : []);

const left = /^(?:and |so |ok,? |then )*(?:what(?:'s| is| was| would be| does that leave)? ?(?:then )?(?:left(?: over)?|the (?:rest|remainder)|remains)|(?:what about )?the (?:rest|remainder)|what does (?:that|it) leave)\b/i;
const isBehind = ({ asked }: Parameters<Demand>[0]): boolean => asked.inherited.length > 0;

/** "And what's left": not the figure itself again. */
export const whatIsLeft: Demand = (scene) => (isBehind(scene) && left.test(scene.text) && scene.opening.length > 0 && !/ − |\bfree cash flow\b|\b(?:less|left|after)\b/.test(scene.openingWords) ? ['what is left'] : []);

const lastFew = /\b(?:just|only) (?:for )?the (?:last|latest|first|most recent|newest|final) (?<count>two|three|four|2|3|4)\b/i;

/** "Just the last two": so many of those that were told, and not all of them. */
export const onlySoMany: Demand = (scene) => {
  const count = numberOf(lastFew.exec(scene.text)?.groups?.['count'] ?? '0');
  const years = new Set(scene.openingWords.match(/\bfiscal (?:19|20)\d\d\b|\bquarter ended [\w ]+?(?:19|20)\d\d\b/g));
  return isBehind(scene) && count > 1 && scene.opening.length > 0 && years.size > 0 && years.size !== count ? [`${String(count)} of them`] : [];
};

const theStock = /^(?:and |so |but |what about |how about |how did |what did )*(?:the|its|their) (?:stock|shares|share price|stock price)\b/i;
const marketSaid = /\b(?:market|investors|wall street|the street|shareholders)\b[^?]{0,24}\b(?:like[ds]?|love[ds]?|hate[ds]?|react\w*|respon\w+|reward\w*|punish\w*|cheer\w*|impressed|take it|took it|receive\w*)\b/i;

/** What the shares did is told by their price. */
export const whatSharesDid: Demand = (scene) => (isBehind(scene) && (theStock.test(scene.text) || marketSaid.test(scene.text)) && scene.opening.length > 0 && !scene.opening.some(({ measure, metric }) => /price|return|market_cap|yield|pe_ratio|shares|dividend/.test(`${measure} ${metric}`)) ? ['what the shares did'] : []);

const wholeYear = /\b(?:for|over|in) the (?:whole |full |entire )?year\b(?! (?:before|earlier|ago|ended|to|prior))|\bfull[- ]year\b|\bthe year as a whole\b/i;

/** Behind a quarter the year is asked for. */
export const forTheYear: Demand = (scene) => {
  const lengths = scene.opening.flatMap(({ from, to }) => (from === null || to === null || from === to ? [] : [(Date.parse(to) - Date.parse(from)) / 86_400_000]));
  return isBehind(scene) && wholeYear.test(scene.text) && lengths.length > 0 && lengths.every((days) => days < 200) && !/ \+ |\btogether\b/.test(scene.openingWords) ? ['the whole year'] : [];
};

const inBetween = /\bin between\b|\bthe years between\b/i;

/** What comes to pass in between is summed over all of those years, and not over both ends. */
export const allBetween: Demand = ({ text, opening, openingWords }) => (inBetween.test(text) && opening.length > 0 && /(?:together|Sum)[^:]{0,40}: [^+=]{1,40} \+ [^+=]{1,40} =/.test(openingWords) ? ['the years in between'] : []);
