// Which of several shares pays most for its price, spelt out over sentences: what each paid a share in the last twelve months, put against its newest close, is its dividend yield.
import type { Asked } from '../asked.ts';
import { readPeriods } from '../periods/periods.ts';
import { writtenOut } from '../question-text.ts';
import type { ReadAround } from '../read-around.ts';
import { readAsked } from '../read-asked.ts';
import { listed } from '../sheets/scene.ts';
import { joinedParts, partsOf } from './parts-of.ts';

const sort = '(?:last|latest|newest|most recent|past|trailing)';
const paid = /\bdividends?\b|\bpa(?:id|ys?) (?:out )?(?:(?:per|a|for each|on each) share)\b/i;
const twelveMonths = new RegExp(String.raw`\b${sort} (?:(?:twelve|12)[- ]months?|year\b(?! of)|(?:four|4) (?:quarterly )?(?:dividends|payments|payouts|quarters))|\b(?:four|4) ${sort} (?:quarterly )?(?:dividends|payments|payouts)|\bttm\b`, 'i');
const asRate = /\b(?:yields?|ylds?|percent\w*|per cent|pct)\b|%/i;
const ofClose = /\b(?:clos(?:e|es|ing)(?: price)?|share price|price)\b/i;
const contest = /\b(?:which|who|whose|rank\w*|order|sort|highest|most|first)\b/i;
const least = /\b(?:lowest|least|smallest|cheapest) (?:first|to)\b|\bwhich (?:one )?(?:is|has|gives|pays|yields) (?:the )?(?:lowest|least|smallest)\b/i;
const otherwise = /\b(?:growth|gr[eo]w|rais\w+|cover\w*|payout ratio|eps|earnings|treasur\w+|buy-?backs?|p ?\/ ?e|total return|since|bought|forward)\b/i;

const isContest = (text: string): boolean => [paid, twelveMonths, asRate, ofClose, contest].every((words) => words.test(text)) && !otherwise.test(text);

/** Null of one company, of a year, and of another close than the newest. */
export async function readPayoutContest({ text, filters, inherited, companies, claims = [] }: Asked, around: ReadAround): Promise<Asked | null> {
  if (companies.length < 2 || around.earlier.length + claims.length > 0) return null;
  const said = writtenOut(text);
  const isOfNow = readPeriods(said, around.today).every(({ period: { kind } }) => ['latest', 'trailing', 'last'].includes(kind));
  if (!isOfNow || !isContest(said)) return null;
  const read = await readAsked(`Which of ${listed(companies.map(({ ticker }) => ticker))} has the ${least.test(said) ? 'lowest' : 'highest'} dividend yield at the latest close on the dividends of the last twelve months?`, around);
  return read.companies.length === companies.length ? joinedParts({ text, filters, inherited }, partsOf(read).map((part) => ({ ...part, asking: '' }))) : null;
}
