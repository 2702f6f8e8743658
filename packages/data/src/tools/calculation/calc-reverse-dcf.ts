// The growth that a price implies, beside what the company has done.
import { impliedGrowth } from '@assay/calc';
import { z } from 'zod';
import { number } from '../answer-schema.ts';
import { defineTool, toolError } from '../tool.ts';
import { calcSource } from './calc-source.ts';
import { fromStatements } from './calc-dcf.ts';
import { amount, filledDraft, fillInputs, modelLeaf, optionalTicker, rate } from './model-inputs.ts';

const formula = 'growth at which dcf(free_cash_flow, growth, discount_rate, terminal_growth, years, net_debt, diluted_shares) = price';

export const calcReverseDcf = defineTool({
  name: 'calc_reverse_dcf', group: 'calculation', source: calcSource,
  description: 'The yearly growth of free cash flow that a price implies under the two-stage discounted cash flow, in percent; from given inputs or a company’s last fiscal year and close.',
  input: z.object({
    ticker: optionalTicker, price: amount('Price of a share'), free_cash_flow: amount('Free cash flow of the last year'), net_debt: amount('Debt less cash'), diluted_shares: amount('Diluted shares'),
    discount_rate: rate('Discount rate').default(0.09), terminal_growth: rate('Growth after the last year').default(0.025), years: z.int().min(1).max(50).default(5),
  }),
  output: z.object({ implied_growth: z.number(), inputs: z.record(z.string(), number), assumptions: z.record(z.string(), z.string()), formula: z.string() }),
  run: async ({ ticker, ...given }, context) => {
    const filled = await fillInputs({ ticker, given, fromCompany: { ...fromStatements, price: 'price' } }, context);
    if (!filled.ok) return filled;
    const { fill } = filled;
    const found = impliedGrowth(fill.values as Parameters<typeof impliedGrowth>[0]);
    if ('error' in found) return toolError('not-enough-data', `No growth can be implied: ${found.error}.`, 'Change the inputs, or use another method for this company.');
    return {
      ok: true, captures: fill.captures, notes: fill.notes,
      answer: { implied_growth: modelLeaf(found.value.times(100), { id: 'reverse_dcf_growth', label: 'Growth implied by the price', formula, unit: 'percent' }, fill), inputs: filledDraft(fill), assumptions: fill.assumptions, formula },
    };
  },
});
