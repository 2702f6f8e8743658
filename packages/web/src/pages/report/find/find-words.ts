// Where words stand in the texts of a long report, of which the document holds only a part.

/** A claim by its number, or the occurrence of words in one pane: the first of it is 0. */
export type Place = { readonly kind: 'claim'; readonly claim: number } | { readonly kind: 'words'; readonly pane: number; readonly nth: number };

/** However often a short word stands there, so many are gone through. */
export const mostPlaces = 2_000;

/** Small letters, one space for any run of white space; the non-breaking ones of figures among them. */
export function plainText(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ');
}

/** Offsets of every occurrence, one behind the other. */
export function occurrences(text: string, words: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && found.length < mostPlaces; at = text.indexOf(words, at + words.length)) found.push(at);
  return found;
}

/** `texts` of the panes as plainText gives them. `#12` is claim 12 where there are as many. */
export function findPlaces(texts: readonly string[], asked: string, claims: number): readonly Place[] {
  const words = plainText(asked).trim();
  if (words === '') return [];
  const number = Number(/^#(\d{1,6})$/.exec(words)?.[1] ?? 0);
  if (number > 0) return number <= claims ? [{ kind: 'claim', claim: number }] : [];
  return texts.flatMap((text, pane) => occurrences(text, words).map((_, nth): Place => ({ kind: 'words', pane, nth }))).slice(0, mostPlaces);
}
