// The figures that a model may use, each under a short handle. The model writes the handle; code puts the figure there.
import { metricById } from '@assay/calc';
import type { Figure, Sha256 } from '@assay/record';
import { makeFigure, type Reading } from '../figures/figure.ts';
import { renderFigure } from '../figures/render-figure.ts';
import { timeOf } from '../prose/times.ts';

export type Shelved = { readonly figure: Figure; /** Null for a figure that came ready-made: nothing can be computed from it. */ readonly reading: Reading | null };

export type Shelf = {
  /** The handle of a reading, `f12`; equal readings share one. */
  readonly put: (reading: Reading) => string;
  readonly lay: (figure: Figure) => string;
  readonly at: (handle: string) => Shelved | null;
  /** Whether a time stands on the shelf, `year:2024`: other times may not be written by handle. */
  readonly knowsTime: (handle: string) => boolean;
  readonly addTime: (handle: string) => void;
  /** A figure as a line for the model to read: `{{f3}} = $391.0 billion | revenue | {{year:2024}}`. */
  readonly line: (handle: string) => string;
};

export function openShelf(sha256: Sha256): Shelf {
  const byHandle = new Map<string, Shelved>();
  const handles = new Map<string, string>();
  const times = new Set<string>();
  const keep = (figure: Figure, reading: Reading | null): string => {
    const known = handles.get(figure.id);
    const handle = known ?? `f${String(handles.size + 1)}`;
    handles.set(figure.id, handle);
    byHandle.set(handle, { figure, reading: reading ?? byHandle.get(handle)?.reading ?? null });
    if (figure.period !== null) times.add(timeOf(figure.period).handle);
    return handle;
  };
  return {
    put: (reading) => keep(makeFigure(reading, sha256), reading),
    lay: (figure) => keep(figure, null),
    at: (handle) => byHandle.get(handle) ?? null,
    knowsTime: (handle) => times.has(handle),
    addTime: (handle) => { times.add(handle); },
    line: (handle) => lineOf(handle, byHandle.get(handle)?.figure),
  };
}

function lineOf(handle: string, figure: Figure | undefined): string {
  if (figure === undefined) return `{{${handle}}} = nothing`;
  const label = metricById(figure.metric)?.label ?? figure.metric.replaceAll('_', ' ');
  const parts = [`{{${handle}}} = ${renderFigure(figure, 'plain')}`, label];
  if (figure.period !== null) parts.push(`{{${timeOf(figure.period).handle}}}`);
  if (figure.formula !== null) parts.push(`computed: ${figure.formula}`);
  return parts.join(' | ');
}
