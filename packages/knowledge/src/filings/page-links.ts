// Links inside a page: which line leads to which. A contents list is known by them, and headings that name no item are found by them.
import type { Line } from './page-lines.ts';

/** For a line with links inside the page, the lines that they lead to, in order. */
export type PageLinks = ReadonlyMap<number, readonly number[]>;

export function linksOf(html: string, lines: readonly Line[]): PageLinks {
  const places = placesOf(html);
  const lineAt = lineFinder(lines);
  const links = new Map<number, number[]>();
  for (const found of html.matchAll(/\shref\s*=\s*["']#([^"']{1,200})["']/gi)) {
    const place = places.get(found[1] ?? '');
    const from = lineAt(found.index);
    const to = place === undefined ? null : lineAt(place);
    if (from === null || to === null) continue;
    links.set(from, [...(links.get(from) ?? []).slice(-20), to]);
  }
  return links;
}

function placesOf(html: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const found of html.matchAll(/\s(?:id|name)\s*=\s*["']([^"']{1,200})["']/gi)) {
    const name = found[1] ?? '';
    if (!places.has(name)) places.set(name, found.index);
  }
  return places;
}

/** The first line that ends after a place in the source. Lines stand in the order of the source. */
function lineFinder(lines: readonly Line[]): (place: number) => number | null {
  return (place) => {
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lines[middle]?.source.end ?? 0) > place) high = middle;
      else low = middle + 1;
    }
    return low < lines.length ? low : null;
  };
}
