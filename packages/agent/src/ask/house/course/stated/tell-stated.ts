// What a close makes of an amount a share that the question states, written out: the gain on what was paid, the yield of the dividend, the multiple of the earnings.
import { decimal, type Decimal } from '@assay/record';
import { assumed } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say, type Text } from '../../../../prose/text.ts';
import type { Also } from '../../../asked/course/course.ts';
import type { Holder } from '../../answer/scene.ts';
import { plainAmount, type PlainAmount } from './plain-factors.ts';

type Stated = Extract<Also, { kind: 'stated' }>;

/** Null where the amount is nothing to divide by. */
export function tellStated(holder: Holder, { of, amount, times }: Stated, close: Reading | null): Text | null {
  const stated = decimal(amount);
  if (close === null || close.value.lte(0) || stated.lte(0)) return null;
  const shown = say`${holder.bench.show(assumed('amount_stated', stated, close.unit))}`;
  const given: Given = { holder, close, stated, written: plainAmount(holder, Number(amount)) ?? { times: shown, per: say`÷ ${shown}` } };
  switch (of) {
    case 'price': return gainOn(given);
    case 'dividends': return yieldOf(given, times);
    case 'earnings': return multipleOf(given);
  }
}

type Given = { readonly holder: Holder; readonly close: Reading; readonly stated: Decimal; readonly written: PlainAmount };

function made({ close, stated }: Given, metric: string, { value, formula }: { readonly value: Decimal; readonly formula: string }): Reading {
  return { ...close, metric, value, formula, assumptions: { amount_stated: stated } };
}

/** `($251.64 − (17 × 10)) ÷ 17 ÷ 10 = 48.0%` */
function gainOn(given: Given): Text {
  const { holder: { bench: { show } }, close, stated, written } = given;
  const by: Reading = { ...made(given, 'gain_on_stated_price', { value: close.value.minus(stated).dividedBy(stated).times(100), formula: '(price - amount_stated) / amount_stated * 100' }), unit: { kind: 'percent' } };
  return say`${close.value.lt(stated) ? 'Loss, so below nothing' : 'Gain'}, in percent of what was paid: (${show(close)} − ${written.times}) ${written.per} = ${show(by)}.`;
}

/** `4 × 83 × 1 ÷ 100 ÷ $507.97 = 0.65%` */
function yieldOf(given: Given, times: string): Text {
  const { holder: { bench: { show } }, close, stated, written } = given;
  const number = assumed('count', decimal(times), { kind: 'count', of: null });
  const by: Reading = { ...made(given, 'yield_of_stated_dividends', { value: stated.times(times).dividedBy(close.value).times(100), formula: `${times} * amount_stated / price * 100` }), unit: { kind: 'percent' } };
  return say`Dividend yield of that amount on this close: ${times === '1' ? say`` : say`${show(number)} × `}${written.times} ÷ ${show(close)} = ${show(by, 'hundredths')}.`;
}

/** `$350.99 ÷ 12 = 29.2 times` */
function multipleOf(given: Given): Text {
  const { holder: { bench: { show } }, close, stated, written } = given;
  const by: Reading = { ...made(given, 'price_to_stated_earnings', { value: close.value.dividedBy(stated), formula: 'price / amount_stated' }), unit: { kind: 'multiple' } };
  return say`Price over earnings of that amount at this close: ${show(close)} ${written.per} = ${show(by)}.`;
}
