// Footnote marks say nothing of the metric; they are taken off labels so that equal rows read equal.
const trailing = /(?:\s*(?:\(\s*(?:\d{1,2}|[a-z]|\*{1,2})\s*\)|\[\s*(?:\d{1,2}|[a-z])\s*\]|[*†‡§¹²³⁴⁵⁶⁷⁸⁹#]))+$/i;

/** A label without footnote marks, leader dots and surplus blanks; a closing colon stays, it marks a section. */
export function stripMarks(label: string): string {
  const flat = label.replace(/[\s\u00a0\u200b]+/g, ' ').trim();
  const colon = flat.endsWith(':');
  const bare = (colon ? flat.slice(0, -1).trimEnd() : flat).replace(/(?:\s*\.){3,}$/, '').replace(trailing, '').trim();
  return colon ? `${bare}:` : bare;
}
