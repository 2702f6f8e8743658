// Two short valuations: Graham's number from earnings and book value, and earnings power value without growth.
import { earningsPowerValue, grahamNumber, type ModelOutcome } from '@assay/calc';
import { z } from 'zod';
import { number } from '../answer-schema.ts';
import { defineTool, toolError, type ToolYield } from '../tool.ts';
import { calcSource } from './calc-source.ts';
import { amount, filledDraft, fillInputs, modelLeaf, optionalTicker, rate, upsideLeaf, type ModelFill } from './model-inputs.ts';

const output = z.object({ value_per_share: z.number(), upside: number, inputs: z.record(z.string(), number), assumptions: z.record(z.string(), z.string()), formula: z.string() });

function answerOf(outcome: ModelOutcome, fill: ModelFill, { id, label, formula }: { readonly id: string; readonly label: string; readonly formula: string }): ToolYield {
  if ('error' in outcome) return toolError('not-enough-data', `${label} has no answer: ${outcome.error}.`, 'Change the inputs, or use another method for this company.');
  return { ok: true, captures: fill.captures, notes: fill.notes, answer: { value_per_share: modelLeaf(outcome.value, { id, label, formula, unit: 'per-share' }, fill), upside: upsideLeaf(outcome.value, fill), inputs: filledDraft(fill), assumptions: fill.assumptions, formula } };
}

export const calcGraham = defineTool({
  name: 'calc_graham', group: 'calculation', source: calcSource, output,
  description: 'Graham’s number: the price at which a share costs 15 times earnings and 1.5 times book value together, sqrt(22.5 × earnings per share × book value per share).',
  input: z.object({ ticker: optionalTicker, diluted_eps: amount('Diluted earnings per share'), book_value_per_share: amount('Book value per share') }),
  run: async ({ ticker, ...given }, context) => {
    const filled = await fillInputs({ ticker, given, fromCompany: { diluted_eps: 'diluted_eps', book_value_per_share: 'book_value_per_share' } }, context);
    if (!filled.ok) return filled;
    return answerOf(grahamNumber(filled.fill.values), filled.fill, { id: 'graham_number', label: 'Graham number', formula: 'sqrt(22.5 * diluted_eps * book_value_per_share)' });
  },
});

export const calcEpv = defineTool({
  name: 'calc_epv', group: 'calculation', source: calcSource, output,
  description: 'Earnings power value per share: today’s operating income after tax, held for ever without growth, less net debt.',
  input: z.object({ ticker: optionalTicker, operating_income: amount('Operating income of the last year'), net_debt: amount('Debt less cash'), diluted_shares: amount('Diluted shares'), tax_rate: rate('Tax rate').default(0.21), discount_rate: rate('Discount rate').default(0.09) }),
  run: async ({ ticker, ...given }, context) => {
    const filled = await fillInputs({ ticker, given, fromCompany: { operating_income: 'operating_income', net_debt: 'net_debt', diluted_shares: 'diluted_shares' } }, context);
    if (!filled.ok) return filled;
    return answerOf(earningsPowerValue(filled.fill.values), filled.fill, { id: 'epv_per_share', label: 'Earnings power value per share', formula: '(operating_income * (1 - tax_rate) / discount_rate - net_debt) / diluted_shares' });
  },
});
