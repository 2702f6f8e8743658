// Paragraphs packed into parts of readable length. A paragraph is never cut: it is the unit that a citation opens.
type Sized = { readonly text: string };

/** About a third of a page: long enough to say something, short enough to be about one thing. */
const ENOUGH = 1200;
/** A last paragraph that comes again in the next part, so that what refers to it is found with it. */
const MOST_OVERLAP = 300;

export function partLines<Line extends Sized>(lines: readonly Line[]): Line[][] {
  const parts: Line[][] = [];
  let part: Line[] = [];
  let length = 0;
  for (const line of lines) {
    if (length > 0 && length + line.text.length > ENOUGH) {
      parts.push(part);
      const last = part.at(-1);
      part = last !== undefined && part.length > 1 && last.text.length <= MOST_OVERLAP ? [last] : [];
      length = part[0]?.text.length ?? 0;
    }
    part.push(line);
    length += line.text.length;
  }
  return part.length > 0 ? [...parts, part] : parts;
}
