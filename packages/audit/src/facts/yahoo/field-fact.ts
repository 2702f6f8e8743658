// One listed field of a Yahoo payload as a fact.
import { metricByField } from '@assay/calc';
import { instant, type Capture, type Entity, type IsoDate, type Period, type PeriodMention } from '@assay/record';
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
  /** The day of the quote; null when the payload does not say. */
  readonly marketDay: IsoDate | null;
  /** The end of the most recent quarter; null when the payload does not say. */
  readonly quarterEnd: IsoDate | null;
};
export type FoundField = { readonly name: string; readonly field: YahooField; readonly leaf: JsonNumber };

/** A figure that mixes price and statements of different currencies is refused: it has no meaning. */
export function isMeaningful(field: YahooField, currencies: Currencies): boolean {
  return field.mixes !== true || currencies.quote.currency === currencies.statements.currency;
}

export function factOfField({ name, field, leaf }: FoundField, index: number, scene: PayloadScene): ReadFact {
  const { capture, entity, currencies } = scene;
  const { unit, scale } = unitOfField(field.unit, currencies);
  const { period, mentions, column } = timeOf(field, scene);
  const value = plainDigits(leaf.digits);
  // A trailing figure whose end is unknown could be taken for any year's: it keeps its words but not the dictionary's name.
  const isAdrift = (field.time === 'trailing' || field.time === 'quarter') && mentions.length === 0;
  return {
    fact: {
      id: makeFactId(capture, index), entity, metric: { id: isAdrift ? null : metricByField('yahoo', name)?.id ?? null, label: field.label, concept: `yahoo:${name}` },
      value: scale === 0 ? value : shiftDecimal(value, scale), precision: null, unit, period, dimensions: {},
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: capture.receivedAt.slice(0, 10) },
      capture: capture.id, anchor: anchorOf(leaf), derived: null,
    },
    row: [field.label], column: column === null ? [] : [column], caption: scene.name, mentions, scale,
  };
}

type Time = { readonly period: Period | null; readonly mentions: readonly PeriodMention[]; readonly column: string | null };

/** The payload gives the end of a trailing period but not its start: no day is invented, the end is a mention. */
function timeOf(field: YahooField, scene: PayloadScene): Time {
  const none: Time = { period: null, mentions: [], column: null };
  if (field.time === 'market') return scene.marketDay === null ? none : { period: instant(scene.marketDay), mentions: [], column: scene.marketDay };
  const end = scene.quarterEnd;
  if (end === null || field.time === 'unstated') return none;
  if (field.time === 'quarter-end') return { period: instant(end), mentions: [], column: end };
  const months = field.time === 'trailing' ? 12 : 3;
  return { period: null, mentions: [{ kind: 'ended', months, end }], column: `${String(months)} months ended ${end}` };
}
