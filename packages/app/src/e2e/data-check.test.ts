// assay data check: the sources of a company tried against themselves and one another, without the network.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastObject, makeHome, type Home } from '../testing/run-cli.ts';

let home: Home;
beforeAll(async () => { home = await makeHome(); });
afterAll(() => home.remove());

test('a table says what passed, and two sources that differ are shown with both values [CLI-DATA-2]', async () => {
  const answer = await home.run(['data', 'check', 'AMZN', '--sample']);
  expect(answer.code).toBe(0);
  expect(answer.out).toMatch(/^Amazon\.com, Inc\. \(AMZN\): [\d]+ figures, sample data as of \d{4}-\d\d-\d\d$/m);
  expect(answer.out).toMatch(/^● balance-sheet +\d+ +0 {2}assets are liabilities and equity$/m);
  expect(answer.out).toMatch(/^\? two sources +\d+ +\d+ {2}/m);
  expect(answer.out).toContain('Operating cash flow in FY2016 is 17.2 billion USD in Amazon.com, Inc. 10-K and 16.44 billion USD in Polygon financials, 4.4% apart.');
});

test('as JSON every difference names both figures with their filings and captures [CLI-DATA-2]', async () => {
  const answer = await home.run(['data', 'check', 'BA', '--sample', '--json']);
  const { ticker, checks, suspicions, reconciliation } = lastObject(answer) as { ticker: string; checks: { check: string; passed: number; failed: number }[]; suspicions: unknown[]; reconciliation: { compared: number; differences: unknown[] } };
  expect([answer.code, ticker, suspicions]).toEqual([0, 'BA', []]);
  expect(checks.map(({ check }) => check)).toEqual(['units', 'balance-sheet', 'cash-roll-forward', 'earnings-per-share', 'segments', 'jump']);
  expect(reconciliation.compared).toBeGreaterThan(30);
  expect(reconciliation.differences[0]).toMatchObject({ metric: 'gross_profit', left: { source: { kind: 'filing', form: '10-K' }, capture: expect.stringMatching(/^cap_/) as string }, right: { source: { kind: 'aggregator' } } });
});

test('an unknown company is said as such [CLI-DATA-2]', async () => {
  const answer = await home.run(['data', 'check', 'APPL', '--sample', '--json']);
  expect([answer.code, lastObject(answer)['error']]).toEqual([1, expect.objectContaining({ code: 'unknown-ticker' })]);
});
