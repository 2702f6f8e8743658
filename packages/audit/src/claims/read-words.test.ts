import { expect, test } from 'vitest';
import { auditText } from '../audit-against.ts';
import { readBarePassages } from '../passages/read-passages.ts';
import { readWordClauses } from './read-words.ts';

const sha256 = (bytes: Uint8Array): string => bytes.length.toString(16).padStart(64, '0');

test('a sentence is cut into the clauses that must each be said [AUD-WORDS-1]', () => {
  const text = 'The bank closed its branch in Tarn, while the insurer hired a new actuary from its rival.';
  expect(readWordClauses(text, []).map((span) => text.slice(span.start, span.end))).toEqual(['The bank closed its branch in Tarn,', 'while the insurer hired a new actuary from its rival.']);
});

test('what states a figure and its name says nothing more in words [AUD-WORDS-1]', () => {
  expect(readWordClauses('Revenue was $5 million in 2024.', [{ start: 12, end: 22 }, { start: 26, end: 30 }])).toEqual([]);
});

test('without prose among the sources there are no claims in words [AUD-WORDS-2]', () => {
  const kinds = (documents?: ReturnType<typeof readBarePassages>): string[] => auditText('The insurer hired a new actuary from its rival in Tarn.', [], { subject: null, asOf: null, sha256, ...(documents === undefined ? {} : { documents }) }).claims.map((claim) => claim.kind);
  expect(kinds()).toEqual([]);
  expect(kinds(readBarePassages({ paragraphs: [], table: [['Item', '2024'], ['Rent', '7']] }))).toEqual([]);
  expect(kinds(readBarePassages({ paragraphs: ['The insurer hired an actuary.'] }))).toEqual(['words']);
});

test('the measure and the move of a figure are the figure’s claim; a cause beside them is one in words [AUD-WORDS-1]', () => {
  const documents = readBarePassages({ paragraphs: ['The mill replaced its boilers.'] });
  const wordsOf = (text: string): string[] => auditText(text, [], { subject: null, asOf: null, sha256, documents }).claims.filter((claim) => claim.kind === 'words').map((claim) => claim.text);
  expect(wordsOf('Gross margin widened to 41.0% in 2024.')).toEqual([]);
  expect(wordsOf('Gross margin widened to 41.0% in 2024 because the mill replaced its old boilers.')).toHaveLength(1);
});

test('words are supported at most, and the passage is the evidence [AUD-WORDS-2]', () => {
  const text = 'The insurer hired a new actuary from its rival in Tarn.';
  const { verdicts } = auditText(text, [], { subject: null, asOf: null, sha256, documents: readBarePassages({ paragraphs: [text] }) });
  expect(verdicts.map((verdict) => [verdict.verdict, verdict.evidence.passages?.map((passage) => passage.text)])).toEqual([['supported', [text]]]);
});
