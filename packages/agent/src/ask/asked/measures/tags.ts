// Measures by the names that machines give them: concepts of the reporting taxonomy, ids of the FRED database.
import { metricByField, metrics } from '@assay/calc';
import { matchesOf, type Place } from '../places.ts';

/** `StockholdersEquity`, `us-gaap:InventoryNet`. */
const concept = /(?<![\p{L}\p{N}])(?:(?:us-gaap|ifrs-full|ifrs|dei)[:_])?(?<name>\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+)(?![\p{L}\p{N}])/gu;
/** `UNRATE`, `DGS10`. */
const series = /(?<![\p{L}\p{N}$&.-])(?<id>[A-Z][A-Z0-9]{3,15})(?![\p{L}\p{N}&-])/gu;

let byConcept: ReadonlyMap<string, string> | undefined;

/** The first measure of the dictionary that a concept stands for. */
function measureOf(name: string): string | undefined {
  byConcept ??= new Map(metrics.toReversed().flatMap(({ id, concepts }) => concepts.toReversed().map((one) => [one.slice(one.indexOf(':') + 1), id] as const)));
  return byConcept.get(name);
}

export type Tagged = Place & { readonly id: string; readonly words: string };

export function findTags(text: string): Tagged[] {
  const concepts = matchesOf(text, concept).flatMap(({ start, end, words, groups }) => { const id = measureOf(groups['name'] ?? ''); return id === undefined ? [] : [{ start, end, id, words }]; });
  const ids = matchesOf(text, series).flatMap(({ start, end, words, groups }) => { const id = metricByField('fred', groups['id'] ?? '')?.id; return id === undefined ? [] : [{ start, end, id, words }]; });
  return [...concepts, ...ids];
}
