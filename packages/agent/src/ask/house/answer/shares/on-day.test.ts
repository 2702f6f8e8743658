import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

test.each([
  ['pe_ratio', 'V', /^Visa’s shares closed at \$[\d.]+ on 29 December 2023\. Visa’s diluted earnings per share were \$[\d.]+ in fiscal 2023\. Price over earnings on 29 December 2023: \$[\d.]+ ÷ \$[\d.]+ = [\d.]+ times\.$/],
  ['price_to_book', 'CAT', /Price over book value on 29 December 2023: \$[\d.]+ × \d+ million ÷ \$[\d.]+ billion = [\d.]+ times\.$/],
  ['market_cap', 'CAT', /Market value on 29 December 2023: \$[\d.]+ × \d+ million = \$[\d.]+ billion\.$/],
  ['dividend_yield', 'IBM', /Dividends over price, the yield on 29 December 2023: \$[\d.]+ ÷ \$[\d.]+ = [\d.]+%\.$/],
])('%s of %s on a day gone by is worked out from that day’s close [ASK-ANSWER-1]', async (id, ticker, words) => {
  const given = await gathered([ticker], { measures: [{ kind: 'metric', id, as: 'value', words: id }], periods: [{ kind: 'date', on: '2023-12-31' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(words);
  expect(judged(draft, given).open).toEqual([]);
});
