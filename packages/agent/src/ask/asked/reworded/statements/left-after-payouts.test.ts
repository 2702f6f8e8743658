import { expect, test } from 'vitest';
import { sayAgain } from '../rewording.ts';
import { leftAfterPayouts, takesOffBoth } from './left-after-payouts.ts';

test.each([
  ['What was left of Marram\'s free cash flow in 2023 after paying dividends and repurchases?', 'what was Marram\'s free cash flow less dividends paid less share repurchases in 2023?'],
  ['Marram OCF after capital spending, buybacks and dividends', 'Marram free cash flow less dividends paid less share repurchases'],
  ['Marram: FCF net of divs & buybacks', 'Marram: FCF less dividends paid less share repurchases'],
])('“%s” is “%s” [ASK-READ-9]', (text, plain) => {
  expect(sayAgain(text, leftAfterPayouts)).toBe(plain);
  expect(takesOffBoth(text)).toBe(true);
});

test('dividends alone are left to other readers [ASK-READ-9]', () => {
  expect(sayAgain('Free cash flow after dividends', leftAfterPayouts)).toBe('Free cash flow after dividends');
});
