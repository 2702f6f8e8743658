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

/** A series of the economy or of a market: its name is its measure, and no sentence names it besides. */
function isOfEconomy({ entity, source }: Fact): boolean {
  return source.kind === 'macro' || entity?.id?.startsWith('fred:') === true || entity?.id?.startsWith('index:') === true;
}

/** A claim that names nobody, or whose entity is only the report's subject, may also speak of the economy or a market: those facts have their own entity. */
export function matchEntity(entity: Claim['entity'], fact: Fact): Agreement {
  if (fact.entity === null) return 'unstated';
  if (entity === null) return isOfEconomy(fact) ? 'agrees' : 'unstated';
  if (sameEntity(entity, fact.entity)) return 'agrees';
  return entity.inherited !== null && isOfEconomy(fact) ? 'agrees' : 'conflicts';
}
