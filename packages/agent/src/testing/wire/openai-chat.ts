// OpenAI's chat completions, as DeepSeek and the local servers speak them too.
import { modelIn, saysStream, type Dialect, type WireEvent } from './dialect.ts';
import { pieces, type Said } from './turn.ts';

const finishes = { 'stop': 'stop', 'length': 'length', 'tool-calls': 'tool_calls', 'filtered': 'content_filter' } as const;
const created = 1_767_225_600;

/** With DeepSeek's own two counts of its cache. */
function usageOf({ usage }: Said): unknown {
  if (usage === null) return undefined;
  return {
    prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output, prompt_tokens_details: { cached_tokens: usage.cached },
    prompt_cache_hit_tokens: usage.cached, prompt_cache_miss_tokens: usage.input - usage.cached,
  };
}

function toolCalls({ calls }: Said): unknown {
  return calls.map(({ id, name, json }) => ({ id, type: 'function', function: { name, arguments: json } }));
}

function whole(said: Said): unknown {
  const message = { role: 'assistant', content: said.text === '' ? null : said.text, ...(said.thought === null ? {} : { reasoning_content: said.thought.text }), ...(said.calls.length === 0 ? {} : { tool_calls: toolCalls(said) }) };
  return { id: said.id, object: 'chat.completion', created, model: said.model, choices: [{ index: 0, message, finish_reason: finishes[said.finish] }], usage: usageOf(said) };
}

function chunk(said: Said, choices: readonly unknown[], rest: object = {}): WireEvent {
  return { data: { id: said.id, object: 'chat.completion.chunk', created, model: said.model, choices, ...rest } };
}

function delta(said: Said, content: object): WireEvent {
  return chunk(said, [{ index: 0, delta: content, finish_reason: null }]);
}

function events(said: Said): readonly WireEvent[] {
  const usage = usageOf(said);
  return [
    delta(said, { role: 'assistant', content: '' }),
    ...(said.thought === null ? [] : pieces(said.thought.text).map((piece) => delta(said, { reasoning_content: piece }))),
    ...pieces(said.text).map((piece) => delta(said, { content: piece })),
    ...said.calls.flatMap(({ id, name, json }, index) => [
      delta(said, { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
      ...pieces(json).map((piece) => delta(said, { tool_calls: [{ index, function: { arguments: piece } }] })),
    ]),
    chunk(said, [{ index: 0, delta: {}, finish_reason: finishes[said.finish] }]),
    ...(usage === undefined ? [] : [chunk(said, [], { usage })]),
  ];
}

export const openaiChat: Dialect = {
  name: 'openai-chat', whole, events, closing: 'data: [DONE]\n\n',
  modelOf: (path, body) => (path.endsWith('/chat/completions') ? modelIn(body) : null),
  isStreamed: (_, body) => saysStream(body),
  streamError: (message) => ({ data: { error: { message, type: 'server_error', param: null, code: 'overloaded' } } }),
  error: (status, message) => ({ error: { message, type: status === 401 ? 'invalid_request_error' : 'server_error', param: null, code: status === 401 ? 'invalid_api_key' : null } }),
};
