import { expect, test } from 'vitest';
import { versusInPercent } from './versus-in-percent.ts';

test.each([
  ['Marram buybacks 2022 vs free cash flow in percent', 'Marram buybacks as a percentage of free cash flow 2022'],
  ['Marram inventory versus total assets FY22 %', 'Marram inventory as a percentage of total assets FY22'],
  ['Marram revenue vs net income % growth 2022', 'Marram revenue vs net income % growth 2022'],
  ['Marram revenue 2022 vs revenue 2021 %', 'Marram revenue 2022 vs revenue 2021 %'],
])('%s: one line in percent of another [ASK-READ-9]', (said, plain) => {
  expect(versusInPercent(said)).toBe(plain);
});
