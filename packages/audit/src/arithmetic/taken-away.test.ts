import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditAgainst } from '../audit-against.ts';
import { readGrid } from '../facts/index.ts';

const facts = readGrid([['(in millions)', '2023'], ['Cash from operations', '4,632'], ['Purchases of equipment', '6,105']], { paragraphsBefore: [] });

test('[AUD-DER-3] a larger figure that is taken from a smaller one is no range where an equals sign follows', () => {
  const { claims, verdicts } = auditAgainst('Left over: 4,632 − 6,105 = −1,473.', facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] });
  expect(verdicts.map(({ verdict }, at) => `${claims[at]?.text ?? ''} ${verdict}`)).toEqual(['4,632 supported', '6,105 supported', '−1,473 computed']);
});
