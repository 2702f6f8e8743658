import { expect, test } from 'vitest';
import { renderText } from '../../../prose/render.ts';
import { sha256 } from '../../../testing/index.ts';
import type { Valuation } from '../../asked/multiple/valuation.ts';
import { synthesise } from '../answer/synthesise.ts';
import { gathered, judged } from '../answer/testing/gather-sample.ts';

const newest: Valuation['at'] = [{ price: null, year: null }];

async function told(ticker: string, items: readonly string[], at = newest) {
  const given = await gathered([ticker], { valuation: { items, at }, leftOver: [] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  return { summary: renderText(draft.summary), open: judged(draft, given).open };
}

test('each measure of the newest close stands first, with the close and the figures behind it [ASK-VALUATION-2]', async () => {
  const { summary, open } = await told('AAPL', ['pe_ratio']);
  expect(summary).toMatch(/^Apple’s price-earnings ratio was [\d.]+ times on 24 March 2026\. Apple’s shares closed at \$[\d.]+ .* diluted earnings per share were /);
  expect(open).toEqual([]);
});

test('several measures at once are told one after the other, and nothing between them [ASK-VALUATION-2]', async () => {
  const { summary, open } = await told('IBM', ['pe_ratio', 'price_to_book', 'price_to_sales']);
  expect(summary).toMatch(/^IBM’s price-earnings ratio was [^.]+\.\d times on [^.]+\. IBM’s price-to-book ratio was [^.]+\.\d times on [^.]+\. IBM’s price-to-sales ratio was [^.]+\.\d times on [^.]+\.$/);
  expect(open).toEqual([]);
});

test('an earlier close is held against the last fiscal year that had ended, and the calculation is written out and proved [ASK-VALUATION-2]', async () => {
  const at: Valuation['at'] = [{ price: { kind: 'point', on: '2024-12-31' }, year: null }];
  const [earnings, cash] = [await told('AAPL', ['pe_ratio'], at), await told('AAPL', ['free_cash_flow_yield'], at)];
  expect(earnings.summary).toMatch(/^Apple’s price over earnings was 41\.2 times on 31 December 2024\. .* Price over earnings: \$250\.42 ÷ \$6\.08 = 41\.2 times\.$/);
  expect(cash.summary).toMatch(/: \$[\d.]+ billion ÷ \(\$250\.42 × [\d.]+ billion\) = [\d.]+%\.$/);
  expect([...earnings.open, ...cash.open]).toEqual([]);
});

test('what the whole company is worth stands before what that is over a figure [ASK-VALUATION-2]', async () => {
  const { summary, open } = await told('AAPL', ['price_to_sales']);
  expect(summary).toMatch(/Apple’s market capitalization was \$[\d.]+ trillion on [^.]+\.$/);
  expect((await told('AAPL', ['pe_ratio'])).summary).not.toContain('market capitalization');
  expect(open).toEqual([]);
});

test('where no statement gives a share’s dividends, those of the year before the close are added up [ASK-VALUATION-2]', async () => {
  const { summary, open } = await told('CAT', ['dividend_yield']);
  expect(summary).toMatch(/^Caterpillar’s yield of dividends over price was 1\.31% .* Dividend yield, on those dividends: \(\$1\.41 \+ \$1\.41 \+ \$1\.41 \+ \$1\.51\) ÷ \$438\.02 = 1\.31%\.$/);
  expect(open).toEqual([]);
});

test('a loss gives no multiple, and what is not counted is said to be missing [ASK-VALUATION-2]', async () => {
  expect((await told('BA', ['pe_ratio'])).summary).toMatch(/The price-earnings ratio has no meaning then/);
  expect((await told('BA', ['enterprise_value'], [{ price: { kind: 'point', on: '2024-12-31' }, year: null }])).summary).toMatch(/do not give shares outstanding for the time asked about of Boeing, without which its enterprise value cannot be told/);
});

test('a multiple and the yield that is the same turned over are told with one calculation, and both are proved [ASK-VALUATION-2]', async () => {
  const { summary, open } = await told('IBM', ['pe_ratio', 'earnings_yield'], [{ price: null, year: { year: 2024 } }]);
  expect(summary).toMatch(/^At the close of \$253\.15 on 31 July 2025, IBM’s price-earnings ratio was 39\.4 times on its diluted earnings per share of \$6\.43 in fiscal 2024\. .*: \$6\.43 ÷ \$253\.15 = 2\.5%\.$/);
  expect(open).toEqual([]);
});

test('a multiple of the same earnings at two closes goes the way of the price, whose move is told [ASK-VALUATION-2]', async () => {
  const [then, now] = [{ price: { kind: 'point', on: '2024-12-31' }, year: { year: 2024 } }, { price: null, year: { year: 2024 } }] as const;
  const [same, other] = [await told('CAT', ['pe_ratio'], [then, now]), await told('CAT', ['pe_ratio'], [then, { price: null, year: { year: 2023 } }])];
  expect(same.summary).toMatch(/16\.5 times.*19\.9 times.*so the multiple went the way of the price: Caterpillar’s share price rose 20\.7% from \$362\.76 on 31 December 2024 to \$438\.02 on 31 July 2025\.$/);
  expect(other.summary).not.toMatch(/share price rose/);
  expect(same.open).toEqual([]);
});
