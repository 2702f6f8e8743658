import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auditAgainst } from '../audit-against.ts';
import { readGrid } from '../facts/index.ts';

const statements = [
  ['(in millions)', '2021', '2020', '2019'],
  ['Net sales', '8,000', '7,500', '6,000'], ['Cost of goods sold', '5,000', '4,800', '3,900'], ['Operating income', '900', '800', '500'], ['Depreciation and amortization', '300', '280', '250'],
  ['Net income', '640', '560', '410'], ['Inventories', '1,100', '900', '850'], ['Accounts payable', '700', '500', '450'], ['Total assets', '9,000', '7,000', '6,500'],
  ['Total current assets', '3,150', '2,700', '2,300'], ['Total current liabilities', '2,100', '2,000', '1,900'], ['Capital expenditures', '(410)', '(390)', '(300)'],
];
const plain = [['', '2021', '2020'], ['Total current assets', '3,150', '2,700']];

/** The rule on the last figure of the answer and its verdict. */
function lastOf(question: string, answer: string, table: readonly (readonly string[])[] = statements): string {
  const facts = readGrid(table.map((row) => [...row]), { paragraphsBefore: [] });
  const { claims, verdicts } = auditAgainst(answer, facts, { subject: null, asOf: null, question, sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'), captures: [], refusals: [] });
  const at = claims.findLastIndex((claim) => claim.kind === 'figure');
  const verdict = verdicts[at];
  return verdict?.codes.includes('answer') === true ? `${verdict.verdict} as the answer` : verdict?.verdict ?? 'none';
}

describe('the figure that answers a question', () => {
  test('is held against the definition that the question gives, averages and changes of balances included [AUD-ASK-1]', () => {
    const question = 'What is the FY2021 days payable outstanding (DPO) of Harbour Tools? DPO is defined as: 365 * (average accounts payable between FY2020 and FY2021) / (FY2021 COGS + change in inventory between FY2020 and FY2021). Round to two decimals.';
    expect([lastOf(question, 'The DPO was 42.12 days.'), lastOf(question, 'The DPO was 51.10 days.')]).toEqual(['supported as the answer', 'contradicted as the answer']);
  });

  test('is held against a definition in words [AUD-ASK-1]', () => {
    const question = 'What is the FY2021 working capital ratio? Define working capital ratio as total current assets divided by total current liabilities.';
    expect([lastOf(question, 'It is 1.50.'), lastOf(question, 'It is 0.67.')]).toEqual(['supported as the answer', 'contradicted as the answer']);
  });

  test('is held against means over years, compound growth and growth between two years [AUD-ASK-1]', () => {
    expect(lastOf('What is the 3 year average of capex as a % of revenue from FY2019 to FY2021?', 'The average is 5.1%.')).toBe('supported as the answer');
    expect(lastOf('What is the 2 year revenue CAGR from FY2019 to FY2021?', 'The compound rate is 15.5%.')).toBe('supported as the answer');
    expect(lastOf('What is the year-over-year change in operating income from FY2020 to FY2021 (in percent)?', 'It rose by 12.5%.')).toBe('supported as the answer');
  });

  test('is built from definitions that use one another [AUD-ASK-1]', () => {
    const question = 'What is the FY2021 EBITDA margin? EBITDA margin is defined as: EBITDA / revenue. Define EBITDA as operating income plus depreciation and amortization.';
    expect(lastOf(question, 'The margin was 15.0%.')).toBe('supported as the answer');
  });

  test('is not refused where the question leaves open how a ratio is worked out, or asks for a part of the measure [AUD-ASK-2]', () => {
    expect(lastOf('What is the FY2021 inventory turnover ratio?', 'Inventory turnover was 5.00.')).not.toBe('contradicted as the answer');
    expect(lastOf('What are the FY2021 net sales of gardening tools?', 'They were $120 million.')).not.toBe('contradicted as the answer');
    expect(lastOf('How has demand developed?', 'Net sales were $8,000 million.')).toBe('supported');
  });

  test('may take the scale that the question sets where no source states one [AUD-ASK-1]', () => {
    const question = 'How much total current assets did Harbour Tools have at the end of FY2021? Answer in USD millions.';
    expect([lastOf(question, 'They had $3,150 million.', plain), lastOf(question, 'They had $2,700 million.', plain)]).toEqual(['supported as the answer', 'contradicted as the answer']);
  });
});
