// Which figure of a series a question asks for: a value, a move, an end, a mean, a fall, a best part, a level passed.
import type { CourseForm } from './course.ts';
import { eachPartSought } from './parts/each-part-sought.ts';
import { partSought } from './parts/part-sought.ts';
import { bottoms, namesOther, tops } from './words/end-words.ts';
import * as words from './words/course-words.ts';
import { has, without } from './words/patterns.ts';
import { numberIn } from './words/spoken-number.ts';

export type Formed = { readonly form: CourseForm; readonly rest: string };

/** "When was the last time": that it is asked when makes it the first only where no other end is named. */
function whichEnd(text: string): 'first' | 'last' | null {
  if (has(words.firsts, text.replaceAll('when', ' '))) return 'first';
  return has(words.lasts, text) ? 'last' : has(words.firsts, text) ? 'first' : null;
}

const newestClose = /\b(?:last|latest|newest|most recent) (?:daily )?(?:close[ds]?|closing(?: price)?|price|quote)(?: \w+)?[ :,-]*$/;
const asksDay = /\b(?:when|which|what (?:day|date)|dates?|days?|time|times|first|how (?:often|many|long)|session|sessions|ever|since)\b/;

/** "Last close above 230? Exact figure": whether the newest is, where no day is looked for. */
const isOfNewest = (text: string, level: number): boolean => newestClose.test(text.slice(0, level)) && !asksDay.test(text);

/** "Did it close above 400 in 2024", at any time of it: no move in percent, and not at one time that is named. */
const isEver = (text: string, level: string): boolean => !(/%|per ?cent|pct/.test(level) && text.includes('¤')) && (has(words.evers, text) || has(words.passing, text));

/** "Was it above 4% every month?" is decided by the lowest of them. */
export const ofAll = /\b(?:each|every|all(?: (?:of|the))*)(?: (?:single|one|twelve|12|trading))* (?:months?|days?|weeks?|quarters?|readings?|sessions?)\b|\balways\b|\bthroughout\b|\ball (?:year|month|quarter)(?: long)?\b/;

const stayed = /\b(?:stay|remain|hold|keep|stick)(?:ed|s)?\b|\b(?:held|kept|stuck|been)\b/g;

/** Whether a question of yes or no may be of a level that was passed at some time. */
export const isOfPassing = (question: string): boolean => has(words.passing, question.toLowerCase()) || has(words.evers, question.toLowerCase()) || ofAll.test(question.toLowerCase());

function beyondSought(text: string): Formed | null {
  for (const [is, pattern] of words.beyonds) {
    const found = [...text.matchAll(pattern)][0];
    const level = found?.groups === undefined ? null : numberIn(found.groups);
    if (found === undefined || level === null) continue;
    if (isOfNewest(text, found.index)) return null;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    const which = ofAll.test(rest) ? 'all' : has(words.counts, rest) ? 'count' : whichEnd(rest) ?? (isEver(text, found[0]) ? 'first' : null);
    return which === null ? null : { form: { kind: 'beyond', is, level, which }, rest: without(rest, words.counts, words.firsts, words.lasts, words.evers).replace(ofAll, ' ').replace(stayed, ' ') };
  }
  return null;
}

/** A rate a year, where a move is asked about and no part of the time. */
function yearlySought(text: string): Formed | null {
  if (!has(words.yearlies, text) || has(words.best, text) || has(words.worst, text) || has(words.highs, text) || has(words.lows, text)) return null;
  const rest = without(text, words.yearlies);
  return has(words.compounding, text) || has(words.moves, text) ? { form: { kind: 'yearly' }, rest: without(rest, words.means, words.compounding) } : null;
}

/** A move that is over. */
const tellsOfThen = /\b(?:did|was|were|had|f[ae]ll\w*|drop\w*|los[est]\w*|end(?:ed)?|finish\w*|stood|closed|from)\b/;

/** Away from the one and the other: "from its high and its low". */
const fromBoth = new RegExp(String.raw`\b(?:from|off|below|above|under|over|between) (?:its |the |their |both )?${tops}(?: (?:close|price|point))? (?:and|or) (?:(?:from|above|below|off|over|under|its|the|how far|it is|is it) ){0,4}${bottoms}\b|\b(?:from|off|below|above|under|over|between) (?:its |the |their |both )?${bottoms}(?: (?:close|price|point))? (?:and|or) (?:(?:from|above|below|off|over|under|its|the|how far|it is|is it) ){0,4}${tops}\b`);

/** "The highest and the lowest close, and how far it is above the high": the other end is told too. */
function otherEnd(text: string, end: 'highest' | 'lowest'): { readonly other?: 'close' | 'distance' } {
  const isNamed = namesOther(without(text, end === 'highest' ? words.offHigh : words.offLow), end);
  return !isNamed ? {} : { other: fromBoth.test(text) || (has(words.offHigh, text) && has(words.offLow, text)) ? 'distance' : 'close' };
}

/** "How far is it below its highest close of the year?" Without a verb it is of now. */
function offSought(text: string): Formed | null {
  if (!has(words.howFar, text) || (!has(words.standsNow, text) && tellsOfThen.test(text))) return null;
  const end = has(words.offHigh, text) ? 'highest' : has(words.offLow, text) ? 'lowest' : null;
  return end === null ? null : { form: { kind: 'off', end, ...otherEnd(text, end) }, rest: without(text, words.offHigh, words.offLow, words.highs, words.lows, words.howNear) };
}

function swingSought(text: string): Formed | null {
  if (has(words.volatilities, text)) return volatilitySought(text);
  if (words.falls.some((pattern) => has(pattern, text))) return { form: { kind: 'fall' }, rest: without(text, ...words.falls, words.worst) };
  return words.climbs.some((pattern) => has(pattern, text)) ? { form: { kind: 'climb' }, rest: without(text, ...words.climbs, words.best) } : null;
}

function volatilitySought(text: string): Formed | null {
  return has(words.volatilities, text) ? { form: { kind: 'volatility' }, rest: without(text, words.volatilities, words.compounding) } : null;
}

const movedSought = (text: string): Formed | null => eachPartSought(text) ?? swingSought(text) ?? yearlySought(text) ?? offSought(text);

/** Those that are told by a pattern alone, in the order in which they are tried. */
export function formOf(text: string, isSeveral: boolean): Formed | null {
  const swing = movedSought(text);
  if (swing !== null) return swing;
  const end = (['lowest', 'highest'] as const).find((kind) => has(words[kind], text));
  if (end !== undefined) return { form: { kind: end }, rest: without(text, words[end]) };
  if (has(words.factors, text)) return { form: { kind: 'factor' }, rest: without(text, words.factors) };
  return beyondSought(text) ?? partSought(text) ?? (isSeveral ? null : extremeOf(text)) ?? (has(words.means, text) ? { form: { kind: 'mean' }, rest: without(text, words.means) } : null) ?? plainForm(text);
}

function extremeOf(text: string): Formed | null {
  if (has(words.means, text)) return null;
  const [isHigh, isLow] = [has(words.highs, text), has(words.lows, text)];
  if (!isHigh && !isLow) return null;
  return { form: { kind: isHigh && isLow ? 'range' : isHigh ? 'highest' : 'lowest' }, rest: without(text, words.highs, words.lows) };
}

function plainForm(text: string): Formed | null {
  if (has(words.moves, text)) return { form: { kind: 'change' }, rest: text };
  return has(words.values, text) ? { form: { kind: 'value' }, rest: text } : null;
}

/** What else of a form is spoken of: then the question asks for more than one thing. */
export function asksMore({ form: { kind }, rest }: Formed): boolean {
  if (kind === 'value' || kind === 'change') return has(words.means, rest) || has(words.counts, rest) || words.falls.some((pattern) => has(pattern, rest));
  return has(words.means, rest) || has(words.counts, rest) || has(words.highs, rest) || has(words.lows, rest) || words.falls.some((pattern) => has(pattern, rest));
}
