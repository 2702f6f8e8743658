// Anthropic's messages.
import { parseJson } from '@assay/record';
import { modelIn, saysStream, type Dialect, type WireEvent } from './dialect.ts';
import { pieces, type Said } from './turn.ts';

const finishes = { 'stop': 'end_turn', 'length': 'max_tokens', 'tool-calls': 'tool_use', 'filtered': 'refusal' } as const;

/** Anthropic counts what came from its cache apart from the rest. */
function usageOf({ usage }: Said): { readonly input_tokens: number; readonly output_tokens: number; readonly cache_read_input_tokens: number; readonly cache_creation_input_tokens: number } {
  return { input_tokens: (usage?.input ?? 0) - (usage?.cached ?? 0), output_tokens: usage?.output ?? 0, cache_read_input_tokens: usage?.cached ?? 0, cache_creation_input_tokens: 0 };
}

function inputOf(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    return json;
  }
}

function whole(said: Said): unknown {
  return {
    id: said.id, type: 'message', role: 'assistant', model: said.model, stop_reason: finishes[said.finish], stop_sequence: null, usage: usageOf(said),
    content: [
      ...(said.thought === null ? [] : [{ type: 'thinking', thinking: said.thought.text, signature: said.thought.signature }]),
      ...(said.text === '' ? [] : [{ type: 'text', text: said.text }]),
      ...said.calls.map(({ id, name, json }) => ({ type: 'tool_use', id, name, input: inputOf(json) })),
    ],
  };
}

type Block = { readonly start: object; readonly deltas: readonly object[] };

function blocksOf(said: Said): readonly Block[] {
  const { thought } = said;
  return [
    ...(thought === null ? [] : [{ start: { type: 'thinking', thinking: '', signature: '' }, deltas: [...pieces(thought.text).map((piece) => ({ type: 'thinking_delta', thinking: piece })), { type: 'signature_delta', signature: thought.signature }] }]),
    ...(said.text === '' ? [] : [{ start: { type: 'text', text: '' }, deltas: pieces(said.text).map((piece) => ({ type: 'text_delta', text: piece })) }]),
    ...said.calls.map(({ id, name, json }) => ({ start: { type: 'tool_use', id, name, input: {} }, deltas: pieces(json).map((piece) => ({ type: 'input_json_delta', partial_json: piece })) })),
  ];
}

function events(said: Said): readonly WireEvent[] {
  const usage = usageOf(said);
  const plain = [
    { type: 'message_start', message: { id: said.id, type: 'message', role: 'assistant', model: said.model, content: [], stop_reason: null, stop_sequence: null, usage: { ...usage, output_tokens: 1 } } },
    { type: 'ping' },
    ...blocksOf(said).flatMap(({ start, deltas }, index) => [
      { type: 'content_block_start', index, content_block: start }, ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })), { type: 'content_block_stop', index },
    ]),
    { type: 'message_delta', delta: { stop_reason: finishes[said.finish], stop_sequence: null }, usage: { output_tokens: usage.output_tokens } },
    { type: 'message_stop' },
  ];
  return plain.map((data) => ({ event: data.type, data }));
}

const errorTypes: Readonly<Record<number, string>> = { 400: 'invalid_request_error', 401: 'authentication_error', 403: 'permission_error', 404: 'not_found_error', 429: 'rate_limit_error', 529: 'overloaded_error' };

export const anthropicMessages: Dialect = {
  name: 'anthropic-messages', whole, events, closing: '',
  modelOf: (path, body) => (path.endsWith('/messages') ? modelIn(body) : null),
  isStreamed: (_, body) => saysStream(body),
  streamError: (message) => ({ event: 'error', data: { type: 'error', error: { type: 'overloaded_error', message } } }),
  error: (status, message) => ({ type: 'error', error: { type: errorTypes[status] ?? 'api_error', message }, request_id: 'req_1' }),
};
