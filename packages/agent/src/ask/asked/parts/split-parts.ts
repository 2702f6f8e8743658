// Where a question asks for several things: its words cut at the joints of sentences and lists, so that every part names a figure of its own.
import { matchesOf, type Place } from '../places.ts';
import { sentencesOf } from '../story/sentences.ts';

export type SplitPlaces = {
  /** Names, times and figures: nothing is cut inside them. */
  readonly held: readonly Place[];
  /** Figures: every part has one. */
  readonly figures: readonly Place[];
};

/** Where a list or a sentence goes on with something else. A stroke between two figures is a ratio. */
const joints = /\s*;\s+|,\s*(?:(?:and|plus|then|also|as well as|along with|together with)\s+(?:also\s+)?)?|\s+(?:and|plus|as well as|along with|alongside|&)\s+(?:also\s+)?|\s*\+\s*|\s+[-|]\s+|\s+(?:vs\.?|versus)\s+/gi;
/** A question of more parts is a story, and rarely a list. */
const MOST_PARTS = 6;

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** Where each sentence ends: its joint to the next. */
function sentenceEnds(text: string): readonly Place[] {
  const ends: Place[] = [];
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    const at = text.indexOf(sentence, from);
    if (at > 0) ends.push({ start: at, end: at });
    from = at + sentence.length;
  }
  return ends;
}

/** "Of its sales, how much …", "after its capital expenditures, what …": what stands behind belongs to it. */
function isFronted(piece: string): boolean {
  return /^(?:(?:and|so|then|[.?!]) )?(?:out )?of\b|^(?:after|once|net of|less) (?:its |the |all |paying |deducting |subtracting )*|^for (?:each|every)\b/i.test(piece.trim());
}

/** Empty where the question asks for one thing, or for too many to be sure of. What names no figure goes with the part before it, at the beginning with the one behind. */
export function splitParts(text: string, { held, figures }: SplitPlaces): readonly Place[] {
  const cuts = [...matchesOf(text, joints).filter((joint) => joint.start > 0 && !held.some((place) => overlaps(place, joint))), ...sentenceEnds(text)].toSorted((one, other) => one.start - other.start);
  const hasFigure = (place: Place): boolean => figures.some((figure) => overlaps(figure, place));
  const parts: { start: number; end: number }[] = [];
  let from = 0;
  for (const cut of [...cuts, { start: text.length, end: text.length }]) {
    const piece = { start: from, end: cut.start };
    const before = parts.at(-1);
    if (before !== undefined && (!hasFigure(piece) || !hasFigure(before) || isFronted(text.slice(before.start, before.end)))) before.end = cut.start;
    else parts.push(piece);
    from = Math.max(from, cut.end);
  }
  return parts.length < 2 || parts.length > MOST_PARTS ? [] : parts;
}
