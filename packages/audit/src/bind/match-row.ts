// How well a sentence names a row: the share of the row's telling words that the sentence has, and of the sentence's that the row has.
import type { ClaimReading } from '../claims/reading.ts';
import type { FactIndex, RowGroup } from './fact-index.ts';

export type RowMatch = { readonly row: RowGroup; readonly score: number };

/** Rows by score, best first; rows that share no word are left out. */
export function matchRows(reading: ClaimReading, index: FactIndex, limit = 6): RowMatch[] {
  const clause = new Set(reading.clauseWords);
  const sentence = new Set(reading.sentenceWords);
  const text = reading.scene?.text ?? null;
  const matches: RowMatch[] = [];
  for (const row of index.rows) {
    const score = rowScore(row, { clause, sentence }, index) * (saysNumbers(row, text) ? 1 : OTHER_NUMBER);
    if (score > 0.3) matches.push({ row, score });
  }
  return matches.sort((left, right) => right.score - left.score || left.row.key.localeCompare(right.row.key)).slice(0, limit);
}

/** "10-year" is not "30-year": a small number in a label that the sentence does not have. */
const OTHER_NUMBER = 0.8;

function saysNumbers(row: RowGroup, text: string | null): boolean {
  if (text === null) return true;
  const own = row.label.match(/\b\d{1,2}\b/g) ?? [];
  return own.every((number) => new RegExp(`\\b${number}\\b`).test(text));
}

function rowScore(row: RowGroup, words: { readonly clause: ReadonlySet<string>; readonly sentence: ReadonlySet<string> }, index: FactIndex): number {
  if (row.stems.length === 0) return 0;
  let label = 0;
  let named = 0;
  for (const stem of row.stems) {
    const weight = index.weightOf(stem);
    label += weight;
    if (words.clause.has(stem)) named += weight;
    else if (words.sentence.has(stem)) named += 0.85 * weight;
  }
  if (named === 0) return 0;
  let spoken = 0;
  for (const stem of words.clause) spoken += index.weightOf(stem);
  const recall = named / label;
  const precision = spoken === 0 ? 0 : Math.min(1, named / spoken);
  return 0.65 * recall + 0.35 * precision;
}
