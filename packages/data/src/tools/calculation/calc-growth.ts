// How a company's figures grew: year by year, and as one yearly rate over the whole time.
import { compoundGrowth, metricById, relativeChange } from '@assay/calc';
import { decimal, type Decimal } from '@assay/record';
import { z } from 'zod';
import { number } from '../answer-schema.ts';
import { subjectOf, tickerInput } from '../inputs.ts';
import { computed, type Draft } from '../leaf.ts';
import { defineTool, toolError, type Subject } from '../tool.ts';
import { calcSource } from './calc-source.ts';
import { inputsOf, openBook, shown, type Reading, type StatementBook } from './statement-book.ts';

const usual = ['revenue', 'gross_profit', 'operating_income', 'net_income', 'diluted_eps', 'operating_cash_flow', 'free_cash_flow'] as const;

export const calcGrowth = defineTool({
  name: 'calc_growth', group: 'calculation', source: calcSource,
  description: 'Growth of a company’s figures in percent: each fiscal year over the one before, and the compound yearly rate over the whole time. Growth from a loss or from nothing has no meaning and is null.',
  input: z.object({ ticker: tickerInput, metrics: z.array(z.string().max(60)).min(1).max(20).default([...usual]).describe(`Metric ids; usual: ${usual.join(', ')}.`), years: z.int().min(1).max(12).default(5) }),
  output: z.object({ ticker: z.string(), name: z.string(), metrics: z.array(z.object({ metric: z.string(), label: z.string(), years: z.array(z.object({ fiscal_year: z.string(), value: number, growth: number })), compound_growth: number })) }),
  run: async ({ ticker, metrics: ids, years }, context) => {
    const unknown = ids.filter((id) => metricById(id) === undefined);
    if (unknown.length > 0) return toolError('bad-input', `No metric is named ${unknown.slice(0, 5).join(', ')}.`, `Name metrics of the dictionary, such as ${usual.join(', ')}.`);
    const found = await subjectOf(ticker, context);
    if (!found.ok) return found;
    const opened = await openBook(found.subject, context, { price: false });
    if (!opened.ok) return opened;
    return {
      ok: true, captures: opened.book.captures, notes: opened.book.notes,
      answer: { ticker: found.subject.company.ticker, name: found.subject.company.name, metrics: ids.map((id) => rowOf(id, opened.book, years)) },
    };
  },
});

function rowOf(id: string, book: StatementBook, count: number): Draft {
  const { entity } = book.subject;
  const years = book.years.slice(0, count);
  const readings = years.map((year) => ({ year, reading: book.yearly(id, year), before: book.yearly(id, year - 1) }));
  const [last] = readings;
  const first = readings.findLast(({ reading }) => reading !== null);
  return {
    metric: id, label: metricById(id)?.label ?? id,
    years: readings.map(({ year, reading, before }) => ({ fiscal_year: `FY${String(year)}`, value: shown(reading, entity), growth: growthLeaf(before, reading, { entity, years: 1 }) })),
    compound_growth: last === undefined || first === undefined || last.year - first.year < 2 ? null : growthLeaf(first.reading, last.reading, { entity, years: last.year - first.year }),
  };
}

function growthLeaf(from: Reading | null, to: Reading | null, { entity, years }: { readonly entity: Subject['entity']; readonly years: number }): Draft {
  if (from === null || to === null || from.value.lte(0)) return null;
  const rate = years === 1 ? relativeChange(from.value, to.value) : compound(from.value, to.value, years);
  if (rate === null) return null;
  return computed({
    entity, metric: { id: null, label: `${to.label}, ${years === 1 ? 'growth' : 'compound yearly growth'}`, concept: null }, value: rate.times(100).toSignificantDigits(20).toFixed(), unit: { kind: 'percent' }, period: to.period,
    formula: years === 1 ? '(later / earlier - 1) * 100' : `(pow(later / earlier, 1 / ${String(years)}) - 1) * 100`,
    inputs: [...inputsOf(to).map(({ name, facts }) => ({ name: `later: ${name}`, facts })), ...inputsOf(from).map(({ name, facts }) => ({ name: `earlier: ${name}`, facts }))], assumptions: {},
  });
}

function compound(from: Decimal, to: Decimal, years: number): Decimal | null {
  return to.lte(0) ? null : compoundGrowth(from, to, decimal(years));
}
