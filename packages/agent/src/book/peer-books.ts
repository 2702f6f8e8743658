// The companies that the subject is held beside: a small book of each, on the newest day for which most of them have a close.
import { daysBetween, decimal, isoDate, type Entity, type Fact, type IsoDate } from '@assay/record';
import { shortName } from '../write/company-name.ts';
import { makeBook, type FactBook } from './fact-book.ts';

export type Peer = { readonly name: string; readonly book: FactBook };
export type PeerBooks = { readonly day: IsoDate; readonly peers: readonly Peer[] };

/** Null where none of the facts is of another company. Companies are told apart by the SEC's number, else by their ticker. */
export function readPeers(facts: readonly Fact[], subject: Entity, asOf: IsoDate): PeerBooks | null {
  const others = [...Map.groupBy(facts.filter((fact) => isOther(fact, subject)), (fact) => fact.entity?.id ?? fact.entity?.ticker ?? '').values()];
  const day = commonDay(others, asOf);
  if (day === null) return null;
  const peers = others.flatMap((own): Peer[] => {
    const entity = own[0]?.entity ?? null;
    return entity === null || entity.name === null ? [] : [{ name: shortName(entity.name), book: makeBook({ facts: own, subject: entity, calendar: null, asOf: day }) }];
  });
  return { day, peers };
}

function isOther({ entity }: Fact, subject: Entity): boolean {
  if (entity === null || (entity.id === null && entity.ticker === null)) return false;
  return entity.id !== null && subject.id !== null ? entity.id !== subject.id : entity.ticker !== subject.ticker;
}

/** A comparison of an earlier day says nothing about the present. */
const OLDEST_DAYS = 60;

function isLately(day: IsoDate, asOf: IsoDate): boolean {
  return day <= asOf && daysBetween(day, asOf) <= OLDEST_DAYS;
}

function commonDay(others: readonly (readonly Fact[])[], asOf: IsoDate): IsoDate | null {
  const closes = others.map((own) => new Set(own.flatMap((fact) => (fact.metric.id === 'price' && fact.period?.kind === 'instant' && decimal(fact.value).gt(0) && isLately(fact.period.on, asOf) ? [fact.period.on] : []))));
  const counted = [...new Set(closes.flatMap((days) => [...days]))].map((day) => ({ day, count: closes.filter((days) => days.has(day)).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const newest = counted.filter(({ count }) => count === most && (count > 1 || closes.length < 2)).map(({ day }) => day).sort().at(-1);
  return newest === undefined ? null : isoDate.parse(newest);
}
