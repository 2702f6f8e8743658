// Facts of a JSON answer whose form is known by its shape.
import { addDays, AssayError, duration, instant, isIsoDate, lastDayOfMonth, type Capture, type Entity, type IsoDate, type Period } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { anchorOf, rawNumber, readJsonTree, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { entityOfSymbol } from '../yahoo/entity-of.ts';
import { moneyOf } from '../yahoo/money-of.ts';
import { isTooLate, unitOfShape, type Shape, type ShapeField, type ShapeGroup, type ShapeTime } from './shape.ts';
import { placesAt, relative, type Place } from './walk-tree.ts';

type Scene = { readonly capture: Capture; readonly entity: Entity | null; readonly shape: Shape };
type Leaf = { readonly digits: string; readonly pointer: string; readonly bytes: { readonly start: number; readonly end: number } };

/** A reader made of a shape. Throws AssayError('malformed-source') where the document is not JSON or lacks what the shape must have. */
export function shapeReader(shape: Shape): FactReader {
  return ({ capture, bytes }) => {
    const root = readJsonTree(bytes, shape.source);
    if (placesAt(root, shape.must).length === 0) throw new AssayError('malformed-source', `${shape.source}: the field ${shape.must} is absent.`, { remedy: 'Check what was asked for, then fetch it again.' });
    if (isTooLate(shape, capture)) return [];
    const scene: Scene = { capture, entity: entityIn(root, { shape, capture }), shape };
    const found = shape.groups.flatMap((group) => placesAt(root, group.at).flatMap((place) => fieldsOf(place, group, scene)));
    return found.map((make, index) => make(index));
  };
}

function entityIn(root: JsonTree, { shape, capture }: { readonly shape: Shape; readonly capture: Capture }): Entity | null {
  const symbol = textIn(root, shape.symbol);
  return symbol === null ? capture.entity : entityOfSymbol(symbol, textIn(root, shape.name), capture);
}

function textIn(root: JsonTree, path: string | undefined): string | null {
  const node = path === undefined ? undefined : placesAt(root, path)[0]?.node;
  return node?.kind === 'string' ? node.text : null;
}

function fieldsOf(place: Place, group: ShapeGroup, scene: Scene): ((index: number) => ReadFact)[] {
  const dimensions = { ...group.marks, ...dimensionsOf(place, group) };
  const currency = currencyOf(place, group);
  return Object.entries(group.fields).flatMap(([path, field]) => {
    const leaf = numberLeaf(relative(place, path));
    return leaf === null ? [] : [(index: number) => factOf({ leaf, field, place, group, dimensions, currency, index }, scene)];
  });
}

function dimensionsOf(place: Place, { dimensions }: ShapeGroup): Record<string, string> {
  return Object.fromEntries(Object.entries(dimensions ?? {}).flatMap(([name, path]) => {
    const text = textOf(relative(place, path));
    return text === null || text === '' ? [] : [[name, text.slice(0, 200)]];
  }));
}

function textOf(node: JsonTree | undefined): string | null {
  if (node?.kind === 'string') return node.text;
  return node?.kind === 'number' ? node.digits : null;
}

function currencyOf(place: Place, { currency }: ShapeGroup): { readonly currency: string | null; readonly scale: number } {
  if (currency === undefined) return moneyOf(null);
  return moneyOf(currency.startsWith('=') ? currency.slice(1) : textOf(relative(place, currency)));
}

/** A number, a `{raw, fmt}` pair, or text that is a plain decimal, as some services write all of theirs. */
function numberLeaf(node: JsonTree | undefined): Leaf | null {
  const raw = rawNumber(node);
  if (raw !== null) return raw;
  return node?.kind === 'string' && /^-?\d{1,18}(?:\.\d{1,12})?$/.test(node.text) ? { digits: node.text, pointer: node.pointer, bytes: node.bytes } : null;
}

type Found = { readonly leaf: Leaf; readonly field: ShapeField; readonly place: Place; readonly group: ShapeGroup; readonly dimensions: Record<string, string>; readonly currency: { readonly currency: string | null; readonly scale: number }; readonly index: number };

function factOf({ leaf, field, place, group, dimensions, currency, index }: Found, { capture, entity, shape }: Scene): ReadFact {
  const period = periodOf(place, { field, group, capture });
  const value = plainDigits(leaf.digits);
  return {
    fact: {
      id: makeFactId(capture, index), entity, metric: { id: field.metric ?? null, label: field.label, concept: null },
      value: field.unit === 'per-share' && currency.scale !== 0 ? shiftDecimal(value, currency.scale) : value, precision: null, unit: unitOfShape(field.unit, currency.currency), period, dimensions,
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: capture.receivedAt.slice(0, 10) },
      capture: capture.id, anchor: anchorOf(leaf), derived: null,
    },
    row: [...Object.values(dimensions), field.label], column: [], caption: entity?.name ?? shape.source, mentions: [], scale: 0,
  };
}

function periodOf(place: Place, { field, group, capture }: { readonly field: ShapeField; readonly group: ShapeGroup; readonly capture: Capture }): Period | null {
  const time = field.time ?? group.time;
  if (time === undefined || time === 'none') return null;
  if (time === 'received') return instant(capture.receivedAt.slice(0, 10));
  const day = dayOf(relative(place, time.path), time);
  const months = field.months ?? monthsOf(place, time);
  if (day === null) return null;
  return months === undefined ? instant(day) : duration(startOf(day, months), day);
}

function monthsOf(place: Place, { months }: ShapeTime): number | undefined {
  if (typeof months !== 'object') return months;
  const text = textOf(relative(place, months.path)) ?? '';
  return Object.hasOwn(months.of, text) ? months.of[text] : undefined;
}

function dayOf(node: JsonTree | undefined, { as }: ShapeTime): IsoDate | null {
  if (as === 'day') {
    const text = textOf(node)?.slice(0, 10) ?? '';
    return isIsoDate(text) ? text : null;
  }
  const raw = rawNumber(node);
  const moment = raw === null ? Number.NaN : Number(raw.digits) * (as === 'seconds' ? 1000 : 1);
  return Number.isFinite(moment) && Math.abs(moment) < 8e15 ? new Date(moment).toISOString().slice(0, 10) : null;
}

/** The first day of the months that end on a day: a period up to a month's last day begins on a first. */
function startOf(end: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = end.split('-').map(Number);
  const at = year * 12 + (month - 1) - months;
  const target = { year: Math.floor(at / 12), month: (at % 12) + 1 };
  const last = lastDayOfMonth(target.year, target.month);
  const before = end === lastDayOfMonth(year, month) ? last : `${last.slice(0, 8)}${String(Math.min(day, Number(last.slice(8)))).padStart(2, '0')}`;
  return addDays(before, 1);
}
