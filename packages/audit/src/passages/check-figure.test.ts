import { expect, test } from 'vitest';
import type { Verdict } from '@assay/record';
import { auditText } from '../audit-against.ts';
import { readParagraphs } from '../facts/index.ts';
import { readBarePassages } from './read-passages.ts';

const sha256 = (bytes: Uint8Array): string => bytes.length.toString(16).padStart(64, '0');
const source = ['We opened a depot in Tarn. The depot holds up to 4,150 pallets for customers of the harbour.', 'The harbour was deepened in 2019 after a long dispute with its neighbours.'];

function verdictOn(claim: string): Verdict | undefined {
  const { claims, verdicts } = auditText(claim, readParagraphs(source), { subject: null, asOf: null, sha256, documents: readBarePassages({ paragraphs: source }) });
  const figure = claims.find((each) => each.kind === 'figure');
  return verdicts.find((verdict) => verdict.claim === figure?.id);
}

test('a figure in a passage that says the rest of its clause is supported, and shows the passage [AUD-WORDS-1]', () => {
  const verdict = verdictOn('At the harbour the Tarn depot stores 4,150 pallets for customers.');
  expect(verdict?.verdict).toBe('supported');
});

test('another figure for the same is not [AUD-WORDS-1]', () => {
  expect(verdictOn('At the harbour the Tarn depot stores 4,510 pallets for customers.')?.verdict).not.toBe('supported');
});

test('a figure that its passage gives for another year is not found again [AUD-WORDS-1]', () => {
  const volumes = ['Pallets that the Tarn depot moved for customers of the harbour were 86,200 in 2021, after repairs, and 91,300 in 2022.'];
  const { claims, verdicts } = auditText('Customers of the harbour had the repaired depot move 91,300 pallets in 2021.', readParagraphs(volumes), { subject: null, asOf: null, sha256, documents: readBarePassages({ paragraphs: volumes }) });
  const figure = claims.find((each) => each.kind === 'figure');
  expect(verdicts.find((verdict) => verdict.claim === figure?.id)?.verdict).not.toBe('supported');
});

test('a figure of what the passage calls recognized is none of what is unrecognized [AUD-WORDS-1]', () => {
  const costs = ['The harbour recognized $0.7 million and $1.4 million of dredging costs for the Tarn depot.'];
  const { claims, verdicts } = auditText('Unrecognized dredging costs of the harbour for the Tarn depot come to $700,000.', readParagraphs(costs), { subject: null, asOf: null, sha256, documents: readBarePassages({ paragraphs: costs }) });
  const figure = claims.find((each) => each.kind === 'figure');
  expect(verdicts.find((verdict) => verdict.claim === figure?.id)?.rule).not.toBe('figure-in-passage');
});
