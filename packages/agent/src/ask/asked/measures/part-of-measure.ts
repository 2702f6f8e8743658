// A part of a measure (a product's revenue, a region's, a segment's, an adjusted profit) is not the measure: what the whole company's figures hold says nothing of it.
import { isEveryday } from '../companies/everyday.ts';
import { isTalk } from '../unread/find-unread.ts';
import { isEconomic } from '../subjects/economic.ts';
import { matchesOf, type Place } from '../places.ts';
import type { FoundMeasure } from './found-measure.ts';

/** Words that make another measure of any measure. */
const kinds = String.raw`non-?gaap|adjusted|organic|underlying|normali[sz]ed|pro[- ]?forma|like-for-like|same[- ]store|comparable[- ]store|constant[- ]currency|segment(?:al)?|division(?:al)?|product|services?|subscription|advertising|cloud|hardware|software|licen[cs]ing|international|overseas|foreign|domestic|u\.s\.|us|american|european|asian|chinese|japanese|indian|geographic(?:al)?|regional|pro|diy|franchis(?:e|ed)|company[- ]operated|gaming|data[- ]cent(?:er|re)|commercial|defen[sc]e|aftermarket|rental|membership|search|beauty|grooming|fabric|baby|mining|construction|mainframe|third[- ]party|consulting|wealth|wearables|streaming|grocery|automotive|networking|cross-?border`;
const before = new RegExp(String.raw`\b(?:${kinds})[- ]$`, 'i');
const split = /^(?:'s)? (?:split |mix |breakdown |broken down |divided )*(?:by|per|from each|across|for each|of each) (?:\w+ )?(?:segments?|divisions?|regions?|geograph(?:y|ies)|countr(?:y|ies)|products?|product lines?|business(?:es)?(?: units?| lines?| segments?)?|units?|customers?|categor(?:y|ies))\b|^ (?:mix|breakdown|split)\b/i;
const countWords = /\bhow many (?!shares\b|employees\b|people\b|workers\b|staff\b|times\b|years\b|quarters\b|days\b|percent|dollars\b|cents\b|euros\b|bucks\b|billions?\b|millions?\b|thousands?\b|fewer\b|less\b|additional\b|extra\b|fold\b|months\b|weeks\b|basis\b|percentage\b|per\b|pct\b|into\b|on\b|in\b|to\b|for\b|towards?\b|did\b|was\b|were\b|went\b|goes\b|as\b|fiscal\b|diluted\b|basic\b|common\b|analysts\b|institutions\b|companies\b|stocks\b|of\b|more\b|points\b|consecutive\b)[\p{L}-]+/iu;
const from = /^(?: (?:it|they|that|of it|for it|at it|by it|(?:was|is|are|were|has|have|had|did|does)(?: \w+)?))*(?: (?:made?|makes?|earn(?:ed|s)?|generate[ds]?|came|comes?|got|gets?|take|took|bring|brought))* (?:from|in|of|within|outside|for) (?:the |its |their )?(?<what>(?!(?:accounts?|books|statements?|balance|reports?|filings?)\b)[\p{L}](?:[\p{L}\p{N}&'-]|\.(?=[\p{L}\p{N}]))*(?: [\p{L}][\p{L}\p{N}&'-]*)?)/iu;

export type Around = {
  readonly text: string;
  /** The text with companies, measures and times blanked. */
  readonly rest: string;
  readonly named: readonly Place[];
};

/** Places of measures of which only a part is asked for, with the words of the part. */
export function findParts(measures: readonly FoundMeasure[], around: Around): Place[] {
  return measures.filter(({ measure }) => (measure.kind === 'metric' && measure.id !== 'cash' && !isEconomic(measure)) || (measure.kind === 'topic' && measure.topic === 'growth')).flatMap((found) => partOf(found, around));
}

function partOf(found: FoundMeasure, around: Around): Place[] {
  const { text } = around;
  const head = text.slice(Math.max(0, found.start - 24), found.start);
  const kind = before.exec(head);
  if (kind !== null) return [{ start: found.start - kind[0].length, end: found.end }];
  const divided = split.exec(text.slice(found.end, found.end + 70));
  if (divided !== null) return [{ start: found.start, end: found.end + divided[0].length }];
  return counted(found, text) ?? unitOf(found, around) ?? behindName(found, around) ?? fromPlace(found, around) ?? [];
}

/** "Amazon Web Services": words with capitals that go on from a company's name, in a text that writes others small, are a part of it. */
function unitOf({ start, end }: Place, { text, rest, named }: Around): Place[] | null {
  if ((text.match(/(?:^| )\p{Ll}/gu) ?? []).length < 2) return null;
  const runs = named.flatMap((name) => {
    const run = /^ (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)(?= |\?|'|,|$)/u.exec(rest.slice(name.end, name.end + 60))?.[1];
    return run === undefined || run.split(' ').every((word) => isEveryday(word) || /^(?:Corporation|Incorporated|Inc|Corp|Company|Group|Holdings)$/.test(word)) ? [] : [{ start: name.start, end: name.end + 1 + run.length }];
  });
  const [run] = runs;
  return run === undefined ? null : [{ start: Math.min(start, run.start), end: Math.max(end, run.end) }];
}

/** "Of every hundred dollars, how many were …": dollars. */
const eachDollar = /\b(?:each|every|one|a|per) (?:single )?(?:hundred|dollar|\$|buck|100)\b|\b(?:sales|revenue)[- ]dollar\b/i;

/** "How many phones did it sell": things, not money. */
function counted({ start, end }: Place, text: string): Place[] | null {
  const [match] = matchesOf(text, new RegExp(countWords, 'giu'));
  return match === undefined || match.start > start || eachDollar.test(text) ? null : [{ start: Math.min(match.start, start), end }];
}

/** "Amazon's AWS revenue": words that are no question's, between a name and the measure. */
function behindName({ start, end }: Place, { text, rest, named }: Around): Place[] | null {
  const run = /(?:^| )(?<words>[\p{L}\p{N}&][\p{L}\p{N}&.'-]*(?: [\p{L}\p{N}&][\p{L}\p{N}&.'-]*){0,3}) $/u.exec(rest.slice(Math.max(0, start - 60), start).replace(/^ +/, ' '))?.groups?.['words'];
  if (run === undefined || /^(?:vs\.?|versus|v\.?|against|than) /i.test(run)) return null;
  const at = start - 1 - run.length;
  const follows = named.some((name) => name.end <= at && /^(?:'s?)? ?$/.test(text.slice(name.end, at)));
  const isStrange = run.split(' ').some((word) => !isEveryday(word) && !isTalk(word) && !/^\d|.{2}est$/.test(word));
  return follows && isStrange ? [{ start: at, end }] : null;
}

/** "Revenue from iPhones", "sales of theirs in China": a source or a place behind the measure that no question needs. */
function fromPlace({ start, end }: Place, { text, rest, named }: Around): Place[] | null {
  const what = from.exec(tailOf(text, end, named))?.groups?.['what'];
  if (what === undefined) return null;
  const at = text.indexOf(what, end);
  const [word = ''] = what.split(' ');
  const isFree = at >= 0 && rest.slice(at, at + word.length) === word && !named.some((name) => name.start <= at && at < name.end);
  return isFree && what.split(' ').some((one) => !isEveryday(one) && !isTalk(one)) ? [{ start, end: at + what.length }] : null;
}

/** The words behind a measure, with "it" for every name. */
function tailOf(text: string, end: number, named: readonly Place[]): string {
  const behind = named.filter((name) => name.start >= end && name.end <= end + longestTail).sort((left, right) => right.start - left.start);
  return behind.reduce((tail, name) => `${tail.slice(0, name.start - end)}it${tail.slice(name.end - end)}`, text.slice(end, end + longestTail));
}

const longestTail = 110;

/** "Acme vs Zeta revenue": what a company is held against is a company too. */
const heldAgainst = /\b(?:vs\.?|versus|against|than|compared (?:with|to)|next to|^compare[^?.]{0,40} (?:and|with|to))(?: the)? $/i;

/** Names that nobody knows as a company, beside a figure of one that is known: a part of it ("Acme: Zeta operating profit", "what does it make from Zeta"). */
export function partsByName(names: readonly string[], measures: readonly FoundMeasure[], text: string): readonly string[] {
  const figures = measures.filter(({ measure }) => measure.kind === 'metric' && measure.id !== 'price' && !isEconomic(measure));
  return names.filter((name) => {
    const start = text.indexOf(name);
    return start >= 0 && !heldAgainst.test(text.slice(0, start)) && figures.some((figure) => isBeside({ start, end: start + name.length }, figure, text));
  });
}

const plainGap = /^(?:'s)?(?: (?:fy|fiscal|full|year|q[1-4]|h[12]|annual|quarterly|total|net|in|for|the|'?\d{2,4}))* $/i;
const sourceOf = /\b(?:from|of|in|at|by|through|with|via)(?: (?:its|the|their))? $/i;

function isBeside(name: Place, { start, end }: Place, text: string): boolean {
  if (name.end <= start) {
    const between = text.slice(name.end, start);
    const isSource = /\b(?:ma[dk]es?|earn(?:ed|s)?|gets?|got|generate[sd]?|take in|took in|bring in|brought in|rake in|come) (?:in )?(?:from|with|at|through|via) (?:its |the |their )?$/i.test(text.slice(Math.max(0, name.start - 40), name.start));
    return plainGap.test(between) || (isSource && !/[.?!]/.test(between));
  }
  return end <= name.start && sourceOf.test(text.slice(end, name.start)) && !/[.,;?!]/.test(text.slice(end, name.start)) && name.start - end < 40;
}
