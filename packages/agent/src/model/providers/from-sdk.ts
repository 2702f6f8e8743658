// A provider's answer in our words. What it said of itself (signed thoughts, item ids) is carried along for its next turn.
import { parseJson } from '@assay/record';
import type { Finish, ModelReply, ModelRequest, ToolCall } from '../port.ts';
import type { Usage } from '../usage.ts';
import type { AssistantPart, SdkContent, SdkResult } from './sdk.ts';
import type { Carry } from './to-sdk.ts';

const charactersAToken = 4;

export type RawReply = Pick<SdkResult, 'content' | 'finishReason' | 'usage' | 'structuredOutputText'>;
type SdkToolCall = Extract<SdkContent, { type: 'tool-call' }>;

function readCall({ toolCallId, toolName, input }: SdkToolCall): ToolCall {
  try {
    return { id: toolCallId, name: toolName, input: input.trim() === '' ? {} : parseJson(input) };
  } catch (cause) {
    return { id: toolCallId, name: toolName, input, problem: cause instanceof Error ? cause.message.slice(0, 200) : 'not readable' };
  }
}

function textOf({ content, structuredOutputText }: RawReply): string {
  return structuredOutputText ?? content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
}

const finishNames: Readonly<Record<RawReply['finishReason']['unified'], Finish>> = {
  'stop': 'stop', 'length': 'length', 'tool-calls': 'tool-calls', 'content-filter': 'filtered', 'error': 'other', 'interrupted': 'other', 'other': 'other',
};

/** As the provider counts; where it does not say, by length, so that no model comes free of the budget. */
function usageOf(raw: RawReply, request: ModelRequest): Usage {
  const { inputTokens, outputTokens } = raw.usage;
  const byLength = (value: unknown): number => Math.ceil(JSON.stringify(value).length / charactersAToken);
  return {
    inputTokens: whole(inputTokens.total) ?? byLength([request.system, request.messages, request.tools]), outputTokens: whole(outputTokens.total) ?? byLength(raw.content),
    cachedTokens: whole(inputTokens.cacheRead) ?? 0, usd: null,
  };
}

/** Counts come from outside: one that is no whole number of tokens counts as not said. */
function whole(count: number | undefined): number | null {
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function carriedPart(part: SdkContent, calls: readonly ToolCall[]): AssistantPart[] {
  if (part.type === 'text' || part.type === 'reasoning') return [{ type: part.type, text: part.text, ...optionsOf(part.providerMetadata) }];
  if (part.type !== 'tool-call') return [];
  const call = calls.find(({ id }) => id === part.toolCallId);
  return [{ type: 'tool-call', toolCallId: part.toolCallId, toolName: part.toolName, input: call === undefined || call.problem !== undefined ? {} : call.input, ...optionsOf(part.providerMetadata) }];
}

function optionsOf(metadata: SdkToolCall['providerMetadata']): Pick<AssistantPart, 'providerOptions'> {
  return metadata === undefined ? {} : { providerOptions: metadata };
}

/** `model` is `provider/model`. Money is not known here. */
export function fromSdk(raw: RawReply, request: ModelRequest, model: string): ModelReply {
  const calls = raw.content.flatMap((part) => (part.type === 'tool-call' && part.providerExecuted !== true ? [readCall(part)] : []));
  const carry: Carry = { model, content: raw.content.flatMap((part) => carriedPart(part, calls)) };
  const needsCarry = carry.content.some((part) => part.type === 'reasoning' || part.providerOptions !== undefined);
  return { text: textOf(raw), calls, finish: finishNames[raw.finishReason.unified], usage: usageOf(raw, request), model, ...(needsCarry ? { carry } : {}) };
}
