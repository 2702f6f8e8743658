// A request in the words of the AI SDK.
import type { Message, ModelRequest, ToolResult } from '../port.ts';
import type { AssistantPart, SdkCall, SdkMessage } from './sdk.ts';

/** What a provider gets back of its own turn, kept as it came. */
export type Carry = { readonly model: string; readonly content: readonly AssistantPart[] };

function assistantParts({ text, calls, carry }: Extract<Message, { role: 'assistant' }>, model: string): AssistantPart[] {
  if (isCarry(carry) && carry.model === model) return structuredClone([...carry.content]);
  return [
    ...(text === '' ? [] : [{ type: 'text' as const, text }]),
    ...calls.map((call) => ({ type: 'tool-call' as const, toolCallId: call.id, toolName: call.name, input: call.problem === undefined ? call.input : {} })),
  ];
}

function isCarry(carry: unknown): carry is Carry {
  return typeof carry === 'object' && carry !== null && 'model' in carry && 'content' in carry && Array.isArray(carry.content);
}

function resultPart({ id, name, text, failed }: ToolResult): Extract<SdkMessage, { role: 'tool' }>['content'][number] {
  return { type: 'tool-result', toolCallId: id, toolName: name, output: { type: failed ? 'error-text' : 'text', value: text } };
}

function messageFor(message: Message, model: string): SdkMessage {
  switch (message.role) {
    case 'user': return { role: 'user', content: [{ type: 'text', text: message.text }] };
    case 'assistant': return { role: 'assistant', content: assistantParts(message, model) };
    case 'tool': return { role: 'tool', content: message.results.map(resultPart) };
  }
}

/** What a schema that OpenAI enforces may hold; every field must be required and every object closed. */
const strictWords = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'const', 'anyOf', 'description', 'title', '$defs', '$ref']);

/** Whether OpenAI would take the schema as one to enforce. Where not, it is said without being enforced, and the answer is checked here all the same. */
export function isStrict(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const { properties, required, additionalProperties, items, anyOf, $defs } = schema as Readonly<Record<string, unknown>>;
  if (!Object.keys(schema).every((word) => strictWords.has(word))) return false;
  const names = Object.keys(properties ?? {});
  const listed = new Set<unknown>(Array.isArray(required) ? required : []);
  if (!names.every((name) => listed.has(name)) || (additionalProperties !== undefined && additionalProperties !== false)) return false;
  return isStrict(items) && [properties, $defs, anyOf].every((part) => Object.values(part ?? {}).every(isStrict));
}

/** `model` is `provider/model`, as `ModelReply` names it. */
export function toSdk(request: ModelRequest, model: string, signal: AbortSignal): SdkCall {
  const { system, messages, tools, output, temperature, maxOutputTokens } = request;
  const strict = { strictJsonSchema: output === null || isStrict(output.schema) };
  return {
    prompt: [{ role: 'system', content: system }, ...messages.map((message) => messageFor(message, model))],
    maxOutputTokens, abortSignal: signal,
    ...(temperature === null ? {} : { temperature }),
    ...(tools.length === 0 ? {} : { tools: tools.map(({ name, description, input }) => ({ type: 'function' as const, name, description, inputSchema: input })) }),
    ...(output === null ? {} : { responseFormat: { type: 'json' as const, name: output.name, schema: output.schema } }),
    // Nothing of a run is kept by the provider where it lets us say so.
    providerOptions: { openai: { ...strict, store: false }, local: strict },
  };
}
