// In a conversation, what was asked before of one company and is now held beside another's keeps its own time.
import { shortName } from '../../../../write/company-name.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import type { Demand, DemandScene } from '../demand.ts';
import { namedIn } from '../reading/named-measures.ts';
import type { GivenFigure } from '../reading/given.ts';

/** The time that is named is of all of them. */
const ofBoth = /\b(?:both|each|the two|all (?:two|three|of them)|respectively|same (?:year|quarter|period|time|day|month)|instead)\b/i;

const heldTo = /\b(?:than|from|to|against|with|beside|behind|versus|vs\.?|over|under|below|above)(?: (?:that|those|what|the one) (?:of|at))? $/i;

/** "Visa and IBM in 2022": named anew, and held against nothing. */
function isNamedAnew(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && !heldTo.test(text.slice(0, at));
}

/** Null of a time that is no one year, quarter or day. */
function isOf(period: AskedPeriod, { fiscal, to }: GivenFigure): boolean | null {
  if (period.kind === 'fiscal' && period.year !== null) return fiscal !== null && fiscal.year === period.year && (period.part === fiscal.part || period.part === 'FY');
  return period.kind === 'date' ? to === period.on : null;
}

type Before = { readonly name: string; readonly ids: readonly string[]; readonly period: AskedPeriod };

/** One company at one time; null of anything else. */
function oneBefore({ before }: DemandScene['asked']): Before | null {
  const [one, ...more] = before?.companies ?? [];
  const [period, ...times] = before?.periods ?? [];
  const ids = (before?.measures ?? []).flatMap((measure) => (measure.kind === 'metric' ? [measure.id] : []));
  return one === undefined || period === undefined || more.length + times.length > 0 ? null : { name: shortName(one.name), ids, period };
}

export const timeOfBefore: Demand = ({ asked, text, opening }) => {
  const before = oneBefore(asked);
  if (before === null || ofBoth.test(text) || isNamedAnew(text, before.name) || asked.companies.every(({ name }) => shortName(name) === before.name)) return [];
  const told = opening.filter(({ isBeside, clause, metric, form }) => !isBeside && form === 'value' && before.ids.includes(metric) && clause.startsWith(before.name));
  return told.length > 0 && told.every((figure) => isOf(before.period, figure) === false) ? ['the figure of before, at its own time'] : [];
};

const growthFirst = /^\W*(?:(?:and|ok|okay|so|what about|how about|what was|its|the)[, ]+)*(?:%|per ?cent(?:age)?|pct|yoy|year[- ]on[- ]year|annual|yearly)? ?(?:growth|change|increase|move)\b(?<rest>[^,;?]{0,40})[,;]? (?:and|plus|&|\+) /i;

/** "Growth on the year before, and the net margin": the growth is that of the figure of before. */
export const growthOfBefore: Demand = ({ asked: { before }, text, opening }) => {
  const rest = before === undefined ? undefined : growthFirst.exec(text)?.groups?.['rest'];
  const [only, ...more] = before?.measures.flatMap((measure) => (measure.kind === 'metric' ? [measure.id] : [])) ?? [];
  if (rest === undefined || only === undefined || more.length > 0 || opening.length === 0 || namedIn(rest).length > 0) return [];
  return opening.some(({ measure, metric, form }) => (measure === only || metric.startsWith(only)) && (form === 'growth' || form === 'change' || form === 'cagr')) ? [] : ['how the figure of before moved'];
};
