// A question of one company of which each half is wholly taken by a reader of prices or of multiples: "P/E now; how far has the share risen since 4 September 2024".
import type { Company } from '@assay/data';
import { matchesOf } from '../places.ts';
import type { Asked } from '../asked.ts';
import { readAsked, type ReadAround } from '../read-asked.ts';

const joints = /[.?!;]\s+(?:and\s+)?|,\s*(?:(?:and|plus|then|also|as well as)\s+)?|\s+(?:and|plus|as well as|along with|together with|&|\+)\s+/gi;
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

/** Both halves; null where they are not sure. */
export async function readWhollyApart(text: string, company: Company, around: ReadAround): Promise<readonly [Asked, Asked] | null> {
  const cuts = matchesOf(text, joints).filter(({ start, end }) => start > 3 && end < text.length - 3);
  if (!ofMarket.test(text) || cuts.length > MOST_JOINTS) return null;
  for (const { start, end } of cuts) {
    const [left, right] = [text.slice(0, start), text.slice(end)];
    if (pointsBack.test(right) || !ofMarket.test(left) || !ofMarket.test(right)) continue;
    const second = await readHalf(right, company, around);
    const first = second === null ? null : await readHalf(left, company, around);
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
