import { metricById } from '@assay/calc';
import { money, noUnit, type Unit } from '@assay/record';
import type { Scope } from './json-scope.ts';

/** The unit of a JSON number: what a sibling states, else what the key's words say, else the metric's own kind; a bare number stays without one. */
export function jsonUnit(words: string, metric: string | null, scope: Scope): Unit {
  const stated = scope.unit === null ? null : statedUnit(scope.unit, scope.currency);
  if (stated !== null) return stated;
  if (/\b(?:percent|percentage|pct)\b|%/i.test(words)) return { kind: 'percent' };
  if (/\bper share\b|\beps\b/i.test(words)) return money(scope.currency, 'share');
  return metric === null ? guessedMoney(words, scope) : metricUnit(metric, scope);
}

/** A ratio comes as 44.1 from one source and as 0.441 from another, and the key does not tell which: it stays without a unit. */
function metricUnit(metric: string, scope: Scope): Unit {
  const unit = metricById(metric, scope.dictionary)?.unit ?? noUnit;
  if (unit.kind === 'percent') return noUnit;
  return unit.kind === 'money' ? money(scope.currency, unit.per) : unit;
}

function guessedMoney(words: string, scope: Scope): Unit {
  const isMoney = scope.currency !== null && !/\b(?:margin|ratio|turnover|rate|growth|yield|days|change|multiple|coverage|count|shares)\b/i.test(words) && /\b(?:price|revenue|sales|income|profit|cost|expense|cash|debt|assets|liabilities|equity|value)\b/i.test(words);
  return isMoney ? money(scope.currency) : noUnit;
}

function statedUnit(unit: string, currency: string | null): Unit | null {
  const perShare = /^([A-Za-z]{3})\s*(?:\/|per)\s*shares?$/i.exec(unit)?.[1];
  if (perShare !== undefined) return money(perShare.toUpperCase(), 'share');
  if (/^(?:percent|percentage|pct|%)/i.test(unit)) return { kind: 'percent' };
  if (/^shares?$/i.test(unit)) return { kind: 'shares' };
  if (/^(?:pure|ratio|fraction)$/i.test(unit)) return { kind: 'fraction' };
  if (/^(?:x|times|multiple)$/i.test(unit)) return { kind: 'multiple' };
  if (/^index/i.test(unit)) return { kind: 'index' };
  if (/dollars|\$/i.test(unit)) return money(currency ?? 'USD');
  return /^[A-Z]{3}$/.test(unit) ? money(unit) : null;
}

/** Power of ten of a stated unit: "Billions of Dollars", "USD millions". */
export function unitScale(unit: string | null): number {
  if (unit === null) return 0;
  return /\bthousands?\b/i.test(unit) ? 3 : /\bmillions?\b/i.test(unit) ? 6 : /\bbillions?\b/i.test(unit) ? 9 : 0;
}
