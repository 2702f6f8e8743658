import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditText, type Audit } from '../audit-against.ts';
import { readParagraphs } from '../facts/index.ts';

const facts = readParagraphs(['Total net revenue for 2023 was $16.4 billion.']);

function audit(text: string): Audit {
  return auditText(text, facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex') });
}

test('[AUD-RULE-1] a source does not deny digits that it does not show', () => {
  expect(audit('Total net revenue for 2023 was $16.434 billion.').verdicts[0]?.verdict).toBe('unverified');
});

test('[AUD-RULE-1] a figure outside what the source rounds to is contradicted', () => {
  expect(audit('Total net revenue for 2023 was $16.834 billion.').verdicts[0]?.verdict).toBe('contradicted');
});
