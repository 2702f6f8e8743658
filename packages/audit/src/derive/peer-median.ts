// "A discount of 9% to the peers' median of 21 times": the multiple of each peer from the peer's own facts, their median, and what follows from it.
// The peers are those that the sentence names with a multiple each; where it names none, all other companies of the sources that have one.
import { comparePeers, metricById } from '@assay/calc';
import { decimal, type Decimal, type Entity, type Unit } from '@assay/record';
import { compareFigure } from '../bind/compare.ts';
import type { Candidate } from '../bind/candidate.ts';
import { sameEntity } from '../bind/match-entity.ts';
import { claimTimes, timeName, type TimeQuery } from '../bind/time-query.ts';
import { findNames, indexNames, type NameIndex } from '../claims/names.ts';
import type { ClaimReading } from '../claims/reading.ts';
import type { AuditContext } from './audit-context.ts';
import { valueOf } from './value-of.ts';

type Peers = { readonly members: readonly (readonly [Entity, Candidate])[]; readonly median: Decimal; /** Each of them is named with its own multiple. */ readonly isNamed: boolean };
type Scene = NonNullable<ClaimReading['scene']>;
/** What the words ask of the median. */
type Wanted = 'median' | 'premium' | 'discount' | 'value' | 'base';
type At = { readonly reading: ClaimReading; readonly context: AuditContext; readonly query: TimeQuery; readonly metric: string; readonly subject: Entity };

/** What a share's multiple counts, for each multiple of a share. */
const bases: Readonly<Record<string, string>> = { pe_ratio: 'diluted_eps', price_to_book: 'book_value_per_share' };
const usual = 'pe_ratio';

/** Null where the words speak of no median of several companies, or fewer than three of them have the multiple. */
export function peerMedian(reading: ClaimReading, context: AuditContext): Candidate | null {
  const { scene, claim } = reading;
  const wanted = scene === null ? null : wantedOf(scene);
  const query = timeOf(reading, context);
  if (scene === null || wanted === null || query === null || claim.entity === null) return null;
  const at: At = { reading, context, query, metric: multipleOf(reading, context), subject: claim.entity };
  const peers = peersOf(scene, at);
  const found = peers === null ? null : answer(wanted, peers, at);
  if (peers === null || found === null) return null;
  const fits = peers.isNamed || compareFigure(reading, found).equality !== null;
  return { ...found, entity: fits ? 'agrees' : 'unstated', period: fits ? 'agrees' : 'unstated' };
}

function wantedOf({ text, span }: Scene): Wanted | null {
  if (!/\bmedian\b/i.test(text)) return null;
  const before = text.slice(Math.max(0, span.start - 48), span.start);
  if (/\bmedian(?: [a-z]+){0,4} (?:of|is|was|at) $/i.test(before)) return 'median';
  const named = /\b(premium|discount) of (?:about )?$/i.exec(before) ?? /^ (premium|discount) to\b/i.exec(text.slice(span.end, span.end + 14));
  if (named !== null) return named[1]?.toLowerCase() === 'discount' ? 'discount' : 'premium';
  if (/\bstands for earnings of $/i.test(before)) return 'base';
  return /\b(?:comes to|is worth) $/i.test(before) ? 'value' : null;
}

function timeOf(reading: ClaimReading, context: AuditContext): TimeQuery | null {
  const { own } = claimTimes(reading);
  if (own?.kind === 'date') return own;
  return context.asOf === null ? null : { kind: 'date', on: context.asOf };
}

function multipleOf(reading: ClaimReading, context: AuditContext): string {
  return reading.metrics.find((metric) => metric.id !== null && metricById(metric.id, context.dictionary)?.unit.kind === 'multiple')?.id ?? usual;
}

const indexed = new WeakMap<object, NameIndex>();

function namesIn(text: string, context: AuditContext): Entity[] {
  const known = indexed.get(context.index) ?? indexNames(context.index.entities);
  indexed.set(context.index, known);
  return findNames(text, known).map((found) => found.entity);
}

function peersOf(scene: Scene, at: At): Peers | null {
  const others = distinct(namesIn(scene.text, at.context)).filter((entity) => !sameEntity(entity, at.subject));
  const multiples = scene.tokens.filter((token) => token.kind === 'number' && token.numeral.unit.kind === 'multiple').length;
  const isNamed = others.length > 1 && multiples > others.length;
  const members = (isNamed ? others : at.context.index.entities.filter((entity) => !sameEntity(entity, at.subject))).flatMap((entity): (readonly [Entity, Candidate])[] => {
    const value = multipleFor(entity, at);
    return value === null || value.value.lessThanOrEqualTo(0) ? [] : [[entity, value]];
  });
  const compared = comparePeers(null, members.map(([entity, value]) => ({ name: entity.name ?? '', value: value.value })));
  return compared === null || (isNamed && members.length < others.length) ? null : { members, median: compared.median, isNamed };
}

function distinct(entities: readonly Entity[]): Entity[] {
  return entities.filter((entity, index) => entities.findIndex((other) => sameEntity(other, entity)) === index);
}

function multipleFor(entity: Entity, at: At): Candidate | null {
  return valueFor(at.metric, entity, at);
}

function valueFor(id: string, entity: Entity, { context, query }: At): Candidate | null {
  return valueOf(id, query, { entity: { ...entity, inherited: null }, context, confidence: 1, depth: 1 })[0] ?? null;
}

type Made = { readonly value: Decimal; readonly unit: Unit; readonly expression: string; readonly filled: string; readonly own: Candidate | null; readonly subject: string };

function answer(wanted: Wanted, peers: Peers, at: At): Candidate | null {
  const made = wanted === 'median' ? medianOf(peers, at) : wanted === 'premium' || wanted === 'discount' ? distanceOf(wanted, peers, at) : perShare(wanted, peers, at);
  if (made === null) return null;
  const facts = [...(made.own?.facts ?? []), ...peers.members.flatMap(([, value]) => value.facts)];
  return {
    value: made.value, unit: made.unit, facts, metric: 'agrees', period: 'agrees', entity: 'agrees', confidence: 1, rivals: [], subject: made.subject,
    formula: { expression: made.expression, filled: made.filled, result: made.value.toSignificantDigits(12).toString(), inexact: true },
  };
}

function listed({ members }: Peers): string {
  return `median(${members.map(([entity, value]) => `${entity.ticker ?? entity.name ?? '?'} ${value.value.toSignificantDigits(6).toString()}`).join(', ')})`;
}

function labelOf({ metric, context }: At): string {
  return metricById(metric, context.dictionary)?.label ?? metric;
}

function medianOf(peers: Peers, at: At): Made {
  return { value: peers.median, unit: { kind: 'multiple' }, expression: 'median of the peers', filled: listed(peers), own: null, subject: `median ${labelOf(at)} of the peers, ${timeName(at.query)}` };
}

/** Own multiple over the median less one; a discount is the same the other way round. */
function distanceOf(wanted: 'premium' | 'discount', peers: Peers, at: At): Made | null {
  const own = multipleFor(at.subject, at);
  if (own === null || own.value.lessThanOrEqualTo(0)) return null;
  const premium = own.value.dividedBy(peers.median).minus(1);
  const filled = `${own.value.toSignificantDigits(6).toString()} ÷ ${listed(peers)} − 1`;
  return { value: wanted === 'discount' ? premium.negated() : premium, unit: { kind: 'fraction' }, expression: wanted === 'discount' ? '1 − own ÷ median' : 'own ÷ median − 1', filled, own, subject: `${wanted} to the median ${labelOf(at)} of the peers` };
}

/** The median times what the multiple counts, or the price over the median: what a share is worth so, and what it must earn. */
function perShare(wanted: 'value' | 'base', peers: Peers, at: At): Made | null {
  const base = bases[at.metric];
  const own = base === undefined ? null : valueFor(wanted === 'value' ? base : 'price', at.subject, at);
  if (own === null || own.value.lessThanOrEqualTo(0) || own.unit.kind !== 'money') return null;
  const value = wanted === 'value' ? own.value.times(peers.median) : own.value.dividedBy(peers.median);
  return {
    value: decimal(value), unit: own.unit, own, expression: wanted === 'value' ? `median × ${String(base)}` : 'price ÷ median',
    filled: `${listed(peers)} ${wanted === 'value' ? '×' : 'under'} ${own.value.toString()}`, subject: wanted === 'value' ? 'a share at the median multiple of the peers' : 'earnings for which the price stands at the median multiple of the peers',
  };
}
