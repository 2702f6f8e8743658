import { expect, test } from 'vitest';
import type { Verdict } from '@assay/record';
import { auditText } from '../audit-against.ts';
import { readParagraphs } from '../facts/index.ts';
import { readBarePassages } from './read-passages.ts';

const sha256 = (bytes: Uint8Array): string => bytes.length.toString(16).padStart(64, '0');

const source = [
  'The ferry line employs 8,400 people, of whom 2,310 sail on its northern routes. Its depots are in Tarn and Loe.',
  'Fuel for the northern routes cost us $41.7 million in 2022, before the new engines. Crews were paid on time.',
  'Under the harbour agreement the ferry line holds 35% of the berth company. The berth company was set up with capital of $62.4 million.',
  'In 2023 fuel for the northern routes cost us $36.9 million. Weather was mild for most of the year.',
  'A cook ate 14 oranges. The bridge was painted red in spring.',
];

function verdictOn(claim: string): Verdict | undefined {
  const { claims, verdicts } = auditText(claim, readParagraphs(source), { subject: null, asOf: null, sha256, documents: readBarePassages({ paragraphs: source }) });
  const figure = claims.findLast((each) => each.kind === 'figure');
  return verdicts.find((verdict) => verdict.claim === figure?.id);
}

test('a share of people that no sentence states is worked out of the two numbers that the sentence names [AUD-WORDS-3]', () => {
  expect(verdictOn('The share of the ferry line’s people who sail on the northern routes is 27.5%.')?.verdict).toBe('supported');
  expect(verdictOn('The share of the ferry line’s people who sail on the northern routes is 29.5%.')?.verdict).not.toBe('supported');
});

test('a portion of an amount is worked out of the percentage of one sentence and the amount of another [AUD-WORDS-3]', () => {
  const verdict = verdictOn('The ferry line’s stake in the capital of the berth company required an investment of $21.84 million.');
  expect(verdict?.verdict).toBe('supported');
  expect(verdict?.evidence.facts).toHaveLength(2);
});

test('a change between two paragraphs has the direction that their times give it [AUD-WORDS-3]', () => {
  expect(verdictOn('Fuel for the northern routes cost $4.8 million less in 2023 than in 2022.')?.verdict).not.toBe('contradicted');
  expect(verdictOn('From 2022 to 2023 the cost of fuel for the northern routes increased by $4.8 million.')?.verdict).not.toBe('supported');
});

test('two digits are equal to too much to be worked out of anything [AUD-WORDS-3]', () => {
  expect(verdictOn('The ferry line’s people and the cook’s oranges have a ratio of 6e2.')?.verdict).not.toBe('supported');
});

test('a year that no source speaks of has no figures to work with [AUD-WORDS-3]', () => {
  expect(verdictOn('In 2031 the share of the ferry line’s people who sail on the northern routes is 27.5%.')?.verdict).not.toBe('supported');
});
