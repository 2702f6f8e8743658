// "Did it spend more than twice as much on A as on B", "is A at least half of B": what is claimed of two figures of one company is asked for as the one divided by the other.
import { namedIn } from '../companies/read-companies.ts';
import { findMeasures } from '../measures/read-measures.ts';

const asked = /\b(?:(?<times>how many times)|how much)(?<as> as (?:much|many|large|big|high|great))?(?: (?:the (?:size|amount) of|that of|those of|as))?/i;
const auxiliary = /^(?:(?:so|and|but|now|well),? )*(?:did|does|do|was|were|is|are|has|have|had)\b/i;
const verbAtEnd = /\b(?:spen[dt]s?|spending|pa(?:y|ys|id)(?: out)?|puts?|ha(?:s|ve|d)|holds?|held|ow(?:e|es|ed)|earn(?:s|ed)?|ma(?:ke|kes|de)|return(?:s|ed)?|devot(?:e|es|ed)|invest(?:s|ed)?|lay out|laid out|buy|bought|hand(?:s|ed)?(?: out)?|take|took)(?: in)?\s*$/i;
const linking = /\b(?:was|were|is|are|be|been|came?|comes|amount(?:s|ed)?|add(?:s|ed)? up|run|ran|stood|stand)\b(?: (?:to|at))?|\b(?:exceed(?:s|ed)?|that|which|more than|and)\b/gi;
/** Between the two stand only words that join them. */
const joining = /^[\s,]*(?:(?:as|on|in|into|for|through|via|than|its|their|his|the|of|that|those|what|it|they|spent|paid|spends|pays|out|much|many|did|does|was|own|all|net|total|big|large|a|to)[\s,]*)*$/i;

type Place = { readonly start: number; readonly end: number };
type Two = { readonly text: string; readonly one: Place; readonly other: Place };

function twoFigures(text: string): Two | null {
  const found = findMeasures(text).flatMap(({ start, end, measure }) => (measure.kind === 'metric' ? [{ start, end, id: measure.id }] : [])).toSorted((left, right) => left.start - right.start);
  const [one, other] = found.filter(({ start, end }) => !/\btimes\b/i.test(text.slice(start, end)));
  const count = new Set(found.map(({ id }) => id)).size;
  return one === undefined || other === undefined || one.id === other.id || count !== 2 ? null : { text, one, other };
}

function written({ text, one, other }: Two, { start, end, isTimes }: Place & { readonly isTimes: boolean }): string | null {
  const isFirst = end <= one.start;
  if (!isFirst && (start < one.end || end > other.start)) return null;
  const between = isFirst ? text.slice(one.end, other.start) : text.slice(end, other.start);
  if (!joining.test(between) || (isFirst && !joining.test(text.slice(end, one.start)))) return null;
  const head = text.slice(0, isFirst ? start : one.start).trim().replace(verbAtEnd, '').replace(auxiliary, 'what was').trim();
  const aside = isFirst ? '' : text.slice(one.end, start).replace(linking, ' ').replace(/\s+/g, ' ').trim();
  const [above, below] = [text.slice(one.start, one.end), text.slice(other.start, other.end)];
  return `${head} ${above} divided by ${below} in ${isTimes ? 'times' : 'percent'} ${aside} ${text.slice(other.end).trim()}`.replace(/\s+/g, ' ').replace(/ (?=[?.,!])/g, '').trim();
}

/** What profit pays of interest is a ratio with a name, whichever of the two is said first. */
const paysInterest = /\binterest\b[^?.;]{0,60}\b(?:out of|from|by|with|through) (?:its |the )?operating (?:profits?|income|earnings)/i;

/** The statement with its amount already asked for; as it was where it holds no two figures of one company against one another. */
export function overAnother(text: string): string {
  const place = asked.exec(text);
  if (paysInterest.test(text)) return text;
  if (place === null || new Set(namedIn(text, []).map(({ company }) => company?.ticker)).size > 1) return text;
  const two = twoFigures(text);
  return two === null ? text : written(two, { start: place.index, end: place.index + place[0].length, isTimes: place.groups?.['times'] !== undefined }) ?? text;
}
