// Times that are listed: "in the first and in the second quarter of 2025", "in fiscal 2025 and in its fourth quarter".
import { fiscal, type FoundPeriod, type Part } from './period-words.ts';

const quarters: Readonly<Record<string, Part>> = { first: 'Q1', '1st': 'Q1', second: 'Q2', '2nd': 'Q2', third: 'Q3', '3rd': 'Q3', fourth: 'Q4', '4th': 'Q4' };
const ordinal = String.raw`\b(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th)\b`;
const joiner = String.raw`(?:,|,? ?(?:and|&|plus|then|as well as)(?: (?:also|then))?)`;
const places = String.raw`(?:(?:in|for|during|of|from|over) )?(?:(?:the|its|their) )?`;

const before = new RegExp(String.raw`${ordinal}(?: one)?${joiner} ?${places}$`, 'i');
const behind = new RegExp(String.raw`^,? ?(?:and|&|plus|then|as well as)(?: (?:also|then))? ${places}${ordinal}(?= one\b|$|[,.;?!)]| (?:please|too|as well|and|of that|alone|quarter[,.;?!]?$))`, 'i');

/** The quarters whose word is left out before a quarter that is named, the earliest first, and where they stand. */
function listedBefore(named: FoundPeriod, text: string): FoundPeriod[] {
  if (named.period.kind !== 'fiscal') return [];
  const found = before.exec(text.slice(0, named.start));
  const part = quarters[(found?.groups?.['ordinal'] ?? '').toLowerCase()];
  if (found === null || part === undefined) return [];
  const one: FoundPeriod = { start: found.index, end: found.index + (found.groups?.['ordinal'] ?? '').length, period: fiscal(named.period.year, part) };
  return [...listedBefore(one, text), one];
}

function listedBehind(named: FoundPeriod, text: string): FoundPeriod[] {
  if (named.period.kind !== 'fiscal') return [];
  const found = behind.exec(text.slice(named.end));
  const word = found?.groups?.['ordinal'] ?? '';
  const part = quarters[word.toLowerCase()];
  if (found === null || part === undefined) return [];
  const end = named.end + found[0].length;
  const one: FoundPeriod = { start: end - word.length, end, period: fiscal(named.period.year, part) };
  return [one, ...listedBehind(one, text)];
}

const isQuarter = ({ period }: FoundPeriod): boolean => period.kind === 'fiscal' && period.part.startsWith('Q');

/** "The first, second and third quarter of 2024": of the same year as the quarter that is said whole. */
export function listedQuarters(found: readonly FoundPeriod[], text: string): FoundPeriod[] {
  return found.flatMap((one) => {
    if (!isQuarter(one)) return [one];
    const apart = (listed: readonly FoundPeriod[]): readonly FoundPeriod[] => listed.filter(({ start, end }) => !found.some((other) => other.start < end && start < other.end));
    return [...apart(listedBefore(one, text)), one, ...apart(listedBehind(one, text))];
  });
}

const small = String.raw`(?:(?:by|how|many|much|what|was|were|did|in|for|during|over|at|its|their|the|that|of|again|also|only|just|then|same|separately|alone|about|figure|one|growth|rate|percent|full|whole|year|fiscal|y\/y|yoy|year-on-year) )*`;
const listed = new RegExp(String.raw`^(?:'s)?(?: ?\(?(?:y\/y|yoy|as a whole|overall|full[- ]year|fy)\)?)? ?(?:;|,? ?(?:and|&|plus|as well as|then)\b) ?,? ?${small}$`, 'i');

/** "In fiscal 2025, and by how many in the fourth quarter of fiscal 2025": the year beside its quarter, and not said twice. */
export function isListedBeside(one: FoundPeriod, other: FoundPeriod, text: string): boolean {
  const [left, right] = one.start < other.start ? [one, other] : [other, one];
  return listed.test(text.slice(left.end, right.start));
}
