// The pages of a plain text: between form feeds, or from one page mark to the next where a text has no form feeds.

/** A line that only says where a page begins: "[Page 12]", "--- page 12 ---", and "<PAGE>" of the SEC's old texts. */
const MARK = /^[ \t]*(?:<PAGE>[ \t]*\d{0,5}|\[page[ \t]+\d{1,5}\]|[-=#]{1,10}[ \t]*page[ \t]+\d{1,5}(?:[ \t]+of[ \t]+\d{1,5})?[ \t]*[-=#]{0,10})[ \t]*$/gim;

/** Offsets at which pages begin, the first always 0; null for a text of one stretch. */
export function pageStarts(text: string): number[] | null {
  const starts = [0];
  for (let at = text.indexOf('\f'); at >= 0; at = text.indexOf('\f', at + 1)) starts.push(at + 1);
  if (starts.length > 1) return text.endsWith('\f') ? starts.slice(0, -1) : starts;
  const marks = [...text.matchAll(MARK)].map(({ index }) => index);
  if (marks.length < 2) return null;
  // What stands before the first mark is part of the first page.
  return [0, ...marks.slice(1)];
}

/** The number of the page, from 1, on which a place of the text stands. */
export function pageAt(starts: readonly number[], place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
