// Answers of each operation over the bundled figures, read as their reader and as the judge would read them.
import { describe, expect, test } from 'vitest';
import { renderText } from '../../../prose/render.ts';
import { sha256 } from '../../../testing/index.ts';
import type { AskedMeasure, MeasureForm } from '../../asked/asked.ts';
import { renderAnswer } from '../../markdown/render-answer.ts';
import { answerGenerally, decline } from './glossary/define.ts';
import { synthesise } from './synthesise.ts';
import { companies, gathered, judged, type AskedFor } from './testing/gather-sample.ts';

const measure = (id: string, as: MeasureForm = 'value'): AskedMeasure => ({ kind: 'metric', id, as, words: id });
const year = (of: number | null) => ({ kind: 'fiscal', year: of, part: 'FY' } as const);

async function answered(tickers: readonly string[], asked: AskedFor) {
  const given = await gathered(tickers, asked);
  const draft = synthesise(given, { objections: [], earlier: null }, sha256);
  return { draft, summary: renderText(draft.summary), ...judged(draft, given), given };
}

test('a figure is told with its time, the year before and the report that states it [ASK-ANSWER-1]', async () => {
  const { summary, markdown, open, audited } = await answered(['AAPL'], { measures: [measure('revenue')], periods: [year(2024)] });
  expect(summary).toBe('Apple’s revenue was $391.0 billion in fiscal 2024, up 2.0% from $383.3 billion in fiscal 2023.');
  expect(markdown).toContain('Apple reports revenue of $391.0 billion for fiscal 2024 in its annual report.');
  expect([open, audited.coverage.ratio, audited.coverage.unaccounted]).toEqual([[], 1, 0]);
});

test('a computed figure comes with its formula in words and what went into it [ASK-ANSWER-1]', async () => {
  const { markdown, open } = await answered(['MSFT'], { measures: [measure('net_margin')], periods: [year(2024)] });
  expect(markdown).toMatch(/Net margin is net income ÷ revenue: in fiscal 2024 Microsoft’s net income was \$88\.1 billion and its revenue was \$245\.1 billion\./);
  expect(open).toEqual([]);
});

test('a year that is not on file is not answered with another [ASK-ANSWER-2]', async () => {
  const { summary, draft, open } = await answered(['AAPL'], { measures: [measure('revenue')], periods: [year(1999)] });
  expect(summary).toMatch(/do not hold Apple’s revenue for the time asked about; they hold it from fiscal \d{4} to fiscal \d{4}\./);
  expect(summary).not.toMatch(/billion/);
  expect(draft.missing.length).toBe(1);
  expect(open).toEqual([]);
});

test('a measure that a company does not have is named as missing [ASK-ANSWER-2]', async () => {
  const { summary } = await answered(['GS'], { measures: [measure('inventory')], periods: [] });
  expect(summary).toBe('The sources at hand do not give inventory of Goldman Sachs, nor what inventory could be computed from.');
});

test('of two companies the one ahead comes first, and the difference is written out [ASK-ANSWER-3]', async () => {
  const { summary, markdown, open } = await answered(['UNH', 'MSFT'], { operation: 'compare', measures: [measure('net_margin')], periods: [year(2024)] });
  expect(summary).toMatch(/^Microsoft is ahead on net margin: Microsoft’s net margin was 36\.0% in fiscal 2024; UnitedHealth’s net margin was [\d.]+% in fiscal 2024\.$/);
  expect(markdown).toMatch(/Difference in net margin: 36\.0% − [\d.]+% = [\d.]+ percentage points\./);
  expect(markdown).toContain('fiscal years do not end in the same month');
  expect(open).toEqual([]);
});

test.each([
  ['debt_to_equity', 'How do the two compare?', /^NVIDIA stands at the bottom on debt to equity: NVIDIA/],
  ['debt_to_equity', 'Which of the two is more leveraged?', /^Apple stands at the top on debt to equity: Apple/],
  ['total_debt', 'Which of the two had more debt?', /^Apple has more total debt: Apple/],
  ['total_debt', 'Which of the two had less debt?', /^NVIDIA has less total debt: NVIDIA/],
  ['net_margin', 'Which of the two had the lower margin?', /^Apple stands at the bottom on net margin: Apple/],
] as const)('of %s, who has more comes first where the words ask for that, and who has less where they ask for less [ASK-ANSWER-3]', async (id, text, told) => {
  const { summary } = await answered(['AAPL', 'NVDA'], { text, operation: 'compare', measures: [measure(id)], periods: [] });
  expect(summary).toMatch(told);
});

test('a ranking says which companies were looked at and which have no figure [ASK-ANSWER-3]', async () => {
  const { summary, markdown, open } = await answered(companies.map(({ ticker }) => ticker), { operation: 'rank', measures: [measure('gross_margin')], periods: [], order: 'highest', limit: 3 });
  expect(summary).toMatch(/(?:leads the companies at hand on [a-z ]+|than any other of the companies at hand): /);
  expect(markdown).toContain('Only the sixteen companies whose figures are at hand were looked at');
  expect(markdown).toMatch(/Without a figure for gross margin: .*Goldman Sachs/);
  expect(open).toEqual([]);
});

test('a screen names those that meet every condition, and the nearest where none does [ASK-ANSWER-3]', async () => {
  const condition = (value: string) => ({ measure: measure('net_margin'), is: 'above', value, percent: true } as const);
  const all = companies.map(({ ticker }) => ticker);
  const some = await answered(all, { operation: 'screen', conditions: [condition('40')] });
  const none = await answered(all, { operation: 'screen', conditions: [condition('95')] });
  expect(some.summary).toMatch(/meets? the conditions asked for: .*Visa/);
  expect(none.markdown).toMatch(/^None of the companies at hand meets the conditions asked for\.[^]*The nearest of them: /);
  expect([some.open, none.open]).toEqual([[], []]);
});

test('a run has its ends, its compound rate, its high and low point, a table and a chart of the same figures [ASK-ANSWER-4]', async () => {
  const { summary, draft, markdown, open } = await answered(['MCD'], { operation: 'trend', measures: [measure('revenue')], periods: [{ kind: 'years', from: 2020, to: 2024 }] });
  expect(summary).toMatch(/^McDonald’s revenue grew 34\.9% from \$[\d.]+ billion in fiscal 2020 to \$25\.9 billion in fiscal 2024, a compound annual growth rate of [\d.]+%\.$/);
  expect(markdown).toMatch(/The high point of McDonald’s revenue was .*, the low point /);
  const [table, chart] = [draft.blocks.find(({ kind }) => kind === 'table'), draft.blocks.find(({ kind }) => kind === 'chart')];
  expect([table?.kind === 'table' ? table.rows.length : 0, chart?.kind === 'chart' ? chart.series[0]?.points.length : 0]).toEqual([5, 5]);
  expect(open).toEqual([]);
});

describe.each(['AAPL', 'BA', 'GS', 'UNH'])('%s', (ticker) => {
  test('whether it is worth its price is a judgment with its rules, its doubt and what is missing [ASK-ANSWER-5]', async () => {
    const { summary, draft, audited } = await answered([ticker], { operation: 'value', text: 'Is it overvalued?' });
    expect(summary).toMatch(/^(?:By our rules .* looks (?:slightly )?(?:over|under|fairly )valued: |Whether .* cannot be said)/);
    expect(summary).toContain('with low conviction, because the figures are samples and not live');
    expect(draft.recommendations.map(renderText).join()).toContain('not advice');
    expect(draft.missing.join()).toMatch(/ratings, price targets and estimates are not at hand/);
    expect(audited.coverage.verdicts.contradicted).toBe(0);
  });

  test('an overview and each explanation hold no figure that the judge contradicts [ASK-ANSWER-1]', async () => {
    for (const asked of [{ operation: 'overview' }, { operation: 'explain', measures: [measure('net_income')] }, { operation: 'explain', measures: [measure('operating_margin')], periods: [year(2023)] }] as const) {
      const { open } = await answered([ticker], asked);
      expect(open.filter((one) => one.startsWith('contradicted'))).toEqual([]);
    }
  });
});

test('a multiple on the figure of a named year is over the newest close [ASK-ANSWER-1]', async () => {
  const { summary, open } = await answered(['CAT'], { measures: [measure('pe_ratio'), measure('diluted_eps')], periods: [year(2024)] });
  expect(summary).toMatch(/^At the close of \$[\d.]+ on \d+ \w+ 2025, Caterpillar’s price-earnings ratio was [\d.]+ times on its diluted earnings per share of \$22\.05 in fiscal 2024\./);
  expect(open).toEqual([]);
});

test('economic series are told with their day or month and the year before, and over a year month by month [ASK-ANSWER-8]', async () => {
  const rate = await answered([], { measures: [{ kind: 'series', id: 'DGS10', as: 'value', words: 'ten-year yield' }] });
  const jobs = await answered([], { measures: [measure('unemployment_rate')], periods: [year(2024)] });
  expect(rate.summary).toMatch(/^The ten-year Treasury yield was [\d.]+% on \d+ \w+ \d{4}/);
  expect(jobs.markdown).toMatch(/The high point of that run: .* The low point: /);
  expect([rate.open, jobs.open]).toEqual([[], []]);
});

test('a term is explained with its formula in words, marked as general knowledge and without figures [ASK-ANSWER-6]', () => {
  const draft = answerGenerally('What is free cash flow yield?', null);
  const { markdown } = renderAnswer(draft);
  expect(draft.isGeneral).toBe(true);
  expect(markdown).toMatch(/^Free cash flow yield is free cash flow \(operating cash flow less capital expenditure\) ÷ market capitalization/);
  expect(markdown).not.toMatch(/\d/);
});

test('what is declined says why, what is missing and what to do [ASK-ANSWER-6]', () => {
  const { markdown } = renderAnswer(decline({ why: 'The bundled figures hold no option prices.', missing: ['Option prices of Northwind.'], remedy: 'Ask with live data.' }));
  expect(markdown).toMatch(/^The bundled figures hold no option prices\.\n\nAsk with live data\.\n[^]*Option prices of Northwind\./);
});

test('an objected sentence is gone, the others stay [ASK-ANSWER-7]', async () => {
  const { draft, given, summary } = await answered(['AAPL'], { measures: [measure('revenue'), measure('net_income')], periods: [year(2024)] });
  const sentence = summary.split(/(?<=\.) (?=Apple)/)[1] ?? '';
  const mended = synthesise(given, { objections: [{ text: '$93.7 billion', sentence, verdict: 'unverified', reason: 'invented for the test', right: null }], earlier: draft }, sha256);
  expect(sentence).toMatch(/net income/);
  expect(renderText(mended.summary)).toBe(summary.replace(` ${sentence}`, ''));
  expect(mended.missing.join()).toContain('could not prove');
});
