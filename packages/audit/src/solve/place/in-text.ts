// What running text says of a figure: the words of its sentence and the time that goes with it.
import { stemsOf } from '../words.ts';
import type { Place } from './place.ts';
import type { SolveRequest } from '../operand.ts';
import { readTimes, type Time } from './time.ts';

type Spot = { readonly sentence: string; readonly at: number; readonly end: number };

const nowhere: Place = { label: '', header: '', section: '', rowTime: null, columnTime: null, edge: 0, negative: false };
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The place whose sentence shares most words with the question; a figure that stands nowhere has no words. */
export function placeInText(value: number, request: SolveRequest): Place {
  const spots = request.source.paragraphs.flatMap((paragraph) => spotsOf(value, paragraph));
  const asked = stemsOf(request.question);
  const best = spots.toSorted((left, right) => shared(right, asked) - shared(left, asked))[0];
  if (best === undefined) return nowhere;
  return { ...nowhere, label: nearWords(best), columnTime: timeNear(best), edge: edgeNear(best) };
}

function shared(spot: Spot, asked: ReadonlySet<string>): number {
  return [...stemsOf(spot.sentence)].filter((stem) => asked.has(stem)).length;
}

function spotsOf(value: number, paragraph: string): Spot[] {
  const spots: Spot[] = [];
  for (const sentence of paragraph.split(/(?<=[.;])\s+(?=[A-Za-z])/)) {
    for (const match of sentence.matchAll(/\d(?:[\d,]*\d)?(?:\.\d+)?|\.\d+|\b[a-z]{3,6}\b/gi)) {
      if (standsFor(match[0], value)) spots.push({ sentence, at: match.index, end: match.index + match[0].length });
    }
  }
  return spots;
}

function standsFor(text: string, value: number): boolean {
  const word = numberWords.indexOf(text.toLowerCase());
  return (word >= 0 ? word : Number(text.replaceAll(',', ''))) === value;
}

/** The clause that the figure stands in: a dozen words before, half as many after, never across a clause's end on the near side of another amount. */
function nearWords(spot: Spot): string {
  const before = spot.sentence.slice(0, spot.at).split(/\s+/).slice(-12).join(' ');
  const after = spot.sentence.slice(spot.end).split(/\s+/).slice(0, 7).join(' ');
  return `${afterLastAmount(before)} ${beforeNextAmount(after)}`;
}

const amountPattern = /[$€£]?\s?\d(?:[\d,.]*\d)?(?:\s(?:million|billion|thousand|percent))?/g;

function afterLastAmount(text: string): string {
  const last = [...text.matchAll(amountPattern)].at(-1);
  const rest = last === undefined ? text : text.slice(last.index + last[0].length);
  return stemsOf(rest).size > 0 ? rest : text;
}

function beforeNextAmount(text: string): string {
  const next = text.search(/[$€£]\s?\d/);
  return next < 0 ? text : text.slice(0, next);
}

/** "From $128 million to $201 million": the first is the state before, the second the state after. */
function edgeNear(spot: Spot): -1 | 0 | 1 {
  const before = spot.sentence.slice(0, spot.at);
  const after = beforeNextAmount(spot.sentence.slice(spot.end)).split(/[,;]/)[0] ?? '';
  if (beforehand.test(after)) return -1;
  if (/\b(?:at|as of) (?:the )?end of (?:the )?(?:year|period|quarter)\b/i.test(after)) return 1;
  return fromOrTo(before);
}

function fromOrTo(before: string): -1 | 0 | 1 {
  if (/\bfrom\s+[$€£]?\s?$/i.test(before)) return -1;
  return /\bfrom\s+[$€£]?\s?\d[^;]*\bto\s+[$€£]?\s?$/i.test(before) ? 1 : 0;
}

/** "In the prior year", "at the beginning of the year": of two figures, the one that was first. */
const beforehand = /\b(?:prior|previous|preceding) (?:year|period|quarter)\b|\b(?:a|one) year (?:earlier|ago|before)\b|\b(?:beginning|start) of (?:the )?(?:year|period|quarter)\b/i;

function timeNear(spot: Spot): Time | null {
  return paired(spot) ?? timeBefore(spot) ?? readTimes(spot.sentence.slice(spot.end))[0] ?? readTimes(spot.sentence.slice(0, spot.at)).at(-1) ?? null;
}

/** "In 2019 it was 40, while in 2018 it was 52": a time before the figure in its own clause is the figure's, when what follows belongs to another clause. */
function timeBefore(spot: Spot): Time | null {
  const after = beforeNextAmount(spot.sentence.slice(spot.end));
  const own = after.split(/,|;|\b(?:while|whereas|compared|versus|against|and|but)\b/)[0] ?? '';
  const before = spot.sentence.slice(0, spot.at);
  const last = [...before.matchAll(amountPattern)].filter((match) => !isYear(match[0])).at(-1);
  const clause = last === undefined ? before : before.slice(last.index + last[0].length);
  // "The increase in 2024 from 5 to 6": the time is the change's, and the two figures are of two.
  return readTimes(own).length > 0 || fromOrTo(before) !== 0 ? null : readTimes(clause).at(-1) ?? null;
}

function isYear(text: string): boolean {
  return /^(?:19|20)\d\d,?$/.test(text.trim());
}

/** "$5 million and $4 million in 2023 and 2022": amounts side by side go with times side by side, one to one. */
function paired(spot: Spot): Time | null {
  const amounts = [...spot.sentence.matchAll(amountPattern)].filter((match) => !isYear(match[0]));
  const run = runAround(spot, amounts);
  const index = run.findIndex((match) => match.index <= spot.at && match.index + match[0].length >= spot.end);
  if (run.length < 2 || index < 0) return null;
  const times = readTimes(spot.sentence.slice(run.at(-1)?.index ?? 0));
  const earlier = readTimes(spot.sentence.slice(0, run[0]?.index ?? 0));
  const list = times.length >= run.length ? times : earlier.slice(-run.length);
  return list.length >= run.length ? list[index] ?? null : null;
}

/** The amounts that stand in one list with the figure: nothing but "and", commas and units between them. */
function runAround(spot: Spot, amounts: readonly RegExpExecArray[]): RegExpExecArray[] {
  const runs: RegExpExecArray[][] = [];
  for (const match of amounts) {
    const last = runs.at(-1)?.at(-1);
    const gap = last === undefined ? null : spot.sentence.slice(last.index + last[0].length, match.index);
    if (gap !== null && /^[\s,%]*(?:million|billion|thousand|percent|shares)?[\s,]*(?:and|or|as compared to|compared to|compared with)?\s*$/.test(gap)) runs.at(-1)?.push(match);
    else runs.push([match]);
  }
  return runs.find((run) => run.some((match) => match.index <= spot.at && match.index + match[0].length >= spot.end)) ?? [];
}
