// Yahoo's fundamentals time series. Its days are month ends that stand for a company's true ones (24 September appears as 30 September),
// so a year is a fiscal label, and what cannot be labelled has its words but no dictionary name: no exact day is taken from them.
import { metricByField, type Dictionary, type Metric } from '@assay/calc';
import { AssayError, type Capture, type Period, type PeriodMention, type Unit } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { anchorOf, itemsOf, membersOf, nodeAt, rawNumber, readJsonTree, textAt, type JsonNumber, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { entityOfSymbol } from '../yahoo/entity-of.ts';
import { moneyOf } from '../yahoo/money-of.ts';

type Point = { readonly symbol: string; readonly span: Span; readonly name: string; readonly on: string; readonly currency: string | null; readonly leaf: JsonNumber };
type Span = 'annual' | 'quarterly' | 'trailing';
const spans: readonly Span[] = ['annual', 'quarterly', 'trailing'];

export const readYahooFundamentals: FactReader = ({ capture, bytes }, { dictionary }) => {
  const results = nodeAt(readJsonTree(bytes, 'Yahoo fundamentals'), 'timeseries', 'result');
  if (results?.kind !== 'array') throw new AssayError('malformed-source', 'Yahoo fundamentals: the field timeseries/result is absent.', { remedy: 'Check the ticker, then fetch the series again.' });
  const until = capture.asOf ?? capture.receivedAt.slice(0, 10);
  const points = itemsOf(results).flatMap(pointsOf);
  const statements = statementCurrency(points);
  return points.filter((point) => point.on <= until).map((point, index) => factOf(inOneCurrency(point, statements), index, { capture, dictionary }));
};

const perShareName = /EPS|PerShare/;
const shareName = /(?:AverageShares|SharesNumber|ShareIssued)$/;

/** The one currency of the lines in money; null where there are several. */
function statementCurrency(points: readonly Point[]): string | null {
  const found = new Set(points.filter(({ name }) => !perShareName.test(name) && !shareName.test(name) && name !== 'TaxRateForCalcs').map(({ currency }) => currency));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** Yahoo labels the earnings per share of a foreign company with the currency of its receipt, but gives them in that of the statements: which is meant is not known. */
function inOneCurrency(point: Point, statements: string | null): Point {
  return statements !== null && perShareName.test(point.name) && point.currency !== statements ? { ...point, currency: null } : point;
}

function pointsOf(result: JsonTree): Point[] {
  const symbol = textAt(result, 'meta', 'symbol', 0);
  if (symbol === null) return [];
  return membersOf(result).flatMap(([key, list]) => {
    const span = spans.find((prefix) => key.startsWith(prefix));
    if (span === undefined) return [];
    return itemsOf(list).flatMap((item) => {
      const leaf = rawNumber(nodeAt(item, 'reportedValue'));
      const on = textAt(item, 'asOfDate');
      return leaf === null || on === null ? [] : [{ symbol, span, name: key.slice(span.length), on, currency: textAt(item, 'currencyCode'), leaf }];
    });
  });
}

/** Yahoo's own definitions: debt with leases, and earnings measures that no statement shows. */
const ownDefinitions = new Set(['TotalDebt', 'NetDebt', 'EBITDA', 'EBIT']);

/** The dictionary lists the yearly field; its quarterly and trailing forms mean the same metric. */
function metricOf(point: Point, dictionary: Dictionary | undefined): Metric | undefined {
  return ownDefinitions.has(point.name) ? undefined : metricByField('yahoo', `annual${point.name}`, dictionary) ?? metricByField('yahoo', `${point.span}${point.name}`, dictionary);
}

function factOf(point: Point, index: number, { capture, dictionary }: { readonly capture: Capture; readonly dictionary: Dictionary | undefined }): ReadFact {
  const metric = metricOf(point, dictionary);
  const label = point.name.replace(/([a-z])([A-Z])/g, '$1 $2');
  const { period, mentions, column } = timeOf(point, metric?.kind === 'stock');
  return {
    fact: {
      id: makeFactId(capture, index), entity: entityOfSymbol(point.symbol, null, capture), metric: { id: period === null ? null : metric?.id ?? null, label, concept: `yahoo:${point.span}${point.name}` },
      value: plainDigits(point.leaf.digits), precision: null, unit: unitOf(point), period, dimensions: {},
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: capture.receivedAt.slice(0, 10) },
      capture: capture.id, anchor: anchorOf(point.leaf), derived: null,
    },
    row: [label], column: [column], caption: `${point.symbol}, ${point.span} figures`, mentions, scale: 0,
  };
}

/** Money carries a currency also where the series counts shares or rates: the name decides. */
function unitOf({ name, currency }: Point): Unit {
  const money = moneyOf(currency).currency;
  if (perShareName.test(name)) return { kind: 'money', currency: money, per: 'share' };
  if (shareName.test(name)) return { kind: 'shares' };
  if (name === 'TaxRateForCalcs') return { kind: 'fraction' };
  return { kind: 'money', currency: money, per: null };
}

/** A year that ends in January or February may be named after either year: then only its end is said. */
function timeOf({ span, on }: Point, isBalance: boolean): { readonly period: Period | null; readonly mentions: readonly PeriodMention[]; readonly column: string } {
  const [year, month] = [Number(on.slice(0, 4)), Number(on.slice(5, 7))];
  if (span === 'annual' && month > 2) return { period: { kind: 'labelled', fiscal: { year, part: 'FY' } }, mentions: [], column: `FY${String(year)}` };
  const months = isBalance ? null : span === 'quarterly' ? 3 : 12;
  return { period: null, mentions: [{ kind: 'ended', months, end: on }], column: months === null ? on : `${String(months)} months ended ${on}` };
}
