import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import type { AskedMeasure, MeasureForm } from '../../../asked/asked.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

const measure = (id: string, as: MeasureForm = 'value'): AskedMeasure => ({ kind: 'metric', id, as, words: id });

async function answered(text: string, tickers: readonly string[], asked: AskedMeasure) {
  const given = await gathered(tickers, { operation: 'compare', text, measures: [asked], periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  return { summary: renderText(draft.summary), open: judged(draft, given).open };
}

type Case = { readonly text: string; readonly tickers: readonly string[]; readonly asked: AskedMeasure; readonly written: RegExp };
const cases: readonly Case[] = ([
  ['By how much did the revenue of the one exceed that of the other?', ['HD', 'BA'], measure('revenue'), /Difference: \$[\d,.]+(?: [bm]illion)? − \$[\d,.]+(?: [bm]illion)? = \$[\d,.]+(?: [bm]illion)?\./],
  ['Their combined net income?', ['V', 'MSFT'], measure('net_income', 'total'), /Together: \$[\d,.]+(?: [bm]illion)? \+ \$[\d,.]+(?: [bm]illion)? = \$[\d,.]+(?: [bm]illion)?\./],
  ['The average net margin of the three?', ['V', 'MSFT', 'AAPL'], measure('net_margin', 'average'), /Average: \([\d.]+% \+ [\d.]+% \+ [\d.]+%\) ÷ 3 = [\d.]+%\./],
  ['How many times as large as the other was the one by sales?', ['HD', 'V'], measure('revenue'), /Ratio: \$[\d.]+ billion ÷ \$[\d.]+ billion = [\d.]+ times\./],
  ['By how many percent was the one larger than the other?', ['BA', 'CAT'], measure('revenue', 'growth'), /Above the other by: \(\$[\d.]+ billion − \$[\d.]+ billion\) ÷ \$[\d.]+ billion = [\d.]+%\./],
  ['How much larger was the one than the other, in dollars and in percent?', ['HD', 'BA'], measure('revenue'), /Difference: \$[\d.]+ billion − \$[\d.]+ billion = \$[\d.]+ billion\. Above the other by: \(\$[\d.]+ billion − \$[\d.]+ billion\) ÷ \$[\d.]+ billion = [\d.]+%\./],
] as const).map(([text, tickers, asked, written]) => ({ text, tickers, asked, written }));

test.each(cases)('“$text” is worked out between the companies, and the judge can do it again [ASK-BETWEEN-1]', async ({ text, tickers, asked, written }) => {
  const { summary, open } = await answered(text, tickers, asked);
  expect(summary).toMatch(written);
  expect(open).toEqual([]);
});

test('where one of the companies has no figure there is no sum [ASK-BETWEEN-1]', async () => {
  expect((await answered('Their combined inventory?', ['GS', 'HD'], measure('inventory', 'total'))).summary).not.toMatch(/Together/);
});
