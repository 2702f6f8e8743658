// All that insiders sold, where a question asks for it: the names of those who sold, or what one of them did, is not the sum.
import type { Demand, DemandScene } from '../demand.ts';
import { daysWritten, monthsNamed } from '../reading/days.ts';

const sums = /\b(?:in (?:sum|all|total)|altogether|combined|total (?:shares|number|amount|value)|(?:total|add|sum)(?: up)? (?:the|their|its) shares|all told|between them)\b/i;
const shares = /\bhow many shares\b|\b(?:total|add|sum)(?: up)? (?:the|their|its) shares\b|\b(?:total|number of) shares\b|\bshares\b[^?.;]{0,20}\b(?:in (?:sum|all|total)|altogether)\b/i;
const ofOne = /^(?:Between [^,]{4,40} \d{4} |On \d[^,]{4,24}, |On \d{1,2} [A-Z][a-z]{2,8} \d{4} )?(?!Insiders|[^.]{0,40}\binsiders\b)\p{Lu}[\p{L}. '’-]+ (?:sold|bought)\b/u;

/** Also a bare list of their names, which holds no figure. */
const isOfInsiders = (opening: DemandScene['opening'], words: string): boolean => opening.some(({ measure }) => measure.startsWith('insider')) || /^Insiders of\b/.test(words);

/** "Over both months combined, how many did each of the two sell": what each sold in all. */
const isOfEachPerson = ({ insiders }: DemandScene['asked']): boolean => insiders?.whose.kind === 'owners' && insiders.isEachPerson === true;

/** What one person traded in the time is all told in one sentence, where nobody else is asked about. */
const isOfOne = ({ insiders }: DemandScene['asked'], text: string): boolean => insiders?.whose.kind === 'owners' && insiders.whose.owners.length === 1 && !/\binsiders?\b/i.test(text);

const body = /\b(?:insiders?|executives|officers|directors|managers|people|persons|everybody|everyone|all of them|they)\b/i;

const isNamed = (text: string, first: string): boolean => !body.test(text) && first.split(/\b(?:sold|bought)\b/)[0]?.trim().split(' ').slice(-1).some((name) => text.includes(name)) === true;

function isSumTold(sentences: readonly string[], openingWords: string): boolean {
  return /\b(?:sum|total|together|in all)\b/i.test(openingWords) || sentences.some((sentence) => /\binsiders\b[^:]*\bshares\b/i.test(sentence) && !/: 1\)/.test(sentence));
}

export const sumOfInsiders: Demand = ({ text, asked, opening, openingWords }) => {
  if (isOfEachPerson(asked) || !isOfInsiders(opening, openingWords) || !sums.test(text) || !shares.test(text)) return [];
  const sentences = openingWords.split(/(?<=[a-z\d]\.)\s+(?=\p{Lu})/u).filter((sentence) => /\d/.test(sentence));
  const [first = ''] = sentences;
  const isTold = isNamed(text, first) || isSumTold(sentences, openingWords) || (sentences.length === 1 && isOfOne(asked, text));
  return !isTold && (ofOne.test(first) || /: 1\)/.test(first)) ? ['the sum of all that was traded'] : [];
};

const totalAndMost = /\b(?:total|altogether|all told)\b[^?]*(?:\b(?:and|who|plus)\b|[,;&+])[^?]*\b(?:most|biggest|largest|top)\b/i;

/** Who sold most is not what all of them sold. */
export const sumBesideMost: Demand = ({ text, opening, openingWords }) => (opening.some(({ measure }) => /^insider/.test(measure)) && totalAndMost.test(text) && !/\binsiders\b[^.:]*\b(?:sold|bought)\b|\bTogether\b/.test(openingWords) ? ['the sum of all that was traded'] : []);

const bothTotals = /\btotal (?:shares|number)\b[^?;]{0,20}(?:,|\band\b|&|\+) ?(?:and )?(?:the )?total (?:\$|proceeds|dollars?|value|amount|money)/i;

/** All shares and all money of several trades are two sums. */
export const bothSums: Demand = ({ text, opening, openingWords }) => {
  const trades = openingWords.match(/\b(?:sold|bought) [\d,]+ shares\b/g) ?? [];
  const sums = openingWords.match(/\+ [^=]{1,60}=/g) ?? [];
  return opening.length > 0 && bothTotals.test(text) && trades.length > 1 && sums.length === 1 ? ['the sum of what was paid'] : [];
};

/** Trades of one month that is named were made in it. */
export const tradesOfMonth: Demand = ({ text, opening, openingWords }) => {
  const [month, ...others] = monthsNamed(text);
  const days = daysWritten(openingWords);
  if (month === undefined || others.length > 0 || days.length === 0 || !opening.some(({ measure }) => /^insider/.test(measure)) || /\b(?:since|until|till|through|after|before|from|between)\b/i.test(text)) return [];
  return days.some((day) => new Date(day * 86_400_000).getUTCMonth() + 1 === month.month) ? [] : ['the trades of that month'];
};
