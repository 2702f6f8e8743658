// A question of one company of which each half is wholly taken by a reader of prices or of multiples: "P/E now; how far has the share risen since 4 September 2024".
import type { Company } from '@assay/data';
import { matchesOf } from '../places.ts';
import type { Asked } from '../asked.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';

const joints = /[.?!;]\s+(?:and\s+)?|,(?!\s*(?:19|20)\d\d\b)\s*(?:(?:and|plus|then|also|as well as)\s+)?|\s+(?:and|plus|as well as|along with|together with|&|\+)\s+/gi;
const ofMarket = /\b(?:p ?\/ ?[ebs]|price\w*|clos(?:e|ed|es|ing)|shares?|stock|yields?|multiples?|times|market (?:cap|value)|worth|px)\b/i;
/** What a half points at stands in the other one. */
const pointsBack = /\b(?:that|those|these|this|them|then|thereby|there|both|each|the (?:two|one|other|former|latter|same|difference|gap))\b(?! (?:has|have) )/i;
const isNow = /\b(?:last|latest|most recent|newest|current(?:ly)?|now|today)\b/i;
/** Beyond these it is a story. */
const MOST_JOINTS = 6;

/** Of a course the time is told in its own words; a multiple without a time is of the newest close. */
function isSure({ course, valuation, multiple, companies, leftOver = [] }: Asked): boolean {
  const isRead = course === undefined ? valuation !== undefined || multiple !== undefined : course.of === 'close' && course.windows.length > 0;
  return isRead && companies.length === 1 && leftOver.length === 0;
}

const isCourse = ({ course }: Asked): boolean => course !== undefined;
const readAs = ({ course, valuation, multiple }: Asked): string => JSON.stringify([course, valuation, multiple]);
const isUntimed = ({ valuation, multiple }: Asked): boolean => (valuation ?? multiple)?.at.every(({ price, year }) => price === null && year === null) === true;

/** A multiple behind a move is of now only where it says so. */
function areApart(first: Asked, second: Asked, words: string): boolean {
  return (isCourse(first) || isCourse(second)) && readAs(first) !== readAs(second) && (!isUntimed(second) || isNow.test(words));
}

/** "How many times 2024 EPS that price is": the newest close, where no other is named before. */
const thatPrice = /\b(?:that|this) (?:(?:last|latest) )?(?:price|close)\b/gi;
const dated = /\b(?:19|20)\d\d\b/;

/** "Of that year", behind the one year that is named. */
const thatYear = /\b(of|in|during|over|for) (?:that|the|the same|that same) (?:whole |calendar )*year\b(?! (?:before|after|to|ended|ending))/i;

/** The second half with what it points at in the first. */
function outright(left: string, right: string): string {
  const priced = isNow.test(left) && !dated.test(left) ? right.replace(thatPrice, 'the last close') : right;
  const [year, ...others] = new Set(left.match(/\b20\d\d\b/g));
  return year === undefined || others.length > 0 || dated.test(right) ? priced : priced.replace(thatYear, `$1 calendar ${year}`);
}

type Halves = { readonly left: string; readonly right: string };

/** Where it may be cut in two of which each names something of a price. */
function cutsOf(text: string): readonly Halves[] {
  const cuts = matchesOf(text, joints).filter(({ start, end }) => start > 3 && end < text.length - 3);
  if (!ofMarket.test(text) || cuts.length > MOST_JOINTS) return [];
  const halves = cuts.map(({ start, end }): Halves => ({ left: text.slice(0, start), right: outright(text.slice(0, start), text.slice(end)) }));
  return halves.filter(({ left, right }) => !pointsBack.test(right) && ofMarket.test(left) && ofMarket.test(right));
}

/** Its halves, of which the second may fall into two again; null where they are not sure. */
export async function readWhollyApart(text: string, company: Company, around: ReadAround): Promise<readonly Asked[] | null> {
  for (const { left, right } of cutsOf(text)) {
    const first = await readHalf(left, company, around);
    const rest = first === null ? null : await restOf(right, company, around);
    if (first !== null && rest?.every((one) => areApart(first, one, right)) === true) return [first, ...rest];
  }
  return null;
}

/** One thing, or two. */
async function restOf(words: string, company: Company, around: ReadAround): Promise<readonly Asked[] | null> {
  const whole = await readHalf(words, company, around);
  if (whole !== null) return [whole];
  for (const { left, right } of cutsOf(words)) {
    const first = await readHalf(left, company, around);
    const second = first === null ? null : await readHalf(right, company, around);
    if (first !== null && second !== null && areApart(first, second, right)) return [first, second];
  }
  return null;
}

async function readHalf(words: string, company: Company, around: ReadAround): Promise<Asked | null> {
  const own = await readAsked(words, around);
  if (isSure(own)) return own.companies[0]?.ticker === company.ticker ? own : null;
  if (own.companies.length > 0) return null;
  const lent = await readAsked(`${company.name}: ${words}`, around);
  return isSure(lent) && lent.companies[0]?.ticker === company.ticker ? lent : null;
}
