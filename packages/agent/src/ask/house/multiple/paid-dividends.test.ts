import { expect, test } from 'vitest';
import { renderText } from '../../../prose/render.ts';
import { sha256 } from '../../../testing/index.ts';
import { synthesise } from '../answer/synthesise.ts';
import { gathered, judged } from '../answer/testing/gather-sample.ts';

test.each(['MCD', 'CAT', 'V', 'GS', 'MSFT'])('the dividend yield of %s, whose statements show no dividend of the year, is made of its dividends by ex-dividend day [ASK-ANSWER-1]', async (ticker) => {
  const given = await gathered([ticker], { measures: [{ kind: 'metric', id: 'dividend_yield', as: 'value', words: 'dividend yield' }], periods: [] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(/yield of dividends over price was \d\.\d\d% on .* dividend with the ex-dividend day of \d+ \w+ 20\d\d was \$[\d.]+\. Dividend yield, on those dividends: \((?:\$[\d.]+ \+ ){3}\$[\d.]+\) ÷ \$[\d.]+ = \d\.\d\d%\.$/);
  expect(judged(draft, given).open).toEqual([]);
});
