import { expect, test } from 'vitest';
import { money } from '@assay/record';
import { mainCurrency, refuseCurrencies } from './currency-guard.ts';

const price = { metric: 'price', unit: money('USD', 'share') };
const shares = { metric: 'shares_outstanding', unit: { kind: 'shares' as const } };

test('a price in one currency and earnings in another make no ratio [CALC-CURRENCY-1]', () => {
  expect(refuseCurrencies([price, { metric: 'diluted_eps', unit: money('TWD', 'share') }], 'TWD')).toBe('The inputs are in TWD and USD, and no exchange rate is assumed: price in USD/share, diluted_eps in TWD/share.');
});

test('a price times shares is refused where the company reports in another currency: the shares of a receipt are not known [CALC-CURRENCY-1]', () => {
  expect(refuseCurrencies([price, shares], 'TWD')).toMatch(/^The price is in USD and the statements are in TWD: without the number of shares/);
  expect(refuseCurrencies([price, shares], 'USD')).toBeNull();
  expect(refuseCurrencies([price, shares], null)).toBeNull();
});

test('statements among themselves, and a price alone, are never refused [CALC-CURRENCY-1]', () => {
  expect(refuseCurrencies([{ metric: 'net_income', unit: money('TWD') }, { metric: 'revenue', unit: money('TWD') }], 'TWD')).toBeNull();
  expect(refuseCurrencies([price, price], 'TWD')).toBeNull();
});

test('the reporting currency is that of most figures, a convenience translation notwithstanding [CALC-CURRENCY-1]', () => {
  expect(mainCurrency([money('TWD'), money('USD'), money('TWD'), { kind: 'shares' }])).toBe('TWD');
  expect(mainCurrency([{ kind: 'percent' }])).toBeNull();
});
