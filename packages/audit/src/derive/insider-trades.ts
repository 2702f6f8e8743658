// "Insiders sold 75,000 shares for $16.9 million": shares and amounts of open-market trades, summed over the lines of the ownership forms.
// Who, what and when come from the sentence's words: an owner's name or the insiders as a body, bought or sold, one day or from one day to another.
import { decimal, type Decimal, type IsoDate, type Unit } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { ReadFact } from '../facts/read-fact.ts';
import type { AuditContext } from './audit-context.ts';

type Trade = { readonly shares: ReadFact; readonly price: ReadFact | null; readonly owner: string; readonly day: IsoDate; readonly code: string };
type Scene = NonNullable<ClaimReading['scene']>;
type Made = { readonly value: Decimal; readonly unit: Unit; readonly filled: string; readonly trades: readonly Trade[]; readonly what: string };

/** General instruction 8 of Form 4: open-market purchases and sales. */
const verbs: readonly (readonly [RegExp, 'P' | 'S'])[] = [[/\b(?:sold|sells?|sales?|selling)\b/gi, 'S'], [/\b(?:bought|buys?|buying|purchase[sd]?)\b/gi, 'P']];

/** Null where the words speak of no trades of insiders, or the sources hold none. */
export function insiderTrades({ scene, numeral }: ClaimReading, context: AuditContext): Candidate | null {
  const known = tradesOf(context);
  const code = scene === null || known.length === 0 ? null : codeBefore(scene);
  if (scene === null || numeral === null || code === null) return null;
  const all = known.filter((trade) => trade.code === code);
  const owners = ownersIn(scene, all);
  if (owners.length === 0 && !/\b(?:insiders?|directors?|officers?|Forms? 4)\b/i.test(scene.text)) return null;
  const [from, to] = windowIn(scene);
  const trades = all.filter(({ owner, day }) => (owners.length === 0 || owners.includes(owner)) && (from === null || (day >= from && day <= to)));
  const isPrice = /\bat (?:an average (?:price )?of )?$/i.test(scene.text.slice(0, scene.span.start));
  const made = trades.length === 0 ? null : measure(isPrice && numeral.unit.kind === 'money' ? { ...numeral.unit, per: 'share' } : numeral.unit, trades);
  return made === null ? null : candidateOf(made, code);
}

function candidateOf({ value, unit, filled, trades, what }: Made, code: 'P' | 'S'): Candidate {
  return {
    value, unit, facts: trades.flatMap(({ shares, price }) => (price === null ? [shares] : [shares, price])), metric: 'agrees', period: 'agrees', entity: 'agrees', confidence: 1, rivals: [],
    subject: `${what} of open-market ${code === 'S' ? 'sales' : 'purchases'} in the ownership forms`, formula: { expression: what === 'shares' ? 'sum(shares)' : what === 'amount' ? 'sum(shares × price)' : 'sum(shares × price) ÷ sum(shares)', filled, result: value.toSignificantDigits(12).toString(), inexact: false },
  };
}

/** Bought or sold: the last such word before the figure. */
function codeBefore({ text, span }: Scene): 'P' | 'S' | null {
  const before = text.slice(0, span.start);
  const found = verbs.map(([verb, code]) => ({ code, at: [...before.matchAll(verb)].at(-1)?.index ?? -1 })).toSorted((left, right) => right.at - left.at)[0];
  return found === undefined || found.at < 0 ? null : found.code;
}

const indexed = new WeakMap<object, readonly Trade[]>();

/** Open-market lines of all forms. An amended form repeats lines: a line that says the same is the same trade. */
function tradesOf({ index }: AuditContext): readonly Trade[] {
  const known = indexed.get(index);
  if (known !== undefined) return known;
  const lines = Map.groupBy(index.facts.filter(({ fact }) => fact.metric.concept?.startsWith('ownership:') === true && fact.dimensions['table'] === 'non-derivative'), ({ fact }) => `${fact.capture}|${fact.dimensions['line'] ?? ''}`);
  const trades = new Map<string, Trade>();
  for (const facts of lines.values()) {
    const named = (name: string): ReadFact | null => facts.find(({ fact }) => fact.metric.concept === `ownership:${name}`) ?? null;
    const [shares, price, held] = [named('shares'), named('price'), named('held')];
    if (shares?.fact.period?.kind !== 'instant') continue;
    const { period, dimensions } = shares.fact;
    const [owner, code] = [dimensions['owner'] ?? '', dimensions['code'] ?? ''];
    trades.set([owner, period.on, code, shares.fact.value, price?.fact.value, held?.fact.value].join('|'), { shares, price, owner, day: period.on, code });
  }
  indexed.set(index, [...trades.values()]);
  return [...trades.values()];
}

/** Owners all of whose names stand in the sentence, in any order: the form has the family name first. */
function ownersIn({ text }: Scene, trades: readonly Trade[]): string[] {
  const words = new Set(wordsOf(text));
  return [...new Set(trades.map(({ owner }) => owner))].filter((owner) => { const names = wordsOf(owner); return names.length > 1 && names.every((name) => words.has(name)); });
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}[\p{L}’'-]*/gu) ?? []).filter((word) => word.length > 2).map((word) => word.replace(/’s$|'s$/, ''));
}

/** The days that the sentence names: from the first to the last; nothing where it names none. */
function windowIn({ tokens }: Scene): readonly [IsoDate | null, IsoDate] {
  const days = tokens.flatMap((token) => (token.kind === 'period' && token.mention.kind === 'date' ? [token.mention.on] : [])).toSorted();
  return [days[0] ?? null, days.at(-1) ?? ''];
}

/** Shares, their amount, or the average price, by the unit of the figure. Amounts need a price on every line. */
function measure(unit: Unit, trades: readonly Trade[]): Made | null {
  const shares = trades.reduce((sum, trade) => sum.plus(trade.shares.fact.value), decimal(0));
  if (unit.kind === 'shares' || unit.kind === 'count' || unit.kind === 'none') return { value: shares, unit: { kind: 'shares' }, filled: trades.map((trade) => trade.shares.fact.value).join(' + '), trades, what: 'shares' };
  if (unit.kind !== 'money') return null;
  const priced = trades.flatMap(({ shares: of, price }) => (price === null ? [] : [{ of: of.fact.value, price: price.fact }]));
  if (priced.length < trades.length) return null;
  const amount = priced.reduce((sum, { of, price }) => sum.plus(decimal(of).times(price.value)), decimal(0));
  const filled = priced.map(({ of, price }) => `${of} × ${price.value}`).join(' + ');
  const currency = priced[0]?.price.unit.kind === 'money' ? priced[0].price.unit.currency : null;
  if (unit.per === null) return { value: amount, unit: { kind: 'money', currency, per: null }, filled, trades, what: 'amount' };
  return { value: amount.dividedBy(shares), unit: { kind: 'money', currency, per: 'share' }, filled: `(${filled}) ÷ ${shares.toString()}`, trades, what: 'average price' };
}
