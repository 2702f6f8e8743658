// What other checkers do, in the same run: a number appears; a number is near and two words are shared; the texts are alike.
import type { BenchRecord } from './records.ts';

export type Baseline = { readonly name: string; readonly flags: (record: BenchRecord) => boolean };

function numbersOf(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((number) => number.replaceAll(',', ''));
}

function sourceText(record: BenchRecord): string {
  return [...(record.source.paragraphs ?? []), ...(record.source.table ?? []).map((row) => row.join(' '))].join('\n');
}

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []));
}

/** Every number string of the claim stands in the source. */
const numberAppears: Baseline = {
  name: 'every number string present',
  flags: (record) => {
    const known = new Set(numbersOf(sourceText(record)));
    return numbersOf(record.claim).some((number) => !known.has(number));
  },
};

/** Every number is within 0.1% of one of the source's, and claim and source share two words. */
const numberNear: Baseline = {
  name: 'number within 0.1% and two shared words',
  flags: (record) => {
    const text = sourceText(record);
    const known = numbersOf(text).map(Number);
    const shared = [...wordsOf(record.claim)].filter((word) => wordsOf(text).has(word)).length;
    return shared < 2 || numbersOf(record.claim).map(Number).some((number) => !known.some((other) => Math.abs(other - number) <= Math.abs(number) * 0.001));
  },
};

/** Some row or paragraph has at least 0.8 of the claim's words. */
const alike: Baseline = {
  name: 'similarity above 0.8',
  flags: (record) => {
    const claim = wordsOf(record.claim);
    const units = [...(record.source.paragraphs ?? []), ...(record.source.table ?? []).map((row) => row.join(' '))].map(wordsOf);
    return !units.some((unit) => (2 * [...claim].filter((word) => unit.has(word)).length) / Math.max(1, claim.size + unit.size) > 0.8);
  },
};

export const baselines: readonly Baseline[] = [numberAppears, numberNear, alike];
