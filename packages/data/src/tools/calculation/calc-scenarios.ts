// The weighted mean of scenario values. Values and weights are the caller's judgment; the arithmetic is not.
import { weighScenarios } from '@assay/calc';
import { decimal } from '@assay/record';
import { z } from 'zod';
import { number } from '../answer-schema.ts';
import { defineTool, toolError } from '../tool.ts';
import { calcSource } from './calc-source.ts';
import { fillInputs, modelLeaf, optionalTicker, upsideLeaf } from './model-inputs.ts';

export const calcScenarios = defineTool({
  name: 'calc_scenarios', group: 'calculation', source: calcSource,
  description: 'The weighted value of scenarios (bear, base, bull …) and its upside to the last close of a company. Weights are fractions that sum to exactly 1.',
  input: z.object({ ticker: optionalTicker, scenarios: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/).describe('lower-case word'), weight: z.number().min(0).max(1), value: z.number() })).min(1).max(12) }),
  output: z.object({ weighted_value: z.number(), upside: number, assumptions: z.record(z.string(), z.string()), formula: z.string() }),
  run: async ({ ticker, scenarios }, context) => {
    if (new Set(scenarios.map(({ name }) => name)).size !== scenarios.length) return toolError('bad-input', 'Two scenarios have the same name.', 'Give each a name of its own.');
    const given = Object.fromEntries(scenarios.flatMap(({ name, weight, value }) => [[`weight_${name}`, weight], [`value_${name}`, value]]));
    const filled = await fillInputs({ ticker, given, fromCompany: {} }, context);
    if (!filled.ok) return filled;
    const outcome = weighScenarios(scenarios.map(({ name, weight, value }) => ({ name, weight: decimal(weight), value: decimal(value) })));
    if ('error' in outcome) return toolError('bad-input', `The scenarios cannot be weighed: ${outcome.error}.`, 'Give weights that sum to exactly 1.');
    const formula = scenarios.map(({ name }) => `weight_${name} * value_${name}`).join(' + ');
    return { ok: true, captures: filled.fill.captures, notes: filled.fill.notes, answer: { weighted_value: modelLeaf(outcome.value, { id: 'scenario_weighted_value', label: 'Weighted value of the scenarios', formula, unit: 'per-share' }, filled.fill), upside: upsideLeaf(outcome.value, filled.fill), assumptions: filled.fill.assumptions, formula } };
  },
});
