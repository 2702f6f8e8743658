// One listed field of a Yahoo payload as a fact.
import { metricByField, type Dictionary } from '@assay/calc';
import { instant, type Capture, type Entity, type IsoDate, type Period } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { anchorOf, type JsonNumber } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { ReadFact } from '../read-fact.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import type { YahooField } from './fields.ts';
import { unitOfField, type Currencies } from './unit-of-field.ts';

export type PayloadScene = {
  readonly capture: Capture;
  readonly entity: Entity;
  readonly name: string;
  readonly currencies: Currencies;
  readonly dictionary: Dictionary | undefined;
  /** The day of the quote; null when the payload does not say. */
  readonly marketDay: IsoDate | null;
  /** The most recent quarter: its last day, and its fiscal name where the payload lets it be known. Null when the payload does not say. */
  readonly quarter: { readonly end: IsoDate; readonly name: { readonly year: number; readonly quarter: 1 | 2 | 3 | 4 } | null } | null;
};
export type FoundField = { readonly name: string; readonly field: YahooField; readonly leaf: JsonNumber };

/** A figure that mixes price and statements of different currencies is refused: it has no meaning. */
export function isMeaningful(field: YahooField, currencies: Currencies): boolean {
  return field.mixes !== true || currencies.quote.currency === currencies.statements.currency;
}

export function factOfField({ name, field, leaf }: FoundField, index: number, scene: PayloadScene): ReadFact {
  const { capture, entity, currencies } = scene;
  const { unit, scale } = unitOfField(field.unit, currencies);
  const { period, column } = timeOf(field, scene);
  const value = plainDigits(leaf.digits);
  return {
    fact: {
      id: makeFactId(capture, index), entity, metric: { id: isNamed(field, period, entity) ? metricByField('yahoo', name, scene.dictionary)?.id ?? null : null, label: field.label, concept: `yahoo:${name}` },
      value: scale === 0 ? value : shiftDecimal(value, scale), precision: null, unit, period, dimensions: {},
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: capture.receivedAt.slice(0, 10) },
      capture: capture.id, anchor: anchorOf(leaf), derived: null,
    },
    row: [field.label], column: column === null ? [] : [column], caption: scene.name, mentions: [], scale,
  };
}

const statementTimes: ReadonlySet<YahooField['time']> = new Set(['trailing', 'quarter', 'quarter-end']);

/**
 * Whether a figure takes the dictionary's name. Not what Yahoo defines in its own way; not a trailing figure without a fiscal name, which could be
 * taken for any year's; and not the statement figures of a company that files with the SEC: the filing has them exactly, Yahoo in seven digits.
 */
function isNamed(field: YahooField, period: Period | null, entity: Entity): boolean {
  if (field.own === true) return false;
  const isOfStatements = statementTimes.has(field.time) || field.unit === 'statement-money' || field.unit === 'statement-price';
  if (!isOfStatements) return true;
  return entity.id?.startsWith('cik:') !== true && (field.time === 'quarter-end' || period !== null);
}

type Time = { readonly period: Period | null; readonly column: string | null };

/** The payload gives the end of a trailing period but not its start: no day is invented, the period is a fiscal label. */
function timeOf(field: YahooField, { marketDay, quarter }: PayloadScene): Time {
  if (field.time === 'market') return marketDay === null ? { period: null, column: null } : { period: instant(marketDay), column: marketDay };
  return quarter === null || field.time === 'unstated' ? { period: null, column: null } : quarterTime(field.time, quarter);
}

function quarterTime(time: 'trailing' | 'quarter' | 'quarter-end', { end, name }: NonNullable<PayloadScene['quarter']>): Time {
  if (time === 'quarter-end') return { period: instant(end, name === null ? null : { year: name.year, part: name.quarter === 4 ? 'FY' : `Q${name.quarter}` }), column: end };
  const column = `${time === 'trailing' ? 'twelve' : 'three'} months ended ${end}`;
  if (name === null) return { period: null, column };
  return { period: { kind: 'labelled', fiscal: { year: name.year, part: time === 'trailing' ? 'TTM' : `Q${name.quarter}` } }, column };
}
