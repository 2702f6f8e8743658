// A tool as a model's loop has it: what it is called, what it takes, and what it does.
import { z } from 'zod';
import type { JsonSchema, ToolOffer } from './port.ts';

export type ToolAround = { readonly signal: AbortSignal | undefined; /** The id of the call, as the trace names it. */ readonly callId: string };

/** What a tool gives back: text for the model to read. `failed` tells the model that it was not done; it is no failure of the run. */
export type ToolText = { readonly text: string; readonly failed?: boolean };

export type ModelTool = {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType;
  /** Called with an input that fits the schema. May throw: the model is told that it failed, and the loop goes on. */
  readonly run: (input: unknown, around: ToolAround) => Promise<ToolText> | ToolText;
};

/** Keeps the type of the input inside the tool. */
export function modelTool<Input>(tool: {
  readonly name: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly run: (input: Input, around: ToolAround) => Promise<ToolText> | ToolText;
}): ModelTool {
  return { ...tool, run: (input, around) => tool.run(tool.input.parse(input), around) };
}

/** A schema as providers take it: without `$schema`, inputs as they are written, objects closed. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return Object.fromEntries(Object.entries(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: ({ jsonSchema }) => { if (jsonSchema.type === 'object' && jsonSchema.properties !== undefined) Object.assign(jsonSchema, { additionalProperties: jsonSchema.additionalProperties ?? false }); } })).filter(([key]) => key !== '$schema' && key !== '~standard'));
}

export function offerOf(tool: ModelTool): ToolOffer {
  return { name: tool.name, description: tool.description, input: jsonSchemaOf(tool.input) };
}
