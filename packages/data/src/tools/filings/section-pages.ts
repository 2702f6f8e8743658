// A long text in pages that end where a line ends.

export type TextPage = { readonly paragraphs: readonly string[]; /** Where the next page begins; null behind the last. */ readonly next: number | null };

/** Longer paragraphs are parted at a blank, so that no form of an answer cuts them. */
const LONGEST = 1800;

export function pageOf(text: string, offset: number, most: number): TextPage {
  const start = Math.min(offset, text.length);
  const stretch = text.slice(start, start + most);
  const isLast = start + stretch.length >= text.length;
  const lineEnd = isLast ? -1 : stretch.lastIndexOf('\n');
  const shown = lineEnd > 0 ? stretch.slice(0, lineEnd + 1) : stretch;
  return { paragraphs: shown.split('\n').map((line) => line.trim()).filter((line) => line !== '').flatMap(parted), next: isLast ? null : start + shown.length };
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
