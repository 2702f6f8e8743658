import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditAgainst } from '../audit-against.ts';
import { readGrid } from '../facts/index.ts';

const facts = readGrid([['(in millions)', 'Q2 2023', '2023'], ['Revenue', '4,632', '19,105']], { paragraphsBefore: [] });
const judged = (report: string): readonly string[] => {
  const { claims, verdicts } = auditAgainst(report, facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] });
  return verdicts.map(({ verdict }, at) => `${claims[at]?.text ?? ''} ${verdict}`);
};

test('[AUD-DER-3] four times the revenue of a quarter is not held against the revenue of that quarter', () => {
  expect(judged('Revenue was $4,632 million in Q2 2023. At a yearly rate: $4,632 million × 4 = $18,528 million.').at(-1)).toBe('$18,528 million computed');
});

test('[AUD-DER-3] a multiplication that does not give its result is refuted', () => {
  expect(judged('Revenue was $4,632 million in Q2 2023. At a yearly rate: $4,632 million × 4 = $19,528 million.').at(-1)).toMatch(/contradicted$/);
});
