// Yahoo quotes: the price of the moment and what Yahoo computes from it, typed field by field.
import type { Dictionary } from '@assay/calc';
import { AssayError, decimal, type Capture } from '@assay/record';
import { itemsOf, membersOf, nodeAt, numberAt, rawNumber, readJsonTree, textAt, type JsonTree } from '../json/json-tree.ts';
import type { FactReader } from '../read-fact.ts';
import { entityOfSymbol } from '../yahoo/entity-of.ts';
import { factOfField, isMeaningful, type FoundField, type PayloadScene } from '../yahoo/field-fact.ts';
import { quoteFields, type YahooField } from '../yahoo/fields.ts';
import { dayOfMarket } from '../yahoo/market-day.ts';
import { moneyOf } from '../yahoo/money-of.ts';

/** A quote is of its own moment: it says nothing of an earlier day, so before a past `asOf` it gives no facts. */
export const readYahooQuote: FactReader = ({ capture, bytes }, { dictionary }) => {
  const results = nodeAt(readJsonTree(bytes, 'Yahoo quote'), 'quoteResponse', 'result');
  if (results?.kind !== 'array') throw new AssayError('malformed-source', 'Yahoo quote: the field quoteResponse/result is absent.', { remedy: 'Check the ticker, then fetch the quote again.' });
  const found = itemsOf(results).flatMap((result) => {
    const scene = sceneOf(result, capture, dictionary);
    return scene === null ? [] : fieldsOf(result, scene).map((field) => ({ field, scene }));
  });
  return found.map(({ field, scene }, index) => factOfField(field, index, scene));
};

function sceneOf(result: JsonTree, capture: Capture, dictionary: Dictionary | undefined): PayloadScene | null {
  const symbol = textAt(result, 'symbol');
  if (symbol === null) return null;
  const offset = numberAt(result, 'gmtOffSetMilliseconds');
  const made = numberAt(result, 'regularMarketTime');
  const marketDay = made === null ? null : dayOfMarket(textAt(result, 'exchangeTimezoneName'), offset === null ? null : offset / 1000)(made);
  if (capture.asOf !== null && (marketDay === null || marketDay > capture.asOf)) return null;
  const name = textAt(result, 'longName') ?? textAt(result, 'shortName') ?? symbol;
  const currency = textAt(result, 'currency');
  const currencies = { quote: moneyOf(currency), statements: moneyOf(textAt(result, 'financialCurrency') ?? currency) };
  return { capture, dictionary, entity: entityOfSymbol(symbol, name, capture), name, currencies, marketDay, quarter: null };
}

function fieldsOf(result: JsonTree, scene: PayloadScene): FoundField[] {
  const type = textAt(result, 'quoteType');
  return membersOf(result).flatMap(([name, node]) => {
    const listed = Object.hasOwn(quoteFields, name) ? quoteFields[name] : undefined;
    const leaf = rawNumber(node);
    const field = listed === undefined ? null : settle(name, listed, { result, type });
    return field === null || leaf === null || !isMeaningful(field, scene.currencies) ? [] : [{ name, field, leaf }];
  });
}

/** Of coins and currency pairs Yahoo counts volume in money, not in shares. */
function settle(name: string, field: YahooField, { result, type }: { readonly result: JsonTree; readonly type: string | null }): YahooField | null {
  if (type === 'INDEX' && field.unit === 'price') return { ...field, unit: 'index' };
  if ((type === 'CRYPTOCURRENCY' || type === 'CURRENCY') && field.unit === 'shares') return null;
  return name === 'dividendYield' ? yieldField(field, result) : field;
}

/**
 * Yahoo changed this field from a fraction to percent in 2024 and may change it back, so its unit is settled by the figures beside it:
 * the yearly dividend over the price. Where neither reading fits within a tenth, the field is refused.
 */
function yieldField(field: YahooField, result: JsonTree): YahooField | null {
  const [shown, dividend, price] = ['dividendYield', 'dividendRate', 'regularMarketPrice'].map((name) => numberAt(result, name));
  if (shown === null || shown === undefined || !dividend || !price) return field;
  const fraction = decimal(dividend).dividedBy(price);
  const near = (expected: typeof fraction): boolean => expected.minus(shown).abs().lessThanOrEqualTo(expected.abs().times('0.1'));
  if (near(fraction.times(100))) return { ...field, unit: 'percent' };
  return near(fraction) ? { ...field, unit: 'fraction' } : null;
}
