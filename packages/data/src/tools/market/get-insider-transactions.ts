// What insiders did with their shares, by the words of each transaction: purchases and sales with their amounts; grants, gifts and exercises are neither.
import { addDays, duration, type Entity, type Fact, type IsoDate, type Period } from '@assay/record';
import { z } from 'zod';
import { yahooTool } from '../../yahoo/endpoints.ts';
import { count, number, text } from '../answer-schema.ts';
import { dayIn } from '../day-text.ts';
import { derive } from '../derive.ts';
import { limitInput, tickerInput } from '../inputs.ts';
import { figure, plain, type Draft } from '../leaf.ts';
import { monthsBefore } from '../prices/window.ts';
import { fig, listIn, pick, pickEach, textIn, words } from '../read-capture.ts';
import { defineTool } from '../tool.ts';
import { askModules, summary, type Modules } from './ask-modules.ts';

const endpoint = yahooTool({ tool: 'get_insider_transactions', reader: 'yahoo-insiders', sourceName: 'Yahoo Finance insiders', ttlHours: 6 });
const list = `${summary}/insiderTransactions/transactions`;

export const insiderKinds = ['purchase', 'sale', 'grant', 'gift', 'exercise', 'unstated'] as const;
export type InsiderKind = (typeof insiderKinds)[number];
const wordings: readonly (readonly [RegExp, InsiderKind])[] = [[/^purchase\b/i, 'purchase'], [/^sale\b/i, 'sale'], [/^stock gift\b/i, 'gift'], [/^stock award\b|\bgrant\b/i, 'grant'], [/^conversion of exercise\b|^exercise\b/i, 'exercise']];

/** By the words with which Yahoo begins the text of a transaction. */
export function insiderKindOf(words: string): InsiderKind {
  return wordings.find(([wording]) => wording.test(words))?.[1] ?? 'unstated';
}

const sums = z.object({ transactions: number, shares: number, value: number });

export const getInsiderTransactions = defineTool({
  name: 'get_insider_transactions', group: 'market',
  description: 'Transactions of insiders as Yahoo retells their Forms 3, 4 and 5: owner, role, day, kind, shares, value and price; purchases and sales summed over the last months (grants, gifts and exercises are neither); holdings; Yahoo’s own six-month sums, which count grants as added. The filings themselves are in get_insider_trades.',
  input: z.object({ ticker: tickerInput, months: z.int().min(1).max(24).default(12).describe('Months that the sums look back (1–24).'), limit: limitInput(150, 20) }),
  output: z.object({
    ticker: z.string(), name: z.string(), currency: text,
    totals: z.object({ since: z.string(), purchases: sums, sales: sums, net_shares: number, net_value: number, grants: sums, gifts: sums, exercises: sums, unstated: sums }),
    yahoo_6_months: z.object({ added_transactions: number, added_shares: number, taken_transactions: number, taken_shares: number, net_shares: number, net_share_of_insiders: number, insiders_hold: number }),
    rows: count, transactions: z.array(z.object({ date: text, owner: text, role: text, kind: z.enum(insiderKinds), text, ownership: text, shares: number, value: number, price: number })),
    holders: z.array(z.object({ name: text, role: text, direct: number, indirect: number, latest: text })),
  }),
  source: { name: endpoint.sourceName, licence: endpoint.licence, key: null, ttlMs: endpoint.ttlMs },
  run: async ({ ticker, months, limit }, context) => {
    const asked = await askModules({ ticker, modules: ['price', 'insiderTransactions', 'insiderHolders', 'netSharePurchaseActivity'], endpoint, what: 'Yahoo’s list of insider transactions', instead: 'Ask get_insider_trades, which reads the filings known on a past day.' }, context);
    if (!asked.ok) return asked;
    const { read, root, subject, name, captures, notes } = asked;
    const rows = rowsOf(asked);
    const since = monthsBefore(context.today, months);
    return {
      ok: true, captures, notes,
      answer: {
        ticker: subject.company.ticker, name, currency: textIn(root, `${summary}/price/currency`),
        totals: totalsOf(rows.filter(({ date }) => (date ?? '') > since), { since, until: context.today, entity: read.facts[0]?.entity ?? null }),
        yahoo_6_months: pick(read, { root, pointer: `${summary}/netSharePurchaseActivity` }, { added_transactions: fig('buyInfoCount'), added_shares: fig('buyInfoShares'), taken_transactions: fig('sellInfoCount'), taken_shares: fig('sellInfoShares'), net_shares: fig('netInfoShares'), net_share_of_insiders: fig('netPercentInsiderShares'), insiders_hold: fig('totalInsiderShares') }),
        rows: plain(rows.length, 'count of rows'), transactions: rows.slice(0, limit).map(({ draft }) => draft),
        holders: pickEach(read, { root, pointer: `${summary}/insiderHolders/holders` }, { name: words('name'), role: words('relation'), direct: fig('positionDirect'), indirect: fig('positionIndirect'), latest: words('transactionDescription') }),
      },
    };
  },
});

type Row = { readonly date: IsoDate | null; readonly kind: InsiderKind; readonly shares: Fact | null; readonly value: Fact | null; readonly draft: Draft };

/** Newest first. The price is the value over the shares: the text gives a range where there were several. */
function rowsOf({ read, root }: Modules): Row[] {
  const found = listIn(root, list).map((item, index): Row => {
    const pointer = `${list}/${String(index)}`;
    const [shares, value] = [read.factAt(`${pointer}/shares`), read.factAt(`${pointer}/value`)];
    const date = dayIn(item, 'startDate');
    const kind = insiderKindOf(textIn(item, 'transactionText') ?? '');
    const currency = value?.unit.kind === 'money' ? value.unit.currency : null;
    const price = value === null || Number(value.value) === 0 ? null : derive('value / shares', { value, shares }, { label: 'Price of the transaction', unit: { kind: 'money', currency, per: 'share' }, entity: value.entity, period: value.period });
    return { date, kind, shares, value, draft: { date, ...pick(read, { root, pointer }, { owner: words('filerName'), role: words('filerRelation'), text: words('transactionText'), ownership: words('ownership') }), kind, shares: figure(shares), value: figure(value), price } };
  });
  return found.toSorted((left, right) => (right.date ?? '').localeCompare(left.date ?? ''));
}

function totalsOf(rows: readonly Row[], { since, until, entity }: { readonly since: IsoDate; readonly until: IsoDate; readonly entity: Entity | null }): Draft {
  const period: Period = duration(addDays(since, 1), until);
  const of = (kind: InsiderKind): { readonly shares: readonly Fact[]; readonly value: readonly Fact[] } => {
    const wanted = rows.filter((row) => row.kind === kind);
    return { shares: wanted.flatMap((row) => row.shares ?? []), value: wanted.flatMap((row) => row.value ?? []) };
  };
  const unitOfValue = rows.flatMap((row) => row.value?.unit ?? [])[0] ?? { kind: 'money', currency: null, per: null } as const;
  const sumsOf = (kind: InsiderKind, label: string): Draft => {
    const { shares, value } = of(kind);
    return {
      transactions: derive('count(shares)', { shares }, { label: `${label}, transactions`, unit: { kind: 'count', of: 'transactions' }, entity, period }),
      shares: derive('sum(shares)', { shares }, { label: `${label}, shares`, unit: { kind: 'shares' }, entity, period }),
      value: derive('sum(value)', { value }, { label: `${label}, value`, unit: unitOfValue, entity, period }),
    };
  };
  const [bought, sold] = [of('purchase'), of('sale')];
  return {
    since, purchases: sumsOf('purchase', 'Insider purchases'), sales: sumsOf('sale', 'Insider sales'),
    net_shares: derive('sum(bought) - sum(sold)', { bought: bought.shares, sold: sold.shares }, { label: 'Insider purchases less sales, shares', unit: { kind: 'shares' }, entity, period }),
    net_value: derive('sum(bought) - sum(sold)', { bought: bought.value, sold: sold.value }, { label: 'Insider purchases less sales, value', unit: unitOfValue, entity, period }),
    grants: sumsOf('grant', 'Grants to insiders'), gifts: sumsOf('gift', 'Gifts by insiders'), exercises: sumsOf('exercise', 'Exercises by insiders'), unstated: sumsOf('unstated', 'Insider transactions without words'),
  };
}
