// Names and tickers that a misspelt one may mean.
import type { Directory, Entry } from './directory.ts';
import { editDistance, letterBits, mayBeNear } from './names/edit-distance.ts';

export type Near = { readonly entry: Entry; readonly distance: number; readonly whole: boolean };

type Shape = { readonly name: string; readonly bits: number; readonly entries: readonly Entry[]; readonly whole: boolean };
const shapesOf = new WeakMap<Directory, Map<number, Shape[]>>();

/** Companies whose name, or its beginning of as many words, is at most `most` edits away; the nearest and best known first. */
export function nearestNames(wanted: string, directory: Directory, most: number): Near[] {
  const bits = letterBits(wanted);
  const best = new Map<Entry, Near>();
  for (const shape of shapes(directory, wanted.split(' ').length)) {
    if (Math.abs(shape.name.length - wanted.length) > most || !mayBeNear(bits, shape.bits, most)) continue;
    const distance = editDistance(wanted, shape.name, most);
    if (distance <= most) for (const entry of shape.entries) keepBest(best, { entry, distance, whole: shape.whole });
  }
  return [...best.values()].sort((left, right) => left.distance - right.distance || Number(right.whole) - Number(left.whole) || left.entry.rank - right.entry.rank);
}

function keepBest(best: Map<Entry, Near>, near: Near): void {
  const known = best.get(near.entry);
  if (known === undefined || near.distance < known.distance || (near.distance === known.distance && near.whole)) best.set(near.entry, near);
}

/** Every name cut to a number of words, made once for each number that is asked for. */
function shapes(directory: Directory, words: number): readonly Shape[] {
  const made = shapesOf.get(directory) ?? new Map<number, Shape[]>();
  shapesOf.set(directory, made);
  const known = made.get(words);
  if (known !== undefined) return known;
  const cut = [...directory.names.all()].flatMap(([name, namings]): Shape[] => {
    const parts = name.split(' ');
    if (parts.length < words) return [];
    const start = parts.slice(0, words).join(' ');
    return [{ name: start, bits: letterBits(start), entries: namings.map((naming) => naming.entry), whole: parts.length === words }];
  });
  made.set(words, cut);
  return cut;
}

/** Tickers one edit away, two for long ones. */
export function nearestTickers(wanted: string, directory: Directory): Near[] {
  const most = wanted.length <= 3 ? 1 : 2;
  const bits = letterBits(wanted);
  const found: Near[] = [];
  for (const [ticker, entry] of directory.byTicker) {
    if (Math.abs(ticker.length - wanted.length) > most || !mayBeNear(bits, letterBits(ticker), most)) continue;
    const distance = editDistance(wanted, ticker, most);
    if (distance <= most) found.push({ entry, distance, whole: true });
  }
  return found.sort((left, right) => left.distance - right.distance || left.entry.rank - right.entry.rank);
}
