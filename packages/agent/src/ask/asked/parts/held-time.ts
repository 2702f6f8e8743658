// "What were its sales in 2025, and by how many percent was its profit higher than in 2024?": the second part says what it is held against; the time that it is of stands in the part before.
import type { IsoDate } from '@assay/record';
import type { AskedPeriod } from '../asked.ts';
import { timeWords } from '../likeness/time-words.ts';
import { readPeriods, type FoundPeriod } from '../periods/periods.ts';

type Timed = { readonly words: string; readonly times: readonly FoundPeriod[] };

const heldAgainst = /\b(?:than|over|from|against|on|compared (?:with|to)|versus|vs\.?)(?: (?:in|for|during|that of|the one (?:of|in)|what it was in|the|fiscal|fy))* ?$/i;
/** These hold against one another without a word of a move: "SG&A % of sales vs Q3 FY24". */
const setBeside = /\b(?:compared (?:with|to)|versus|vs\.?)(?: (?:in|for|during|that of|the|fiscal|fy))* ?$/i;
const moves = /\b(?:higher|lower|more|less|larger|bigger|smaller|up|down|r[io]sen?|f[ae]ll(?:en)?|gr[eo]wn?|climb(?:ed)?|dropp?(?:ed)?|increased?|decreased?|declined?|change[ds]?|jump(?:ed)?|growth|increase|change)\b/i;

/** Whether all its times are those of a comparison. */
function isOnlyHeld({ words }: Timed, today: IsoDate): boolean {
  // Without a time of its own the newest year stands beside the one that is named.
  const times = readPeriods(words, today).filter(({ period }) => period.kind !== 'fiscal' || period.year !== null);
  return times.length === 1 && times.every(({ start, period }) => period.kind === 'fiscal' && (setBeside.test(words.slice(0, start)) || (moves.test(words) && heldAgainst.test(words.slice(0, start)))));
}

/** Two years, or two quarters, of which the one is not the other. */
function areAlike(before: AskedPeriod | undefined, own: AskedPeriod | undefined): boolean {
  return before?.kind === 'fiscal' && own?.kind === 'fiscal' && (before.part === 'FY') === (own.part === 'FY') && before.year !== own.year;
}

/** `In Q2 2025, ` before such a part; empty before any other. */
export function heldTime(index: number, pieces: readonly Timed[], today: IsoDate): string {
  const piece = pieces[index];
  if (index === 0 || piece === undefined || !isOnlyHeld(piece, today)) return '';
  const before = pieces.slice(0, index).findLast(({ times }) => times.length === 1)?.times[0]?.period;
  return before !== undefined && areAlike(before, piece.times[0]?.period) ? `in ${timeWords([before])}, ` : '';
}
