import { expect, test } from 'vitest';
import { readBarePassages } from './read-passages.ts';
import { auditText } from '../audit-against.ts';
import { pairs, surroundings, type Pair } from './testing/pairs.ts';

const sha256 = (bytes: Uint8Array): string => bytes.length.toString(16).padStart(64, '0');

function verdictsOn({ source, claim }: Pair): string[] {
  const documents = readBarePassages({ paragraphs: [...surroundings.slice(0, 3), source, ...surroundings.slice(3)] });
  return auditText(claim, [], { subject: null, asOf: null, sha256, documents }).verdicts.map((verdict) => verdict.verdict);
}

const flags = (verdicts: readonly string[]): boolean => verdicts.some((verdict) => verdict !== 'supported');

test('what a source says is never contradicted, in whatever words a report repeats it [AUD-WORDS-1]', () => {
  expect(pairs.filter((pair) => pair.holds && verdictsOn(pair).includes('contradicted')).map((pair) => pair.claim)).toEqual([]);
});

test('true and false sentences are told apart in 85 of 100 cases [AUD-WORDS-1]', () => {
  const wrong = pairs.filter((pair) => flags(verdictsOn(pair)) === pair.holds);
  expect(1 - wrong.length / pairs.length, wrong.map((pair) => `${String(pair.holds)}: ${pair.claim}`).join('\n')).toBeGreaterThanOrEqual(0.85);
});

test('a company that the question names is no stranger to its own pages, which do not name it [AUD-WORDS-1]', () => {
  const documents = readBarePassages({ paragraphs: [...surroundings, 'We sell garden tools and irrigation pumps to retailers and to public parks.'] });
  const claim = 'Brockford Holdings sells irrigation pumps and garden tools to retailers and public parks.';
  const on = (question: string | undefined): string[] => auditText(claim, [], { subject: null, asOf: null, sha256, documents, question }).verdicts.map((verdict) => `${verdict.verdict} ${verdict.rule}`);
  expect(on('What does Brockford Holdings sell?')).toEqual(['supported passage-says-so']);
  expect(on(undefined)).toEqual(['unverified name-not-found']);
});
