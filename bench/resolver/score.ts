// Right, wrong, missed: a mention counts as found only when it is resolved to the company that is meant.
import type { Company, Mention } from '@assay/data';
import type { Expectation, MentionRecord } from './records.ts';

export type Tally = { sentences: number; expected: number; right: number; wrong: number; missed: number; ambiguous: number };
export const newTally = (): Tally => ({ sentences: 0, expected: 0, right: 0, wrong: 0, missed: 0, ambiguous: 0 });

export type Verdict = { readonly kind: 'right' | 'wrong' | 'ambiguous' | 'missed'; readonly text: string };

const companiesOf = (mention: Mention): readonly Company[] => ('company' in mention ? [mention.company] : mention.candidates);

/** An answer of several companies is right only where the expectation names several. */
function fits(mention: Mention, expect: Expectation): boolean {
  const companies = companiesOf(mention);
  if ('none' in expect) return false;
  if ('anyOf' in expect) return companies.some((company) => expect.anyOf.includes(company.ticker));
  const [company, ...others] = companies;
  return others.length === 0 && company !== undefined && (company.cik === expect.cik || company.ticker === expect.ticker || expect.alsoOk?.includes(company.ticker) === true);
}

/** Several companies of which one is meant: not wrong, and not found. */
function holds(mention: Mention, expect: Expectation): boolean {
  return !('none' in expect) && !('anyOf' in expect) && companiesOf(mention).some((company) => company.cik === expect.cik || company.ticker === expect.ticker);
}

/** Every mention found and every mention expected, once. What is found outside the list of mentions is wrong. */
export function judgeSentence(record: MentionRecord, found: readonly Mention[]): Verdict[] {
  const overlaps = ({ span }: Mention, { start, text }: { readonly start: number; readonly text: string }): boolean => span.start < start + text.length && start < span.end;
  const answers = found.map((mention): Verdict => {
    const beside = record.mentions.filter((expected) => overlaps(mention, expected));
    const isRight = beside.some(({ expect }) => fits(mention, expect));
    return { kind: isRight ? 'right' : beside.some(({ expect }) => holds(mention, expect)) ? 'ambiguous' : 'wrong', text: mention.span.text };
  });
  const missed = record.mentions.filter((expected) => !('none' in expected.expect) && !found.some((mention) => overlaps(mention, expected) && fits(mention, expected.expect)));
  return [...answers, ...missed.map((expected): Verdict => ({ kind: 'missed', text: expected.text }))];
}

export function count(tally: Tally, record: MentionRecord, verdicts: readonly Verdict[]): void {
  tally.sentences += 1;
  tally.expected += record.mentions.filter(({ expect }) => !('none' in expect)).length;
  for (const { kind } of verdicts) tally[kind] += 1;
}

export function ratesOf(tally: Tally): { readonly precision: number; readonly recall: number; readonly f1: number } {
  const precision = tally.right / Math.max(1, tally.right + tally.wrong);
  const recall = (tally.expected - tally.missed) / Math.max(1, tally.expected);
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}
