// Yahoo's quoteSummary modules: statistics, trailing figures and estimates of an aggregator, typed module by module.
import { AssayError, fiscalCalendarFrom, fiscalQuarterOf, type Capture, type IsoDate, type PeriodMention } from '@assay/record';
import { makeFactId } from '../fact-id.ts';
import { anchorOf, itemsOf, membersOf, nodeAt, numberAt, rawNumber, readJsonTree, textAt, type JsonTree } from '../json/json-tree.ts';
import { plainDigits } from '../json/plain-digits.ts';
import type { FactReader, ReadFact } from '../read-fact.ts';
import { entityOfSymbol } from '../yahoo/entity-of.ts';
import { factOfField, isMeaningful, type FoundField, type PayloadScene } from '../yahoo/field-fact.ts';
import { summaryFields } from '../yahoo/fields.ts';
import { dayOfMarket } from '../yahoo/market-day.ts';
import { moneyOf } from '../yahoo/money-of.ts';

/** The statistics are of the moment of the capture: before a past `asOf` they give no facts. */
export const readYahooQuoteSummary: FactReader = ({ capture, bytes }, { dictionary }) => {
  const result = nodeAt(readJsonTree(bytes, 'Yahoo quote summary'), 'quoteSummary', 'result', 0);
  if (result?.kind !== 'object') throw new AssayError('malformed-source', 'Yahoo quote summary: the field quoteSummary/result/0 is absent.', { remedy: 'Check the ticker, then fetch the summary again.' });
  if (capture.asOf !== null && capture.asOf < capture.receivedAt.slice(0, 10)) return [];
  const scene = { ...sceneOf(result, capture), dictionary };
  const fields = Object.entries(summaryFields).flatMap(([module, listed]) => membersOf(nodeAt(result, ...module.split('.'))).flatMap(([name, node]): FoundField[] => {
    const field = Object.hasOwn(listed, name) ? listed[name] : undefined;
    const leaf = rawNumber(node);
    return field === undefined || leaf === null || !isMeaningful(field, scene.currencies) ? [] : [{ name, field, leaf }];
  }));
  const facts = fields.map((field, index) => factOfField(field, index, scene));
  return [...facts, ...estimates(result, { scene, from: facts.length })];
};

function sceneOf(result: JsonTree, capture: Capture): Omit<PayloadScene, 'dictionary'> {
  const first = (...paths: readonly (readonly string[])[]): string | null => paths.map((path) => textAt(result, ...path)).find((text) => text !== null) ?? null;
  const symbol = first(['price', 'symbol'], ['quoteType', 'symbol']) ?? capture.entity?.ticker ?? '';
  const name = first(['price', 'longName'], ['quoteType', 'longName']) ?? capture.entity?.name ?? symbol;
  return {
    capture, entity: entityOfSymbol(symbol, name, capture), name, marketDay: marketDayOf(result),
    currencies: { quote: moneyOf(first(['price', 'currency'], ['summaryDetail', 'currency'])), statements: moneyOf(first(['financialData', 'financialCurrency'], ['earnings', 'financialCurrency'])) },
    quarter: quarterOf(result),
  };
}

/** A year that ends in January or February may be named after either year, so its quarters stay without a name. Days are given as midnight UTC. */
function quarterOf(result: JsonTree): PayloadScene['quarter'] {
  const [newest, yearEnd] = ['mostRecentQuarter', 'lastFiscalYearEnd'].map((field) => numberAt(result, 'defaultKeyStatistics', field));
  if (newest === null || newest === undefined) return null;
  const end = dayOfMarket(null, 0)(newest);
  const calendar = yearEnd === null || yearEnd === undefined ? null : fiscalCalendarFrom(dayOfMarket(null, 0)(yearEnd));
  return { end, name: calendar === null || calendar.month <= 2 ? null : fiscalQuarterOf(end, calendar) };
}

function marketDayOf(result: JsonTree): IsoDate | null {
  const made = numberAt(result, 'price', 'regularMarketTime');
  const offset = numberAt(result, 'quoteType', 'gmtOffSetMilliseconds');
  return made === null ? null : dayOfMarket(textAt(result, 'quoteType', 'timeZoneFullName'), offset === null ? null : offset / 1000)(made);
}

type From = { readonly scene: PayloadScene; readonly from: number };

/** Consensus estimates stand under a dimension of their own: an estimate is never taken for a reported figure. */
function estimates(result: JsonTree, { scene, from }: From): ReadFact[] {
  const found = itemsOf(nodeAt(result, 'earningsTrend', 'trend')).flatMap((trend) => {
    const end = textAt(trend, 'endDate');
    const months = textAt(trend, 'period')?.endsWith('q') === true ? 3 : 12;
    return end === null ? [] : (['earningsEstimate', 'revenueEstimate'] as const).flatMap((kind) => (['avg', 'low', 'high'] as const).flatMap((which) => {
      const leaf = rawNumber(nodeAt(trend, kind, which));
      const currency = textAt(trend, kind, kind === 'earningsEstimate' ? 'earningsCurrency' : 'revenueCurrency');
      return leaf === null ? [] : [{ leaf, kind, which, end, months, currency: moneyOf(currency).currency }];
    }));
  });
  return found.map(({ leaf, kind, which, end, months, currency }, at) => estimateFact({ id: from + at, leaf, label: labelOf(kind, which), perShare: kind === 'earningsEstimate', end, months, currency, scenario: `analysts' estimate, ${which}` }, scene));
}

function labelOf(kind: 'earningsEstimate' | 'revenueEstimate', which: 'avg' | 'low' | 'high'): string {
  const of = kind === 'earningsEstimate' ? 'Earnings per share' : 'Revenue';
  return `${of}, ${{ avg: 'average', low: 'lowest', high: 'highest' }[which]} estimate`;
}

type Estimate = { readonly id: number; readonly leaf: Parameters<typeof anchorOf>[0] & { readonly digits: string }; readonly label: string; readonly perShare: boolean; readonly end: IsoDate; readonly months: number; readonly currency: string | null; readonly scenario: string };

function estimateFact(estimate: Estimate, { capture, entity, name }: PayloadScene): ReadFact {
  const { leaf, label, end, months, currency } = estimate;
  const mentions: PeriodMention[] = [{ kind: 'ended', months, end }];
  return {
    fact: {
      id: makeFactId(capture, estimate.id), entity, metric: { id: null, label, concept: null }, value: plainDigits(leaf.digits), precision: null,
      unit: { kind: 'money', currency, per: estimate.perShare ? 'share' : null }, period: null, dimensions: { scenario: estimate.scenario },
      source: { kind: capture.sourceKind, name: capture.sourceName, form: null, accession: null, filed: capture.receivedAt.slice(0, 10) },
      capture: capture.id, anchor: anchorOf(leaf), derived: null,
    },
    row: [label], column: [`${String(months)} months ending ${end}`], caption: name, mentions, scale: 0,
  };
}
