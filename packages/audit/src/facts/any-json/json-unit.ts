// The unit and scale of a JSON number: what siblings and a header object state, else what its key says, else its metric's own kind.
import { metricById } from '@assay/calc';
import { money, noUnit, type Unit } from '@assay/record';
import { currencyIn } from '../labels/unit-words.ts';
import type { Scope } from './json-scope.ts';

export type Named = { readonly label: string; readonly metric: string | null; /** The key says only that a value follows, so that the stated unit is its own. */ readonly isGeneral: boolean };

const ratioWords = /\b(?:margin|ratio|turnover|rate|growth|yield|days|change|multiple|coverage|percent|percentage|pct)\b|%/i;
const countWords = /\b(?:count|shares|employees|headcount|persons|people|customers|users|subscribers|stores|units|number)\b/i;
const moneyWords = /\b(?:price|revenue|sales|income|profit|cost|expense|cash|debt|assets|liabilities|equity|value)\b/i;
const perShareWords = /\bper share\b|\beps\b/i;

/** A bare number stays without a unit. Beside telling keys a stated currency holds for money alone: `{unit: 'USD', revenue: 5, employees: 3}`. */
export function jsonUnit(name: Named, scope: Scope): Unit {
  const stated = scope.unit === null ? null : statedUnit(scope.unit, scope.currency);
  if (stated !== null && (name.isGeneral || stated.kind !== 'money')) return stated;
  const currency = scope.currency ?? (stated?.kind === 'money' ? stated.currency : null);
  return unitOfWords(name.label, currency) ?? (name.metric === null ? guessedUnit(name.label, stated, currency) : metricUnit(name.metric, scope, currency));
}

function unitOfWords(label: string, currency: string | null): Unit | null {
  if (/\b(?:percent|percentage|pct)\b|%/i.test(label)) return { kind: 'percent' };
  return perShareWords.test(label) ? money(currency, 'share') : null;
}

function guessedUnit(label: string, stated: Unit | null, currency: string | null): Unit {
  if (ratioWords.test(label) || countWords.test(label)) return noUnit;
  return stated ?? (currency !== null && moneyWords.test(label) ? money(currency) : noUnit);
}

/** A ratio comes as 44.1 from one source and as 0.441 from another, and the key does not tell which: it stays without a unit. */
function metricUnit(metric: string, scope: Scope, currency: string | null): Unit {
  const unit = metricById(metric, scope.dictionary)?.unit ?? noUnit;
  if (unit.kind === 'percent') return noUnit;
  return unit.kind === 'money' ? money(currency, unit.per) : unit;
}

const namedUnits: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:percent|percentage|pct|%)/i, { kind: 'percent' }], [/^(?:(?:thousand|million|billion)s?(?: of)? )?shares?$/i, { kind: 'shares' }], [/^(?:pure|ratio|fraction)$/i, { kind: 'fraction' }],
  [/^(?:x|times|multiple)$/i, { kind: 'multiple' }], [/^index/i, { kind: 'index' }],
];

function statedUnit(unit: string, currency: string | null): Unit | null {
  const perShare = /^([A-Za-z]{3})\s*(?:\/|per)\s*shares?$/i.exec(unit)?.[1];
  if (perShare !== undefined) return money(perShare.toUpperCase(), 'share');
  const named = namedUnits.find(([pattern]) => pattern.test(unit))?.[1];
  if (named !== undefined) return named;
  const code = currencyIn(unit) ?? /(?:^|[^A-Za-z])([A-Z]{3})(?:$|[^A-Za-z])/.exec(unit)?.[1] ?? null;
  // Which dollar is meant, a currency stated beside it tells.
  const own = currency !== null && /dollars|\$/i.test(unit) ? currency : code;
  return own === null ? null : money(own);
}

/** A count of shares with so many digits is written in full, whatever scale the money beside it has. */
const MAX_SCALED_DIGITS = 7;

type Written = { readonly scope: Scope; readonly digits: string };

/** The power of ten that holds for a number: for its own value always; beside telling keys for money, and for counts where no currency is stated. */
export function scaleFor(name: Named, unit: Unit, { scope, digits }: Written): number {
  const scale = scope.scale ?? 0;
  if (scale === 0 || ratioWords.test(name.label)) return 0;
  if (unit.kind === 'money') return unit.per === null ? scale : 0;
  if (unit.kind === 'shares') return wholeDigits(digits) > MAX_SCALED_DIGITS ? 0 : scale;
  return takesScale(unit, name.isGeneral, hasCurrency(scope)) ? scale : 0;
}

function takesScale(unit: Unit, isOwn: boolean, isOfMoney: boolean): boolean {
  if (unit.kind === 'none' || unit.kind === 'count') return isOwn || !isOfMoney;
  return isOwn && unit.kind === 'index';
}

function wholeDigits(digits: string): number {
  return (digits.split('.')[0] ?? '').replace('-', '').length;
}

function hasCurrency(scope: Scope): boolean {
  return scope.currency !== null || (scope.unit !== null && statedUnit(scope.unit, null)?.kind === 'money');
}
