// From a close before the time in which an end lies to that end: "how much higher was its high of 2025 than its close on 31 December 2024?".
import type { Course, Window } from '../course.ts';

const beneath = /\b(?:below|under|beneath|short of|lower|off)\b/;
const above = /\b(?:above|over|higher|clear of)\b/;

const isBefore = (at: Window, over: Window | undefined): boolean => over?.kind === 'stretch' && over.from !== null && ((at.kind === 'point' && at.on < over.from) || (at.kind === 'edge' && at.to < over.from));

/** "From the first close of 2024 to the low of 2024": a close of the same time that is named as where the move begins. */
const fromOneToEnd = /\bfrom\b[^?.!§]*§[^?.!§]*\b(?:to|until|till|down to|up to)\b[^?.!]*\b(?:low(?:est)?|bottom|trough|high(?:est)?|peak|top)\b/;

/** How far such a close lay below the high is told from the high, and so of no move. */
export function fromEarlier(course: Course, text: string): Course {
  const { also, form: { kind }, windows: [over] } = course;
  const isTurned = kind === 'highest' ? beneath.test(text) : above.test(text);
  return also?.kind !== 'off' || (kind !== 'highest' && kind !== 'lowest') || isTurned || !(isBefore(also.at, over) || fromOneToEnd.test(text)) ? course : { ...course, also: { ...also, isFrom: true } };
}
