import type { CapturedBytes, DataMode, IsoDate } from '@assay/record';

/**
 * Where the figures of a run came from, in one word. A fresh copy counts as live beside live answers.
 * The bundled list of index members is a list of names and does not count.
 */
export function dataModeOf(captures: readonly CapturedBytes[], days: { readonly asOf: IsoDate | null; readonly today: IsoDate }): DataMode {
  const counted = captures.filter(({ capture }) => capture.reader !== 'sample-constituents').map(({ capture }) => capture);
  const origins = new Set(counted.map((capture) => capture.origin));
  const day = days.asOf ?? days.today;
  const isSample = origins.has('sample');
  if (isSample && origins.size === 1) return { mode: 'sample', asOf: latest(counted.map((capture) => capture.asOf ?? day), day) };
  if (isSample) return { mode: 'mixed', asOf: day };
  if (origins.has('live') || origins.size === 0) return { mode: origins.has('stale-cache') ? 'mixed' : 'live', asOf: day };
  return { mode: 'cache', asOf: days.asOf ?? latest(counted.map((capture) => capture.receivedAt.slice(0, 10)), day) };
}

function latest(found: readonly IsoDate[], otherwise: IsoDate): IsoDate {
  return found.toSorted().at(-1) ?? otherwise;
}
