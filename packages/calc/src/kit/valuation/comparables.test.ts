import { decimal } from '@assay/record';
import { expect, test } from 'vitest';
import { comparePeers, valueAtMultiple } from './comparables.ts';
import { sensitivityGrid } from './sensitivity.ts';

const peers = [['B', 20], ['A', 10], ['Loss', -5], ['C', 30]].map(([name, value]) => ({ name: String(name), value: decimal(String(value)) }));

test('a multiple is compared with the median of peers that have one [CAL-KIT-9]', () => {
  const comparison = comparePeers(decimal(25), peers);
  expect(comparison).toMatchObject({ median: decimal(20), low: decimal(10), high: decimal(30), premium: decimal('0.25'), leftOut: ['Loss'] });
  expect(comparison?.peers.map((peer) => peer.name)).toEqual(['A', 'B', 'C']);
});

test('two peers make no comparison, and a loss has no premium', () => {
  expect(comparePeers(decimal(25), peers.slice(0, 3))).toBeNull();
  expect(comparePeers(decimal(-3), peers)?.premium).toBeNull();
});

test('value at a multiple of EBITDA leaves the owners what debt does not take [CAL-KIT-9]', () => {
  expect(valueAtMultiple({ multiple: decimal(10), base: decimal(120), netDebt: decimal(200), dilutedShares: decimal(50) })).toEqual({ value: decimal(20), filled: '(10 × 120 − 200) ÷ 50' });
});

test('a multiple of a loss is refused [CAL-KIT-6]', () => {
  expect(valueAtMultiple({ multiple: decimal(10), base: decimal(-1), netDebt: decimal(0), dilutedShares: decimal(1) })).toHaveProperty('error');
});

test('a grid holds the model at every pair, and the reason where there is none [CAL-KIT-9]', () => {
  const inputs = { free_cash_flow: decimal(100), discount_rate: decimal('0.1'), years: decimal(2), net_debt: decimal(-50), diluted_shares: decimal(10) };
  const grid = sensitivityGrid({ id: 'dcf_value_per_share', inputs: { ...inputs, terminal_growth: decimal(0) } }, { input: 'growth', values: [decimal(0), decimal('0.1')] }, { input: 'discount_rate', values: [decimal(0), decimal('0.1')] });
  expect(grid.cells.map((row) => row.map((cell) => ('error' in cell ? cell.error : cell.value.toFixed(2))))).toEqual([['the discount rate is not positive', '105.00'], ['the discount rate is not positive', '125.00']]);
});
