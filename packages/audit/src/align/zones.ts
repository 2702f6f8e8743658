// Which stretch of a sentence names the part, which the whole; which names the one thing of a difference, which the other.
import type { Span } from '@assay/record';
import { stretchWords } from './label-words.ts';

export type Shape = 'one' | 'share' | 'difference' | 'sum';
/** Two zones for an operation over two things, one for an operation over one. `isOrdered` is false where the words leave open which comes first. */
export type Zones = { readonly shape: Shape; readonly left: readonly Span[]; readonly right: readonly Span[]; readonly isOrdered: boolean };

type Sentence = { readonly text: string; readonly span: Span; readonly isPercent: boolean };

const verb = /\b(?:is|are|was|were|comes?|came|consists?|consisted|relates?|related|represents?|represented|belongs?|belonged|stems?|due|attributable|will|could|can|expires?|expired|matures?|went|goes|being|makes?|made)\b/i;

function span(start: number, end: number): Span {
  return { start, end };
}

/** "24% of WHOLE was PART", "In 2014, 24% of WHOLE were PART". */
function shareOfWhole({ text, span: number, isPercent }: Sentence): Zones | null {
  const of = /^ ?of\b/i.exec(text.slice(number.end));
  if (!isPercent || of === null) return null;
  const start = number.end + of[0].length;
  const found = verb.exec(text.slice(start));
  const cut = found === null ? text.length : start + found.index;
  return { shape: 'share', left: [span(0, number.start), span(cut, text.length)], right: [span(start, cut)], isOrdered: true };
}

/** "PART as a percentage of WHOLE". */
function partAsShare({ text, span: number }: Sentence): Zones | null {
  const found = /\b(?:expressed )?as (?:a |an |the )?(?:percentage|percent|pct|proportion|share|portion|fraction|%) (?:of|to)\b/i.exec(text);
  if (found === null) return null;
  const end = found.index + found[0].length;
  const stop = endOfWhole(text, end, number);
  return { shape: 'share', left: [span(0, found.index)], right: [span(end, stop)], isOrdered: true };
}

function endOfWhole(text: string, from: number, number: Span): number {
  const found = /\b(?:is|was|were|are|stood|equals?|equaled|came|rose|fell|increased|decreased)\b/i.exec(text.slice(from));
  const stop = found === null ? text.length : from + found.index;
  return number.start > from ? Math.min(stop, number.start) : stop;
}

/** Words that part a dividend from its divisor before any "and": "the proportion of A and B over C". */
const dividing = /\b(?:over|versus|vs\.?|compared (?:to|with)|relative to|divided by|against)\b/i;

/** "the ratio of A to B", "the proportion of A over B". */
function ratio({ text, span: number }: Sentence): Zones | null {
  const found = /\b(ratio|proportion|quotient|multiple)\b(?: (?:between|of))?/i.exec(text);
  if (found === null || found.index > number.start) return null;
  const start = found.index + found[0].length;
  const stop = endOfWhole(text, start, number);
  const within = { start, end: stop };
  const parts = splitAt(text, within, dividing) ?? splitAt(text, within, /\bto\b/i) ?? splitAt(text, within, /\b(?:and|in)\b/i);
  if (parts === null) return { shape: 'share', left: [span(start, stop)], right: [span(start, stop)], isOrdered: false };
  return { shape: 'share', left: [parts[0], span(0, found.index)], right: [parts[1]], isOrdered: true };
}

function splitAt(text: string, within: Span, link: RegExp): readonly [Span, Span] | null {
  const found = link.exec(text.slice(within.start, within.end));
  if (found === null) return null;
  const at = within.start + found.index;
  return [span(within.start, at), span(at + found[0].length, within.end)];
}

/** "debt-to-equity ratio", "price to sales". */
function hyphened({ text, span: number }: Sentence): Zones | null {
  const found = /\b([a-z ]{0,30}?[a-z]+)[- ]to[- ]([a-z]+(?: [a-z]+)?) ratio\b/i.exec(text);
  if (found === null || found.index > number.start) return null;
  const cut = found.index + (found[1] ?? '').length;
  return { shape: 'share', left: [span(found.index, cut)], right: [span(cut + 4, cut + 4 + (found[2] ?? '').length)], isOrdered: true };
}

/** "the percentage of A that is B", "the percent of A to B", "the portion of A in B": one is the whole, and the words do not always say which. */
function percentageOf({ text, span: number, isPercent }: Sentence): Zones | null {
  const found = /\b(?:percentage|percent|pct|portion|share|fraction)\b(?: [a-z]+)? of\b/i.exec(text);
  if (!isPercent || found === null || found.index > number.start) return null;
  const start = found.index + found[0].length;
  const stop = endOfWhole(text, start, number);
  const whole = span(start, number.start > start ? number.start : stop);
  const parts = splitAt(text, whole, /\b(?:out of|over|divided by|relative to|compared (?:to|with))\b/i) ?? splitAt(text, whole, /\b(?:out of|to|over|that|which|in|from|due|attributable|relative|represented|related|compared|as|used|for|is|was|were|are)\b/i);
  const anywhere = [span(0, text.length)];
  if (parts === null) return { shape: 'share', left: anywhere, right: [whole], isOrdered: false };
  const isToWhole = /^(?: ?(?:to|over|out of|relative|compared))\b/i.test(text.slice(parts[0].end));
  return isToWhole ? { shape: 'share', left: [parts[0]], right: [parts[1]], isOrdered: true } : { shape: 'share', left: [whole], right: [whole], isOrdered: false };
}

/** "A was 4.2 times B", "A margin". */
function times({ text, span: number }: Sentence): Zones | null {
  if (!/^(?: ?x\b| ?times\b)/i.test(text.slice(number.end)) && !/(?:x|times)$/i.test(text.slice(number.start, number.end))) return null;
  return { shape: 'share', left: [span(0, number.start)], right: [span(number.end, text.length)], isOrdered: true };
}

/** "the difference between A and B", "A exceeded B by", "A less B". */
function difference({ text, span: number }: Sentence): Zones | null {
  const between = /\b(?:difference|gap|spread|variance|differential)\b[^.]{0,40}?\b(?:between|of|in)\b/i.exec(text);
  if (between !== null && between.index < number.start) {
    const start = between.index + between[0].length;
    const parts = splitAt(text, { start, end: endOfWhole(text, start, number) }, /\b(?:and|compared (?:to|with)|versus|vs\.?|to|from)\b/i);
    return parts === null ? null : { shape: 'difference', left: [parts[0]], right: [parts[1]], isOrdered: false };
  }
  const stretches = stretchWords(text);
  const more = [...text.matchAll(/\b(?:exceed(?:s|ed|ing)?|surpass(?:es|ed)|outperform(?:s|ed)|outpaced|less|minus|(?:higher|lower|greater|more|less|larger|smaller) than|compared (?:to|with)|net of|above|below)\b/gi)].find((found) => !stretches.some((word) => found.index < word.end && found.index + found[0].length > word.start));
  if (more === undefined) return null;
  return { shape: 'difference', left: [span(0, more.index)], right: [span(more.index + more[0].length, text.length)], isOrdered: false };
}

/** "from the beginning to the end of the year": what is named is one thing, its two rows differ by these words. */
function openingToClosing({ text, span: number }: Sentence): Zones | null {
  const found = /\b(?:from|between) (?:the )?(beginning|start|opening)\b[^.]{0,60}?\b(?:to|and|through|until) (?:the )?(end|close|closing|ending)\b/i.exec(text);
  if (found === null) return null;
  const [opening, closing] = [found[1] ?? '', found[2] ?? ''];
  const openAt = text.indexOf(opening, found.index);
  const closeAt = text.indexOf(closing, found.index + found[0].length - closing.length);
  const around = [span(0, found.index), span(found.index + found[0].length, Math.max(number.start, found.index + found[0].length))];
  return { shape: 'difference', left: [...around, span(closeAt, closeAt + closing.length)], right: [...around, span(openAt, openAt + opening.length)], isOrdered: true };
}

/** "the total of A and B". */
function sumOf({ text, span: number }: Sentence): Zones | null {
  if (!/\b(?:sum|total|combined|altogether|together|aggregate|average|mean)\b/i.test(text)) return null;
  const parts = splitAt(text, { start: 0, end: number.start }, /\b(?:and|plus|as well as)\b/i);
  return parts === null ? null : { shape: 'sum', left: [parts[0]], right: [parts[1]], isOrdered: false };
}

/** "A relative to B", "A per B", "A divided by B". */
function linked({ text, span: number }: Sentence): Zones | null {
  const found = /\b(?:divided by|relative to|in relation to|as (?:a |an )?(?:multiple|part) of|per|against)\b/i.exec(text);
  if (found === null || found.index > number.start) return null;
  const end = found.index + found[0].length;
  return { shape: 'share', left: [span(0, found.index)], right: [span(end, endOfWhole(text, end, number))], isOrdered: true };
}

/** "The euro portion was 24%": a share of what the sentence names besides. */
function unplaced({ text, isPercent }: Sentence): Zones | null {
  if (!isPercent || /\b(?:chang|increas|decreas|grow|grew|declin|differ|ris|rose|fell|fall)/i.test(text) || !/\b(?:percent|percentage|portion|share|proportion|fraction|ratio|contribution|weight|weighting)\b/i.test(text.replace(/\d+(?:\.\d+)? (?:percent|percentage)\b/gi, ''))) return null;
  return { shape: 'share', left: [span(0, text.length)], right: [span(0, text.length)], isOrdered: false };
}

/** Shares and ratios that the words speak of, most explicit first. */
export function shareZones(sentence: Sentence): Zones[] {
  const stated = [partAsShare, shareOfWhole, hyphened, ratio, times, percentageOf, linked].flatMap((read) => read(sentence) ?? []).slice(0, 2);
  return stated.length > 0 ? stated : [unplaced(sentence) ?? []].flat();
}

export function differenceZones(sentence: Sentence): Zones | null {
  return openingToClosing(sentence) ?? difference(sentence);
}

export function sumZones(sentence: Sentence): Zones | null {
  return sumOf(sentence);
}
