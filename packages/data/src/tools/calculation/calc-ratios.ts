// The ratios of a company over its fiscal years, each by the formula of the metric dictionary.
import { metricById, metrics } from '@assay/calc';
import { unitName } from '@assay/record';
import { z } from 'zod';
import { subjectOf, tickerInput } from '../inputs.ts';
import { number, text } from '../answer-schema.ts';
import { defineTool, toolError } from '../tool.ts';
import { calcSource } from './calc-source.ts';
import { openBook, shown } from './statement-book.ts';

const usual = [
  'gross_margin', 'operating_margin', 'net_margin', 'effective_tax_rate', 'return_on_equity', 'return_on_assets', 'return_on_invested_capital', 'cash_conversion', 'operating_cash_flow_margin', 'payout_ratio',
  'current_ratio', 'quick_ratio', 'debt_to_equity', 'debt_to_assets', 'interest_coverage', 'asset_turnover', 'inventory_turnover', 'free_cash_flow', 'net_debt', 'book_value_per_share',
] as const;

export const calcRatios = defineTool({
  name: 'calc_ratios', group: 'calculation', source: calcSource,
  description: 'Ratios of a company over its last fiscal years (margins, returns, liquidity, leverage, turnover, or any derived metric of the dictionary), each worked out from filed figures by a stated formula. A ratio whose inputs a company does not report is null.',
  input: z.object({ ticker: tickerInput, ratios: z.array(z.string().max(60)).min(1).max(40).default([...usual]).describe(`Metric ids; usual: ${usual.join(', ')}.`), years: z.int().min(1).max(12).default(5) }),
  output: z.object({ ticker: z.string(), name: z.string(), ratios: z.array(z.object({ ratio: z.string(), label: z.string(), unit: text, formula: text, years: z.array(z.object({ fiscal_year: z.string(), value: number })) })) }),
  run: async ({ ticker, ratios, years }, context) => {
    const unknown = ratios.filter((id) => metricById(id) === undefined);
    if (unknown.length > 0) return toolError('bad-input', `No metric is named ${unknown.slice(0, 5).join(', ')}.`, `Name metrics of the dictionary, for example ${nearMetrics(unknown[0] ?? '').join(', ')}.`);
    const found = await subjectOf(ticker, context);
    if (!found.ok) return found;
    const opened = await openBook(found.subject, context, { price: false });
    if (!opened.ok) return opened;
    const { book } = opened;
    const rows = ratios.map((id) => ({ id, readings: book.years.slice(0, years).map((year) => ({ year, reading: book.yearly(id, year) })) }));
    return {
      ok: true, captures: book.captures, notes: book.notes,
      answer: {
        ticker: found.subject.company.ticker, name: found.subject.company.name,
        ratios: rows.map(({ id, readings }) => {
          const first = readings.find(({ reading }) => reading !== null)?.reading;
          return {
            ratio: id, label: metricById(id)?.label ?? id, unit: first === null || first === undefined ? null : unitName(first.unit), formula: metricById(id)?.formula ?? null,
            years: readings.map(({ year, reading }) => ({ fiscal_year: `FY${String(year)}`, value: shown(reading, found.subject.entity) })),
          };
        }),
      },
    };
  },
});

function nearMetrics(id: string): string[] {
  const parts = id.split('_').filter((part) => part.length > 2);
  const near = metrics.filter((metric) => parts.some((part) => metric.id.includes(part))).slice(0, 5).map((metric) => metric.id);
  return near.length > 0 ? near : usual.slice(0, 5);
}
