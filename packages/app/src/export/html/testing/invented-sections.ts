// The text of the invented report, sentence by sentence.
import type { Fact } from '@assay/record';
import { shown, worked, type ClaimPiece, type Sentence } from './write-marked.ts';

export type Figures = { readonly year: (metric: string, fiscal: number) => Fact; readonly lastClose: Fact };

function opinion(text: string): ClaimPiece {
  return { text, metric: null, verdict: 'judgment', rule: 'opinion', reason: 'A view of the writer; its inputs are claims of their own.', facts: [] };
}

function unproven(text: string, metric: string): ClaimPiece {
  return { text, metric, verdict: 'unverified', rule: 'nothing-bound', reason: `Looked for ${metric.replaceAll('_', ' ')} in 2 sources; none speaks of it.`, facts: [] };
}

function answer({ year, lastClose }: Figures): Sentence[] {
  return [
    ['# Halden’s margin recovery is real, and more of it is price than freight\n\n'],
    ['> Sample figures as of ', { number: '13', reason: 'data-notice' }, ' March ', { number: '2026', reason: 'data-notice' }, ', not live data. Halden Instruments is an invented company.\n\n'],
    ['## The short answer\n\n'],
    ['Revenue grew ', worked('7.1%', 'revenue_growth', { facts: [year('revenue', 2025), year('revenue', 2024)], kind: 'growth' }), ' to ', shown('$4.21 billion', year('revenue', 2025)), ' in fiscal 2025, and gross margin reached ', worked('51.4%', 'gross_margin', { facts: [year('gross_profit', 2025), year('revenue', 2025)], kind: 'ratio' }), '. '],
    ['Net income came to ', shown('$641 million', year('net_income', 2025)), ', or ', shown('$5.83 a share', year('diluted_eps', 2025)), '. '],
    ['Management guides to ', { text: '“at least 52%” gross margin', metric: 'gross_margin', verdict: 'supported', rule: 'field-open', reason: 'A captured passage says the same; the period is left open.', facts: [] }, ', which we think is ', opinion('achievable without further price increases'), '. '],
    ['Peer margins are said to have ', unproven('fallen by about a point', 'peer_gross_margin'), ', and an earlier draft’s ', { text: 'long-term debt of **$1.4 billion**', metric: 'long_term_debt', verdict: 'contradicted', rule: 'wrong-value', field: 'value', right: '$1.1 billion', reason: 'Long-term debt, fiscal 2025, is 1104000000 USD (10-K filed 2025-11-12, /rows/54/value); the claim shows $1.4 billion.', facts: [year('long_term_debt', 2025)] }, ' does not match the filing.\n\n'],
    ['The share closed at ', shown(`$${lastClose.value}`, lastClose), '; we would own it *below* ', opinion('$95'), '.\n\n'],
  ];
}

function growth({ year }: Figures): Sentence[] {
  const row = (fiscal: number): Sentence[] => [
    [`| FY${String(fiscal)} | `, shown((Number(year('revenue', fiscal).value) / 1e6).toLocaleString('en-US'), year('revenue', fiscal)), ' | ', shown((Number(year('operating_income', fiscal).value) / 1e6).toLocaleString('en-US'), year('operating_income', fiscal)), ' | ', worked(`${((Number(year('operating_income', fiscal).value) / Number(year('revenue', fiscal).value)) * 100).toFixed(1)}%`, 'operating_margin', { facts: [year('operating_income', fiscal), year('revenue', fiscal)], kind: 'ratio' }), ' |\n'],
  ];
  return [
    ['## Growth and margins\n\n'],
    ['Operating income rose to ', shown('$868 million', year('operating_income', 2025)), ' from ', shown('$752 million', year('operating_income', 2024)), ': costs did not follow sales, and that is where the leverage came from. '],
    ['The ', { number: '2020', reason: 'period' }, ' dip was short; revenue had fallen ', worked('3.7%', 'revenue_growth', { facts: [year('revenue', 2020), year('revenue', 2019)], kind: 'growth' }), ' to ', shown('$2.99 billion', year('revenue', 2020)), '.\n\n'],
    ['| Fiscal year | Revenue, $m | Operating income, $m | Operating margin |\n| --- | ---: | ---: | ---: |\n'],
    ...row(2023), ...row(2024), ...row(2025),
    ['\n'],
  ];
}

function cash({ year }: Figures): Sentence[] {
  return [
    ['## Cash and balance sheet\n\n'],
    ['Operations brought in ', shown('$911 million', year('operating_cash_flow', 2025)), ' and capital expenditure took ', shown('$233 million', year('capital_expenditure', 2025)), ', which leaves free cash flow of ', { text: '$678 million', metric: 'free_cash_flow', verdict: 'computed', rule: 'recomputed-exactly', reason: 'Operating cash flow less capital expenditure is 678000000 USD; the figure is it to the digits shown.', facts: [year('operating_cash_flow', 2025), year('capital_expenditure', 2025)], formula: { expression: 'operating_cash_flow − capital_expenditure', filled: '911000000 − 233000000', result: '678000000', inexact: false } }, '. '],
    ['Cash stood at ', shown('$687 million', year('cash', 2025)), ' at the year’s end.\n\n'],
    ['- Inventories are ', unproven('nine days lighter', 'inventory_days'), ' than a year ago.\n'],
    ['- The pension plan is ', opinion('no concern'), '.\n\n'],
  ];
}

function mind(): Sentence[] {
  return [
    ['## What would change our mind\n\n'],
    [{ number: '1', reason: 'list-marker' }, '. Two quarters in a row with gross margin ', opinion('below 49%'), '.\n'],
    [{ number: '2', reason: 'list-marker' }, '. A larger acquisition paid for with debt.\n\n'],
    ['Method: see the note on model ', { number: '7', reason: null }, '.\n'],
  ];
}

export function inventedSections(figures: Figures): Sentence[] {
  return [...answer(figures), ...growth(figures), ...cash(figures), ...mind()];
}
