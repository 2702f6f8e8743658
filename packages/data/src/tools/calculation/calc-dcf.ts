// A two-stage discounted cash flow, with its parts and a grid over growth and discount rate.
import { discountCashFlows, sensitivityGrid, type ModelOutcome } from '@assay/calc';
import { decimal } from '@assay/record';
import { z } from 'zod';
import { number } from '../answer-schema.ts';
import { defineTool, toolError } from '../tool.ts';
import type { Draft } from '../leaf.ts';
import { calcSource } from './calc-source.ts';
import { amount, filledDraft, fillInputs, modelLeaf, optionalTicker, rate, upsideLeaf, type ModelFill } from './model-inputs.ts';

export const dcfFormula = '(sum over t of free_cash_flow*(1+growth)^t/(1+discount_rate)^t + free_cash_flow*(1+growth)^years*(1+terminal_growth)/((discount_rate-terminal_growth)*(1+discount_rate)^years) - net_debt) / diluted_shares';
const inputs = { free_cash_flow: amount('Free cash flow of the last year'), net_debt: amount('Debt less cash'), diluted_shares: amount('Diluted shares') };
export const fromStatements = { free_cash_flow: 'free_cash_flow', net_debt: 'net_debt', diluted_shares: 'diluted_shares' } as const;

export const calcDcf = defineTool({
  name: 'calc_dcf', group: 'calculation', source: calcSource,
  description: 'Value per share by a two-stage discounted cash flow (growth for some years, then a terminal rate), from given inputs or a company’s last fiscal year; with enterprise value, the part of the terminal value, the upside to the last close, and a grid over growth and discount rate. Growth and rates are assumptions and are listed as such.',
  input: z.object({ ticker: optionalTicker, ...inputs, growth: rate('Yearly growth of free cash flow').default(0.05), discount_rate: rate('Discount rate').default(0.09), terminal_growth: rate('Growth after the last year').default(0.025), years: z.int().min(1).max(50).default(5) }),
  output: z.object({
    value_per_share: z.number(), enterprise_value: z.number(), equity_value: z.number(), terminal_share: z.number(), upside: number, inputs: z.record(z.string(), number), assumptions: z.record(z.string(), z.string()), formula: z.string(),
    grid: z.array(z.object({ growth: z.string(), values: z.array(z.object({ discount_rate: z.string(), value_per_share: number })) })),
  }),
  run: async (input, context) => {
    const { ticker, growth, discount_rate: discountRate, terminal_growth: terminalGrowth, years, ...given } = input;
    const filled = await fillInputs({ ticker, given: { ...given, growth, discount_rate: discountRate, terminal_growth: terminalGrowth, years }, fromCompany: fromStatements }, context);
    if (!filled.ok) return filled;
    const { fill } = filled;
    const valuation = discountCashFlows(fill.values);
    if ('error' in valuation) return toolError('not-enough-data', `The discounted cash flow has no answer: ${valuation.error}.`, 'Change the inputs, or use another method for this company.');
    return {
      ok: true, captures: fill.captures, notes: fill.notes,
      answer: {
        value_per_share: modelLeaf(valuation.value, { id: 'dcf_value_per_share', label: 'DCF value per share', formula: dcfFormula, unit: 'per-share' }, fill),
        enterprise_value: modelLeaf(valuation.enterpriseValue, { id: null, label: 'DCF enterprise value', formula: 'sum of present values + terminal value', unit: 'money' }, fill),
        equity_value: modelLeaf(valuation.equityValue, { id: null, label: 'DCF equity value', formula: 'enterprise_value - net_debt', unit: 'money' }, fill),
        terminal_share: modelLeaf(valuation.terminalValue.dividedBy(valuation.enterpriseValue).times(100), { id: null, label: 'Part of the terminal value', formula: 'terminal_value / enterprise_value * 100', unit: 'percent' }, fill),
        upside: upsideLeaf(valuation.value, fill), inputs: filledDraft(fill), assumptions: fill.assumptions, formula: dcfFormula, grid: gridOf(fill, { growth, discountRate }),
      },
    };
  },
});

/** Two points of growth and one point of rate to each side; a cell that has no answer is null. */
function gridOf(fill: ModelFill, { growth, discountRate }: { readonly growth: number; readonly discountRate: number }): Draft {
  const steps = (around: number, step: number): ReturnType<typeof decimal>[] => [-2, -1, 0, 1, 2].map((times) => decimal(around).plus(decimal(step).times(times)));
  const grid = sensitivityGrid({ id: 'dcf_value_per_share', inputs: fill.values }, { input: 'growth', values: steps(growth, 0.02) }, { input: 'discount_rate', values: steps(discountRate, 0.01) });
  const cell = (outcome: ModelOutcome | undefined, assumed: Record<string, string>): Draft => (outcome === undefined || 'error' in outcome ? null : modelLeaf(outcome.value, { id: 'dcf_value_per_share', label: 'DCF value per share', formula: dcfFormula, unit: 'per-share' }, { ...fill, assumptions: { ...fill.assumptions, ...assumed } }));
  return grid.rows.values.map((row, at) => ({
    growth: row.toFixed(), values: grid.columns.values.map((column, across) => ({ discount_rate: column.toFixed(), value_per_share: cell(grid.cells[at]?.[across], { growth: row.toFixed(), discount_rate: column.toFixed() }) })),
  }));
}
