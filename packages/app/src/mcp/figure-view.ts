// A tool's answer as MCP's structured content: the answer as it is, and beside it where every number came from, short enough for a model to read.
import type { ToolAnswer } from '@assay/data';
import { periodName, unitName } from '@assay/record';
import { z } from 'zod';

const figure = z.object({
  at: z.string().describe('JSON pointer into `answer`'), fact: z.string(), metric: z.string(), value: z.string().describe('exact decimal, in the unit’s base'), unit: z.string(),
  period: z.string().nullable(), capture: z.string().describe('read it as assay://captures/ID'), place: z.string().nullable().describe('JSON pointer into the captured bytes'),
});
const computed = z.object({ at: z.string(), metric: z.string(), value: z.string(), unit: z.string(), period: z.string().nullable(), formula: z.string(), inputs: z.array(z.object({ name: z.string(), facts: z.array(z.string()) })) });
const capture = z.object({ id: z.string(), source: z.string(), url: z.string(), received: z.string(), origin: z.string(), licence: z.string(), sha256: z.string(), bytes: z.int() });

/** The form of every data tool's result around its own answer. */
export function resultSchema(answer: z.ZodType): z.ZodObject {
  return z.object({ answer, figures: z.array(figure), computed: z.array(computed), plain: z.array(z.object({ at: z.string(), reason: z.string() })), captures: z.array(capture), notes: z.array(z.string()) });
}

/** At most so many input facts are named one by one; a moving average over years has hundreds. */
const NAMED_INPUTS = 12;

export function resultOf(answer: Extract<ToolAnswer, { ok: true }>): Record<string, unknown> {
  return {
    answer: answer.answer,
    figures: answer.figures.map(({ at, fact }) => ({
      at, fact: fact.id, metric: fact.metric.id ?? fact.metric.label, value: fact.value, unit: unitName(fact.unit), period: fact.period === null ? null : periodName(fact.period),
      capture: fact.capture, place: fact.anchor.kind === 'json' ? fact.anchor.pointer : null,
    })),
    computed: answer.computed.map(({ at, fact }) => ({
      at, metric: fact.metric.id ?? fact.metric.label, value: fact.value, unit: unitName(fact.unit), period: fact.period === null ? null : periodName(fact.period), formula: fact.formula,
      inputs: fact.inputs.map(({ name, facts }) => ({ name, facts: facts.length <= NAMED_INPUTS ? [...facts] : [...facts.slice(0, 2), `… ${String(facts.length - 4)} more …`, ...facts.slice(-2)] })),
    })),
    plain: answer.plain.map(({ at, reason }) => ({ at, reason })),
    captures: answer.captures.map(({ capture: kept }) => ({ id: kept.id, source: kept.sourceName, url: kept.request.url, received: kept.receivedAt, origin: kept.origin, licence: kept.licence, sha256: kept.sha256, bytes: kept.size })),
    notes: [...answer.notes],
  };
}
