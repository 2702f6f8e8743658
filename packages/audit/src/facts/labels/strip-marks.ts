// Footnote marks say nothing of the metric; they are taken off labels so that equal rows read equal.
import { remember } from '../../remember.ts';

const trailing = /(?:\s*(?:\(\s*(?:\d{1,2}|[a-z]|\*{1,2})\s*\)|\[\s*(?:\d{1,2}|[a-z])\s*\]|[*†‡§¹²³⁴⁵⁶⁷⁸⁹#]))+$/i;

/** Marks stand in the last letters of a label; only those are searched. */
const LONGEST_MARKS = 40;

const MOST_LABELS = 4000;

/** A label without footnote marks, leader dots and surplus blanks; a closing colon stays, it marks a section. */
export const stripMarks = remember((label) => {
  const flat = label.replace(/[\s\u00a0\u200b]+/g, ' ').trim();
  const colon = flat.endsWith(':');
  const body = withoutLeader(colon ? flat.slice(0, -1).trimEnd() : flat);
  const bare = body.slice(0, -LONGEST_MARKS) + body.slice(-LONGEST_MARKS).replace(trailing, '').trimEnd();
  return colon ? `${bare}:` : bare;
}, MOST_LABELS);

/** "Rent . . . . ." and "Rent......" are "Rent"; one full stop stays. */
function withoutLeader(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === ' ')) end -= 1;
  return text.length - end >= 3 ? text.slice(0, end) : text.replace(/ \.$/, '');
}
