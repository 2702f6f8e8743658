// What a dictionary must hold to be safe: one name for one metric, units that fit, formulas that can be evaluated. Built-in and user's entries pass the same checks.
import type { Unit } from '@assay/record';
import { formulaInputs } from '../formula/evaluate-formula.ts';
import type { Dictionary, Metric, MetricKind } from './metric.ts';
import { phraseWords } from './phrase.ts';

const unitsOfKind: Readonly<Record<MetricKind, readonly Unit['kind'][]>> = {
  flow: ['money', 'shares', 'count'], stock: ['money', 'shares', 'count'], ratio: ['percent', 'points', 'multiple', 'days', 'money'], 'per-share': ['money'], price: ['money'],
  rate: ['percent', 'points', 'money', 'multiple'], index: ['index'], count: ['count', 'shares'], indicator: ['money', 'percent', 'index', 'shares', 'multiple', 'days'],
};

/** One sentence for each thing that is wrong, naming the metric; empty for a sound dictionary. */
export function checkDictionary(dictionary: Dictionary): string[] {
  return [...checkUnique(dictionary), ...dictionary.flatMap((metric) => [...checkWords(metric), ...checkUnit(metric)]), ...checkReferences(dictionary)];
}

/** Names that two metrics claim. Singular and plural of a phrase are one name. */
function checkUnique(dictionary: Dictionary): string[] {
  const owners = new Map<string, string>();
  const claim = (name: string, metric: Metric, shown = name): string[] => {
    const owner = owners.get(name);
    owners.set(name, owner ?? metric.id);
    return owner === undefined || (owner === metric.id && !name.startsWith('id ')) ? [] : [`${metric.id}: the ${shown} already belongs to ${owner}`];
  };
  return dictionary.flatMap((metric) => [
    ...claim(`id “${metric.id}”`, metric), ...phrasesOf(metric).flatMap(([key, phrase]) => claim(`phrase “${key}”`, metric, `phrase “${phrase}”`)),
    ...metric.concepts.flatMap((concept) => claim(`concept ${concept}`, metric)),
    ...Object.entries(metric.fields).flatMap(([source, names]) => names.flatMap((name) => claim(`field ${source}:${name}`, metric))),
  ]);
}

/** Each phrase once, as it is compared and as it is written. */
function phrasesOf(metric: Metric): (readonly [string, string])[] {
  return [...new Map([metric.label, ...metric.synonyms].map((phrase) => [phraseWords(phrase).map((each) => each.word).join(' '), phrase] as const))];
}

function checkWords(metric: Metric): string[] {
  return [
    ...(/^[a-z][a-z0-9_]{0,63}$/.test(metric.id) ? [] : [`${metric.id}: an id is made of small letters, digits and underscores`]),
    ...[metric.label, ...metric.synonyms].filter((phrase) => phraseWords(phrase).length === 0 || phrase.length > 120).map((phrase) => `${metric.id}: “${phrase.slice(0, 40)}” is no phrase of 1 to 120 characters`),
    ...metric.concepts.filter((concept) => !/^[a-z][\w-]{0,40}:[A-Za-z]\w{0,255}$/.test(concept)).map((concept) => `${metric.id}: the concept ${concept} is not qualified as taxonomy:Name`),
  ];
}

function checkUnit({ id, kind, unit }: Metric): string[] {
  const isPerShare = unit.kind === 'money' && unit.per === 'share';
  if (!unitsOfKind[kind].includes(unit.kind)) return [`${id}: a ${kind} is not measured in ${unit.kind}`];
  if (kind === 'per-share' && !isPerShare) return [`${id}: a per-share figure is money per share`];
  return isPerShare && (kind === 'flow' || kind === 'stock') ? [`${id}: a ${kind} is not money per share`] : [];
}

function checkReferences(dictionary: Dictionary): string[] {
  const byId = new Map(dictionary.map((metric) => [metric.id, metric]));
  const inputs = new Map(dictionary.map((metric) => [metric.id, readInputs(metric)]));
  const leadsTo = (id: string, target: string, seen: Set<string>): boolean => (inputs.get(id) ?? []).some((input) => input === target || (!seen.has(input) && leadsTo(input, target, seen.add(input))));
  return dictionary.flatMap(({ id, not }) => {
    const read = inputs.get(id);
    return [
      ...not.filter((other) => other === id || !byId.has(other)).map((other) => `${id}: is “not” ${other}, which ${other === id ? 'is itself' : 'no metric is called'}`),
      ...(read === null ? [`${id}: the formula cannot be read`] : (read ?? []).filter((input) => !byId.has(input)).map((input) => `${id}: the formula reads ${input}, which no metric is called`)),
      ...(leadsTo(id, id, new Set()) ? [`${id}: the formula leads back to itself`] : []),
    ];
  });
}

/** Null when the formula is none. */
function readInputs({ formula }: Metric): string[] | null {
  if (formula === null) return [];
  try {
    return formulaInputs(formula).map((input) => input.metric);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
