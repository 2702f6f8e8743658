// What an object's own words say of the numbers in it and below it: whose they are, of which time, in which unit.
import type { Dictionary } from '@assay/calc';
import { isIsoDate, type Entity, type PeriodMention } from '@assay/record';
import { readPeriodLabel } from '../labels/period/period-label.ts';
import type { JsonTree } from '../json/json-tree.ts';
import { currencyIn } from '../labels/unit-words.ts';
import { keyWords } from './key-words.ts';
import { statedScale, unitScale } from './stated-scale.ts';

export type Scope = {
  /** Words of the keys and names above, outermost first. */
  readonly path: readonly string[];
  readonly entity: Entity | null;
  readonly mentions: readonly PeriodMention[];
  /** Sibling that names the metric of general keys: `{label: 'Revenue', value: 5}`. */
  readonly label: string | null;
  readonly unit: string | null;
  /** Power of ten that the unit, or a key of its own, states; null where nothing does. */
  readonly scale: number | null;
  readonly currency: string | null;
  readonly dictionary: Dictionary;
};

/** Where nothing has been said yet. */
export function openScope(dictionary: Dictionary): Scope {
  return { path: [], entity: null, mentions: [], label: null, unit: null, scale: null, currency: null, dictionary };
}

type ObjectNode = Extract<JsonTree, { kind: 'object' }>;

/** Siblings that say of which part of the company an object speaks. */
const partKeys = ['segment', 'segment name', 'division', 'business', 'business line', 'region', 'geography', 'country', 'market', 'product', 'product line', 'category', 'channel', 'customer'];

/** The scope inside an object: what its scalar members state, else what holds around it. */
export function scopeWithin(node: ObjectNode, outside: Scope): Scope {
  const said = saidBy(node);
  const around = [...node.members].reduce((scope, [key, member]) => (member.kind === 'object' && isHeaderKey(key) ? underHeader(member, scope) : scope), outside);
  const mentions = timesIn(said);
  const part = first(said, partKeys);
  return {
    path: part === null ? around.path : [...around.path, part], entity: entityIn(said) ?? around.entity, mentions: mentions.length > 0 ? mentions : around.mentions,
    label: first(said, ['label', 'metric', 'concept', 'item', 'indicator', 'account', 'field', 'title', 'description', 'line item', 'tag', 'name']),
    ...measuresOf(said, around), dictionary: around.dictionary,
  };
}

function saidBy(node: ObjectNode): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const [key, member] of node.members) {
    if (member.kind === 'string') said.set(keyWords(key).toLowerCase(), member.text.trim());
    else if (member.kind === 'number') said.set(keyWords(key).toLowerCase(), member.digits);
  }
  return said;
}

const unitKeys = ['unit', 'units', 'uom', 'unit of measure', 'measurement unit', 'value unit', 'amounts in', 'figures in', 'values in'];
const scaleKeys = ['scale', 'unit scale', 'scaling', 'scale factor', 'multiplier', 'unit multiplier', 'unit mult', 'magnitude', 'denomination'];
const currencyKeys = ['currency', 'reported currency', 'reporting currency', 'financial currency', 'currency code', 'iso currency'];

/** Unit, scale and currency stand where they are stated; a nearer unit that states no scale ends a farther one's. */
function measuresOf(said: ReadonlyMap<string, string>, around: Scope): Pick<Scope, 'unit' | 'scale' | 'currency'> {
  const unit = first(said, unitKeys);
  const own = first(said, scaleKeys);
  const scale = (own === null ? null : statedScale(own)) ?? (unit === null ? null : unitScale(unit));
  return { unit: unit ?? around.unit, scale: scale ?? (unit === null ? around.scale : null), currency: currencyOf(first(said, currencyKeys)) ?? around.currency };
}

/** True for keys of an object that speaks of the others beside it. */
function isHeaderKey(key: string): boolean {
  return /^(?:meta|meta ?data|header|headers|info|about|context|units|attributes|reporting)$/i.test(keyWords(key));
}

/** What a header object states of whose figures follow and in which measure; its own times and titles are not theirs. */
function underHeader(node: ObjectNode, around: Scope): Scope {
  const said = saidBy(node);
  return { ...around, entity: entityIn(said) ?? around.entity, ...measuresOf(said, around) };
}

/** The scope of the items of a list that begins with a header: `[{unit: 'millions'}, {revenue: 5}, …]`. */
export function scopeOfItems(items: readonly JsonTree[], around: Scope): Scope {
  const [head] = items;
  const isHeader = items.length > 1 && head?.kind === 'object' && [...saidBy(head).keys()].some((key) => [...unitKeys, ...scaleKeys, ...currencyKeys].includes(key)) && [...head.members].every(([key, member]) => member.kind !== 'number' || scaleKeys.includes(keyWords(key).toLowerCase()));
  return isHeader ? underHeader(head, around) : around;
}

function first(said: ReadonlyMap<string, string>, keys: readonly string[]): string | null {
  const key = keys.find((candidate) => (said.get(candidate) ?? '') !== '');
  return key === undefined ? null : (said.get(key) ?? null);
}

function currencyOf(text: string | null): string | null {
  if (text === null) return null;
  return /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : currencyIn(text);
}

function entityIn(said: ReadonlyMap<string, string>): Entity | null {
  const ticker = first(said, ['symbol', 'ticker', 'ticker symbol']);
  const cik = first(said, ['cik', 'cik str', 'central index key']);
  const name = first(said, ['company name', 'long name', 'short name', 'entity name', 'company', 'issuer', 'registrant']) ?? (ticker === null && cik === null ? null : first(said, ['name', 'title']));
  if (ticker === null && cik === null && name === null) return null;
  const digits = cik?.replace(/^CIK/i, '') ?? '';
  return { id: /^\d{1,10}$/.test(digits) ? `cik:${digits.padStart(10, '0')}` : null, ticker, name };
}

const endKeys = ['date', 'end', 'end date', 'period end', 'period ending', 'period end date', 'fiscal date ending', 'as of', 'as of date', 'report date', 'fiscal period end'];
const yearKeys = ['fiscal year', 'calendar year', 'year', 'fy'];

/** The time an object states: a day or stretch of days, else a fiscal label. */
function timesIn(said: ReadonlyMap<string, string>): PeriodMention[] {
  const end = dayOf(first(said, endKeys));
  const start = dayOf(first(said, ['start', 'start date', 'period start']));
  if (end !== null && start !== null) return [stretch(start, end)];
  const part = first(said, ['period', 'fiscal period', 'quarter', 'fp', 'period type', 'frequency', 'timeframe']) ?? '';
  if (end !== null) return [/^(?:fy|annual|yearly|12m|year)$/i.test(part) ? { kind: 'ended', months: 12, end } : /^(?:q[1-4]|quarter(?:ly)?|3m)$/i.test(part) ? { kind: 'ended', months: 3, end } : { kind: 'date', on: end }];
  const year = first(said, yearKeys);
  if (year !== null && /^\d{4}$/.test(year)) return timesOfKey(/^q[1-4]$/i.test(part) ? `${part} ${year}` : /^[1-4]$/.test(part) ? `Q${part} ${year}` : year);
  return timesOfKey(first(said, ['period', 'date', 'end', 'quarter', 'fiscal period']) ?? '');
}

function stretch(start: string, end: string): PeriodMention {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  return { kind: 'ended', months: Math.max(1, Math.round(days / 30.44)), end };
}

/** ISO days, also with a time behind them, and seconds since 1970. */
export function dayOf(text: string | null): string | null {
  if (text === null) return null;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (day !== undefined) return isIsoDate(day) ? day : null;
  if (!/^\d{9,10}$/.test(text)) return null;
  return new Date(Number(text) * 1000).toISOString().slice(0, 10);
}

/** The time that a key or a short text is, when it is nothing else: "2023-09-30", "FY2023", "Q3 2021", "2019". */
export function timesOfKey(key: string): PeriodMention[] {
  const day = dayOf(key);
  if (day !== null) return [{ kind: 'date', on: day }];
  if (!/\d{2}/.test(key) || key.length > 24) return [];
  const read = readPeriodLabel(key);
  return read.rest === '' ? [...read.mentions] : [];
}
