import { expect, test } from 'vitest';
import type { Entity } from '@assay/record';
import { cite, verdictOf } from '../testing/small-fence.ts';

const north: Entity = { id: 'cik:0000000001', ticker: 'NRTH', name: 'Northgate Inc.' };
const south: Entity = { id: 'cik:0000000002', ticker: 'STHG', name: 'Southgate Corporation' };
const both = { options: { entities: [north, south] } };

test.each([
  ['to the digit', 'Revenue was $5.1 billion in FY2025.', 'Revenue was $5.1 billion in FY2025.'], ['rounded', 'Revenue was $5.1 billion in FY2025.', '{"revenue": 5098000000, "fiscalYear": 2025}'],
  ['in other units of scale', 'Inventories stood at $7.3 billion.', 'Inventories were 7,286 million dollars.'], ['a loss as a negative income', 'Net loss was $5 million.', '"netIncome": -5000000'],
  ['a ratio', 'P/E is 18.9x.', '"trailingPE": 18.92'], ['a cell of a table', 'Revenue was $5.1 billion in FY2025.', '| | FY2025 | FY2024 |\n|---|---|---|\n| Revenue ($ millions) | 5,098 | 4,000 |'],
  ['a bound', 'Revenue was more than $5 billion.', 'Revenue was $5.1 billion.'], ['beside the figure of another time', 'Revenue was $5.1 billion in FY2025.', 'Revenue rose to $5.1 billion in FY2025 from $4.0 billion a year earlier.'],
])('a figure is borne out %s [FEN-SAYS-1]', async (_, document, evidence) => {
  expect(verdictOf(await cite(document, [evidence]))).toMatch(/^borne out/);
});

test.each([
  ['value-conflict', 'Revenue was $5.2 billion.', '"revenue": 5098000000'], ['value-conflict', 'Revenue was more than $6 billion.', 'Revenue was $5.1 billion.'], ['value-conflict', 'P/E is 19.9x.', '"trailingPE": 18.92'],
  ['scale-conflict', 'Revenue was $5.1 billion.', '"revenue": 5098000'], ['scale-conflict', 'Revenue was 5100 thousand dollars.', 'data.json:5100: Revenue in thousands was 5,100,000.'],
  ['scale-conflict', 'Revenue was $5.1 billion.', '"revenueThousands": 5098000000'], ['scale-conflict', 'Revenue was $5.1 billion.', '"revenue": 5098000000, "scale": "thousands"'], ['scale-conflict', 'Revenue was $5.1 billion.', '"revenue": 5098000000 (thousands of USD)'],
  ['sign-conflict', 'Net income was $5 million.', '"netIncome": -5000000'], ['sign-conflict', 'Net loss was $5 million.', 'Net income was $5 million.'],
  ['currency-conflict', 'Revenue was €5.1 billion.', 'Revenue was $5.1 billion.'], ['currency-conflict', 'Revenue was $5.1 billion.', '"revenue": 5098000000, "currency": "JPY"'],
  ['unit-conflict', 'Gross margin rose to 45%.', 'Gross margin rose by 45 percentage points.'], ['unit-conflict', 'Dividends were $1.00 per share.', 'Dividends were $1.00 billion.'],
  ['period-conflict', 'Revenue was $5.1 billion in FY2025.', 'Revenue was $5.1 billion in FY2024.'], ['period-conflict', 'Revenue was $5.1 billion in FY2025.', '"Q3 2022 revenue": 5098000000'], ['period-conflict', 'Revenue was $5.1 billion in the second quarter of 2025.', 'Revenue was $5.1 billion in fiscal 2025.'],
  ['metric-not-named', 'Net income was $5.1 billion.', 'Revenue was $5.1 billion.'], ['metric-not-named', 'Revenue was $5.1 billion.', 'Cost of revenue was $5.1 billion.'], ['metric-not-named', 'Diluted EPS was $5.10.', 'Basic EPS was $5.10.'], ['metric-not-named', 'Revenue was $2.6 million.', '"revenueGrowth": 2600000'],
  ['direction-conflict', 'Revenue fell 4%.', 'Revenue rose 4%.'], ['unread-digits', 'Revenue was ٥٫١ billion.', 'Revenue was ٥٫١ billion.'],
])('equal digits alone bear out nothing: %s, %s [FEN-SAYS-2]', async (code, document, evidence) => {
  expect(verdictOf(await cite(document, [evidence]))).toBe(`admitted: ${code}`);
});

test.each([
  ['a name in the sentence', 'Northgate reported revenue of $5.1 billion.', 'Southgate reported revenue of $5.1 billion.'], ['a name at its head', 'Northgate revenue was $5.1 billion.', 'Southgate revenue was $5.1 billion.'],
  ['a ticker in the path', 'NRTH revenue was $5.1 billion.', 'runs/STHG_calls.json:3: "revenue": 5098000000'], ['a ticker in the record', 'NRTH revenue was $5.1 billion.', '{"symbol":"STHG","revenue":5098000000}'],
])('the same figure of somebody else bears out nothing: %s [FEN-SAYS-2]', async (_, document, evidence) => {
  expect(verdictOf(await cite(document, [evidence]))).toBe('admitted: entity-conflict');
  expect(verdictOf(await cite(document, [evidence], both))).toBe('admitted: entity-conflict');
});

test('name and ticker of a known company are one [FEN-SAYS-1]', async () => {
  expect(verdictOf(await cite('Northgate reported revenue of $5.1 billion.', ['{"symbol":"NRTH","revenue":5098000000}'], both))).toBe('borne out: says-the-same');
});

test.each([
  ['negation-differs', 'Revenue did not reach $5.1 billion.', 'Revenue reached $5.1 billion.'], ['negation-differs', 'The board expects margins to recover.', 'Nobody on the board expects margins to recover.'], ['negation-differs', 'Customers are loyal.', 'It is false that customers are loyal.'],
  ['modality-differs', 'Revenue was $5.1 billion in FY2026.', 'Management expects revenue of $5.1 billion in FY2026.'], ['modality-differs', 'The auditor resigned.', 'Reportedly, the auditor resigned.'], ['modality-differs', 'Revenue reportedly was $5.1 billion.', 'Revenue was $5.1 billion.'],
])('negation and modality are not dropped: %s, %s [FEN-NEG-1]', async (code, document, evidence) => {
  expect(verdictOf(await cite(document, [evidence]))).toBe(`admitted: ${code}`);
});

test.each([
  ['Management expects margins to recover.', 'Management expects margins to recover in the second half of 2026.'], ['The auditor resigned in March 2024.', 'In March 2024 the auditor resigned.'], ['Revenue of $6 billion is likely.', 'Revenue of $6bn is likely.'],
])('a claim in words is borne out by its words: %s [FEN-WORDS-1]', async (document, evidence) => {
  expect(verdictOf(await cite(document, [evidence]))).toBe('borne out: same-words');
});

test.each([
  ['another subject between', 'The auditor resigned.', 'The auditor stayed and the chairman resigned.'], ['the other way round', 'Sales shifted from China to India.', 'Sales shifted to China from India.'], ['two times, and the wrong one', 'The auditor resigned in 2024.', 'The auditor resigned in 2023 and another came in 2024.'],
  ['a paraphrase', 'The auditor resigned.', 'The auditor stepped down.'], ['the same words out of order', 'Customers left their suppliers.', 'Suppliers left their customers.'], ['another figure', 'Management expects revenue of $6 billion in FY2026.', 'Management expects revenue of $7bn in fiscal 2026.'],
])('a claim in words is not borne out by %s [FEN-WORDS-1]', async (_, document, evidence) => {
  expect(verdictOf(await cite(document, [evidence]))).toMatch(/^admitted/);
});

test('evidence that says otherwise is not outvoted by evidence that agrees [FEN-SAYS-3]', async () => {
  expect(verdictOf(await cite('Revenue was $5.1 billion.', ['Revenue was $5.1 billion.', 'Revenue was $4.9 billion.']))).toBe('admitted: value-conflict');
});

test('a claim of two figures needs both [FEN-SAYS-3]', async () => {
  const document = 'Revenue was $5.1 billion and net income was $1 billion.';
  expect(verdictOf(await cite(document, ['Revenue was $5.1 billion.']))).toBe('admitted: partly-supported');
  expect((await cite(document, ['Revenue was $5.1 billion.', 'Net income was $1.0 billion.'])).raises).toHaveLength(2);
});

test('a value that the agent sends along must be the source’s [FEN-SAYS-3]', async () => {
  expect(verdictOf(await cite('Revenue was $5.1 billion.', ['"revenue": 5098000000'], { value: '9,999,999,999' }))).toBe('admitted: stated-value-differs');
  expect(verdictOf(await cite('Revenue was $5.1 billion.', ['"revenue": 5098000000'], { value: '5,098,000,000' }))).toBe('borne out: says-the-same');
});

const margin = ['Gross profit was $2 billion in FY2025.', 'Revenue was $4 billion in FY2025.'];

test.each([
  ['Gross margin was 50% in FY2025.', 'gross_profit / revenue', 'borne out: computed-the-same'], ['Gross margin was 51% in FY2025.', 'gross_profit / revenue', 'admitted: formula-fails'], ['Gross margin was 50% in FY2025.', '0.5', 'admitted: formula-fails'],
  ['Gross margin was 50% in FY2024.', 'gross_profit / revenue', 'admitted: formula-fails'], ['Gross margin was 50% in FY2025.', 'gross_profit / total_assets', 'admitted: formula-fails'], ['Gross margin was 50% in FY2025.', 'gross_profit /', 'admitted: formula-fails'],
])('a formula takes every input from the evidence: %s by %s, %s [FEN-CALC-1]', async (document, formula, expected) => {
  expect(verdictOf(await cite(document, margin, { formula }))).toBe(expected);
});

test('growth is worked out of two figures of one company, never of two companies [FEN-CALC-1]', async () => {
  const document = 'Northgate’s revenue grew 25% in FY2025.';
  expect((await cite(document, ['Northgate’s revenue was $5 billion in FY2025.', 'Northgate’s revenue was $4 billion in FY2024.'], both)).supports).toBe(true);
  expect((await cite(document, ['Northgate’s revenue was $5 billion in FY2025.', 'Southgate’s revenue was $4 billion in FY2024.'], both)).supports).toBe(false);
});

test.each([
  ['value-conflict', 'Revenue was $5.1 billion.', 'Revenue was less than $5.1 billion.'], ['value-conflict', 'Revenue was at least $5.1 billion.', 'Revenue was less than $5.1 billion.'], ['value-conflict', 'P/E is 40x.', 'P/E is 40–45x.'],
  ['direction-conflict', 'Revenue fell to $5.1 billion in FY2025.', 'Revenue grew to $5.1 billion in FY2025.'], ['direction-conflict', 'Revenue rose 4% in FY2025.', 'Revenue fell 4% in FY2025, as costs did.'],
  ['period-conflict', 'Revenue reached $5.1 billion in 2025.', 'FY2023 totalRevenue: 5098000000'], ['negation-differs', 'Revenue was $5.1 billion.', 'not audited: totalRevenue: 5098000000'], ['metric-not-named', 'Revenue was $5.1 billion.', '"revenueEstimate": 5100000000'], ['modality-differs', 'Revenue was $5.1 billion.', 'Revenue would have been $5.1 billion.'],
  ['unit-conflict', 'Gross margin was 46.2%.', '"grossMargins": 0.462'], ['entity-conflict', 'Revenue in Europe was $5.1 billion.', 'Revenue in Asia was $5.1 billion.'], ['period-conflict', 'Revenue was $5.1 billion in the quarter.', 'Revenue was $5.1 billion for the full year 2025.'],
])('what qualifies a figure in the evidence counts: %s, %s [FEN-SAYS-2]', async (code, document, evidence) => {
  expect(verdictOf(await cite(document, [evidence]))).toBe(`admitted: ${code}`);
});

test('each row of a table is of the company that it names [FEN-SAYS-2]', async () => {
  const table = '| Company | Revenue ($ billions) |\n|---|---|\n| Northgate | 391 |\n| Southgate | 245 |';
  expect(verdictOf(await cite('Northgate’s revenue was $391 billion.', [table]))).toBe('borne out: says-the-same');
  expect(verdictOf(await cite('Northgate’s revenue was $245 billion.', [table]))).not.toMatch(/^borne out/);
});

test('a ticker in a path in small letters counts for companies that are known [FEN-SAYS-2]', async () => {
  expect(verdictOf(await cite('NRTH revenue was $5.1 billion.', ['runs/sthg.json:3: "revenue": 5098000000'], both))).toBe('admitted: entity-conflict');
});

const accounts = 'Net income was $84 million in FY2025. Dividends paid were $27 million in FY2025. Management expects revenue of $900 million in FY2026.';

test.each([
  ['Net income covered dividends 3.1 times in FY2025.', 'net_income / dividends_paid', 'borne out: computed-the-same'], ['Net income covered dividends 6.2 times in FY2025.', 'net_income / dividends_paid * 2', 'admitted: formula-fails'],
  ['Net income covered dividends 3.1 times in FY2025.', 'pow(net_income / dividends_paid, 1)', 'admitted: formula-fails'], ['Net income was $168 million in FY2025.', 'net_income + net_income', 'admitted: formula-fails'],
  ['Net income was $111 million in FY2025.', 'net_income + dividends_paid', 'admitted: formula-fails'], ['Interest was covered 3.1 times in FY2025.', 'net_income / dividends_paid', 'admitted: formula-fails'], ['Revenue was $900 million in FY2026.', 'revenue', 'admitted: formula-fails'],
])('an agent’s arithmetic holds no number of its own, no figure that the claim does not name, and no expectation: %s by %s, %s [FEN-CALC-1]', async (document, formula, expected) => {
  expect(verdictOf(await cite(document, [accounts], { formula }))).toBe(expected);
});
