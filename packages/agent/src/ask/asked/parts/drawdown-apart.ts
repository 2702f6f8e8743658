// A move of shares over a time, and beside it their deepest fall within it: each is read by itself.
import type { Asked } from '../asked.ts';
import { readAsCourse, type Around } from '../course/as-course.ts';
import { joinedParts } from './parts-of.ts';

const fallBeside = /^(?<move>[^?]*?)[,;:]? (?:and|plus|&|as well as|along with) (?<fall>(?:(?:also|then|tell me|give me) )*(?:(?:how (?:deep|big|large|bad|steep|severe) (?:was|were|is)|what (?:was|were|is)) )?(?:(?:the|its|their|each one's|a) )?(?:(?:max(?:imum)?|largest|biggest|deepest|worst|greatest|steepest) )*(?:(?:drawdowns?|dd|peak[- ]to[- ]trough)\b|(?:drops?|falls?|declines?|slides?|losse?s?) from (?:a |any |its |the |some )?(?:peak|high)\b)[^?]*)\??$/i;
/** Of another time than a year that is named, or than that of the move. */
const otherTime = /\b(?:since|between|quarters?|months?|weeks?|half|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const yearIn = (text: string): string | null => text.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? null;

const isWhole = (read: Asked | null, form: string): read is Asked => read?.course?.of === 'close' && read.course.form.kind === form && read.companies.length > 0 && (read.leftOver ?? []).length === 0;
const alone = (part: Asked): Asked => ({ ...part, operation: part.companies.length > 1 ? 'compare' : 'look-up' });

/** Null where nothing of the kind is asked, or where one of the two is not wholly read. */
export async function readDrawdownApart(question: string, around: Around): Promise<Asked | null> {
  const { move, fall } = fallBeside.exec(question.slice(0, 400).replace(/ \([A-Z]{1,5}\)/g, ''))?.groups ?? {};
  if (move === undefined || fall === undefined || otherTime.test(fall)) return null;
  const year = yearIn(fall) ?? yearIn(move);
  const first = await readAsCourse(`${move}?`, around);
  if (year === null || !isWhole(first, 'change')) return null;
  const names = first.companies.map(({ ticker }) => ticker).join(' and ');
  const second = await readAsCourse(`What was the maximum drawdown of ${names} shares in ${year}?`, around);
  return isWhole(second, 'fall') ? joinedParts({ text: question, filters: around.filters, inherited: [] }, [alone(first), alone(second)]) : null;
}
