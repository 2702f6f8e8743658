// "Cheaper on its 2024 earnings", "price against EPS", "what does one pay for a dollar of sales": the multiple of the price that the words describe.
import { metricById } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;
type Scene = { readonly plain: string; readonly isNamed: boolean };

/** What a price is held against, and the multiple that comes of it. */
const multiples: Readonly<Record<string, string>> = {
  diluted_eps: 'pe_ratio', basic_eps: 'pe_ratio', net_income: 'pe_ratio', revenue: 'price_to_sales', shareholders_equity: 'price_to_book', total_equity: 'price_to_book', book_value_per_share: 'price_to_book', free_cash_flow: 'price_to_free_cash_flow', ebitda: 'ev_to_ebitda',
};
const beside = /^(?:price|pe_ratio|price_to_sales|price_to_book|shares_outstanding|diluted_shares)$/;
const valued = /\b(?:cheap(?:er|est|ly)?|dear(?:er|est)?|pric(?:e|es|ed|ey|ier|iest)|expensive(?:ly)?|(?:better|best|good) value|value (?:guy|investor|stock|hunter|buyer)|valued|valuation|multiples?|costs? (?:less|more|least|most)|costlier|pay(?:s|ing)?|paid|times)\b/;
const held = /\b(?:on|against|over|to|per dollar of|per|for|relative to|compared (?:to|with)|in relation to|vs\.?|versus|multiple of|multiples of|times|going by|measured by|based on)(?: (?:its|their|the|a|an|his|one|fiscal|diluted|reported|current|last|latest|own|each|every|dollar|of|year's|years|share's|\d{2,4}))* *$/;

/** The price, generic multiples and what they are held against become one multiple; else all stay. */
export function asValued(found: readonly AskedMeasure[], { plain, isNamed }: Scene): readonly AskedMeasure[] {
  const base = isNamed ? baseOf(found) : null;
  const id = base === null ? undefined : multiples[base.id];
  if (base === null || id === undefined || metricById(id) === undefined || !isHeld(base, plain.toLowerCase())) return found;
  const multiple: AskedMeasure = { kind: 'metric', id, as: 'value', words: base.words };
  return [...found.filter((measure) => measure !== base && !isBeside(measure)), multiple];
}

/** The only amount among prices and multiples that bear no name of their own. */
function baseOf(found: readonly AskedMeasure[]): Metric | null {
  const metrics = found.filter((measure) => measure.kind === 'metric');
  const bases = metrics.filter(({ id, as }) => id in multiples && (as === 'value' || as === 'highest' || as === 'lowest'));
  const [base] = bases;
  const others = metrics.filter((measure) => measure !== base);
  return base !== undefined && bases.length === 1 && others.every(isBeside) && found.every((measure) => measure.kind === 'metric' || measure.kind === 'topic') ? base : null;
}

function isBeside(measure: AskedMeasure): boolean {
  if (measure.kind === 'topic') return measure.topic === 'multiple' && !/over|under|worth|bargain|fair/i.test(measure.words);
  return measure.kind === 'metric' && beside.test(measure.id) && (!/^p(?:e|rice_to)_/.test(measure.id) || /^multiples?$/i.test(measure.words));
}

function isHeld({ words }: Metric, low: string): boolean {
  const at = low.indexOf(words.toLowerCase());
  return at > 0 && valued.test(low) && held.test(low.slice(0, at));
}
