// A multiple that is asked for as a number of times the earnings: their yield, or the price at another multiple, does not stand in its place. And a rate of the Treasury "that same day" is of the one day that is named.
import type { Demand } from '../demand.ts';

const earnings = String.raw`(?:(?:its|the|their|that|same|own|year's|last|latest|diluted|fiscal(?: year)?|fy|(?:fy ?)?'?(?:20)?\d\d(?:'s)?) ){0,6}(?:eps|earnings per (?:diluted )?share|(?:diluted )?earnings)`;
const times = new RegExp(String.raw`\bhow many times ${earnings}\b|\bhow (?:pricey|dear|expensive|cheap)\b[^?]{0,40}\bin times ${earnings}\b`, 'i');
const other = /\b(?:growth|grew|grow|cover\w*|how many times (?:more|as|higher|larger|bigger))\b/i;

/** A multiple stands among the figures, and not only the one that is supposed. */
const multipleAsked: Demand = ({ text, opening, openingWords }) => (opening.length > 0 && times.test(text) && !other.test(text) && !opening.some(({ unit, isBeside }) => unit.kind === 'multiple' && !isBeside) && !/\bprice over earnings\b|\bprice-earnings ratio\b/i.test(openingWords) ? ['how many times its earnings the price is'] : []);

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const day = new RegExp(String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${month})\.?,? (20\d\d)|(${month})\.? (\d{1,2})(?:st|nd|rd|th)?,? (20\d\d))\b`, 'gi');
const sameDay = /\b(?:that|the) (?:very |same ){0,2}day\b/i;
const ofTreasury = /\b(?:treasur(?:y|ies)|ust|(?:10|ten)[- ]?(?:y|yr|year)s?)\b/i;
const told = /Treasury yield was [\d.]+% on (\d{1,2} \w+ \d{4})/gi;
const DAYS = 5;

const dayOf = (words: string): number => Date.parse(`${words} UTC`);

const rateOfDay: Demand = ({ text, openingWords }) => {
  const [only, ...others] = [...text.matchAll(day)].map(([, first, second, third, fourth, fifth, sixth]) => dayOf(`${first ?? fifth ?? ''} ${second ?? fourth ?? ''} ${third ?? sixth ?? ''}`));
  if (only === undefined || others.length > 0 || !sameDay.test(text) || !ofTreasury.test(text)) return [];
  const rates = [...openingWords.matchAll(told)].map(([, when = '']) => dayOf(when));
  return rates.length > 0 && !rates.some((at) => Math.abs(at - only) <= DAYS * 86_400_000) ? ['the Treasury yield of that day'] : [];
};

export const multipleTold: Demand = (scene) => [...multipleAsked(scene), ...rateOfDay(scene)];
