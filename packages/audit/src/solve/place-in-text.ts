// What running text says of a figure: the words of its sentence and the time nearest to it.
import { contentWords } from '../report/words.ts';
import type { Place } from './figure.ts';
import type { SolveRequest } from './operand.ts';
import { readTimes, type Time } from './time.ts';

type Spot = { readonly sentence: string; readonly at: number; readonly end: number };

const nowhere: Place = { label: '', header: '', rowTime: null, columnTime: null, negative: false };

export function placeInText(value: number, request: SolveRequest): Place {
  const spots = request.source.paragraphs.flatMap((paragraph) => spotsOf(value, paragraph));
  const asked = new Set(contentWords(request.question).map((word) => word.stem));
  const best = spots.toSorted((left, right) => shared(right, asked) - shared(left, asked))[0];
  if (best === undefined) return nowhere;
  return { ...nowhere, label: nearWords(best), columnTime: timeNear(best) };
}

function shared(spot: Spot, asked: ReadonlySet<string>): number {
  return new Set(contentWords(spot.sentence).map((word) => word.stem).filter((stem) => asked.has(stem))).size;
}

function spotsOf(value: number, paragraph: string): Spot[] {
  const spots: Spot[] = [];
  for (const sentence of paragraph.split(/(?<=[.;])\s+(?=[A-Za-z])/)) {
    for (const match of sentence.matchAll(/\d[\d,]*(?:\.\d+)?|\.\d+/g)) {
      if (Number(match[0].replaceAll(',', '')) === value) spots.push({ sentence, at: match.index, end: match.index + match[0].length });
    }
  }
  return spots;
}

/** A dozen words before, half as many after. */
function nearWords(spot: Spot): string {
  const before = spot.sentence.slice(0, spot.at).split(/\s+/).slice(-12).join(' ');
  const after = spot.sentence.slice(spot.end).split(/\s+/).slice(0, 6).join(' ');
  return `${before} ${after}`;
}

function timeNear(spot: Spot): Time | null {
  return paired(spot) ?? readTimes(spot.sentence.slice(spot.end))[0] ?? readTimes(spot.sentence.slice(0, spot.at)).at(-1) ?? null;
}

/** "$5 million and $4 million in 2023 and 2022, respectively": the nth amount goes with the nth time. */
function paired(spot: Spot): Time | null {
  if (!/\brespectively\b/i.test(spot.sentence)) return null;
  const times = readTimes(spot.sentence.slice(spot.end));
  const amounts = [...spot.sentence.matchAll(/[$€£]\s?\d[\d,.]*|\d[\d,.]*\s?(?:%|million|billion|thousand)/g)];
  const index = amounts.findIndex((match) => match.index <= spot.at && match.index + match[0].length >= spot.at);
  const run = times.length === 0 ? readTimes(spot.sentence) : times;
  return index < 0 ? null : run[index % Math.max(1, run.length)] ?? null;
}
