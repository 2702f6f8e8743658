// A fact as a reader finds it, before it knows its capture: the generic readers make drafts, and one place turns them into facts.
import { captureId, type Anchor, type Capture, type Entity, type MetricRef, type Period, type PeriodMention, type Unit } from '@assay/record';
import { makeFactId } from './fact-id.ts';
import type { ReadFact } from './read-fact.ts';

export type FactDraft = {
  readonly metric: MetricRef;
  /** Plain decimal text in base units. */
  readonly value: string;
  readonly precision: number;
  readonly unit: Unit;
  readonly period: Period | null;
  /**
   * What narrows the metric: `column` and `row` hold a heading or label beside the metric's own, `scope` the other words of a sentence, an XBRL axis its member.
   * `measure` says that the figure is made of the metric and is not its value: `change` or `share` in a table, `increase`, `decrease` or `change` in a sentence.
   */
  readonly dimensions: Readonly<Record<string, string>>;
  readonly anchor: Anchor;
  readonly row: readonly string[];
  readonly column: readonly string[];
  readonly caption: string | null;
  readonly mentions: readonly PeriodMention[];
  readonly scale: number;
  readonly entity?: Entity | null;
};

/** Stands in where a caller hands over a bare grid or paragraphs without a capture, as the benchmark does. The hash digit keeps the ids of several apart. */
export function bareCapture(name: 'grid' | 'paragraphs'): Capture {
  return {
    id: captureId.parse(`cap_bare-${name}`), tool: 'bare', reader: null, request: { method: 'GET', url: `bare:${name}`, body: null }, status: 200, mediaType: 'text/plain',
    receivedAt: '1970-01-01T00:00:00Z', origin: 'file', sourceKind: 'document', sourceName: 'document', licence: 'unknown', asOf: null, entity: null,
    sha256: (name === 'grid' ? '0' : '1').repeat(64), size: 0,
  };
}

/** Turns drafts into facts of one capture, in order. `entity` serves the drafts that name none of their own. */
export function makeReadFacts(drafts: readonly FactDraft[], capture: Capture, entity: Entity | null = capture.entity): ReadFact[] {
  const source = { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: null };
  return drafts.map((draft, index) => ({
    fact: {
      id: makeFactId(capture, index), entity: draft.entity ?? entity, metric: draft.metric, value: draft.value, precision: draft.precision,
      unit: draft.unit, period: draft.period, dimensions: { ...draft.dimensions }, source, capture: capture.id, anchor: draft.anchor, derived: null,
    },
    row: draft.row, column: draft.column, caption: draft.caption, mentions: draft.mentions, scale: draft.scale,
  }));
}
