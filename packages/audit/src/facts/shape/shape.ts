// What is known of the form of a JSON answer: where its figures stand, what each one is, of which time and of whom.
// A reader that is only a list of fields needs no code of its own; a number outside its shape is no fact.
import type { Capture, Unit } from '@assay/record';

/** `*` stands for every item of a list and every member of an object; other parts are names. Parts are divided by `/`. */
export type ShapePath = string;
/** From the group's own place: `date`, `../meta/currency` one step up, `/chart/result/0/meta/currency` from the document's root. */
export type RelativePath = string;

export type ShapeUnit =
  /** Money, per share, in the currency that the group names. */
  | 'money' | 'per-share'
  | 'percent' | 'fraction' | 'points' | 'multiple' | 'shares' | 'days' | 'years' | 'index' | 'none'
  /** So many contracts, posts, analysts. */
  | { readonly count: string };

export type ShapeTime = {
  readonly path: RelativePath;
  /** `day` is ISO text, of which the first ten characters count. Seconds and milliseconds are since 1970, UTC. */
  readonly as: 'day' | 'seconds' | 'millis';
  /** Length of the period that ends then, or the text that tells it; without it the figure is of that day. */
  readonly months?: number | { readonly path: RelativePath; readonly of: Readonly<Record<string, number>> };
};

export type ShapeField = {
  readonly label: string;
  readonly unit: ShapeUnit;
  /** The dictionary's metric, where the source means the same by it. */
  readonly metric?: string;
  /** The field's own time, where it is not the group's. `none` for a figure that the source does not date. */
  readonly time?: ShapeTime | 'none';
  readonly months?: number;
};

export type ShapeGroup = {
  readonly at: ShapePath;
  /** `received`: what the source says at the moment, without a day of its own, is of the day on which it said so. */
  readonly time?: ShapeTime | 'received';
  /** Text that narrows every figure of the group: `{ holder: 'organization' }`. A name is also a row label. */
  readonly dimensions?: Readonly<Record<string, RelativePath>>;
  /** Fixed ones: `{ scenario: "analysts' estimate" }`. */
  readonly marks?: Readonly<Record<string, string>>;
  /** ISO 4217 code in the payload, or the code itself after `=`: `=USD`. */
  readonly currency?: RelativePath;
  /** Relative paths of numbers, or of Yahoo's `{raw, fmt}` pairs and of text that is a plain number. */
  readonly fields: Readonly<Record<RelativePath, ShapeField>>;
};

export type Shape = {
  /** For messages: `Yahoo Finance options`. */
  readonly source: string;
  /** Must exist, or the document is not what it claims to be. */
  readonly must: ShapePath;
  /** Where the document itself names its symbol and name. */
  readonly symbol?: ShapePath;
  readonly name?: ShapePath;
  /** Statistics of the moment: before a past `asOf` they are no facts. */
  readonly momentary?: boolean;
  readonly groups: readonly ShapeGroup[];
};

/** The unit of a field under the currency of its group. */
export function unitOfShape(unit: ShapeUnit, currency: string | null): Unit {
  if (typeof unit === 'object') return { kind: 'count', of: unit.count };
  if (unit === 'money' || unit === 'per-share') return { kind: 'money', currency, per: unit === 'money' ? null : 'share' };
  return { kind: unit };
}

/** Whether the statistics of the moment may be read at all: a capture made for a past day knows later things. */
export function isTooLate(shape: Shape, capture: Capture): boolean {
  return shape.momentary === true && capture.asOf !== null && capture.asOf < capture.receivedAt.slice(0, 10);
}
