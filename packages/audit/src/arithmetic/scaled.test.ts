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

const closes = readGrid([['', '31 July 2025'], ['Share price, in dollars per share', '221.84']], { paragraphsBefore: [] });
const priced = (report: string): string => {
  const { claims, verdicts } = auditAgainst(report, closes, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] });
  return verdicts.map(({ verdict }, at) => `${claims[at]?.text ?? ''} ${verdict}`).at(-1) ?? '';
};

test.each([
  ['40 × $221.84 = $8,873.60', '$8,873.60 computed'], ['4 × 100 × $221.84 = $88,736', '$88,736 computed'], ['2 × 100 × $221.84 + 45 × $221.84 = $54,350.80', '$54,350.80 computed'],
])('[AUD-DER-3] what so many shares come to on a day is no price of that day: %s', (written, verdict) => {
  expect(priced(`The share price was $221.84 on 31 July 2025. So many shares on 31 July 2025: ${written}.`)).toBe(verdict);
});

test('[AUD-DER-3] ten times a price are ten shares, and a figure in another unit is not ten times the figure', () => {
  expect(priced('The share price was $221.84 on 31 July 2025. So many shares on 31 July 2025: 10 × $221.84 = $2,218.40.')).toBe('$2,218.40 computed');
  expect(judged('Revenue was $4,632 million in Q2 2023. In Q2 2023: 1,000 × $4,632 million = $4,632,000 million.').at(-1)).toMatch(/contradicted$/);
});

test('[AUD-DER-3] a sentence that calls the product by the name of its factor is wrong', () => {
  expect(judged('Revenue was $4,632 million in Q2 2023. Revenue in Q2 2023 was 4 × $4,632 million = $18,528 million.').at(-1)).toMatch(/contradicted$/);
});
