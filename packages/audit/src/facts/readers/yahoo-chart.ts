// Yahoo's daily chart: one close a day, the range of 52 weeks, dividends and splits.
// The bar of a session that is still open is no close and is left out.
import { metricByField } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import { itemsOf, nodeAt, numberAt, rawNumber, textAt } from '../json/json-tree.ts';
import type { FactReader } from '../read-fact.ts';
import { chartFact, chartSceneOf, eventsOf, openDay, type ChartScene, type FoundInChart } from '../yahoo/chart-scene.ts';

export const readYahooChart: FactReader = (source, { dictionary }) => {
  const scene = chartSceneOf(source, dictionary);
  return [...closes(scene), ...marketNow(scene), ...eventsOf(scene)].map((found, index) => chartFact(found, index, scene));
};

/** One close a day; where the newest day stands twice, its last value. Charts of other steps than a day hold no closes. */
function closes(scene: ChartScene): FoundInChart[] {
  if (textAt(scene.result, 'meta', 'dataGranularity') !== '1d') return [];
  const open = openDay(scene);
  const values = itemsOf(nodeAt(scene.result, 'indicators', 'quote', 0, 'close'));
  const byDay = new Map<IsoDate, FoundInChart>();
  itemsOf(nodeAt(scene.result, 'timestamp')).forEach((moment, at) => {
    const leaf = rawNumber(values[at]);
    if (moment.kind !== 'number' || leaf === null) return;
    const on = scene.dayOf(Number(moment.digits));
    if (on !== open && on <= scene.until) byDay.set(on, { leaf, on, metric: 'price', label: 'Close', unit: scene.unit, scale: scene.scale, basis: 'price' });
  });
  return [...byDay.values()];
}

/** The high and low of the 52 weeks before the chart was made: never those of the window asked for. */
function marketNow(scene: ChartScene): FoundInChart[] {
  const made = numberAt(scene.result, 'meta', 'regularMarketTime');
  if (made === null || scene.dayOf(made) > scene.until) return [];
  return (['fiftyTwoWeekHigh', 'fiftyTwoWeekLow'] as const).flatMap((field) => {
    const leaf = rawNumber(nodeAt(scene.result, 'meta', field));
    const label = field === 'fiftyTwoWeekHigh' ? '52-week high' : '52-week low';
    return leaf === null ? [] : [{ leaf, on: scene.dayOf(made), metric: metricByField('yahoo', field, scene.dictionary)?.id ?? null, label, unit: scene.unit, scale: scene.scale, basis: 'price' }];
  });
}
