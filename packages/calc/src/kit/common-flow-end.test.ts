import { expect, test } from 'vitest';
import { commonFlowEnd, type FlowInput } from './common-flow-end.ts';

const flow = (metric: string, end: string, isShifted = false): FlowInput => ({ metric, isShifted, facts: [{ period: { kind: 'duration', start: `${String(Number(end.slice(0, 4)) - 1)}${end.slice(4)}`, end, fiscal: null } }] });
const balance = (metric: string, on: string): FlowInput => ({ metric, isShifted: false, facts: [{ period: { kind: 'instant', on, fiscal: null } }] });

test('flows that end on different days are read up to the earliest end [CALC-FLOW-1]', () => {
  expect(commonFlowEnd([flow('operating_cash_flow', '2025-06-30'), flow('capital_expenditure', '2024-12-31')])).toBe('2024-12-31');
});

test('flows that end within a few days of one another agree, and a balance or a price of another day is no flow [CALC-FLOW-1]', () => {
  expect(commonFlowEnd([flow('operating_cash_flow', '2025-06-28'), flow('capital_expenditure', '2025-06-30'), balance('total_debt', '2025-03-31'), balance('price', '2025-09-04')])).toBeNull();
});

test('an average count of shares and a value that another time is meant of decide nothing [CALC-FLOW-1]', () => {
  expect(commonFlowEnd([flow('net_income', '2025-06-30'), flow('diluted_shares', '2025-03-31'), flow('net_income', '2024-06-30', true)])).toBeNull();
});

test('of a flow made of several periods the latest end counts [CALC-FLOW-1]', () => {
  const year = flow('capital_expenditure', '2024-12-31');
  expect(commonFlowEnd([{ ...year, facts: [...flow('capital_expenditure', '2025-06-30').facts, ...year.facts] }, flow('operating_cash_flow', '2025-06-30')])).toBeNull();
});
