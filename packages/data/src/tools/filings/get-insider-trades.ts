// What insiders of a company bought, sold, were given and exercised: read from the forms themselves, with amounts.
import { decodeText, readOwnership, type Ownership, type OwnershipLine } from '@assay/audit/facts';
import type { CapturedBytes, Fact } from '@assay/record';
import { z } from 'zod';
import { count, number, text } from '../answer-schema.ts';
import { insiderFormEndpoint as endpoint } from '../../edgar/endpoints.ts';
import type { Filing } from '../../edgar/submissions.ts';
import { limitInput, subjectOf, tickerInput } from '../inputs.ts';
import { figure, plain, type Draft } from '../leaf.ts';
import { readCapture } from '../read-capture.ts';
import { defineTool, type Subject, type ToolContext } from '../tool.ts';
import { bundledInsiderTrades } from './bundled-insider-trades.ts';
import { listFilings, urlOf } from './filing-list.ts';
import { edgarSource } from './get-sec-filings.ts';
import { amountOf, sumOf, transactionCodes, type TradeParts } from './insider-sums.ts';

const line = z.object({
  filed: z.string(), form: z.string(), owner: z.string(), role: z.string(), day: text, code: text, meaning: text, acquired: z.boolean().nullable(), derivative: z.boolean(), security: z.string(),
  shares: number, price: number, amount: number, held_afterwards: number, exercise_price: number, underlying_shares: number, direct: z.boolean().nullable(), plan_10b5_1: z.boolean(), url: z.string(),
});

export const getInsiderTrades = defineTool({
  name: 'get_insider_trades', group: 'filings', source: { ...edgarSource, name: endpoint.sourceName },
  description: 'Insider transactions in a company’s shares from its Forms 4 (and 5): owner, role, code with its meaning, shares, price, amount, day, whether a derivative, shares held afterwards; with the sums of open-market purchases and sales. Forms in which the company itself is the owner of another’s shares are left out. Without the network the bundled open-market trades are used, where a company has some.',
  input: z.object({ ticker: tickerInput, limit: limitInput(40, 12).describe('At most so many forms, newest first.'), forms: z.array(z.enum(['3', '4', '5'])).min(1).default(['4', '5']) }),
  output: z.object({
    ticker: z.string(), name: z.string(), form_count: count, purchases: z.object({ shares: number, amount: number }), sales: z.object({ shares: number, amount: number }),
    transactions: z.array(line), unread: z.array(z.object({ url: z.string(), why: z.string() })),
  }),
  run: async ({ ticker, limit, forms }, context) => {
    const found = await subjectOf(ticker, context);
    if (!found.ok) return found;
    const wanted = new Set(forms.flatMap((form): string[] => [form, `${form}/A`]));
    const listed = await listFilings(found.subject, { forms: (form) => wanted.has(form), limit }, context);
    if (!listed.ok) return bundledInsiderTrades(found.subject, listed, context) ?? listed;
    const read = await Promise.all(listed.filings.map((filing) => readForm(filing, found.subject, context)));
    const own = read.flatMap((form) => (form.ok && form.ownership.issuer.cik === listed.cik ? [form] : []));
    const rows = own.flatMap((form) => form.ownership.lines.filter(({ isTransaction }) => isTransaction).map((of) => ({ form, of, parts: partsOf(form, of) })));
    const traded = (code: string): typeof rows => rows.filter(({ of }) => of.code === code && !of.isDerivative);
    return {
      ok: true, captures: [...listed.captures, ...own.map(({ captured }) => captured)], notes: listed.notes,
      answer: {
        ticker: found.subject.company.ticker, name: listed.name, form_count: plain(own.length, 'count of rows'), purchases: sumOf(traded('P'), 'purchases', found.subject), sales: sumOf(traded('S'), 'sales', found.subject),
        transactions: rows.map(({ form, of, parts }) => rowOf(form, of, parts)), unread: read.flatMap((form) => (form.ok ? [] : [{ url: form.url, why: form.why }])),
      },
    };
  },
});

type ReadForm = { readonly ok: true; readonly filing: Filing; readonly url: string; readonly captured: CapturedBytes; readonly ownership: Ownership; readonly facts: readonly Fact[] };
type Unread = { readonly ok: false; readonly url: string; readonly why: string };
type Parts = TradeParts & { readonly held: Fact | null; readonly exercise: Fact | null; readonly underlying: Fact | null };

async function readForm(filing: Filing, { asked }: Subject, context: ToolContext): Promise<ReadForm | Unread> {
  const cik = asked.entity.id?.slice('cik:'.length) ?? '';
  const url = urlOf(cik, filing);
  const name = filing.document.endsWith('.xml') ? filing.document : null;
  const outcome = await context.sources.edgar.document({ cik, accession: filing.accession, name }, { ...asked, endpoint });
  if (!outcome.ok) return { ok: false, url, why: outcome.failure.message };
  const { captured } = outcome;
  return { ok: true, filing, url, captured, ownership: readOwnership(decodeText(captured.bytes, captured.capture)), facts: readCapture(captured, context.sha256).facts };
}

function partsOf({ facts }: ReadForm, { number: at }: OwnershipLine): Parts {
  const of = (name: string): Fact | null => facts.find((fact) => fact.dimensions['line'] === String(at) && fact.metric.concept === `ownership:${name}`) ?? null;
  return { shares: of('shares'), price: of('price'), held: of('held'), exercise: of('exercise'), underlying: of('underlying') };
}

function rowOf({ filing, ownership, url, captured }: ReadForm, of: OwnershipLine, parts: Parts): Draft {
  return {
    filed: filing.filed, form: filing.form, owner: ownership.owners.map(({ name }) => name).join('; '), role: ownership.owners.map(({ role }) => role).filter((role) => role !== '').join('; '),
    day: of.day, code: of.code, meaning: of.code === null ? null : transactionCodes[of.code] ?? null, acquired: of.acquired, derivative: of.isDerivative, security: of.security,
    shares: figure(parts.shares), price: figure(parts.price), amount: amountOf(parts, captured.capture.entity), held_afterwards: figure(parts.held), exercise_price: figure(parts.exercise), underlying_shares: figure(parts.underlying),
    direct: of.direct, plan_10b5_1: ownership.plan10b5, url,
  };
}
