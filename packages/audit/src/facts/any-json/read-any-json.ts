// JSON of any form becomes facts: every number with the words of its path, its siblings and the times it stands under.
import { metricByConcept, metricByField, metrics, type Dictionary } from '@assay/calc';
import type { PeriodMention } from '@assay/record';
import type { FactDraft } from '../draft.ts';
import { anchorOf, type JsonNumber, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import { metricOfLabel, type KnownMetric } from '../labels/metric-of-label.ts';
import { periodOfMention } from '../labels/period/period-label.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { readTable } from '../table/read-table.ts';
import type { Table } from '../table/table.ts';
import { dayOf, openScope, scopeOfItems, scopeWithin, timesOfKey, type Scope } from './json-scope.ts';
import { jsonUnit, scaleFor } from './json-unit.ts';
import { isContainerKey, isGeneralKey, isIdentifierKey, isMeasureKey, keyWords } from './key-words.ts';

type ArrayNode = Extract<JsonTree, { kind: 'array' }>;
type ObjectNode = Extract<JsonTree, { kind: 'object' }>;
/** Names above a number that still say something of it. */
const MAX_PATH = 3;

/** The facts of a JSON document in its order. */
export function readAnyJson(tree: JsonTree, dictionary: Dictionary = metrics): FactDraft[] {
  return readNode(tree, '', openScope(dictionary));
}

function readNode(node: JsonTree, key: string, scope: Scope): FactDraft[] {
  switch (node.kind) {
    case 'object': return readObject(node, key, scope);
    case 'array': return readArray(node, key, scope);
    case 'number': return numberDraft(node, key, scope);
    case 'string': return isNumberText(node.text) ? numberDraft({ ...node, kind: 'number', digits: node.text.trim() }, key, scope) : [];
    case 'literal': return [];
  }
}

/** A number that the source wrote as a string. A leading zero marks an identifier. */
function isNumberText(text: string): boolean {
  return /^\s*-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d{1,2})?\s*$/i.test(text);
}

function readObject(node: ObjectNode, key: string, around: Scope): FactDraft[] {
  const raw = node.members.get('raw');
  if (raw?.kind === 'number' && (node.members.has('fmt') || node.members.size === 1)) return numberDraft(raw, key, around);
  const scope = scopeWithin(node, around);
  const series = readParallel(node, scope);
  if (series !== null) return series;
  return [...node.members].flatMap(([name, member]) => {
    const times = timesOfKey(name);
    if (times.length > 0) return readNode(member, isScalar(member) ? key : '', { ...scope, mentions: times });
    return readNode(member, name, isScalar(member) ? scope : { ...scope, label: null, path: isContainerKey(name) ? scope.path : [...scope.path, keyWords(name)].slice(-MAX_PATH) });
  });
}

function isScalar(node: JsonTree): boolean {
  return node.kind === 'number' || node.kind === 'string' || node.kind === 'literal' || (node.kind === 'object' && node.members.has('raw'));
}

function readArray(node: ArrayNode, key: string, scope: Scope): FactDraft[] {
  const isGrid = node.items.length > 1 && node.items.every((item) => item.kind === 'array' && item.items.every(isScalar));
  if (isGrid) return readGridNode(node, scope);
  const within = scopeOfItems(node.items, scope);
  return node.items.flatMap((item) => readNode(item, key, within));
}

/** Lists of equal length beside a list of days are one series: `{timestamp: […], close: […]}`. */
function readParallel(node: ObjectNode, scope: Scope): FactDraft[] | null {
  const lists = [...node.members].flatMap(([name, member]) => (member.kind === 'array' && member.items.every(isScalar) && member.items.length > 1 ? [{ name, items: member.items }] : []));
  const days = lists.find((list) => list.items.every((item) => (item.kind === 'string' || item.kind === 'number') && timesOfItem(item).length > 0));
  if (days === undefined || lists.length < 2) return null;
  const times = days.items.map(timesOfItem);
  return lists.filter((list) => list !== days && list.items.length === times.length)
    .flatMap((list) => list.items.flatMap((item, index) => readNode(item, list.name, { ...scope, mentions: times[index] ?? [] })));
}

function timesOfItem(item: JsonTree): PeriodMention[] {
  if (item.kind === 'number') {
    const day = dayOf(item.digits);
    return day === null ? [] : [{ kind: 'date', on: day }];
  }
  return item.kind === 'string' ? timesOfKey(item.text) : [];
}

/** An array of rows is a table; a header may stand in its first row. */
function readGridNode(node: ArrayNode, scope: Scope): FactDraft[] {
  const leaves = new Map<string, JsonTree>();
  const rows = node.items.map((item, row) => (item.kind === 'array' ? item.items : []).map((leaf, column) => {
    leaves.set(`${String(row)},${String(column)}`, leaf);
    return { text: leaf.kind === 'string' ? leaf.text : leaf.kind === 'number' ? plainDigits(leaf.digits) : '', row, column, colspan: 1, rowspan: 1, span: null, indent: 0 };
  }));
  const table: Table = { index: 0, rows, width: rows.reduce((width, row) => Math.max(width, row.length), 0), caption: scope.path.at(-1) ?? null, before: [] };
  return readTable(table, {
    dictionary: scope.dictionary,
    anchorOf: (cell) => {
      const leaf = leaves.get(`${String(cell.row)},${String(cell.column)}`);
      return leaf !== undefined && (leaf.kind === 'number' || leaf.kind === 'string') ? anchorOf(leaf) : { kind: 'json', pointer: node.pointer, bytes: null };
    },
  }).drafts.map((draft) => ({ ...draft, entity: scope.entity }));
}

function numberDraft(leaf: JsonNumber, key: string, scope: Scope): FactDraft[] {
  if (isIdentifierKey(key) || isMeasureKey(key)) return [];
  const name = nameOf(key, scope);
  const digits = plainDigits(leaf.digits);
  const named = { label: name.label, metric: name.metric?.id ?? null, isGeneral: name.isGeneral };
  const unit = jsonUnit(named, scope);
  const scale = scaleFor(named, unit, { scope, digits });
  return [{
    metric: { id: name.metric?.id ?? null, label: name.label, concept: null }, value: shiftDecimal(digits, scale), precision: (digits.split('.')[1]?.length ?? 0) - scale,
    unit, period: periodOf(scope.mentions, name.metric?.kind === 'flow'), dimensions: name.narrowedBy === null ? {} : { row: name.narrowedBy },
    anchor: anchorOf(leaf), row: name.row, column: [], caption: null, mentions: scope.mentions, scale, entity: scope.entity,
  }];
}

type JsonName = { readonly isGeneral: boolean; readonly label: string; readonly metric: KnownMetric | null; readonly narrowedBy: string | null; readonly row: readonly string[] };

/** What a number is called: by its key or, where the key says only "value", by a sibling or the key above. A name beside a telling key ("iPhone" beside "revenue") narrows it. */
function nameOf(key: string, scope: Scope): JsonName {
  const isGeneral = key === '' || isGeneralKey(key);
  const label = isGeneral ? (scope.label ?? scope.path.at(-1) ?? keyWords(key)) : keyWords(key);
  const narrowedBy = isGeneral || scope.label === scope.entity?.name ? null : scope.label;
  const path = scope.path.filter((words) => words !== label);
  return { isGeneral, label, metric: metricOf(label, isGeneral ? (scope.label ?? '') : key, scope.dictionary), narrowedBy, row: [...path, ...(narrowedBy === null ? [] : [narrowedBy]), label] };
}

function metricOf(label: string, key: string, dictionary: Dictionary): KnownMetric | null {
  const known = metricOfLabel(label, dictionary);
  if (known !== null) return known;
  const metric = metricByField('yahoo', key, dictionary) ?? metricByField('fmp', key, dictionary) ?? metricByField('fred', key, dictionary) ?? metricByConcept(key, dictionary) ?? metricByConcept(`us-gaap:${key}`, dictionary);
  return metric === undefined ? null : { id: metric.id, kind: metric.kind, unit: metric.unit };
}

function periodOf(mentions: readonly PeriodMention[], isFlow: boolean): ReturnType<typeof periodOfMention> {
  const [only] = mentions;
  return mentions.length === 1 && only !== undefined ? periodOfMention(only, isFlow) : null;
}
