import { expect, test } from 'vitest';
import { renderText } from '../../../prose/render.ts';
import { askSample, sha256 } from '../../../testing/index.ts';
import { houseAskEngine } from '../house-ask-engine.ts';
import { synthesise } from '../answer/synthesise.ts';
import { gathered, judged } from '../answer/testing/gather-sample.ts';

test.each(['MCD', 'CAT', 'V', 'GS', 'MSFT'])('the dividend yield of %s, whose statements show no dividend of the year, is made of its dividends by ex-dividend day [ASK-ANSWER-1]', async (ticker) => {
  const given = await gathered([ticker], { measures: [{ kind: 'metric', id: 'dividend_yield', as: 'value', words: 'dividend yield' }], periods: [] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(/yield of dividends over price was \d\.\d\d% on .* dividend with the ex-dividend day of \d+ \w+ 20\d\d was \$[\d.]+\. Dividend yield, on those dividends: \((?:\$[\d.]+ \+ ){3}\$[\d.]+\) ÷ \$[\d.]+ = \d\.\d\d%\.$/);
  expect(judged(draft, given).open).toEqual([]);
});

test('a payment that came some days less than a year before the last one is none of its twelve months [ASK-ANSWER-1]', async () => {
  const { answer } = await askSample('What did Goldman Sachs pay per share in dividends over the last four quarters?', { engine: houseAskEngine });
  expect(answer.summary).toContain('$3.00 + $3.00 + $3.00 + $4.00 = $13.00 a share');
});
