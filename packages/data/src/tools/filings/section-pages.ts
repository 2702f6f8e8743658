// A long text in pages that end where a line ends, or at a blank where a line is long.

export type TextPage = { readonly paragraphs: readonly string[]; /** Where the next page begins; null behind the last. */ readonly next: number | null };

/** Longer paragraphs are parted at a blank, so that no form of an answer cuts them. */
const LONGEST = 1800;

export function pageOf(text: string, offset: number, most: number): TextPage {
  const start = Math.min(offset, text.length);
  const stretch = text.slice(start, start + most);
  const isLast = start + stretch.length >= text.length;
  const shown = isLast ? stretch : stretch.slice(0, endOf(stretch));
  return { paragraphs: shown.split('\n').map((line) => line.trim()).filter((line) => line !== '').flatMap(parted), next: isLast ? null : start + shown.length };
}

/** A page is at least half full. */
function endOf(stretch: string): number {
  const ends = [stretch.lastIndexOf('\n'), stretch.lastIndexOf(' ')];
  return (ends.find((end) => end >= stretch.length / 2) ?? stretch.length - 1) + 1;
}

function parted(line: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (line.length - start > LONGEST) {
    const blank = line.lastIndexOf(' ', start + LONGEST);
    const end = blank > start ? blank : start + LONGEST;
    parts.push(line.slice(start, end));
    start = blank > start ? end + 1 : end;
  }
  return [...parts, line.slice(start)];
}
