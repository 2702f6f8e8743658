import { expect, test } from 'vitest';
import { renderText } from '../../../../prose/render.ts';
import { sha256 } from '../../../../testing/index.ts';
import { readClaimed } from '../../../asked/claimed/read-claimed.ts';
import type { AskedMeasure, MeasureForm } from '../../../asked/asked.ts';
import { lackingOf } from '../../../validate/lacking.ts';
import { toldIn } from '../../../validate/told-in.ts';
import { synthesise } from '../synthesise.ts';
import { gathered, judged } from '../testing/gather-sample.ts';

const measure = (id: string, as: MeasureForm = 'value'): AskedMeasure => ({ kind: 'metric', id, as, words: id });
type Case = readonly [text: string, ticker: string, measures: readonly AskedMeasure[], opens: RegExp];
const cases: readonly Case[] = [
  ['Is it true that its net margin was above 50% in 2023?', 'V', [measure('net_margin')], /^Yes: Visa’s net margin was/],
  ['Is it true that its net margin was close to 80% in 2023?', 'V', [measure('net_margin')], /^No: Visa’s net margin was/],
  ['Is it true that its net loss was more than $2 billion in 2023?', 'BA', [measure('net_income')], /^Yes: Boeing’s net loss was/],
  ['True or false: its revenue grew by more than a tenth in 2023.', 'V', [measure('revenue', 'growth')], /^Yes: Visa’s revenue rose/],
  ['Is it right that its revenue was $33 billion and its net margin over 60% in 2023?', 'V', [measure('revenue'), measure('net_margin')], /^Yes: Visa’s revenue was .* No: Visa’s net margin was/],
];

test.each(cases.map(([text, ticker, measures, opens]) => ({ text, ticker, measures, opens })))('“$text” of $ticker opens with the verdict on each amount [ASK-CLAIM-3]', async ({ text, ticker, measures, opens }) => {
  const stated = readClaimed(text);
  const asked = { text: stated?.rest ?? '', claims: stated?.claims ?? [], measures, periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }] } as const;
  const given = await gathered([ticker], asked);
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(opens);
  expect(judged(draft, given).open).toEqual([]);
});

test('an amount of which no figure is told keeps the answer from passing for one [ASK-CLAIM-3]', async () => {
  const stated = readClaimed('Is it true that its revenue was over $30 billion and its P/E above 20?');
  const given = await gathered(['V'], { text: stated?.rest ?? '', claims: stated?.claims ?? [], measures: [measure('revenue')], periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(lackingOf(given.asked, toldIn(draft))).toContain('whether what it states holds');
});

test.each([
  ['Is it true that Visa’s net margin was 52.9% and Caterpillar’s 15.4% in 2023?', /Yes.*: Visa is ahead/],
  ['Is it true that Caterpillar’s net margin was 52.9% and Visa’s 15.4% in 2023?', /^No: Visa is ahead/],
])('of two companies each amount is held against the figure of its own: “%s” [ASK-CLAIM-3]', async (text, opens) => {
  const stated = readClaimed(text.replaceAll('’', '\''));
  const given = await gathered(['V', 'CAT'], { text: stated?.rest ?? '', claims: stated?.claims ?? [], operation: 'compare', measures: [measure('net_margin')], periods: [{ kind: 'fiscal', year: 2023, part: 'FY' }] });
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  expect(renderText(draft.summary)).toMatch(opens);
});
