// A run about a company that does not exist, judged by the real rules from bytes: what exports are tried on where verdicts and formulas must be true ones.
import { auditReport, documentSource } from '@assay/audit';
import { addDays, contentId, runId, type CapturedBytes, type Entity, type RunContents } from '@assay/record';
import { sha256 } from '../../vault/sha256.ts';

const corvid: Entity = { id: 'cik:0000045678', ticker: 'CRVD', name: 'Corvid Mills Inc.' };
const lastDay = '2025-03-14';
const years = [2020, 2021, 2022, 2023, 2024];
const lines = {
  Revenues: ['Revenues', [1810, 2044, 2377, 2806, 3626]], GrossProfit: ['Gross profit', [702, 811, 955, 1140, 1509]], NetIncomeLoss: ['Net income', [121, 164, -52, 200, 290]],
  NetCashProvidedByUsedInOperatingActivities: ['Operating cash flow', [210, 251, 268, 344, 471]], PaymentsToAcquirePropertyPlantAndEquipment: ['Capital expenditure', [95, 102, 118, 131, 160]],
} as const satisfies Readonly<Record<string, readonly [string, readonly number[]]>>;

function companyFacts(): Uint8Array {
  const row = (year: number, millions: number): object => ({ start: `${String(year)}-01-01`, end: `${String(year)}-12-31`, val: millions * 1e6, accn: `0000045678-${String(year + 1).slice(2)}-000007`, fy: year, fp: 'FY', form: '10-K', filed: `${String(year + 1)}-02-10` });
  const gaap = Object.fromEntries(Object.entries(lines).map(([concept, [label, values]]) => [concept, { label, description: label, units: { USD: values.map((value, index) => row(years[index] ?? 0, value)) } }]));
  return new TextEncoder().encode(JSON.stringify({ cik: 45678, entityName: corvid.name, facts: { 'us-gaap': gaap } }));
}

/** Weekdays up to the last day, a slow climb with a ripple in it. */
function chart(): { readonly bytes: Uint8Array; readonly closes: readonly number[] } {
  const days: string[] = [];
  for (let day = lastDay; days.length < 300; day = addDays(day, -1)) if (![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) days.unshift(day);
  const closes = days.map((_, index) => Math.round((80 + index * 0.11 + 6 * Math.sin(index / 21)) * 100) / 100);
  const timestamp = days.map((day) => Date.parse(`${day}T20:00:00Z`) / 1000);
  const meta = { currency: 'USD', symbol: 'CRVD', exchangeTimezoneName: 'America/New_York', gmtoffset: -18000, instrumentType: 'EQUITY', dataGranularity: '1d', range: '2y' };
  return { bytes: new TextEncoder().encode(JSON.stringify({ chart: { result: [{ meta, timestamp, indicators: { quote: [{ close: closes }] } }], error: null } })), closes };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function reportOn(closes: readonly number[]): string {
  const last = closes.at(-1) ?? 0;
  const average = mean(closes.slice(-50));
  return `# Corvid Mills: orders return

## Results

Corvid Mills’ revenue grew 29.2% to $3.626 billion in fiscal 2024, with a gross margin of 41.6%. Between fiscal 2020 and fiscal 2024 revenue compounded at 19.0% a year. Free cash flow was $311 million in fiscal 2024, or 8.6% of revenue. Net income was $305 million in fiscal 2024. The net loss was $52 million in fiscal 2022. The company runs 61 looms.

|  | Fiscal 2022 | Fiscal 2023 | Fiscal 2024 |
| --- | ---: | ---: | ---: |
| Revenue ($ million) | 2,377 | 2,806 | 3,626 |
| Gross margin (%) | 40.2 | 40.6 | 41.6 |
| Net income ($ million) | (52) | 200 | 290 |
| Growth of revenue | 16.3% | 18.0% | 29.2% |
| Note | =1+1 | @home | +cmd |

## The shares

The shares closed at $${last.toFixed(2)} on 14 March 2025, ${((last / average - 1) * 100).toFixed(1)}% above the 50-day moving average of $${average.toFixed(2)}. We would expect the gross margin to reach 45% by fiscal 2026.
`;
}

/** Pure and the same every time; its verdicts are those of the judge. `edit` changes the report before it is judged. */
export function judgedRun(edit: (report: string) => string = (report) => report): { readonly contents: RunContents; readonly rules: string } {
  const { bytes, closes } = chart();
  const by = { about: corvid, readAt: '2025-03-14T21:00:00Z', sha256 };
  const sources: CapturedBytes[] = [
    documentSource({ name: 'companyfacts.json', bytes: companyFacts(), described: { reader: 'sec-company-facts', sourceKind: 'filing', sourceName: 'Company facts of Corvid Mills', entity: corvid } }, by),
    documentSource({ name: 'chart.json', bytes, described: { reader: 'yahoo-chart', sourceKind: 'market', sourceName: 'Daily closes of Corvid Mills', entity: corvid } }, by),
  ];
  const report = edit(reportOn(closes));
  const { claims, verdicts, tokens, coverage } = auditReport(report, sources, { subject: corvid, asOf: lastDay, sha256 });
  const contents: RunContents = {
    run: {
      id: runId.parse(contentId('run', { report }, sha256)), question: { ticker: 'CRVD', text: 'Are orders coming back?', depth: 'standard', asOf: null }, company: corvid, engine: 'house',
      startedAt: '2025-03-14T21:00:00Z', finishedAt: '2025-03-14T21:00:09Z', data: { mode: 'files', asOf: lastDay }, title: 'Corvid Mills: orders return', program: { name: 'assay', version: '0.1.0' },
    },
    plan: { steps: [] }, captures: sources, facts: [], findings: [], report, claims, verdicts, tokens, coverage, journal: [],
  };
  return { contents, rules: 'rules/1' };
}
