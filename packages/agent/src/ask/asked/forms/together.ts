// Two measures that are asked for as one figure: their sum, their difference, or one over the other.
import { metricById, metrics } from '@assay/calc';
import type { AskedMeasure } from '../asked.ts';
import { isNested } from '../expressions/by-name/same-units.ts';

type Metric = Extract<AskedMeasure, { readonly kind: 'metric' }>;
type Around = { readonly before: string; readonly between: string; readonly after: string };
type Form = 'sum' | 'difference' | 'ratio';

const joined = /^(?: ?(?:,|and|&|plus|\+|together with|combined with|as well as))+(?: (?:its|the|their|share|stock))* ?$/;
const added = /\b(?:plus|added to|together|combined|in total|in all|altogether|all told|all in|sum|sums?up|adds? up|added up|add(?:ed|ing)? together|summed(?: up)?|taken together|total of|both)\b|\+/;
const lessened = /^(?: +(?:in|for|during|of|at))* *(?:minus|less|[−-]|net of|(?:that )?(?:is |was |are |were |remains? |remained )?(?:left |left over |remaining )?(?:after|once)(?: (?:paying|deducting|subtracting|taking out|spending on|funding|covering|accounting for))?)(?: (?:out|its|the|their|all))* ?$/;
const parted = /\b(?:difference|gap|spread) between (?:its |the |their )?$/;
/** "More liabilities than assets, and by how much". */
const exceeded = /^ ?(?:than|exceed(?:ed|s)?|above|over)(?: (?:its|the|their|total|own))* ?$/;
const exceeds = /\b(?:more|larger|bigger|higher|greater|less|smaller|lower|did|do|does|by how much)\b/;
const byHowMuch = /\bby (?:how (?:much|many)|what amount)\b|\bhow (?:big|large|wide) is the (?:gap|difference)\b/;
const over = /^ ?(?:over|to|\/|÷|divided by|relative to|per (?:dollar|unit) of)(?: (?:its|the|their))? ?$/;
const notRatio = /\b(?:from|compare[ds]?|comparison|next|close|switch|add(?:ed)?|relation)\b[^.?]{0,30}$/;

function isDifference({ before, between, after }: Around): boolean {
  if (exceeded.test(between)) return exceeds.test(before) && byHowMuch.test(after);
  return lessened.test(between) || (parted.test(before) && /^ ?and(?: the| its)? ?$/.test(between));
}

function formOf(words: Around, pair: readonly Metric[]): Form | null {
  const { before, between, after } = words;
  if (isDifference(words)) return 'difference';
  if (joined.test(between) && (/plus|\+|together|combined/.test(between) || added.test(after) || /\b(?:sum of|total of|combined|both)(?: its| the| their)? ?$/.test(before))) return 'sum';
  return over.test(between) && !notRatio.test(before) && pair.every(isAmount) ? 'ratio' : null;
}

/** Amounts of money can be set over one another; a ratio over a ratio is nobody's question. */
function isAmount({ id }: Metric): boolean {
  const kind = metricById(id)?.kind;
  return kind === 'flow' || kind === 'stock' || id === 'market_cap' || id === 'enterprise_value';
}

/** How formulas write the market's value of a company. */
const spelt: Readonly<Record<string, string>> = { market_cap: 'price*shares_outstanding', enterprise_value: '(price*shares_outstanding+net_debt)' };

/** The dictionary's own name for one over the other, where it has one: market capitalization over revenue is the price-to-sales ratio. */
export function ratioNamed(top: string, bottom: string): string | null {
  const plain = (formula: string): string => formula.replace(/\b(?:ttm|latest|fy|abs)\((\w+)\)/g, '$1').replace(/\s+/g, '');
  const wanted = `${spelt[top] ?? top}/${bottom in spelt ? `(${(spelt[bottom] ?? '').replace(/^\(|\)$/g, '')})` : bottom}`;
  return metrics.find(({ formula }) => formula !== null && plain(formula) === wanted)?.id ?? null;
}

function around(plain: string, [first, second]: readonly [Metric, Metric]): Around | null {
  const low = plain.toLowerCase();
  const at = low.indexOf(first.words.toLowerCase());
  const end = at + first.words.length;
  const next = low.indexOf(second.words.toLowerCase(), end);
  return at < 0 || next < 0 ? null : { before: low.slice(0, at), between: low.slice(end, next), after: low.slice(next + second.words.length) };
}

type Pair = readonly [Metric, Metric];

function pairOf([first, second, ...others]: readonly AskedMeasure[]): Pair | null {
  if (first?.kind !== 'metric' || second?.kind !== 'metric' || others.length > 0 || first.id === second.id) return null;
  return [first, second].every(({ as }) => as === 'value' || as === 'total') ? [first, second] : null;
}

/** The two as one, where the words between them join them; else as they were. */
export function asTogether(found: readonly AskedMeasure[], { plain, isNamed }: { readonly plain: string; readonly isNamed: boolean }): readonly AskedMeasure[] {
  const pair = isNamed ? pairOf(found) : null;
  const place = pair === null ? null : around(plain, pair);
  const form = pair === null || place === null ? null : formOf(place, pair);
  if (pair === null || form === null || !pair.every(isAmount) || (form === 'sum' && isNested(pair[0].id, pair[1].id))) return found.map(byName);
  return [byName({ ...pair[0], as: form, of: pair[1].id })];
}

/** A ratio that bears a name of its own is asked by it. */
function byName(measure: AskedMeasure): AskedMeasure {
  if (measure.kind !== 'metric' || measure.of === undefined || (measure.as !== 'ratio' && measure.as !== 'share')) return measure;
  const named = ratioNamed(measure.id, measure.of);
  const isOfMarket = [measure.id, measure.of].some((id) => id === 'market_cap' || id === 'enterprise_value');
  return named === null || (measure.as === 'share' && !isOfMarket) ? measure : { kind: 'metric', id: named, as: 'value', words: measure.words };
}
