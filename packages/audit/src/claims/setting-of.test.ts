import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditText } from '../audit-against.ts';
import { readGrid } from '../facts/index.ts';

const table = [['(in millions)', '2023', '2022'], ['Revenue', '500', '450'], ['Net income', '40', '52']];
const facts = readGrid(table, { paragraphsBefore: [] });

function verdictsOn(text: string, question?: string): string[] {
  const { verdicts } = auditText(text, facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), question });
  return verdicts.map((verdict) => verdict.verdict);
}

test('[AUD-BIND-2] an answer that leaves out metric and time is read with those of its question', () => {
  expect(verdictsOn('It was 40 million.', 'What was the net income in 2023?')[0]).toBe('supported');
});

test('[AUD-BIND-2] an answer with the figure of another year than the question asks for is contradicted', () => {
  expect(verdictsOn('It was 52 million.', 'What was the net income in 2023?')[0]).toBe('contradicted');
});

test('[AUD-BIND-2] without its question the same answer says too little', () => {
  expect(verdictsOn('It was 40 million.')[0]).toBe('unverified');
});
