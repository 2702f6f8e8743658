// A user's own metrics, as they stand in a JSON file: {"metrics": [{"id": …, "label": …, "kind": …, "unit": …}]}. Nothing of it is trusted before it is checked.
import { checkDictionary } from './check-dictionary.ts';
import { extendDictionary, metrics } from './dictionary.ts';
import { units, type Dictionary, type Metric, type MetricKind, type UnitWord } from './metric.ts';

export type Extended = { readonly ok: true; readonly dictionary: Dictionary } | { readonly ok: false; readonly problems: readonly string[] };

const kinds: readonly MetricKind[] = ['flow', 'stock', 'ratio', 'per-share', 'price', 'rate', 'index', 'count', 'indicator'];
const additions = ['id', 'synonyms', 'concepts', 'fields', 'not'];
const keys = [...additions, 'label', 'kind', 'unit', 'formula', 'favourable'];
const unitWords = Object.keys(units).filter((word): word is UnitWord => word in units);
const maximum = { metrics: 1000, list: 200, formula: 500 };

/**
 * The dictionary with a user's definitions added; the base stays as it is. `definitions` is parsed JSON of unknown form: `{metrics: […]}`.
 *
 * A new metric has `id`, `label`, `kind` (flow, stock, ratio, per-share, price, rate, index, count, indicator) and `unit` (money, share, percent, points, times, shares, count,
 * days, index), and may have `synonyms`, `concepts` (`us-gaap:Name`), `fields` ({source: [names]}), `not` (ids), `formula` and `favourable` (up, down).
 * A formula of a metric in percent gives the fraction. An entry with a known id may only add synonyms, concepts, fields and `not`.
 * Fails with a sentence for each problem, all of them: unknown keys, wrong types, a phrase or concept that another metric has, a formula that reads an unknown metric or itself.
 */
export function extendMetrics(definitions: unknown, base: Dictionary = metrics): Extended {
  const listed = isObject(definitions) ? definitions['metrics'] : undefined;
  if (!Array.isArray(listed) || listed.length > maximum.metrics) return { ok: false, problems: [`a list “metrics” of at most ${String(maximum.metrics)} definitions is expected`] };
  const problems: string[] = [];
  const entries = listed.flatMap((definition: unknown, index) => readDefinition(definition, { at: `metrics[${String(index)}]`, base, problems }) ?? []);
  if (problems.length > 0) return { ok: false, problems };
  const repeated = entries.filter((entry, index) => entries.findIndex((other) => other.id === entry.id) !== index).map((entry) => `${entry.id}: is defined twice`);
  const dictionary = extendDictionary(base, entries);
  // The user's entries last: where two claim one name, the user's is the one to change.
  const added = new Set(entries);
  const found = [...repeated, ...checkDictionary([...dictionary.filter((metric) => !added.has(metric)), ...entries])];
  return found.length > 0 ? { ok: false, problems: found } : { ok: true, dictionary };
}

type Place = { readonly at: string; readonly base: Dictionary; readonly problems: string[] };
type Definition = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readDefinition(value: unknown, { at, base, problems }: Place): Metric | null {
  if (!isObject(value) || typeof value['id'] !== 'string') {
    problems.push(`${at}: a definition with a text “id” is expected`);
    return null;
  }
  const place = { at: `${at} (${value['id'].slice(0, 64)})`, base, problems };
  const known = base.find((metric) => metric.id === value['id']);
  const allowed = known === undefined ? keys : additions;
  for (const key of Object.keys(value)) if (!allowed.includes(key)) problems.push(`${place.at}: ${known === undefined ? `“${key.slice(0, 64)}” is no key of a definition` : `${key.slice(0, 64)} of a known metric cannot be changed`}`);
  return known === undefined ? newMetric(value['id'], value, place) : addedTo(known, value, place);
}

function addedTo(known: Metric, value: Definition, place: Place): Metric {
  const fields = readFields(value, place);
  const sources = [...new Set([...Object.keys(known.fields), ...Object.keys(fields)])];
  return {
    ...known, synonyms: [...known.synonyms, ...readList(value, 'synonyms', place)], concepts: [...known.concepts, ...readList(value, 'concepts', place)], not: [...known.not, ...readList(value, 'not', place)],
    fields: Object.fromEntries(sources.map((source) => [source, [...(known.fields[source] ?? []), ...(fields[source] ?? [])]])),
  };
}

/** Null when a part is missing or wrong; the place then holds the reasons. */
function newMetric(id: string, value: Definition, place: Place): Metric | null {
  const texts = readTexts(value, place);
  const oneOf = <Word extends string>(key: string, words: readonly Word[]): Word | null => {
    const word = words.find((known) => known === value[key]) ?? null;
    if (word === null) place.problems.push(`${place.at}: “${key}” is one of ${words.join(', ')}`);
    return word;
  };
  const kind = oneOf('kind', kinds);
  const word = oneOf('unit', unitWords);
  const favourable = (value['favourable'] ?? null) === null ? null : oneOf('favourable', ['up', 'down']);
  const lists = { synonyms: readList(value, 'synonyms', place), concepts: readList(value, 'concepts', place), fields: readFields(value, place), not: readList(value, 'not', place) };
  return texts === null || kind === null || word === null ? null : { id, label: texts.label, kind, unit: units[word], ...lists, formula: texts.formula, favourable };
}

function readTexts({ label, formula = null }: Definition, { at, problems }: Place): { readonly label: string; readonly formula: string | null } | null {
  const isLabel = typeof label === 'string' && label.trim() !== '';
  const isFormula = formula === null || (typeof formula === 'string' && formula.length <= maximum.formula);
  if (!isLabel) problems.push(`${at}: a text “label” is expected`);
  if (!isFormula) problems.push(`${at}: “formula” is a text of at most ${String(maximum.formula)} characters`);
  return isLabel && isFormula ? { label, formula } : null;
}

function readList(value: Definition, key: string, { at, problems }: Place): string[] {
  const texts = textsOf(value[key] ?? []);
  if (texts === null) problems.push(`${at}: “${key.slice(0, 64)}” is a list of at most ${String(maximum.list)} texts`);
  return texts ?? [];
}

function textsOf(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length > maximum.list) return null;
  const texts = value.filter((item): item is string => typeof item === 'string' && item.trim() !== '');
  return texts.length === value.length ? texts : null;
}

function readFields(value: Definition, place: Place): Record<string, string[]> {
  const fields = value['fields'] ?? {};
  if (!isObject(fields)) {
    place.problems.push(`${place.at}: “fields” is an object of a source’s name and its fields`);
    return {};
  }
  return Object.fromEntries(Object.keys(fields).map((source) => [source, readList(fields, source, place)]));
}
