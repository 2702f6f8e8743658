// Yahoo's daily chart: one close a day, adjusted for splits up to the day of the capture and not for dividends.
// The bar of a session that is still open is no close and is left out. Before a past as-of day later splits are undone,
// because the statements known on that day count shares as they were then.
import { metricByField, type Dictionary } from '@assay/calc';
import { AssayError, decimal, instant, toDecimalText, type Capture, type Decimal, type Entity, type IsoDate, type Unit } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { anchorOf, itemsOf, membersOf, nodeAt, numberAt, rawNumber, readJsonTree, textAt, type JsonNumber, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { entityOfSymbol } from '../yahoo/entity-of.ts';
import { dayOfMarket, type DayOf } from '../yahoo/market-day.ts';
import { moneyOf, moneyUnit } from '../yahoo/money-of.ts';

type Scene = { readonly result: JsonTree; readonly dayOf: DayOf; readonly until: IsoDate; readonly unit: Unit; readonly scale: number; readonly entity: Entity; readonly name: string; readonly capture: Capture; readonly laterSplits: Decimal; readonly dictionary: Dictionary | undefined };
type Found = { readonly leaf: JsonNumber; readonly on: IsoDate; readonly metric: string | null; readonly label: string; readonly unit: Unit; readonly scale: number; readonly perShare: boolean };

export const readYahooChart: FactReader = ({ capture, bytes }, { dictionary }) => {
  const tree = readJsonTree(bytes, 'Yahoo chart');
  const result = nodeAt(tree, 'chart', 'result', 0);
  const symbol = textAt(result, 'meta', 'symbol');
  if (result === undefined || symbol === null) throw new AssayError('malformed-source', 'Yahoo chart: the field chart/result/0/meta/symbol is absent.', { remedy: 'Check the ticker, then fetch the chart again.' });
  const scene = { ...sceneOf(result, symbol, capture), dictionary };
  return [...closes(scene), ...marketNow(scene), ...events(scene)].map((found, index) => factOf(found, index, scene));
};

function sceneOf(result: JsonTree, symbol: string, capture: Capture): Omit<Scene, 'dictionary'> {
  const name = textAt(result, 'meta', 'longName') ?? textAt(result, 'meta', 'shortName') ?? symbol;
  const money = moneyOf(textAt(result, 'meta', 'currency'));
  const isIndex = textAt(result, 'meta', 'instrumentType') === 'INDEX';
  const dayOf = dayOfMarket(textAt(result, 'meta', 'exchangeTimezoneName'), numberAt(result, 'meta', 'gmtoffset'));
  const until = capture.asOf ?? capture.receivedAt.slice(0, 10);
  return {
    result, name, capture, dayOf, until, entity: entityOfSymbol(symbol, name, capture), laterSplits: splitsAfter(until, result, dayOf),
    unit: isIndex ? { kind: 'index' } : moneyUnit(money, 'share'), scale: isIndex ? 0 : money.scale,
  };
}

/** By how much one share was split after a day: 10 for ten new shares for one. */
function splitsAfter(day: IsoDate, result: JsonTree, dayOf: DayOf): Decimal {
  return membersOf(nodeAt(result, 'events', 'splits')).reduce((factor, [, split]) => {
    const [date, over, under] = ['date', 'numerator', 'denominator'].map((field) => numberAt(split, field));
    return !date || !over || !under || dayOf(date) <= day ? factor : factor.times(over).dividedBy(under);
  }, decimal(1));
}

/** One close a day; where the newest day stands twice, its last value. Charts of other steps than a day hold no closes. */
function closes(scene: Scene): Found[] {
  if (textAt(scene.result, 'meta', 'dataGranularity') !== '1d') return [];
  const open = openDay(scene);
  const values = itemsOf(nodeAt(scene.result, 'indicators', 'quote', 0, 'close'));
  const byDay = new Map<IsoDate, Found>();
  itemsOf(nodeAt(scene.result, 'timestamp')).forEach((moment, at) => {
    const leaf = rawNumber(values[at]);
    if (moment.kind !== 'number' || leaf === null) return;
    const on = scene.dayOf(Number(moment.digits));
    if (on !== open && on <= scene.until) byDay.set(on, { leaf, on, metric: 'price', label: 'Close', unit: scene.unit, scale: scene.scale, perShare: true });
  });
  return [...byDay.values()];
}

/** The day of the session that had not ended when the chart was made; null when none was running. */
function openDay(scene: Scene): IsoDate | null {
  const made = numberAt(scene.result, 'meta', 'regularMarketTime');
  const start = numberAt(scene.result, 'meta', 'currentTradingPeriod', 'regular', 'start');
  const end = numberAt(scene.result, 'meta', 'currentTradingPeriod', 'regular', 'end');
  if (made === null || start === null || end === null || made >= end || made < start) return null;
  return scene.dayOf(made);
}

/** The high and low of the 52 weeks before the chart was made: never those of the window asked for. */
function marketNow(scene: Scene): Found[] {
  const made = numberAt(scene.result, 'meta', 'regularMarketTime');
  if (made === null || scene.dayOf(made) > scene.until) return [];
  return (['fiftyTwoWeekHigh', 'fiftyTwoWeekLow'] as const).flatMap((field) => {
    const leaf = rawNumber(nodeAt(scene.result, 'meta', field));
    const label = field === 'fiftyTwoWeekHigh' ? '52-week high' : '52-week low';
    return leaf === null ? [] : [{ leaf, on: scene.dayOf(made), metric: metricByField('yahoo', field, scene.dictionary)?.id ?? null, label, unit: scene.unit, scale: scene.scale, perShare: true }];
  });
}

/** Dividends and splits by their ex-date. One payment is not the year's dividend, so it has no dictionary name. */
function events(scene: Scene): Found[] {
  const dividends = membersOf(nodeAt(scene.result, 'events', 'dividends')).map(([, event]) => eventOf(event, { field: 'amount', label: 'Dividend', unit: scene.unit, scale: scene.scale, perShare: true }, scene));
  const splits = membersOf(nodeAt(scene.result, 'events', 'splits')).map(([, event]) => eventOf(event, { field: 'numerator', label: `Split, new shares for ${String(numberAt(event, 'denominator') ?? 1)}`, unit: { kind: 'shares' }, scale: 0, perShare: false }, scene));
  return [...dividends, ...splits].filter((found) => found !== null);
}

function eventOf(event: JsonTree, { field, ...as }: { readonly field: string; readonly label: string; readonly unit: Unit; readonly scale: number; readonly perShare: boolean }, scene: Scene): Found | null {
  const leaf = rawNumber(nodeAt(event, field));
  const moment = numberAt(event, 'date');
  if (leaf === null || moment === null || scene.dayOf(moment) > scene.until) return null;
  return { leaf, on: scene.dayOf(moment), metric: null, ...as };
}

function factOf(found: Found, index: number, scene: Scene): ReadFact {
  const { capture } = scene;
  const digits = plainDigits(found.leaf.digits);
  const written = found.scale === 0 ? digits : shiftDecimal(digits, found.scale);
  const undone = found.perShare && !scene.laterSplits.equals(1);
  const value = undone ? toDecimalText(decimal(written).times(scene.laterSplits)) : written;
  return {
    fact: {
      id: makeFactId(capture, index), entity: scene.entity, metric: { id: found.metric, label: found.label, concept: null },
      value, precision: null, unit: found.unit, period: instant(found.on), dimensions: {},
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: found.on },
      capture: capture.id, anchor: anchorOf(found.leaf), derived: undone ? `× ${scene.laterSplits.toString()}: splits after ${scene.until} undone` : null,
    },
    row: [found.label], column: [found.on], caption: `${scene.name}, closes adjusted for splits up to ${scene.until}`, mentions: [], scale: found.scale,
  };
}
