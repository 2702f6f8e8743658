// Figures of an invented company, as captured bytes with facts that point into them. Nothing here is true of anybody.
import { createHash } from 'node:crypto';
import { addDays, contentId, duration, instant, usd, usdPerShare, type CapturedBytes, type Entity, type Fact, type Period, type Sha256, type Unit } from '@assay/record';

export const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
export const halden: Entity = { id: 'invented:halden', ticker: 'HLDN', name: 'Halden Instruments (invented company)' };
export type Captured = { readonly captured: CapturedBytes; readonly facts: readonly Fact[] };

type Row = { readonly metric: string; readonly label: string; readonly concept: string | null; readonly value: string; readonly unit: Unit; readonly period: Period; readonly filed: string | null };
type File = { readonly name: string; readonly tool: string; readonly url: string; readonly kind: Fact['source']['kind']; readonly form: string | null; readonly rows: readonly Row[] };

function periodStart(period: Period): string {
  return period.kind === 'duration' ? period.start : '';
}

/** Rows as JSON lines; every fact knows the bytes of its value. */
function captureFile({ name, tool, url, kind, form, rows }: File): Captured {
  const encoder = new TextEncoder();
  let text = `{"company":"${halden.name ?? ''}","rows":[\n`;
  const places: { readonly start: number; readonly end: number }[] = [];
  for (const [index, row] of rows.entries()) {
    const end = row.period.kind === 'duration' ? row.period.end : row.period.kind === 'instant' ? row.period.on : '';
    text += `{"tag":"${row.concept ?? row.metric}","start":"${periodStart(row.period)}","end":"${end}","value":`;
    const start = encoder.encode(text).length;
    text += `${row.value},"unit":"${row.unit.kind}"}${index === rows.length - 1 ? '' : ','}\n`;
    places.push({ start, end: start + row.value.length });
  }
  const bytes = encoder.encode(`${text}]}\n`);
  const request = { method: 'GET', url, body: null };
  const id = contentId('capture', { request, sha256: sha256(bytes) }, sha256) as CapturedBytes['capture']['id'];
  const capture: CapturedBytes['capture'] = {
    id, tool, reader: null, request, status: 200, mediaType: 'application/json', receivedAt: '2026-03-14T09:12:04Z', origin: 'sample', sourceKind: kind, sourceName: name,
    licence: 'Invented for layout and tests', asOf: '2026-03-13', entity: halden, sha256: sha256(bytes), size: bytes.length,
  };
  const facts = rows.map((row, index): Fact => ({
    id: contentId('fact', { id, index }, sha256) as Fact['id'], entity: halden, metric: { id: row.metric, label: row.label, concept: row.concept }, value: row.value, precision: null, unit: row.unit,
    period: row.period, dimensions: {}, source: { kind, name, form, accession: form === null ? null : '0009999999-25-000041', filed: row.filed }, capture: id,
    anchor: { kind: 'json', pointer: `/rows/${String(index)}/value`, bytes: places[index] ?? null }, derived: null,
  }));
  return { captured: { capture, bytes }, facts };
}

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025];
const lines: readonly (readonly [metric: string, label: string, concept: string, millions: readonly number[]])[] = [
  ['revenue', 'Revenue', 'us-gaap:Revenues', [2648, 2891, 3102, 2987, 3355, 3604, 3811, 3934, 4213]],
  ['gross_profit', 'Gross profit', 'us-gaap:GrossProfit', [1218, 1348, 1462, 1381, 1604, 1762, 1891, 1983, 2166]],
  ['operating_income', 'Operating income', 'us-gaap:OperatingIncomeLoss', [381, 442, 497, 392, 571, 652, 717, 752, 868]],
  ['net_income', 'Net income', 'us-gaap:NetIncomeLoss', [254, 351, 389, 301, 447, 508, 541, 536, 641]],
  ['operating_cash_flow', 'Cash from operating activities', 'us-gaap:NetCashProvidedByUsedInOperatingActivities', [402, 455, 512, 548, 590, 604, 731, 802, 911]],
  ['capital_expenditure', 'Capital expenditure', 'us-gaap:PaymentsToAcquirePropertyPlantAndEquipment', [148, 166, 189, 141, 172, 214, 226, 219, 233]],
];

function yearOf(year: number): Period {
  return duration(`${String(year - 1)}-10-01`, `${String(year)}-09-30`, { year, part: 'FY' });
}

export function inventedStatements(): Captured {
  const rows = lines.flatMap(([metric, label, concept, millions]) => millions.map((amount, index): Row => {
    const year = years[index] ?? 0;
    return { metric, label, concept, value: `${String(amount)}000000`, unit: usd, period: yearOf(year), filed: `${String(year)}-11-12` };
  }));
  const balance: Row[] = [
    { metric: 'long_term_debt', label: 'Long-term debt', concept: 'us-gaap:LongTermDebt', value: '1104000000', unit: usd, period: instant('2025-09-30', { year: 2025, part: 'FY' }), filed: '2025-11-12' },
    { metric: 'cash', label: 'Cash and equivalents', concept: 'us-gaap:CashAndCashEquivalentsAtCarryingValue', value: '687000000', unit: usd, period: instant('2025-09-30', { year: 2025, part: 'FY' }), filed: '2025-11-12' },
    { metric: 'diluted_eps', label: 'Diluted earnings per share', concept: 'us-gaap:EarningsPerShareDiluted', value: '5.83', unit: usdPerShare, period: yearOf(2025), filed: '2025-11-12' },
  ];
  return captureFile({ name: 'Company statements', tool: 'statements', url: 'sample://companies/HLDN', kind: 'filing', form: '10-K', rows: [...rows, ...balance] });
}

/** A walk without chance: three sines over a slope, weekdays only. */
export function inventedCloses(): Captured {
  const rows: Row[] = [];
  for (let day = '2022-01-03', count = 0; day <= '2026-03-13'; day = addDays(day, 1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday === 0 || weekday === 6) continue;
    const close = 64 + count * 0.046 + 9 * Math.sin(count / 131) + 4 * Math.sin(count / 37 + 1) + 1.6 * Math.sin(count / 9);
    rows.push({ metric: 'price', label: 'Close', concept: null, value: close.toFixed(2), unit: usdPerShare, period: instant(day), filed: day });
    count += 1;
  }
  return captureFile({ name: 'Daily closes', tool: 'closes', url: 'sample://closes/HLDN', kind: 'market', form: null, rows });
}
