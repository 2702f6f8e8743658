// Every number of a question is a time, a bound, a count of what is listed, or stands in the answer: 40 shares, $10,000, 20 times earnings.
import { sharesPaid } from '../../asked/forms/shares-count.ts';
import type { Demand, DemandScene } from './demand.ts';

const number = /(?<![\p{L}\d.,'/-])(?<sign>[$€£]? ?)(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?<scale> ?(?:%|percent\b|per cent\b|pct\b|k\b|m\b|mn\b|bn\b|b\b|tn\b|million\b|billion\b|trillion\b|thousand\b|grand\b|x\b|times\b|basis points?\b|bps\b|points?\b|cents?\b|dollars?\b|bucks\b|shares?\b|shs?\b|stocks?\b|units\b|euros?\b))?/giu;
const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const timeAfter = new RegExp(String.raw`^-?[KQF]s?\b|^(?:st|nd|rd|th)?(?: of)?(?: the)? ?${month}\b|^(?:st|nd|rd|th)\b|^[- ]?(?:trading |full |fiscal |calendar |consecutive |straight )?(?:y(?:ea)?rs?|quarters?|qtrs?|months?|weeks?|days?|sessions?|hours?|y|q|m|d|wk|wks|yr|mo)\b|^[-–/.]\d|^['’]s\b|^s\b|^[- ]?(?:week|wk|w\b|year|day|month|quarter)|^ (?:largest|biggest|companies|firms|stocks|names|best|worst|highest|lowest|top|bundled|sample|insiders|most|of the|of these|cheapest)|^(?: of these)? (?:banks|peers)`, 'i');
const timeBefore = new RegExp(String.raw`(?:\b${month}\.? ?|\b(?:form|s&p|russell|nasdaq|dow|ftse|item|question|top|first|last|past|next|bottom|best|worst|number|no\.?|week|rule of|the|altman|stoxx|fiscal|fy|cy|year|years|anno|in|of|since|until|for|to|from|through|and|vs|between|end|or) ?|[-/.,+&] ?|['’(])$`, 'i');
const bound = /\b(?:above|over|more than|less than|under|below|exceed\w*|at least|at most|than|beyond|top|topped|tops|pass(?:ed)?|cross(?:ed)?|reach(?:ed)?|beat|hit|up to|no more than|not more than|within|threshold|>=?|<=?|between|and|or)\s*(?:a |the |of |an? )?$/i;
const boundAfter = /^ ?(?:or (?:more|less|higher|lower|above|below|better)|\+|plus\b|and (?:up|more))/i;

type Found = { readonly words: string; readonly digits: string; readonly hasUnit: boolean; readonly before: string; readonly after: string };

function numbersIn(text: string): readonly Found[] {
  return [...text.matchAll(number)].map((found) => {
    const { sign = '', digits = '', scale = '' } = found.groups ?? {};
    return { words: found[0].trim(), digits: digits.replaceAll(',', ''), hasUnit: sign.trim() !== '' || scale !== '', before: text.slice(Math.max(0, found.index - 18), found.index), after: text.slice(found.index + found[0].length, found.index + found[0].length + 20) };
  });
}

/** A number up to this, without a unit, is a day, a month, a quarter, a short year or a count of what stands beside it. */
const MOST_SMALL = 35;

function isTime({ words, digits, hasUnit, before, after }: Found): boolean {
  // Six months are written `6m`, the year 24; a few of something is said with what it is.
  if (/^\d{1,2} ?m$/i.test(words)) return true;
  if (hasUnit) return false;
  if (Number(digits) <= MOST_SMALL) return true;
  return /^(?:19|20)\d{2}$/.test(digits) || timeAfter.test(after) || (Number(digits) < 100 && timeBefore.test(before));
}

function isBound({ digits, before, after }: Found, { asked, all }: DemandScene): boolean {
  if (asked.target === Number(digits) || asked.equalMoney?.amount === Number(digits) || asked.conditions.some(({ value }) => Number(value) === Number(digits) || value.startsWith(digits)) || asked.limit === Number(digits)) return true;
  return (bound.test(before) || boundAfter.test(after)) && all.length > 0;
}

/** An amount a share that the question states goes into the figure that is made of it, as plain factors. */
function isStated({ course }: DemandScene['asked'], { wholeWords, digits }: { readonly wholeWords: string; readonly digits: string }): boolean {
  const also = course?.also;
  return also?.kind === 'stated' && [1, 100].some((scale) => Math.abs(Number(also.amount) * scale - Number(digits)) < 1e-6) && /of what was paid|of that amount/.test(wholeWords);
}

/** The number as it stands, or with another scale behind it. */
function isSaid({ digits }: Found, { asked, wholeWords }: DemandScene): boolean {
  // A round number may stand there as the product of two: 5 × 1,000.
  const products = [...wholeWords.replaceAll(',', '').matchAll(/\b(\d+) × (100+)\b/g)].map(([, one, other]) => Number(one) * Number(other));
  // Or as the sum of such products, each of them times a price.
  const sums = [...wholeWords.replaceAll(',', '').matchAll(/\d+(?: × \d+)?(?: × \$[\d.]+)?(?: \+ \d+(?: × \d+)?(?: × \$[\d.]+)?)+/g)].map(([sum]) => sum.replace(/ × \$[\d.]+/g, '').split(' + ').reduce((all, part) => all + part.split(' × ').reduce((product, one) => product * Number(one), 1), 0));
  if ([...products, ...sums].includes(Number(digits)) || isStated(asked, { wholeWords, digits })) return true;
  // One sum that was shared out.
  if (asked.stakes?.stakes.every(({ of }) => of === 'money') === true && asked.stakes.stakes.reduce((sum, { amount }) => sum + Number(amount), 0) === Number(digits)) return true;
  return new RegExp(String.raw`(?<![\d.])${digits.replace('.', String.raw`\.`)}(?!\d|\.\d)`).test(wholeWords.replaceAll(',', ''));
}

/** "I own 300 of its shares. How much is that in dividends?": told of so many of them, also where a story says the number. */
function untoldShares(scene: DemandScene): readonly string[] {
  const count = sharesPaid(scene.text);
  return count === null || scene.all.length === 0 || count <= MOST_SMALL && !/ × /.test(scene.wholeWords) ? [] : isSaid({ words: '', digits: String(count), hasUnit: false, before: '', after: '' }, scene) ? [] : [`${String(count)} shares`];
}

export const numbers: Demand = (scene) => (scene.asked.operation === 'define' ? [] : numbersIn(scene.text).filter((found) => !isTime(found) && !isBound(found, scene) && !isSaid(found, scene)).map(({ words }) => `“${words}”`).concat(untoldShares(scene)));
