import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { askSample, sha256 } from '../../../../testing/index.ts';
import type { AskedMeasure, MeasureForm, Operation } from '../../../asked/asked.ts';
import { houseAskEngine } from '../../house-ask-engine.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

const measure = (id: string, as: MeasureForm = 'value'): AskedMeasure => ({ kind: 'metric', id, as, words: id });
type Case = readonly [text: string, tickers: readonly string[], asked: AskedMeasure, opens: RegExp, operation?: Operation];
const cases: readonly Case[] = [
  ['Was the first one’s revenue larger than the second one’s?', ['HD', 'MCD'], measure('revenue'), /^Yes: Home Depot is ahead/, 'compare'],
  ['Was the first one’s revenue larger than the second one’s?', ['MCD', 'HD'], measure('revenue'), /^No: Home Depot is ahead/, 'compare'],
  ['Did its revenue grow in 2023?', ['V'], measure('revenue', 'growth'), /^Yes: Visa’s revenue rose/],
  ['Did its revenue fall in 2023?', ['V'], measure('revenue', 'growth'), /^No: Visa’s revenue rose/],
  ['Did it make a profit in 2023?', ['BA'], measure('net_income'), /^No: Boeing’s net loss was/],
  ['Did the net loss become larger in 2023?', ['BA'], measure('net_income', 'growth'), /^No: Boeing’s net loss was/],
  ['Did the net loss become smaller in 2023?', ['BA'], measure('net_income'), /^Yes: Boeing’s net loss was/],
  ['By revenue the one comes first and the other second. Is that order right?', ['MCD', 'HD'], measure('revenue'), /^No: Home Depot is ahead/, 'compare'],
  ['By revenue the one comes first and the other second. Is that order right?', ['HD', 'MCD'], measure('revenue'), /^Yes: Home Depot is ahead/, 'compare'],
  ['Was its net margin below 60% in 2023?', ['V'], measure('net_margin'), /^Yes: Visa’s net margin was/],
  ['What was its net margin in 2023?', ['V'], measure('net_margin'), /^Visa’s net margin was/],
  ['Did it earn more than the other in 2023?', ['GS', 'HD'], measure('inventory'), /^(?!Yes|No:)/, 'compare'],
];
test.each(cases.map(([text, tickers, asked, opens, operation]) => ({ text, tickers, asked, opens, operation: operation ?? 'look-up' })))('“$text” of $tickers opens as the figures decide, or with the figures [ASK-YES-1]', async ({ text, tickers, asked, opens, operation }) => {
  const given = await gathered(tickers, { operation, text, measures: [asked], periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(opens);
  expect(judged(draft, given).open).toEqual([]);
});

test('the word goes where its proof does not stand [ASK-YES-1]', async () => {
  const given = await gathered(['V'], { text: 'Did its revenue grow in 2023?', measures: [measure('revenue', 'growth')], periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  const sentence = renderText(draft.summary);
  expect(renderText(synthesise(given, { objections: [{ text: sentence, sentence, verdict: 'unverified', reason: 'made up', right: null }], earlier: draft }, sha256).summary)).not.toMatch(/Yes/);
});

test.each([
  ['Is IBM cheaper than Microsoft on the EPS of the latest fiscal year?', /^No: Microsoft is the cheaper/],
  ['Is Microsoft cheaper than IBM on fiscal-year EPS?', /^Yes: Microsoft is the cheaper/],
  ['Is Apple more expensive than Visa on the EPS of the latest fiscal year?', /^No: Visa is the more expensive/],
])('“%s” is decided by the multiples that are told, each on its own year: %s [ASK-YES-1]', async (text, opens) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opens);
  expect(answer.metadata.valid).toBe(true);
});

test.each([
  ['Was NVIDIA’s Q1 fiscal 2026 revenue higher than the quarter before?', /^Yes: NVIDIA’s revenue rose/],
  ['Was NVIDIA’s Q1 fiscal 2026 revenue lower than the quarter before?', /^No: NVIDIA’s revenue rose/],
  ['Was Visa’s revenue in fiscal 2023 higher than the year before?', /^Yes: Visa’s revenue was .*up /],
  ['Was Boeing’s net loss in 2024 smaller than in the previous year?', /^No: Boeing’s net loss was/],
])('“%s” holds the later time against the one before it: %s [ASK-YES-1]', async (text, opens) => {
  const { answer } = await askSample(text, { engine: houseAskEngine });
  expect(answer.summary).toMatch(opens);
  expect(answer.metadata.valid).toBe(true);
});
