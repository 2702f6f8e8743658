// Several things named one after another: "investor relations and consultants", "goodwill, trademarks and other assets". Each has to name a row of its own.
import type { Span } from '@assay/record';
import type { LabelWord } from './label-words.ts';
import type { Phrase } from './name-score.ts';
import type { Named } from './operands.ts';

const LEAST_SURE = 0.5;
const MOST_ITEMS = 6;

/** The stretches of a list; empty when the zone is none. */
function itemsOf(text: string, zone: Span): Span[] {
  const items: Span[] = [];
  let start = zone.start;
  for (const found of text.slice(zone.start, zone.end).matchAll(/,? (?:and|plus|as well as|along with) (?:the )?|, |; /gi)) {
    items.push({ start, end: zone.start + found.index });
    start = zone.start + found.index + found[0].length;
  }
  return items.length === 0 ? [] : [...items, { start, end: zone.end }];
}

type Naming = { readonly text: string; readonly words: readonly LabelWord[]; readonly rank: (phrase: Phrase) => readonly Named[]; readonly all: ReadonlySet<string> };

/** The row of each item, best first; null where an item names none, or two the same. */
export function severalNamed(zones: readonly Span[], naming: Naming): readonly Named[] | null {
  const items = zones.flatMap((zone) => itemsOf(naming.text, zone)).map((span) => naming.words.filter((word) => word.start >= span.start && word.end <= span.end)).filter((words) => words.some((word) => !word.soft));
  if (items.length < 2 || items.length > MOST_ITEMS) return null;
  const named = items.map((words) => naming.rank({ words, all: naming.all })[0]).filter((item) => item !== undefined && item.score >= LEAST_SURE);
  const whole = named.filter((item) => item !== undefined);
  return whole.length === items.length && new Set(whole.map((item) => item.series.key)).size === whole.length ? whole : null;
}
