// "Last close, per cent since 31 December, per cent below the best close of the year": where a share stands against a day and against an end of a time, each read by itself.
import type { Asked } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { readAsCourse, type Around } from '../course/as-course.ts';
import { firstEnd, namesOtherEnd, offItsEnd, otherThings } from '../reworded/market/against-end.ts';
import { newest, newestSince, oneDay } from '../reworded/market/close-since.ts';
import { joinedParts } from './parts-of.ts';

const inPercent = /%|\b(?:per ?cent\w*|pct)\b/i;
const held = /\b(?:since|against|vs\.?|versus|on|from|over|compared|than|move[ds]?|chang\w+|gain\w*|loss|lost|up|down|r[io]se\w*|f[ae]ll\w*)\b/i;
/** Another move, or other shares than those of one company. */
const otherwise = /\b(?:to (?:its|the|their) (?:\w+ )?(?:high|low|best|worst|peak|trough)\w*|draw-?downs?|annual\w*|yearly|cagr|bought|invest\w*|which|who)\b/i;

const isWhole = (read: Asked | null): read is Asked => read?.course?.of === 'close' && read.companies.length === 1 && (read.leftOver ?? []).length === 0;

type Stands = { readonly on: string; readonly end: NonNullable<ReturnType<typeof firstEnd>>; readonly rest: string };

/** The one day and the one end that are named; null where a part is missing, or another thing is asked. */
function standsIn(question: string): Stands | null {
  const end = newest.test(question) && inPercent.test(question) ? firstEnd(question) : null;
  const day = end === null ? null : oneDay(end.rest);
  if (end === null || day === null || !held.test(day.rest)) return null;
  const isOther = namesOtherEnd({ ...end, rest: day.rest }) || otherwise.test(day.rest) || otherThings.test(day.rest.replace(/\bto date\b/gi, ' '));
  return isOther ? null : { on: day.on, end, rest: day.rest };
}

/** Null unless the newest close, one day and one end of a time are named of one company. */
export async function readWhereItStands(question: string, around: Around): Promise<Asked | null> {
  const stands = standsIn(question);
  const [company, ...others] = stands === null ? [] : new Set(namedIn(stands.rest, []).map(({ company: one }) => one?.name ?? ''));
  if (stands === null || company === undefined || company === '' || others.length > 0) return null;
  const parts = [await readAsCourse(newestSince(company, stands.on), around), await readAsCourse(offItsEnd(company, stands.end), around)];
  return parts.every(isWhole) ? joinedParts({ text: question, filters: around.filters, inherited: [] }, parts.map((part) => ({ ...part, operation: 'look-up' as const }))) : null;
}
