// Which part of a time is looked for: its best or worst day, week, month, quarter or year, several of them, or both ends.
import type { CourseForm } from '../course.ts';
import * as words from '../words/course-words.ts';
import { has, without } from '../words/patterns.ts';
import { countOf } from '../../number-words.ts';

type Parted = { readonly form: Extract<CourseForm, { kind: 'best' | 'worst' }>; readonly rest: string };

const number = String.raw`\d|ten|two|three|four|five|six|seven|eight|nine`;
const goes = String.raw`best|worst|biggest|largest|strongest|weakest|top|bottom|steepest`;
const several = new RegExp(String.raw`\b(?:(?<ahead>${number}) (?<one>${goes})|(?<other>${goes}) (?<behind>${number})(?: (?<end>best|worst|biggest))?)(?<rest>(?: (?:one-day|daily|trading|single|market))*) (?<part>day|session|week|month|quarter|year)s\b`);
const bothEnds = /\b(?:the )?(?:best (?:and|&|or|\/) (?:the )?worst|worst (?:and|&|or|\/) (?:the )?best)\b/;

/** "The three best days" as the best day, and how many. */
function withoutCount(text: string): { readonly text: string; readonly count: number | null } {
  const { ahead, behind, one, other, end, part = '' } = several.exec(text)?.groups ?? {};
  const count = countOf(ahead ?? behind);
  if (part === '' || count === null) return { text, count: null };
  const plain = /worst|weakest|bottom|steepest/.test(end ?? one ?? other ?? '') ? 'worst' : 'best';
  return { text: text.replace(several, `${plain} ${part}`), count };
}

/** "Its best day in 2025, and its worst": both are asked for, the second in a word of its own. */
const otherBehind = /\b(best|worst)((?: (?:one-day|daily|trading|single|market))* (?:day|session|week|month|quarter|year)\b[^?.;]{0,60}?),? (?:and|&|\/|or|plus) (?:what (?:was|were|is|are) )?(?:(?:its|the|their) )?(?!\1)(?:best|worst)(?: (?:one|day|session|week|month|quarter|year))?(?=[\s?.]*$)/;

/** "Worst week and best week". */
const eachNamed = /\b(best|worst) (day|session|week|month|quarter|year) (?:and|&|\/|or) (?:(?:its|the) )?(?!\1)(?:best|worst) \2\b/;

/** The first part named, where one of them is looked for. */
export function partSought(said: string): Parted | null {
  const given = said.replace(eachNamed, 'best and worst $2').replace(otherBehind, 'best and worst$2');
  const hasBoth = bothEnds.test(given);
  const { text, count } = withoutCount(hasBoth ? given.replace(bothEnds, 'best') : given);
  const isWorst = has(words.worst, text);
  if (!isWorst && !has(words.best, text)) return null;
  const part = words.parts.find(([, pattern]) => has(pattern, text));
  if (part === undefined) return null;
  const form = { kind: isWorst ? 'worst' as const : 'best' as const, part: part[0], ...(count === null ? {} : { count }), ...(hasBoth ? { hasBoth } : {}) };
  return { form, rest: without(without(text, part[1]).replace(/ {2,}/g, ' '), words.worst, words.best) };
}

/** A quarter or a year of a company is one of its statements, unless its share is spoken of, or a move. */
export function isPartOfShare({ kind, ...form }: CourseForm, isOfShare: boolean): boolean {
  return (kind === 'best' || kind === 'worst') && (isOfShare || !('part' in form) || (form.part !== 'quarter' && form.part !== 'year'));
}
