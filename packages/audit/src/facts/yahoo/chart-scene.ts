// What Yahoo's chart says about itself, and one number of it as a fact. Prices are adjusted for splits up to the day of the capture and not for
// dividends. Before a past as-of day later splits are undone, because what was known on that day counts shares as they were then.
import type { Dictionary } from '@assay/calc';
import { AssayError, decimal, instant, toDecimalText, type Capture, type Decimal, type Entity, type IsoDate, type Unit } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { anchorOf, membersOf, nodeAt, numberAt, rawNumber, readJsonTree, textAt, type JsonNumber, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { ReadFact, SourceDocument } from '../read-fact.ts';
import { shiftDecimal } from '../shift-decimal.ts';
import { entityOfSymbol } from './entity-of.ts';
import { dayOfMarket, type DayOf } from './market-day.ts';
import { moneyOf, moneyUnit } from './money-of.ts';

export type ChartScene = { readonly result: JsonTree; readonly dayOf: DayOf; readonly until: IsoDate; readonly unit: Unit; readonly scale: number; readonly entity: Entity; readonly name: string; readonly capture: Capture; readonly laterSplits: Decimal; readonly dictionary: Dictionary | undefined };
/** How a number follows later splits: prices and payments are multiplied, volumes divided. */
export type SplitBasis = 'price' | 'volume' | 'none';
export type FoundInChart = { readonly leaf: JsonNumber; readonly on: IsoDate; readonly metric: string | null; readonly label: string; readonly unit: Unit; readonly scale: number; readonly basis: SplitBasis };

/** Throws AssayError('malformed-source') for what is no chart of a symbol. */
export function chartSceneOf({ capture, bytes }: SourceDocument, dictionary: Dictionary | undefined): ChartScene {
  const result = nodeAt(readJsonTree(bytes, 'Yahoo chart'), 'chart', 'result', 0);
  const symbol = textAt(result, 'meta', 'symbol');
  if (result === undefined || symbol === null) throw new AssayError('malformed-source', 'Yahoo chart: the field chart/result/0/meta/symbol is absent.', { remedy: 'Check the ticker, then fetch the chart again.' });
  const name = textAt(result, 'meta', 'longName') ?? textAt(result, 'meta', 'shortName') ?? symbol;
  const money = moneyOf(textAt(result, 'meta', 'currency'));
  const isIndex = textAt(result, 'meta', 'instrumentType') === 'INDEX';
  const dayOf = dayOfMarket(textAt(result, 'meta', 'exchangeTimezoneName'), numberAt(result, 'meta', 'gmtoffset'));
  const until = capture.asOf ?? capture.receivedAt.slice(0, 10);
  return {
    result, name, capture, dictionary, dayOf, until, entity: entityOfSymbol(symbol, name, capture), laterSplits: splitsAfter(until, result, dayOf),
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

/** The day of the session that had not ended when the chart was made; null when none was running. Its bar is no close. */
export function openDay(scene: ChartScene): IsoDate | null {
  const made = numberAt(scene.result, 'meta', 'regularMarketTime');
  const start = numberAt(scene.result, 'meta', 'currentTradingPeriod', 'regular', 'start');
  const end = numberAt(scene.result, 'meta', 'currentTradingPeriod', 'regular', 'end');
  if (made === null || start === null || end === null || made >= end || made < start) return null;
  return scene.dayOf(made);
}

/** Dividends and splits by their ex-date. One payment is not the year's dividend, so it has no dictionary name. */
export function eventsOf(scene: ChartScene): FoundInChart[] {
  const dividends = membersOf(nodeAt(scene.result, 'events', 'dividends')).map(([, event]) => eventOf(event, { field: 'amount', label: 'Dividend', unit: scene.unit, scale: scene.scale, basis: 'price' }, scene));
  const splits = membersOf(nodeAt(scene.result, 'events', 'splits')).map(([, event]) => eventOf(event, { field: 'numerator', label: `Split, new shares for ${String(numberAt(event, 'denominator') ?? 1)}`, unit: { kind: 'shares' }, scale: 0, basis: 'none' }, scene));
  return [...dividends, ...splits].filter((found) => found !== null);
}

function eventOf(event: JsonTree, { field, ...as }: { readonly field: string; readonly label: string; readonly unit: Unit; readonly scale: number; readonly basis: SplitBasis }, scene: ChartScene): FoundInChart | null {
  const leaf = rawNumber(nodeAt(event, field));
  const moment = numberAt(event, 'date');
  if (leaf === null || moment === null || scene.dayOf(moment) > scene.until) return null;
  return { leaf, on: scene.dayOf(moment), metric: null, ...as };
}

export function chartFact(found: FoundInChart, index: number, scene: ChartScene): ReadFact {
  const { capture, laterSplits } = scene;
  const digits = plainDigits(found.leaf.digits);
  const written = found.scale === 0 ? digits : shiftDecimal(digits, found.scale);
  const undone = found.basis !== 'none' && !laterSplits.equals(1);
  const basis = found.basis === 'volume' ? decimal(written).dividedBy(laterSplits) : decimal(written).times(laterSplits);
  return {
    fact: {
      id: makeFactId(capture, index), entity: scene.entity, metric: { id: found.metric, label: found.label, concept: null },
      value: undone ? toDecimalText(basis) : written, precision: null, unit: found.unit, period: instant(found.on), dimensions: {},
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: found.on },
      capture: capture.id, anchor: anchorOf(found.leaf), derived: undone ? `${found.basis === 'volume' ? '÷' : '×'} ${laterSplits.toString()}: splits after ${scene.until} undone` : null,
    },
    row: [found.label], column: [found.on], caption: `${scene.name}, closes adjusted for splits up to ${scene.until}`, mentions: [], scale: found.scale,
  };
}
