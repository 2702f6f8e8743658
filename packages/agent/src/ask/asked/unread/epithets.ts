// What the companies of a question are called before they are named: "Hammers or hamburgers? …", "A bank and a card network: …", "Two industrial giants, one year: …".
import type { Place } from '../places.ts';

const opening = /^(?<list>[^.?!:;\d]{3,90}?)(?:\?|:| [–-]|,(?= (?:where|which|who|what|how)\b))\s/i;
const joints = /\s*,\s*(?:and |or )?|\s+(?:and|or|against|versus|vs\.?)\s+/i;
const counts: Readonly<Record<string, number>> = { two: 2, both: 2, three: 3, four: 4, five: 5 };
const counted = /^(?<count>two|both|three|four|five)(?: (?!in\b|of\b|by\b|per\b|for\b|with)[\p{L}'-]+){1,4}(?:, (?:one|the same) (?:year|question|measure|number))?$/iu;
/** A few words that narrow nothing. */
const plain = /^(?:(?!(?:in|of|by|per|for|with|without|ex|excluding|only|before|after|outside|from|less|net|gross|minus|adjusted|organic|real|not|no)\b)[\p{L}'’-]+ ?){1,5}$/iu;

/** Null where the words are none that companies are called. */
function howMany(list: string): number | null {
  const count = counted.exec(list)?.groups?.['count'];
  if (count !== undefined) return counts[count.toLowerCase()] ?? null;
  const items = list.split(joints);
  return items.every((item) => plain.test(item)) ? items.length : null;
}

/** As many as companies are named, in front of the question and with nothing else that was read; null where there is no such list. */
export function epithetsIn(text: string, { named, read }: { readonly named: readonly Place[]; readonly read: readonly Place[] }): Place | null {
  const list = opening.exec(text)?.groups?.['list'];
  if (list === undefined || read.some(({ start }) => start < list.length)) return null;
  const companies = new Set(named.map(({ start, end }) => text.slice(start, end).toLowerCase())).size;
  return companies > 1 && howMany(list) === companies ? { start: 0, end: list.length } : null;
}
