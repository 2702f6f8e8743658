// What an investment manager held at the end of a quarter, from its Form 13F.
import { decodeText, readHoldings } from '@assay/audit/facts';
import { parseJson, type CapturedBytes, type Fact } from '@assay/record';
import { z } from 'zod';
import { count, number, text } from '../answer-schema.ts';
import { derive } from '../derive.ts';
import { archiveEndpoint } from '../../edgar/endpoints.ts';
import type { Filing } from '../../edgar/submissions.ts';
import { dayInput, limitInput, subjectOf } from '../inputs.ts';
import { figure, plain } from '../leaf.ts';
import { readCapture } from '../read-capture.ts';
import { defineTool, failed, toolError, type Subject, type ToolContext, type ToolYield } from '../tool.ts';
import { listFilings } from './filing-list.ts';
import { edgarSource } from './get-sec-filings.ts';

const tableEndpoint = archiveEndpoint({ tool: 'get_manager_holdings', reader: 'sec-13f', sourceName: 'SEC EDGAR Form 13F' });
const folderSchema = z.object({ directory: z.object({ item: z.array(z.object({ name: z.string() })) }) });
const folderEndpoint = archiveEndpoint({ tool: 'get_manager_holdings', reader: null, sourceName: 'SEC EDGAR filing folder', check: ({ bytes }) => (readFolder(bytes) === null ? { field: 'directory/item', why: 'is absent' } : null) });

export const getManagerHoldings = defineTool({
  name: 'get_manager_holdings', group: 'filings', source: { ...edgarSource, name: tableEndpoint.sourceName },
  description: 'Holdings of an investment manager at the end of a quarter from its Form 13F, largest first: issuer, class, CUSIP, value in dollars, shares, share of the whole, puts and calls apart. A manager is named by CIK (a company’s own holders are in get_institutional_holders).',
  input: z.object({ manager: z.string().trim().min(1).max(120).describe('CIK, ticker or name of the manager.'), quarter_end: dayInput.optional().describe('End of the quarter; the newest where it is left out.'), limit: limitInput(200, 25) }),
  output: z.object({
    manager: z.string(), cik: z.string(), quarter_end: text, filed: z.string(), amendment: z.boolean(), holding_count: count, total_value: number,
    holdings: z.array(z.object({ issuer: z.string(), class: z.string(), cusip: z.string(), option: text, value: number, shares: number, share_of_total: number })),
  }),
  run: async ({ manager, quarter_end: quarterEnd, limit }, context) => {
    const found = await managerOf(manager, context);
    if (!found.ok) return found;
    const listed = await listFilings(found.subject, { forms: (form) => form === '13F-HR' || form === '13F-HR/A', limit: 40 }, context);
    if (!listed.ok) return listed;
    const filing = listed.filings.find(({ reportDate }) => quarterEnd === undefined || reportDate === quarterEnd);
    if (filing === undefined) return toolError('not-found', `${listed.name} has no Form 13F${quarterEnd === undefined ? '' : ` for ${quarterEnd}`}.`, 'Name a manager that files Form 13F by its CIK, or another quarter.');
    const table = await tableOf(filing, found.subject, context);
    if (!table.ok) return table;
    return { ok: true, captures: [...listed.captures, ...table.captures], notes: listed.notes, answer: answerOf(table, { filing, limit, name: listed.name, cik: listed.cik, context, subject: found.subject }) };
  },
});

/** Managers are mostly not in the list of tickers: ten digits are taken for a CIK as they are. */
async function managerOf(query: string, context: ToolContext): ReturnType<typeof subjectOf> {
  if (!/^\d{1,10}$/.test(query)) return subjectOf(query, context);
  const cik = query.padStart(10, '0');
  const company = { cik, ticker: '', name: `CIK ${cik}`, sector: null, industry: null, exchange: null, fiscalCalendar: null, kind: 'company' } as const;
  const entity = { id: `cik:${cik}`, ticker: '', name: company.name };
  return Promise.resolve({ ok: true, subject: { company, entity, asked: { entity, asOf: context.asOf, signal: context.signal } } });
}

type Table = { readonly ok: true; readonly captured: CapturedBytes; readonly captures: readonly CapturedBytes[] };

/** The information table is an XML file beside the cover page; its name differs from filer to filer. */
async function tableOf(filing: Filing, { asked }: Subject, { sources }: ToolContext): Promise<Table | Extract<ToolYield, { readonly ok: false }>> {
  const cik = asked.entity.id?.slice('cik:'.length) ?? '';
  const place = { cik, accession: filing.accession };
  const folder = await sources.edgar.document({ ...place, name: 'index.json' }, { ...asked, endpoint: folderEndpoint });
  if (!folder.ok) return failed(folder);
  const name = (readFolder(folder.captured.bytes) ?? []).filter((file) => file.endsWith('.xml') && file !== 'primary_doc.xml')[0];
  if (name === undefined) return toolError('not-found', `The Form 13F of ${filing.filed} holds no table that can be read.`, 'Ask for a quarter from 2013 on.');
  const table = await sources.edgar.document({ ...place, name }, { ...asked, endpoint: tableEndpoint });
  return table.ok ? { ok: true, captured: table.captured, captures: [folder.captured, table.captured] } : failed(table);
}

function readFolder(bytes: Uint8Array): string[] | null {
  try {
    return folderSchema.parse(parseJson(new TextDecoder().decode(bytes))).directory.item.map(({ name }) => name);
  } catch {
    return null;
  }
}

type Scene = { readonly filing: Filing; readonly limit: number; readonly name: string; readonly cik: string; readonly context: ToolContext; readonly subject: Subject };

function answerOf({ captured }: Table, { filing, limit, name, cik, context, subject }: Scene): Extract<ToolYield, { ok: true }>['answer'] {
  const { facts } = readCapture(captured, context.sha256);
  const byLine = new Map(facts.map((fact) => [`${fact.dimensions['line'] ?? ''} ${fact.metric.concept ?? ''}`, fact]));
  const of = (line: number, field: string): Fact | null => byLine.get(`${String(line)} 13f:${field}`) ?? null;
  const holdings = readHoldings(decodeText(captured.bytes, captured.capture));
  const values = holdings.flatMap(({ number: at }) => of(at, 'value') ?? []);
  const meaning = { label: 'Value of all holdings', unit: { kind: 'money', currency: 'USD', per: null }, entity: subject.entity, period: null } as const;
  const largest = holdings.toSorted((left, right) => Number(of(right.number, 'value')?.value ?? 0) - Number(of(left.number, 'value')?.value ?? 0)).slice(0, limit);
  return {
    manager: name, cik, quarter_end: filing.reportDate, filed: filing.filed, amendment: filing.form.endsWith('/A'), holding_count: plain(holdings.length, 'count of rows'), total_value: derive('sum(values)', { values }, meaning),
    holdings: largest.map((holding) => ({
      issuer: holding.issuer, class: holding.titleOfClass, cusip: holding.cusip, option: holding.putCall, value: figure(of(holding.number, 'value')), shares: figure(holding.isPrincipal ? null : of(holding.number, 'amount')),
      share_of_total: derive('value / sum(values) * 100', { value: of(holding.number, 'value'), values }, { ...meaning, label: 'Share of all holdings', unit: { kind: 'percent' } }),
    })),
  };
}
