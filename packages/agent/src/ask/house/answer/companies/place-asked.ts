// Which place of an order is asked for: "who is second?", "the third largest", "who comes last?".
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
const end = '(?:highest|largest|biggest|lowest|smallest|cheapest|dearest|priciest|best|worst|fastest|slowest|most|least)';
const nth = '(?<place>second|third|fourth|fifth|2nd|3rd|4th|5th)';
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:who|which|what)(?: (?:one|company|firm|stock))?(?:['’]s| is| was| came| comes| ranks?| stands?| has| had)? (?:in |the )*(?:${nth}|(?<runner>runner-up|next best|next highest)|(?<last>last))\b(?! (?:year|quarter|month|week|close|fiscal|trading|session|time|price))`, 'i'),
  new RegExp(String.raw`\bthe (?:${nth}[- ]${end}|(?<runner>runner-up))\b`, 'i'),
];

const short: Readonly<Record<string, string>> = { '2nd': 'second', '3rd': 'third', '4th': 'fourth', '5th': 'fifth' };

export type Place = { readonly name: string; /** From 0. */ readonly index: number };

/** Null where none is asked for, or where so many do not stand in the order. */
export function placeAsked(text: string, count: number): Place | null {
  const groups = patterns.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return null;
  if (groups['last'] !== undefined) return count > 1 ? { name: 'last', index: count - 1 } : null;
  const said = groups['place']?.toLowerCase() ?? 'second';
  const name = short[said] ?? said;
  const index = ordinals.findIndex((ordinal) => ordinal === name);
  return index < count ? { name, index } : null;
}
