// A move of shares over a time, and beside it their deepest fall within it: each is read by itself.
import type { Asked } from '../asked.ts';
import { readAsCourse, type Around } from '../course/as-course.ts';
import { findTimes } from '../periods/periods.ts';
import { plainQuestion } from '../question-text.ts';
import { joinedParts } from './parts-of.ts';

const fallBeside = /^(?<move>[^?]*?)[.,;:?]{0,2} ?(?:and|plus|\+|&|as well as|along with|(?<=[.;] )(?:(?:I|we)(?:['’]d| would)? (?:also )?(?:like|want|need)|also|then)) (?<fall>(?:(?:also|then|tell me|give me|give|name|state|show|show me) )*(?:(?:how (?:deep|big|large|bad|steep|severe|ugly|nasty|rough|painful|hard|sharp) (?:was|were|is)|what (?:was|were|is)) )?(?:(?:the|its|their|each one's|a) )?(?:(?:max(?:imum)?|largest|biggest|deepest|worst|greatest|steepest) )*(?:(?:drawdowns?|dd|(?:peak|top|high)[- ]to[- ](?:trough|bottom|low))\b|(?:drops?|falls?|declines?|slides?|losse?s?) from (?:a |any |its |the |some )?(?:peak|high)\b)[^?]*)\??$/i;
/** Of another time than a year that is named, or than that of the move. */
const otherTime = /\b(?:since|between|quarters?|months?|weeks?|half|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
const yearIn = (text: string): string | null => text.match(/\b(?:19|20)\d\d\b/g)?.at(-1) ?? null;

/** Reads what stands before, by whichever reader. */
type ReadRest = (text: string) => Promise<Asked>;

const isWhole = (read: Asked | null, form: string): read is Asked => read?.course?.of === 'close' && read.course.form.kind === form && read.companies.length > 0 && (read.leftOver ?? []).length === 0;
const alone = (part: Asked): Asked => ({ ...part, operation: part.companies.length > 1 ? 'compare' : 'look-up' });

/** Between the two days that are named before. */
const thoseDays = /\b(?:between (?:those|these|the|the two|both|the same) (?:two )?(?:dates|days|closes)|in[- ]between|along the way|on the way|over (?:that|the same) (?:time|stretch|period|span|half)|in (?:that|the same) (?:time|stretch|period|half))\b/i;
const asksTwo = /\b(?:same|identical|equal|vs|versus|against|above|below|higher|lower|more|less|over|under)\b|=/i;

/** Two closes that are held against each other, and the deepest fall between them; the first is asked in words of its own. */
async function readBetweenCloses({ move, fall }: { readonly move: string; readonly fall: string }, around: Around, readRest: ReadRest): Promise<readonly Asked[] | null> {
  const days = [...new Set(findTimes(plainQuestion(move), around.today).flatMap(({ period }) => (period.kind === 'date' ? [period.on] : period.kind === 'dates' ? [period.from, period.to] : [])))].sort((one, other) => (one < other ? -1 : 1));
  const [from, to] = days;
  if (!thoseDays.test(fall) || !asksTwo.test(move) || from === undefined || to === undefined || days.length !== 2) return null;
  const first = await readRest(`${move}?`);
  const [company, ...others] = first.companies;
  if (company === undefined || others.length > 0) return null;
  const second = await readAsCourse(`What was the maximum drawdown of ${company.ticker} shares between ${from} and ${to}?`, around);
  return isWhole(second, 'fall') ? [first, alone(second)] : null;
}

/** A gain beside a fall from a high is the share's, though nothing before says so. */
async function readMove(move: string, around: Around): Promise<Asked | null> {
  const read = await readAsCourse(`${move}?`, around);
  return isWhole(read, 'change') ? read : readAsCourse(`Share price: ${move}?`, around);
}

/** Null where nothing of the kind is asked, or where one of the two is not wholly read. */
export async function readDrawdownApart(question: string, around: Around, readRest: ReadRest): Promise<Asked | null> {
  const { move, fall } = fallBeside.exec(question.slice(0, 400).replace(/ \([A-Z]{1,5}\)/g, ''))?.groups ?? {};
  if (move === undefined || fall === undefined) return null;
  const between = await readBetweenCloses({ move, fall }, around, readRest);
  if (between !== null) return joinedParts({ text: question, filters: around.filters, inherited: [] }, between);
  if (otherTime.test(fall)) return null;
  const year = yearIn(fall) ?? yearIn(move);
  const first = await readMove(move, around);
  if (year === null || !isWhole(first, 'change')) return null;
  const names = first.companies.map(({ ticker }) => ticker).join(' and ');
  const second = await readAsCourse(`What was the maximum drawdown of ${names} shares in ${year}?`, around);
  return isWhole(second, 'fall') ? joinedParts({ text: question, filters: around.filters, inherited: [] }, [alone(first), alone(second)]) : null;
}
