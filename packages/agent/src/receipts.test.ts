// A company whose shares are traded as depositary receipts, and one that reports in another currency than it is traded in: invented, small, judged.
import { openDesk, openMemoryStore, type Company, type DataDesk } from '@assay/data';
import { answeringFetch, example, madeUpEdgar, madeUpFred, madeUpYahoo, nodeSha256, textAnswer, type Answerer } from '@assay/data/testing';
import { auditReport } from '@assay/audit';
import type { RunContents } from '@assay/record';
import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';

const company: Company = { cik: example.cik, ticker: example.ticker, name: example.name, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' };
const clock = (): Date => new Date(`${example.today}T21:00:00Z`);

/** Statements in dollars unless a currency is given, and a list of filings that tells what is traded. */
function deskWith({ forms, currency = 'USD' }: { readonly forms: readonly string[]; readonly currency?: string }): DataDesk {
  const row = (year: number, val: number): object => ({ start: `${String(year)}-01-01`, end: `${String(year)}-12-31`, val, accn: `k-${String(year)}`, fy: year, fp: 'FY', form: '20-F', filed: `${String(year + 1)}-03-14` });
  const instant = (year: number, val: number): object => ({ end: `${String(year)}-12-31`, val, accn: `k-${String(year)}`, fy: year, fp: 'FY', form: '20-F', filed: `${String(year + 1)}-03-14` });
  const concept = (label: string, unit: string, rows: readonly object[]): object => ({ label, description: label, units: { [unit]: rows } });
  const facts = {
    Revenues: concept('Revenues', currency, [100e6, 110e6, 121e6, 130e6, 150e6].map((val, at) => row(2020 + at, val))), NetIncomeLoss: concept('Net income', currency, [10e6, 11e6, 12e6, 13e6, 18e6].map((val, at) => row(2020 + at, val))),
    EarningsPerShareDiluted: concept('Diluted EPS', `${currency}/shares`, [1, 1.1, 1.2, 1.3, 1.8].map((val, at) => row(2020 + at, val))), CommonStockSharesOutstanding: concept('Shares', 'shares', [instant(2024, 10e6)]), StockholdersEquity: concept('Equity', currency, [instant(2023, 70e6), instant(2024, 80e6)]),
  };
  const edgar: Answerer = ({ url }) => {
    if (url.includes('/companyfacts/')) return textAnswer(JSON.stringify({ cik: Number(example.cik), entityName: example.name, facts: { 'us-gaap': facts } }));
    if (!url.includes('/submissions/')) return null;
    return textAnswer(JSON.stringify({ cik: example.cik, name: example.name, sic: '3674', sicDescription: 'Semiconductors', exchanges: ['NYSE'], filings: { recent: { accessionNumber: forms.map((_, at) => `a-${String(at)}`), filingDate: forms.map(() => '2025-03-14'), reportDate: forms.map(() => ''), form: forms, primaryDocument: forms.map(() => 'x.htm') }, files: [] } }));
  };
  const bare = (answerer: Answerer): Answerer => (request) => (/quoteSummary|v7\/finance\/quote/.test(request.url) ? null : answerer(request));
  return openDesk({ mode: 'live', fetch: answeringFetch(edgar, madeUpEdgar(example), bare(madeUpYahoo(example)), madeUpFred), store: openMemoryStore(), clock, sleep: async () => Promise.resolve(), sha256: nodeSha256, contact: 'Test test@example.com', fredKey: 'a'.repeat(32) });
}

async function noteOf(desk: DataDesk): Promise<RunContents> {
  return analyze({
    question: { ticker: example.ticker, text: null, depth: 'deep', asOf: null }, company, desk, sha256: nodeSha256, clock,
    audit: (report, sources, about) => auditReport(report, sources, { subject: about.subject, asOf: about.asOf, sha256: nodeSha256, findings: about.findings }),
  });
}

const valuation = (report: string): string => /## Valuation and the expectation gap\n\n([\s\S]*?)\n\n## /.exec(report)?.[1] ?? '';
const multiples = /times trailing|fair value of|free cash flow yield|price-to-book|market capitalization|P\/E|Value per share/;

test('of depositary receipts nothing is made of price and statements, and the note says why [AGENT-ADR-1]', async () => {
  const { report, coverage } = await noteOf(deskWith({ forms: ['6-K', '20-F', 'F-6'] }));
  expect(valuation(report)).toContain('The price is that of a depositary receipt, and how many ordinary shares of the statements stand behind one is not on file; multiples, yields and a value per share are therefore left out.');
  expect(report).not.toMatch(multiples);
  expect(report).toMatch(/\| Revenue \(\$ billion\) \|/);
  expect([coverage.verdicts.contradicted, coverage.unaccounted]).toEqual([0, 0]);
});

test('the same figures of a share that is listed itself give multiples [AGENT-ADR-1]', async () => {
  const { report } = await noteOf(deskWith({ forms: ['10-Q', '10-K'] }));
  expect(report).toMatch(/market capitalization/);
  expect(report).not.toMatch(/depositary/);
});

test('statements in another currency than the price keep it, and nothing is made of both [AGENT-ADR-1]', async () => {
  const { report, coverage } = await noteOf(deskWith({ forms: ['10-Q', '10-K'], currency: 'TWD' }));
  expect(valuation(report)).toMatch(/The price is in USD and the statements are in TWD/);
  expect(report).not.toMatch(multiples);
  expect(report).toMatch(/\| Revenue \(TWD billion\) \|/);
  expect(report).toMatch(/TWD 150 million/);
  expect([coverage.verdicts.contradicted, coverage.unaccounted]).toEqual([0, 0]);
});
