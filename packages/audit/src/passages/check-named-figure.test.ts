import { expect, test } from 'vitest';
import type { Verdict } from '@assay/record';
import { auditText } from '../audit-against.ts';
import { indexNames } from '../claims/names.ts';
import { readPlainText } from '../claims/read-report.ts';
import type { ClaimReading } from '../claims/reading.ts';
import { readParagraphs } from '../facts/index.ts';
import { indexOf } from './index-passages.ts';
import { namedFigure } from './named-figure.ts';
import { readBarePassages } from './read-passages.ts';

const sha256 = (bytes: Uint8Array): string => bytes.length.toString(16).padStart(64, '0');

const source = [
  'In the spring of 2023 the orchard paid dividends of $1.4 million to its members. The members met twice.',
  'During 2023 the orchard received dividends of $2.6 million from the cider press. The press was run by a tenant.',
  'The tenant left a deposit of $310,000 with the orchard for repairs of the press, and the orchard booked a provision of $455,000 for hail.',
];

function readingsOf(claim: string): readonly ClaimReading[] {
  return readPlainText(claim, { subject: null, names: indexNames([]), asOf: null, sha256 }).readings;
}

function verdictOn(claim: string, text: string): Verdict | undefined {
  const { claims, verdicts } = auditText(claim, readParagraphs(source), { subject: null, asOf: null, sha256, documents: readBarePassages({ paragraphs: source }) });
  const figure = claims.find((each) => each.kind === 'figure' && each.text.includes(text));
  return verdicts.find((verdict) => verdict.claim === figure?.id);
}

test('each figure of a long sentence is found in the words that stand around it [AUD-WORDS-3]', () => {
  const claim = 'In 2023 the orchard, which grows pears, paid dividends of $1.4 million to its members, received dividends of $2.6 million from the cider press, and booked a provision of $455,000 for hail.';
  expect(['1.4', '2.6', '455'].map((text) => verdictOn(claim, text)?.verdict)).toEqual(['supported', 'supported', 'supported']);
});

test('a figure in the words of another is not found [AUD-WORDS-3]', () => {
  const words = readBarePassages({ paragraphs: source });
  const facts = readParagraphs(source);
  const found = (claim: string, text: string): boolean => readingsOf(claim).some((reading) => reading.claim.text.includes(text) && namedFigure(reading, facts, indexOf(words)) !== null);
  expect(found('The orchard paid dividends of $1.4 million to its members and booked a provision of $455,000 for hail.', '1.4')).toBe(true);
  expect(found('The orchard paid dividends of $2.6 million to its members and booked a provision of $310,000 for hail.', '2.6')).toBe(false);
  expect(found('The orchard paid dividends of $1.4 million to its members and booked a provision of $310,000 for hail.', '310')).toBe(false);
});

test('a figure that the sources give for another year is not found [AUD-WORDS-3]', () => {
  expect(verdictOn('In 2021 the orchard received dividends of $2.6 million from the cider press.', '2.6')?.verdict).not.toBe('supported');
});
