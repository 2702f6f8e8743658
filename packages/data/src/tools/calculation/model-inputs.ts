// The inputs of a valuation: given by the caller as assumptions, or read from a company's last year and close.
import { decimal, type CapturedBytes, type Decimal, type Entity } from '@assay/record';
import { z } from 'zod';
import { subjectOf, tickerInput } from '../inputs.ts';
import { computed, type Draft } from '../leaf.ts';
import { toolError, type ToolContext, type ToolYield } from '../tool.ts';
import { inputsOf, openBook, shown, type Reading } from './statement-book.ts';

export const optionalTicker = tickerInput.optional().describe('Company whose last fiscal year and close fill the inputs that are not given.');
export const rate = (what: string): z.ZodNumber => z.number().min(-1).max(1).describe(`${what}, as a fraction: 0.08 is 8%.`);
export const amount = (what: string): z.ZodOptional<z.ZodNumber> => z.number().optional().describe(`${what}, in whole currency units; read from the company where it is left out.`);

export type ModelFill = {
  readonly values: Readonly<Record<string, Decimal>>;
  readonly readings: ReadonlyMap<string, Reading>;
  readonly assumptions: Readonly<Record<string, string>>;
  readonly entity: Entity | null;
  readonly price: Reading | null;
  readonly captures: readonly CapturedBytes[];
  readonly notes: readonly string[];
};
export type Filled = { readonly ok: true; readonly fill: ModelFill } | Extract<ToolYield, { readonly ok: false }>;

type Wanted = { readonly ticker: string | undefined; readonly given: Readonly<Record<string, number | undefined>>; /** Inputs that a company can fill: input → metric. */ readonly fromCompany: Readonly<Record<string, string>> };

export async function fillInputs({ ticker, given, fromCompany }: Wanted, context: ToolContext): Promise<Filled> {
  const stated = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, decimal(value)] as const]));
  const assumptions = Object.fromEntries(stated.map(([name, value]) => [name, value.toFixed()]));
  const open = Object.keys(fromCompany).filter((name) => given[name] === undefined);
  if (ticker === undefined) {
    if (open.length > 0) return toolError('bad-input', `Without a ticker these inputs are missing: ${open.join(', ')}.`, 'Give them, or a ticker to read them from.');
    return { ok: true, fill: { values: Object.fromEntries(stated), readings: new Map(), assumptions, entity: null, price: null, captures: [], notes: [] } };
  }
  const found = await subjectOf(ticker, context);
  if (!found.ok) return found;
  const opened = await openBook(found.subject, context, { price: true });
  if (!opened.ok) return opened;
  const { book } = opened;
  const year = book.years.find((candidate) => open.every((name) => fromCompany[name] === 'price' || book.yearly(fromCompany[name] ?? '', candidate) !== null)) ?? book.years[0] ?? 0;
  const readings = new Map(open.flatMap((name) => {
    const reading = fromCompany[name] === 'price' ? book.price : book.yearly(fromCompany[name] ?? '', year);
    return reading === null ? [] : [[name, reading] as const];
  }));
  const missing = open.filter((name) => !readings.has(name));
  if (missing.length > 0) return toolError('not-enough-data', `${found.subject.company.name} does not give ${missing.join(', ')} for FY${String(year)}.`, 'Give these inputs yourself.');
  const currencies = new Set([...readings.values()].flatMap(({ unit }) => (unit.kind === 'money' && unit.currency !== null ? [unit.currency] : [])));
  if (currencies.size > 1) return toolError('refused-unit', `Price and statements of ${found.subject.company.name} are in different currencies (${[...currencies].join(', ')}).`, 'Give all inputs in one currency; for depositary receipts mind the ratio of shares.');
  return { ok: true, fill: { values: { ...Object.fromEntries([...readings].map(([name, { value }]) => [name, value])), ...Object.fromEntries(stated) }, readings, assumptions, entity: found.subject.entity, price: book.price, captures: book.captures, notes: book.notes } };
}

/** A value of a model over the filled inputs. */
export function modelLeaf(value: Decimal, meaning: { readonly id: string | null; readonly label: string; readonly formula: string; readonly unit: 'per-share' | 'money' | 'percent' }, fill: ModelFill): Draft {
  const currency = [...fill.readings.values()].map(({ unit }) => unit).find((unit) => unit.kind === 'money');
  const code = currency?.kind === 'money' ? currency.currency : null;
  return computed({
    entity: fill.entity, metric: { id: meaning.id, label: meaning.label, concept: null }, value: value.toSignificantDigits(20).toFixed(), unit: meaning.unit === 'percent' ? { kind: 'percent' } : { kind: 'money', currency: code, per: meaning.unit === 'money' ? null : 'share' },
    period: null, formula: meaning.formula, inputs: [...fill.readings].flatMap(([name, reading]) => inputsOf(reading).map((input) => ({ name: input.name === reading.metric ? name : `${name}: ${input.name}`, facts: input.facts }))), assumptions: fill.assumptions,
  });
}

/** What the company filled in, for the answer. */
export function filledDraft(fill: ModelFill): Record<string, Draft> {
  return Object.fromEntries([...fill.readings].map(([name, reading]) => [name, fill.entity === null ? null : shown(reading, { id: fill.entity.id, ticker: fill.entity.ticker ?? '', name: fill.entity.name ?? '' })]));
}

/** The value against the last close in percent; null without one. */
export function upsideLeaf(value: Decimal, fill: ModelFill): Draft {
  if (fill.price === null || fill.price.value.lte(0)) return null;
  const withPrice: ModelFill = { ...fill, readings: new Map([...fill.readings, ['price', fill.price]]) };
  return modelLeaf(value.dividedBy(fill.price.value).minus(1).times(100), { id: null, label: 'Value against the last close', formula: '(value_per_share / price - 1) * 100', unit: 'percent' }, withPrice);
}
