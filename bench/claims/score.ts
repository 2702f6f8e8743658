// Flagged = unverified or contradicted. Rates per kind, so that the worst one is seen and not only the mean.
import type { BenchRecord } from './records.ts';

export type Tally = { good: number; goodFlagged: number; bad: number; badFlagged: number; readonly kinds: Map<string, { n: number; flagged: number; readonly isBad: boolean }>; evidence: { n: number; right: number } };

const badLabels = new Set(['contradicted', 'unsupported', 'refuted']);

export function isBad(record: BenchRecord): boolean {
  return badLabels.has(record.label ?? '');
}

export function newTally(): Tally {
  return { good: 0, goodFlagged: 0, bad: 0, badFlagged: 0, kinds: new Map(), evidence: { n: 0, right: 0 } };
}

function kindOf(record: BenchRecord): string {
  return isBad(record) ? `bad ${record.perturbation ?? record.label ?? ''}` : `good ${record.label ?? ''} ${(record.variant ?? '').split('+')[0] ?? ''}`.trim();
}

export function count(into: Tally, record: BenchRecord, flagged: boolean): void {
  const bad = isBad(record);
  const kind = into.kinds.get(kindOf(record)) ?? { n: 0, flagged: 0, isBad: bad };
  kind.n += 1;
  if (flagged) kind.flagged += 1;
  into.kinds.set(kindOf(record), kind);
  if (bad) { into.bad += 1; if (flagged) into.badFlagged += 1; } else { into.good += 1; if (flagged) into.goodFlagged += 1; }
}

/** The cited cells and paragraphs hold the gold ones and not many more; the same test as the public scorer's. */
export function countEvidence(into: Tally, record: BenchRecord, cited: { readonly cells: readonly (readonly [number, number])[]; readonly paragraphs: readonly number[] }): void {
  const goldCells = (record.gold?.cells ?? []).map((cell) => cell.join(','));
  const goldParagraphs = record.gold?.paragraphs ?? [];
  if (goldCells.length === 0 && goldParagraphs.length === 0) return;
  const cells = new Set(cited.cells.map((cell) => cell.join(',')));
  const paragraphs = new Set(cited.paragraphs);
  into.evidence.n += 1;
  const holds = goldCells.every((cell) => cells.has(cell)) && goldParagraphs.every((paragraph) => paragraphs.has(paragraph));
  if (holds && cells.size <= Math.max(4, 3 * new Set(goldCells).size) && paragraphs.size <= Math.max(2, 3 * new Set(goldParagraphs).size)) into.evidence.right += 1;
}

export type Figures = { readonly recall: number; readonly falseAlarms: number; readonly precision: number; readonly f1: number; readonly balancedAccuracy: number; readonly interval95: readonly [number, number] };

/** Balanced accuracy with a 95% interval from the normal approximation of its two independent proportions. */
export function figuresOf(tally: Tally): Figures {
  const recall = tally.bad === 0 ? 0 : tally.badFlagged / tally.bad;
  const falseAlarms = tally.good === 0 ? 0 : tally.goodFlagged / tally.good;
  const flagged = tally.badFlagged + tally.goodFlagged;
  const precision = flagged === 0 ? 0 : tally.badFlagged / flagged;
  const balancedAccuracy = (recall + 1 - falseAlarms) / 2;
  const spread = 1.96 * 0.5 * Math.sqrt((recall * (1 - recall)) / Math.max(1, tally.bad) + (falseAlarms * (1 - falseAlarms)) / Math.max(1, tally.good));
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { recall, falseAlarms, precision, f1, balancedAccuracy, interval95: [balancedAccuracy - spread, balancedAccuracy + spread] };
}

export type SetResult = { readonly name: string; readonly records: number; readonly seconds: number; readonly judge: Tally; readonly figures: Figures; readonly baselines: readonly { readonly name: string; readonly figures: Figures }[] };
