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
