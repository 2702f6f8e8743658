// Whose figure is it? Names, tickers and ids join; what cannot be joined is unstated, never guessed.
import type { Claim, Entity, Fact } from '@assay/record';
import { namesOf } from '../claims/names.ts';
import type { Agreement } from './match-period.ts';

export function sameEntity(left: Entity, right: Entity): boolean {
  if (left.id !== null && right.id !== null) return left.id === right.id;
  if (left.ticker !== null && right.ticker !== null && left.ticker === right.ticker) return true;
  const names = new Set(namesOf(left).map((name) => name.toLowerCase()));
  return namesOf(right).some((name) => names.has(name.toLowerCase()));
}

/** A claim whose entity is only the report's subject may also speak of the economy or a market: those facts have their own entity. */
export function matchEntity(entity: Claim['entity'], fact: Fact): Agreement {
  if (fact.entity === null || entity === null) return 'unstated';
  if (sameEntity(entity, fact.entity)) return 'agrees';
  if (entity.inherited !== null && (fact.source.kind === 'macro' || fact.entity.id?.startsWith('fred:') === true || fact.entity.id?.startsWith('index:') === true)) return 'agrees';
  return 'conflicts';
}
