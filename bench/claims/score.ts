// Flagged = unverified or contradicted. Rates per kind, so that the worst one is seen and not only the mean.
import { createHash } from 'node:crypto';
import type { BenchRecord } from './records.ts';

export type Tally = { good: number; goodFlagged: number; bad: number; badFlagged: number; readonly kinds: Map<string, { n: number; flagged: number; readonly isBad: boolean }>; evidence: { n: number; right: number; exact: number }; /** Of contradicted claims with a gold value: how often the verdict names it. */ truth: { n: number; named: number }; /** Records by half of the documents, and by subset. */ readonly parts: Map<string, Part> };
export type Part = { good: number; goodFlagged: number; bad: number; badFlagged: number };

const badLabels = new Set(['contradicted', 'unsupported', 'refuted']);

export function isBad(record: BenchRecord): boolean {
  return badLabels.has(record.label ?? '');
}

export function newTally(): Tally {
  return { good: 0, goodFlagged: 0, bad: 0, badFlagged: 0, kinds: new Map(), evidence: { n: 0, right: 0, exact: 0 }, truth: { n: 0, named: 0 }, parts: new Map() };
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
  tally(into, bad, flagged);
  for (const name of partsOf(record)) {
    const part = into.parts.get(name) ?? { good: 0, goodFlagged: 0, bad: 0, badFlagged: 0 };
    tally(part, bad, flagged);
    into.parts.set(name, part);
  }
}

function tally(into: Part, bad: boolean, flagged: boolean): void {
  if (bad) { into.bad += 1; if (flagged) into.badFlagged += 1; } else { into.good += 1; if (flagged) into.goodFlagged += 1; }
}

/** Half of the documents, by hash, is looked at while building; of the other only sums like these are. */
function partsOf(record: BenchRecord): string[] {
  const hash = createHash('sha256').update(record.doc_id ?? record.id).digest('hex');
  return [Number.parseInt(hash.slice(-1), 16) % 2 === 0 ? 'open half of the documents' : 'closed half of the documents', ...(record.subset === null || record.subset === undefined ? [] : [`subset ${record.subset}`])];
}

const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
/** The gold value is given in the source's own digits: with or without its scale, as percent or as a fraction. */
const NEAR = 0.006;

/** Whether a contradicted claim comes with the gold value. */
export function countTruth(into: Tally, record: BenchRecord, value: string | undefined): void {
  const given = record.gold?.value;
  const gold = Number(Array.isArray(given) ? given[0] : given);
  if (given === null || given === undefined || !Number.isFinite(gold)) return;
  into.truth.n += 1;
  const own = Math.abs(Number(value));
  const factors = [1, scales[record.gold?.scale ?? ''] ?? 1, 100, 0.01];
  if (value !== undefined && factors.some((factor) => Math.abs(own - Math.abs(gold) * factor) <= Math.max(1e-6, NEAR * Math.abs(gold) * factor))) into.truth.named += 1;
}

function goldOf(record: BenchRecord): { readonly goldCells: readonly string[]; readonly goldParagraphs: readonly number[] } {
  return { goldCells: (record.gold?.cells ?? []).map((cell) => cell.join(',')), goldParagraphs: record.gold?.paragraphs ?? [] };
}

/** The cited cells and paragraphs hold the gold ones and not many more; the same test as the public scorer's. */
export function countEvidence(into: Tally, record: BenchRecord, cited: { readonly cells: readonly (readonly [number, number])[]; readonly paragraphs: readonly number[] }): void {
  const { goldCells, goldParagraphs } = goldOf(record);
  if (goldCells.length === 0 && goldParagraphs.length === 0) return;
  const cells = new Set(cited.cells.map((cell) => cell.join(',')));
  const paragraphs = new Set(cited.paragraphs);
  into.evidence.n += 1;
  const [mostCells, mostParagraphs] = [new Set(goldCells).size, new Set(goldParagraphs).size];
  if (!goldCells.every((cell) => cells.has(cell)) || !goldParagraphs.every((paragraph) => paragraphs.has(paragraph))) return;
  if (cells.size <= Math.max(4, 3 * mostCells) && paragraphs.size <= Math.max(2, 3 * mostParagraphs)) into.evidence.right += 1;
  if (cells.size === mostCells && paragraphs.size === mostParagraphs) into.evidence.exact += 1;
}

export type Figures = { readonly recall: number; readonly falseAlarms: number; readonly precision: number; readonly f1: number; readonly balancedAccuracy: number; readonly interval95: readonly [number, number] };

/** Balanced accuracy with a 95% interval from the normal approximation of its two independent proportions. */
export function figuresOf(tally: Part): Figures {
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
