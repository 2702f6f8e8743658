import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditAgainst } from '../audit-against.ts';
import { readGrid } from '../facts/index.ts';

const facts = readGrid([['(in millions)', '2023'], ['Cash from operations', '4,632'], ['Purchases of equipment', '6,105']], { paragraphsBefore: [] });

test('[AUD-DER-3] a larger figure that is taken from a smaller one is no range where an equals sign follows', () => {
  const { claims, verdicts } = auditAgainst('Left over: 4,632 − 6,105 = −1,473.', facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] });
  expect(verdicts.map(({ verdict }, at) => `${claims[at]?.text ?? ''} ${verdict}`)).toEqual(['4,632 supported', '6,105 supported', '−1,473 computed']);
});

test('[AUD-DER-3] a figure of the sentence before is no part of what the next one writes out, though its words take one thing from another', () => {
  const { claims, verdicts } = auditAgainst('Cash from operations was 4,632 in 2023. Purchases of equipment less cash from operations in 2023: 6,105 − 4,632 = 1,473.', facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] });
  expect(verdicts.flatMap(({ verdict }, at) => (claims[at]?.text === '1,473' ? [verdict] : []))).toEqual(['supported']);
});
