// Every line of a page that may be an item's heading, each with what speaks for it: set off, titled as the form titles it, led to by the contents list.
import { itemsOfForm, placeInForm, type FormItem } from './form-items.ts';
import { itemOfHeading, readItemHeading, readPartLine, type ItemHeading } from './item-heading.ts';
import type { Line } from './page-lines.ts';
import type { PageLinks } from './page-links.ts';
import type { Part } from '@assay/record';

export type Candidate = {
  readonly line: number;
  readonly heading: ItemHeading;
  readonly part: Part;
  /** Grows along the form; the last is that of the last item joined. */
  readonly place: number;
  readonly lastPlace: number;
  readonly title: string;
  readonly titled: boolean;
  /** Lines that it links to. */
  readonly links: readonly number[];
};

/** A heading with more text than this has its section's first words on the same line. */
export const LONG_HEADING = 240;

export function candidatesOf(lines: readonly Line[], form: string, links: PageLinks): Candidate[] {
  const items = itemsOfForm(form) ?? [];
  const candidates: Candidate[] = [];
  let part: Part | null = null;
  for (const [index, line] of lines.entries()) {
    // Item numbers stand first in their lines; a part's line is short.
    const text = line.text.slice(0, LONG_HEADING + 60);
    if (!/^\W{0,3}(?:part|item)/i.test(text)) continue;
    part = readPartLine(text) ?? part;
    const found = candidateAt(index, { lines, items, part, links });
    if (found === null) continue;
    part = found.part;
    candidates.push(found);
  }
  return candidates;
}

type Scene = { readonly lines: readonly Line[]; readonly items: readonly FormItem[]; readonly part: Part | null; readonly links: PageLinks };

function candidateAt(index: number, { lines, items, part, links }: Scene): Candidate | null {
  const heading = readItemHeading(lines[index]?.text.slice(0, LONG_HEADING + 60) ?? '');
  if (heading === null) return null;
  const isBare = heading.title === '';
  const title = isBare ? titleBelow(lines[index + 1]) : heading.title;
  const known = itemOfHeading(heading, { part, title }, items);
  if (known === null) return null;
  const [first] = heading.items;
  const own = isBare ? [index, index + 1] : [index];
  return { line: index, heading, ...known, title, place: placeInForm(known.part, first), lastPlace: placeInForm(known.part, heading.items.at(-1) ?? first), links: own.flatMap((line) => links.get(line) ?? []) };
}

/** "Item 7." in a block of its own has its title in the next. */
function titleBelow(line: Line | undefined): string {
  return line === undefined || line.text.length >= LONG_HEADING ? '' : withoutPage(line.text);
}

/** Without the page number and the dots before it that a contents list has. */
export function withoutPage(text: string): string {
  return text.slice(0, LONG_HEADING).replace(/[\s|.]{0,200}\d{0,4}$/, '').trim();
}
