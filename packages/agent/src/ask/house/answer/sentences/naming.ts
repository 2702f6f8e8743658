// How a measure is called in a sentence, so plainly that a stranger finds it in the sources.
import { formulaInputs, metricById, seriesMetricIds } from '@assay/calc';
import { possessive } from '../../../../write/company-name.ts';

/** Names that read better, or that are less easily mistaken, than the dictionary's own. */
const spoken: Readonly<Record<string, string>> = {
  return_1w: 'one-week return', return_1m: 'one-month return', return_3m: 'three-month return', return_6m: 'six-month return', return_1y: 'one-year return',
  return_3y: 'three-year return', return_5y: 'five-year return', return_ytd: 'year-to-date return',
  bollinger_lower: 'lower band (Bollinger)', bollinger_upper: 'upper band (Bollinger)',
};

export function nameOf(id: string): string {
  return spoken[id] ?? metricById(id)?.label ?? id.replaceAll('_', ' ');
}

/** Compound growth is told from its two ends, not as a measure of a year. */
export function asCompound(id: string): { readonly metric: string; readonly years: number } | null {
  const found = /^(.+)_cagr_(\d+)y$/.exec(id);
  if (found === null) return null;
  const metric = found[1] === 'eps' ? 'diluted_eps' : found[1] === 'dividend' ? 'dividends_per_share' : found[1] ?? '';
  return { metric, years: Number(found[2]) };
}

/** The measure whose growth a growth measure is: `revenue_growth` is that of revenue. */
export function grownBy(id: string): string | null {
  const found = /^(.+)_growth$/.exec(id);
  if (found === null) return null;
  const base = found[1] === 'eps' ? 'diluted_eps' : found[1] ?? '';
  return metricById(base) === undefined ? null : base;
}

/** Read from closes or made of the price: known for days, not for fiscal periods. */
export function isOfMarket(id: string): boolean {
  return id === 'price' || seriesMetricIds.includes(id) || /\bprice\b/.test(metricById(id)?.formula ?? '');
}

/** A line of the balance sheet, or a ratio of nothing but such lines: known for days, without the market. */
export function isBalance(id: string): boolean {
  const metric = metricById(id);
  if (metric === undefined || isOfMarket(id)) return false;
  if (metric.kind === 'stock') return true;
  const inputs = metric.kind === 'ratio' && metric.formula !== null ? formulaInputs(metric.formula) : [];
  return inputs.length > 0 && inputs.every((input) => input.shift === null && isBalance(input.metric));
}

/** Told of quarters alone: growth on the quarter before. */
export function isSequential(id: string): boolean {
  const formula = metricById(id)?.formula ?? null;
  return formula !== null && formulaInputs(formula).some(({ shift }) => shift?.of === 'quarter');
}

const singular = /(?:ss|us|is|sales|eps|per share|loss|less)$/i;

/** `Apple’s`, `Goldman Sachs’`; a name that is a possessive already stays as it is. */
export function ownedBy(name: string): string {
  return /[’']s$/.test(name) ? name : possessive(name);
}

/** `was` or `were`, by the last word of what the name is about. */
export function wasWere(id: string): 'was' | 'were' {
  const head = (nameOf(id).split(/ (?:of|to|per|in|on|from|over|at|for|before|after|less) /)[0] ?? '').replace(/ (?:paid|received|issued|repaid|declared|acquired|sold|outstanding|held|due)$/, '');
  return /\bshares\b/.test(head) || (/s$/i.test(head) && !singular.test(head)) ? 'were' : 'was';
}

/** A loss where a profit is negative: the sentence names it so. */
export function lossName(id: string): string | null {
  return id === 'net_income' ? 'net loss' : id === 'operating_income' ? 'operating loss' : null;
}

/** `a net loss`, `an operating loss`. */
export function aLoss(metric: string): string {
  const name = lossName(metric) ?? 'loss';
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** What may be added up over periods: amounts that flow. Levels, ratios and averages may not. */
export function isAdditive(id: string): boolean {
  const metric = metricById(id);
  // What a share pays adds up over years, as other amounts of a share do not.
  return (metric?.kind === 'flow' && metric.unit.kind === 'money') || id === 'dividends_per_share';
}

/** Made of two times, as growth is: a rate of it over time, or a sum, would say nothing. */
export function isOfTwoTimes(id: string): boolean {
  const formula = metricById(id)?.formula ?? null;
  return id === 'change_in_cash' || (formula !== null && formulaInputs(formula).some(({ metric, shift }) => shift !== null || (metric.endsWith('_growth') && isOfTwoTimes(metric))));
}

/** The first letter as a capital, for headings and table heads. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `one, two and three`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
