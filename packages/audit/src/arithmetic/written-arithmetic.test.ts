import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auditAgainst, type Audit } from '../audit-against.ts';
import { readGrid } from '../facts/index.ts';

const table = [['(in millions)', '2023', '2022'], ['Total current assets', '9,815', '9,100'], ['Total current liabilities', '3,997', '4,000'], ['Widgets sold abroad', '1,234', '1,150']];
const facts = readGrid(table, { paragraphsBefore: [] });

function audit(text: string): Audit {
  return auditAgainst(text, facts, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] });
}

function verdictsOn(text: string): string[] {
  const { claims, verdicts } = audit(text);
  return verdicts.flatMap((verdict, at) => (claims[at]?.kind === 'figure' ? [`${claims[at].text} ${verdict.verdict}`] : []));
}

describe('calculations that a report writes out', () => {
  test('[AUD-DER-3] a result stands when its figures stand in the sources and the written arithmetic holds', () => {
    expect(verdictsOn('Sold abroad: (1,234 - 1,150) / 1,150 × 100 = 7.3%')).toEqual(['1,234 supported', '1,150 supported', '1,150 supported', '7.3% computed']);
  });

  test('[AUD-DER-3] a result that the written figures do not give is contradicted, and so is the sentence that repeats it', () => {
    expect(verdictsOn('Ratio = 9,815 / 3,997 = 2.66. Thus it was 2.66.')).toEqual(['9,815 supported', '3,997 supported', '2.66 contradicted', '2.66 contradicted']);
  });

  test('[AUD-DER-3] a calculation over figures that no source has proves nothing', () => {
    expect(verdictsOn('Ratio = 8,888 / 4,444 = 2.00')).toEqual(['8,888 unverified', '4,444 unverified', '2.00 unverified']);
  });

  test('[AUD-DER-3] a calculation may run over lines, and the answer may repeat its result', () => {
    expect(verdictsOn('Free balance = assets - liabilities\n  = $9,815 - $3,997\n  = $5,818\n\nTherefore, it is $5,818.').at(-1)).toBe('$5,818 computed');
  });

  test('[AUD-DER-3] calculations in sentences one behind the other each have their own result', () => {
    expect(verdictsOn('First: (9,815 + 9,100) ÷ 2 = 9,457.5. Second: (3,997 + 4,000) ÷ 2 = 3,998.5. Third: 1,234 - 1,150 = 84.').filter((said) => !said.endsWith('supported') && !/^2 /.test(said))).toEqual(['9,457.5 computed', '3,998.5 computed', '84 computed']);
    expect(verdictsOn('First: (9,815 + 9,100) ÷ 2 = 9,600.5. Second: (3,997 + 4,000) ÷ 2 = 3,998.5.').filter((said) => /^(?:9,600|3,998)/.test(said))).toEqual(['9,600.5 contradicted', '3,998.5 computed']);
  });

  test('[AUD-DER-3] fractions of LaTeX are read as divisions', () => {
    expect(verdictsOn('It is \\( \\frac{9,815}{3,997} \\approx 2.46 \\).').at(-1)).toBe('2.46 computed');
  });

  test('[AUD-DER-3] the same result as a ratio and as a percentage is one result', () => {
    expect(verdictsOn('Widgets (1,234) / assets (9,815) = 0.126 or 12.6%').slice(2)).toEqual(['0.126 computed', '12.6% computed']);
  });

  test('[AUD-DER-3] what two differently named figures come to bears the name of neither', () => {
    const own = readGrid([['(in millions)', '2023'], ['Dividends paid', '4,217'], ['Repurchases of common stock', '16,713'], ['Revenue', '30,000']], { paragraphsBefore: [] });
    const judged = (text: string): string | undefined => auditAgainst(text, own, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] }).verdicts.at(-1)?.verdict;
    expect(judged('In 2023 dividends paid were $4,217 million and repurchases of common stock $16,713 million; together: $4,217 million + $16,713 million = $20,930 million.')).toBe('computed');
    expect(judged('In 2023 dividends paid were $4,217 million and repurchases of common stock $16,713 million; together: $4,217 million + $16,713 million = $21,930 million.')).toBe('contradicted');
    expect(judged('In 2023 revenue was $30,000 million. Revenue: $30,000 million + $30,000 million = $60,000 million.')).toBe('contradicted');
  });

  test('[AUD-DER-3] what lies between two years of one figure, or is their sum, is not that figure', () => {
    const own = readGrid([['(in millions)', '2023', '2022'], ['Revenue', '30,000', '24,000']], { paragraphsBefore: [] });
    const judged = (text: string): string | undefined => auditAgainst(text, own, { subject: null, asOf: null, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] }).verdicts.at(-1)?.verdict;
    expect(judged('Revenue was $24,000 million in 2022 and $30,000 million in 2023. Difference in revenue: $30,000 million − $24,000 million = $6,000 million.')).toBe('computed');
    expect(judged('Revenue was $24,000 million in 2022 and $30,000 million in 2023. Together: $30,000 million + $24,000 million = $54,000 million.')).toBe('computed');
    expect(judged('Revenue was $24,000 million in 2022 and $30,000 million in 2023. Together: $30,000 million + $24,000 million = $55,000 million.')).toBe('contradicted');
    expect(judged('Revenue was $24,000 million in 2022 and $30,000 million in 2023. Difference in revenue: $30,000 million − $24,000 million = $7,000 million.')).toBe('contradicted');
  });

  test('[AUD-ALL-1] numbers that only belong to a calculation are no claims', () => {
    const { tokens } = audit('Mean = (9,815 + 9,100) / 2 = 9,457.5');
    expect(tokens.filter((token) => token.state.kind === 'structural').map((token) => token.text)).toEqual(['2']);
  });

  test('[AUD-DER-3] hyphens in words and dates are no operators', () => {
    expect(verdictsOn('The year-end, non-core figure of 1,234 = widgets sold abroad in 2023.')).toEqual(['1,234 supported']);
  });
});
