// Measures over daily closes as terms over the cells that hold them. Those that build on their own earlier value (exponential averages, RSI) are not among them.
import type { Fact } from '@assay/record';
import { binary, constant, type Term } from './term.ts';

/** Trading days a year, by convention. */
const SESSIONS_A_YEAR = 252;

type Over = { readonly closes: readonly Fact[]; readonly last: Term };
type Maker = (over: Over) => Term;

function single(fact: Fact): Term {
  return { kind: 'fact', fact, asFraction: false };
}

function over(name: Extract<Term, { kind: 'closes' }>['name'], closes: readonly Fact[]): Term {
  return { kind: 'closes', name, closes };
}

function distance(from: Term, { last }: Over): Term {
  return binary('-', binary('/', last, from), constant('1'));
}

function band(sign: '+' | '-'): Maker {
  return ({ closes }) => binary(sign, over('avg', closes), binary('*', constant('2'), over('deviation', closes)));
}

const makers: readonly (readonly [RegExp, Maker])[] = [
  [/^sma_\d+$/, ({ closes }) => over('avg', closes)],
  [/^distance_from_sma_\d+$/, (given) => distance(over('avg', given.closes), given)],
  [/^price_52w_high$/, ({ closes }) => over('max', closes)],
  [/^price_52w_low$/, ({ closes }) => over('min', closes)],
  [/^distance_from_52w_high$/, (given) => distance(over('max', given.closes), given)],
  [/^distance_from_52w_low$/, (given) => distance(over('min', given.closes), given)],
  [/^(?:return_\w+|roc_\d+)$/, (given) => (given.closes[0] === undefined ? given.last : distance(single(given.closes[0]), given))],
  [/^bollinger_upper$/, band('+')], [/^bollinger_lower$/, band('-')],
  [/^volatility_\w+$/, ({ closes }) => ({ kind: 'volatility', closes, sessions: SESSIONS_A_YEAR })],
];

const written = /^([a-z0-9_]+)\(closes (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)\)$/;

export type ClosesBetween = (like: Fact, from: string, to: string) => readonly Fact[];

/** `sma_200(closes 2025-07-31 to 2026-05-15)` over its closes, oldest first; null for another measure, or where `count` closes are not found. */
export function closesTerm({ expression, filled }: { readonly expression: string; readonly filled: string }, like: Fact | undefined, closesBetween: ClosesBetween): Term | null {
  const [, id = '', from = '', to = ''] = written.exec(expression) ?? [];
  const make = makers.find(([pattern]) => pattern.test(id))?.[1];
  if (make === undefined || like === undefined) return null;
  const closes = closesBetween(like, from, to);
  const last = closes.at(-1);
  return last === undefined || `${String(closes.length)} closes` !== filled ? null : make({ closes, last: single(last) });
}
