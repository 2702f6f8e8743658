// A question in one plain spelling, and places in it that have been read already.

/** Longer than any question; what stands behind it is not read. */
const longest = 1500;

/** One kind of quotation mark, dash and blank; the length of what is left is bounded. */
export function plainQuestion(text: string): string {
  return text.slice(0, longest).replace(/[‘’‛′`]/g, "'").replace(/[“”„]/g, '"').replace(/[–—‑‐−]/g, '-').replace(/\s+/g, ' ').trim();
}

export type Place = { readonly start: number; readonly end: number };

/** The same text with places blanked: offsets stay, and nothing there is read twice. */
export function blank(text: string, places: readonly Place[]): string {
  return places.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end), text);
}

export type Match = Place & { readonly words: string; readonly groups: Readonly<Record<string, string | undefined>> };

/** Every place of a pattern, with the words it caught. The pattern must be global. */
export function matchesOf(text: string, pattern: RegExp): Match[] {
  return [...text.matchAll(pattern)].map((found) => ({ start: found.index, end: found.index + found[0].length, words: found[0], groups: found.groups ?? {} }));
}
