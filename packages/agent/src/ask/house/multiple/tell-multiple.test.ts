import { expect, test } from 'vitest';
import { renderText } from '../../../prose/render.ts';
import { sha256 } from '../../../testing/index.ts';
import type { Multiple } from '../../asked/multiple/multiple.ts';
import { synthesise } from '../answer/synthesise.ts';
import { gathered, judged } from '../answer/testing/gather-sample.ts';

async function told(ticker: string, multiple: Partial<Multiple> & Pick<Multiple, 'of' | 'at'>) {
  const given = await gathered([ticker], { multiple: { isPerShare: false, isYield: false, times: null, ...multiple }, leftOver: [] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  return { summary: renderText(draft.summary), open: judged(draft, given).open };
}

test('a price over earnings at two closes, each over the figure of the same year, with both calculations proved [ASK-MULTIPLE-2]', async () => {
  const { summary, open } = await told('CAT', { of: 'diluted_eps', isPerShare: true, at: [{ price: { kind: 'point', on: '2024-12-31' }, year: { year: 2023 } }, { price: null, year: { year: 2023 } }] });
  expect(summary.match(/Price over earnings on \d+ \w+ \d{4}: \$[\d.]+ ÷ \$[\d.]+ = [\d.]+ times\./g)).toHaveLength(2);
  expect(open).toEqual([]);
});

test('at the newest close what all shares come to is told before what that is over the figure [ASK-MULTIPLE-2]', async () => {
  const { summary, open } = await told('V', { of: 'net_income', at: [{ price: null, year: { year: 2024 } }] });
  expect(summary).toMatch(/Market value on \d+ \w+ \d{4}: \$[\d.]+ × [^=]* = \$[\d.]+ billion\. Market value over net income on \d+ \w+ \d{4}: .* = [\d.]+ times\.$/);
  expect(open).toEqual([]);
});

test('the worth of all shares over a figure of the year, and that figure in percent of it [ASK-MULTIPLE-2]', async () => {
  const at = [{ price: { kind: 'point' as const, on: '2025-03-03' }, year: { year: 2024 } }];
  const [times, percent] = [await told('AAPL', { of: 'free_cash_flow', at }), await told('AAPL', { of: 'free_cash_flow', isYield: true, at })];
  expect(times.summary).toMatch(/Price over free cash flow on \d+ \w+ \d{4}: \$[\d.]+ × .* ÷ .* = [\d.]+ times\.$/);
  expect(percent.summary).toMatch(/Free cash flow over price, the yield on \d+ \w+ \d{4}: .* ÷ \(\$[\d.]+ × .*\) = [\d.]+%\.$/);
  expect([...times.open, ...percent.open]).toEqual([]);
});

test('a year that ends in the first days of a month is found by that month, a loss gives no multiple, and a year that is not on file is said to be missing [ASK-MULTIPLE-2]', async () => {
  expect((await told('HD', { of: 'diluted_eps', isPerShare: true, at: [{ price: null, year: { endsIn: '2025-02' } }] })).summary).toMatch(/in fiscal 2024\. Price over earnings on /);
  expect((await told('BA', { of: 'diluted_eps', isPerShare: true, at: [{ price: null, year: { year: 2024 } }] })).summary).toMatch(/has no meaning/);
  expect((await told('V', { of: 'revenue', at: [{ price: null, year: { year: 1990 } }] })).summary).toMatch(/do not give revenue for the year asked about of Visa/);
});

test('a price at so many times a figure beside the newest close, each calculation written out [ASK-MULTIPLE-2]', async () => {
  const { summary } = await told('IBM', { of: 'diluted_eps', isPerShare: true, times: '20', isHeldNow: true, at: [{ price: null, year: { year: 2024 } }] });
  expect(summary).toMatch(/Price at that multiple: \$6\.43 × 20 = \$128\.60\. .* below the latest close: \(\$253\.15 − \$128\.60\) ÷ \$253\.15 = 49\.2%\.$/);
});
