// A text as it is compared when the wording counts and its dress does not: case, blanks, dashes, quotation marks, the bars of a table.

const alike: ReadonlyMap<string, string> = new Map([
  ...Array.from('‐‑‒–—―−', (dash): [string, string] => [dash, '-']), ...Array.from('‘’ʼ′', (quote): [string, string] => [quote, "'"]), ...Array.from('“”«»„', (quote): [string, string] => [quote, '"']), ['|', ' '],
]);

/** `places[i]` is where the folded character at i stands in the text; one more for the end. */
export type Folded = { readonly text: string; readonly places: readonly number[] };

export function foldWords(text: string): Folded {
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const character = alike.get(text.charAt(at)) ?? text.charAt(at);
    const isBlank = character.trim() === '';
    if (isBlank && (folded === '' || folded.endsWith(' '))) continue;
    const lower = character.toLowerCase();
    folded += isBlank ? ' ' : lower.length === 1 ? lower : character;
    places.push(at);
  }
  while (folded.endsWith(' ')) { folded = folded.slice(0, -1); places.pop(); }
  return { text: folded, places: [...places, (places.at(-1) ?? -1) + 1] };
}
