// Yahoo's daily chart read whole: open, high, low, close, adjusted close and volume of each session, dividends and splits.
// The session that is still open is left out. The adjusted close takes in every later dividend, so before a past as-of day it is no fact.
import type { IsoDate, Unit } from '@assay/record';
import { itemsOf, nodeAt, rawNumber, textAt, type JsonTree } from '../json/json-tree.ts';
import type { FactReader } from '../read-fact.ts';
import { chartFact, chartSceneOf, eventsOf, openDay, type ChartScene, type FoundInChart, type SplitBasis } from '../yahoo/chart-scene.ts';

type Column = { readonly values: readonly JsonTree[]; readonly metric: string | null; readonly label: string; readonly unit: Unit; readonly scale: number; readonly basis: SplitBasis };

export const readYahooBars: FactReader = (source, { dictionary }) => {
  const scene = chartSceneOf(source, dictionary);
  return [...sessions(scene), ...eventsOf(scene)].map((found, index) => chartFact(found, index, scene));
};

/** Charts of other steps than a day hold no sessions. Where the newest day stands twice, its last row counts. */
function sessions(scene: ChartScene): FoundInChart[] {
  if (textAt(scene.result, 'meta', 'dataGranularity') !== '1d') return [];
  const open = openDay(scene);
  const columns = columnsOf(scene);
  const byDay = new Map<IsoDate, readonly FoundInChart[]>();
  itemsOf(nodeAt(scene.result, 'timestamp')).forEach((moment, at) => {
    if (moment.kind !== 'number') return;
    const on = scene.dayOf(Number(moment.digits));
    if (on === open || on > scene.until) return;
    const found = columns.flatMap(({ values, ...column }) => {
      const leaf = rawNumber(values[at]);
      return leaf === null ? [] : [{ leaf, on, ...column }];
    });
    if (found.some(({ label }) => label === 'Close')) byDay.set(on, found);
  });
  return [...byDay.values()].flat();
}

function columnsOf({ result, unit, scale, capture, until }: ChartScene): Column[] {
  const quote = (field: string): readonly JsonTree[] => itemsOf(nodeAt(result, 'indicators', 'quote', 0, field));
  const price = (label: string, field: string, metric: string | null = null): Column => ({ values: quote(field), metric, label, unit, scale, basis: 'price' });
  const isPast = until < capture.receivedAt.slice(0, 10);
  const adjusted: Column = { ...price('Close adjusted for splits and dividends', 'close'), values: itemsOf(nodeAt(result, 'indicators', 'adjclose', 0, 'adjclose')) };
  const volume: Column = { values: quote('volume'), metric: null, label: 'Volume', unit: { kind: 'shares' }, scale: 0, basis: 'volume' };
  return [price('Open', 'open'), price('High', 'high'), price('Low', 'low'), price('Close', 'close', 'price'), ...(isPast ? [] : [adjusted]), volume];
}
