// A company's multiple beside its peers', and what the median would make its share worth.
import { comparePeers, type PeerComparison } from '@assay/calc';
import type { Decimal } from '@assay/record';
import { z } from 'zod';
import { number } from '../answer-schema.ts';
import { subjectOf, tickerInput } from '../inputs.ts';
import { computed, type Draft } from '../leaf.ts';
import { defineTool, toolError, type Subject, type ToolContext } from '../tool.ts';
import { calcSource } from './calc-source.ts';
import { inputsOf, openBook, type Reading, type StatementBook } from './statement-book.ts';

/** What the price per share is divided by. */
const multiples = { pe: 'diluted_eps', price_to_sales: 'revenue', price_to_book: 'shareholders_equity', price_to_fcf: 'free_cash_flow' } as const;
type Multiple = keyof typeof multiples;

export const calcComparables = defineTool({
  name: 'calc_comparables', group: 'calculation', source: calcSource,
  description: 'A multiple of a company (price to earnings, sales, book value or free cash flow of the last fiscal year) beside those of at least three peers: lowest, median, highest, premium to the median, and the value of a share at the median. Peers with a loss are left out and named.',
  input: z.object({ ticker: tickerInput, peers: z.array(tickerInput).min(3).max(20), multiple: z.enum(['pe', 'price_to_sales', 'price_to_book', 'price_to_fcf']).default('pe') }),
  output: z.object({
    ticker: z.string(), multiple: z.string(), own: number, peers: z.array(z.object({ ticker: z.string(), value: number })), left_out: z.array(z.object({ ticker: z.string(), why: z.string() })),
    lowest: z.number(), median: z.number(), highest: z.number(), premium: number, value_per_share_at_median: number,
  }),
  run: async ({ ticker, peers, multiple }, context) => {
    const [own, ...others] = await Promise.all([ticker, ...peers].map((query) => multipleOf(query, multiple, context)));
    if (own === undefined || !own.ok) return own ?? toolError('bad-input', 'No company is named.', 'Give a ticker.');
    const good = others.flatMap((peer) => (peer.ok ? [peer] : []));
    const counted = good.flatMap(({ book, reading }) => (reading === null ? [] : [{ name: book.subject.company.ticker, value: reading.value }]));
    const comparison = comparePeers(own.reading?.value ?? null, counted);
    if (comparison === null) return toolError('not-enough-data', 'Fewer than three peers have a positive multiple.', 'Name more peers, or another multiple.');
    const readings = [...(own.reading === null ? [] : [own.reading]), ...good.flatMap(({ reading }) => (reading === null ? [] : [reading]))];
    const { entity, company } = own.book.subject;
    const leaf = (value: Decimal, label: string, { formula, unit = 'multiple' }: { readonly formula: string; readonly unit?: 'multiple' | 'percent' }): Draft => stated({ value, label, formula, unit, entity }, readings);
    return {
      ok: true, captures: [...own.book.captures, ...good.flatMap(({ book }) => book.captures)], notes: [...new Set([...own.book.notes, ...good.flatMap(({ book }) => book.notes)])],
      answer: {
        ticker: company.ticker, multiple, own: own.reading === null ? null : oneLeaf(own.reading, entity),
        peers: good.map(({ book, reading }) => ({ ticker: book.subject.company.ticker, value: reading === null ? null : oneLeaf(reading, book.subject.entity) })), left_out: leftOut(peers, others, comparison),
        lowest: leaf(comparison.low, 'Lowest multiple of the peers', { formula: 'min(peers)' }), median: leaf(comparison.median, 'Median multiple of the peers', { formula: 'median(peers)' }), highest: leaf(comparison.high, 'Highest multiple of the peers', { formula: 'max(peers)' }),
        premium: comparison.premium === null ? null : leaf(comparison.premium.times(100), 'Premium to the median', { formula: '(own / median(peers) - 1) * 100', unit: 'percent' }), value_per_share_at_median: atMedian(own, comparison, readings),
      },
    };
  },
});

type Priced = { readonly ok: true; readonly book: StatementBook; readonly reading: Reading | null } | ReturnType<typeof toolError>;

async function multipleOf(query: string, multiple: Multiple, context: ToolContext): Promise<Priced> {
  const found = await subjectOf(query, context);
  if (!found.ok) return { ok: false, error: found.error };
  const opened = await openBook(found.subject, context, { price: true });
  if (!opened.ok) return { ok: false, error: opened.error };
  const { book } = opened;
  const base = book.years[0] === undefined ? null : perShare(book, multiple, book.years[0]);
  const { price } = book;
  if (price === null || base === null || base.value.lte(0) || !sameCurrency(price, base)) return { ok: true, book, reading: null };
  return { ok: true, book, reading: { metric: multiple, label: multiple, value: price.value.dividedBy(base.value), unit: { kind: 'multiple' }, period: price.period, formula: multiple === 'pe' ? 'price / diluted_eps' : `price / (${multiples[multiple]} / diluted_shares)`, facts: [...price.facts, ...base.facts] } };
}

function perShare(book: StatementBook, multiple: Multiple, year: number): Reading | null {
  const base = book.yearly(multiples[multiple], year);
  const shares = multiple === 'pe' ? null : book.yearly('diluted_shares', year);
  if (base === null || multiple === 'pe') return base;
  return shares === null || shares.value.lte(0) ? null : { ...base, value: base.value.dividedBy(shares.value), facts: [...base.facts, ...shares.facts] };
}

/** A price in dollars over earnings in another currency measures nothing. */
function sameCurrency(left: Reading, right: Reading): boolean {
  return left.unit.kind === 'money' && right.unit.kind === 'money' && left.unit.currency === right.unit.currency;
}

function leftOut(peers: readonly string[], asked: readonly Priced[], { leftOut: losses }: PeerComparison): { readonly ticker: string; readonly why: string }[] {
  return peers.flatMap((peer, at) => {
    const found = asked[at];
    if (found === undefined || !found.ok) return [{ ticker: peer, why: found?.error.message ?? 'not asked' }];
    return found.reading === null || losses.includes(found.book.subject.company.ticker) ? [{ ticker: peer, why: 'it has no positive multiple in the currency of its price' }] : [];
  });
}

function oneLeaf(reading: Reading, entity: Subject['entity']): Draft {
  return stated({ value: reading.value, label: reading.label, formula: reading.formula ?? '', unit: 'multiple', entity }, [reading]);
}

function stated({ value, label, formula, unit, entity }: { readonly value: Decimal; readonly label: string; readonly formula: string; readonly unit: 'multiple' | 'percent'; readonly entity: Subject['entity'] }, readings: readonly Reading[]): Draft {
  return computed({ entity, metric: { id: null, label, concept: null }, value: value.toSignificantDigits(20).toFixed(), unit: { kind: unit }, period: null, formula, inputs: inputsOf({ facts: readings.flatMap(({ facts }) => facts) }), assumptions: {} });
}

/** The price that the median multiple would give: the price scaled by median over own. */
function atMedian(own: Extract<Priced, { ok: true }>, { median }: PeerComparison, readings: readonly Reading[]): Draft {
  const { price, subject } = own.book;
  if (own.reading === null || price === null || price.unit.kind !== 'money') return null;
  return computed({
    entity: subject.entity, metric: { id: null, label: 'Value of a share at the median multiple', concept: null }, value: price.value.times(median).dividedBy(own.reading.value).toSignificantDigits(20).toFixed(), unit: { kind: 'money', currency: price.unit.currency, per: 'share' },
    period: price.period, formula: 'price * median(peers) / own', inputs: inputsOf({ facts: readings.flatMap(({ facts }) => facts) }), assumptions: {},
  });
}
