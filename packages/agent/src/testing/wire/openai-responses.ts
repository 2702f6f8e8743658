// OpenAI's responses.
import { modelIn, saysStream, type Dialect, type WireEvent } from './dialect.ts';
import { openaiChat } from './openai-chat.ts';
import { pieces, type Said } from './turn.ts';

const createdAt = 1_767_225_600;

function messageItem({ id, text }: Said, content: readonly unknown[] = [{ type: 'output_text', text, annotations: [] }], status = 'completed'): object {
  return { type: 'message', id: `msg_${id}`, status, role: 'assistant', content };
}

function callItem(call: Said['calls'][number], json = call.json, status = 'completed'): object {
  return { type: 'function_call', id: `fc_${call.id}`, call_id: call.id, name: call.name, arguments: json, status };
}

/** Thoughts come sealed, for the provider alone to read again. */
function thoughtItem({ id, thought }: Said, isDone = true): object {
  return { type: 'reasoning', id: `rs_${id}`, summary: isDone ? [{ type: 'summary_text', text: thought?.text ?? '' }] : [], encrypted_content: isDone ? thought?.signature ?? null : null };
}

function itemsOf(said: Said): readonly object[] {
  return [...(said.thought === null ? [] : [thoughtItem(said)]), ...(said.text === '' ? [] : [messageItem(said)]), ...said.calls.map((call) => callItem(call))];
}

function response(said: Said, status: string, output: readonly object[]): object {
  const { usage } = said;
  const reason = said.finish === 'length' ? 'max_output_tokens' : said.finish === 'filtered' ? 'content_filter' : null;
  const isDone = status !== 'in_progress';
  return {
    id: `resp_${said.id}`, object: 'response', created_at: createdAt, status: isDone && reason !== null ? 'incomplete' : status, model: said.model, output, error: null,
    incomplete_details: isDone && reason !== null ? { reason } : null,
    usage: isDone && usage !== null ? { input_tokens: usage.input, input_tokens_details: { cached_tokens: usage.cached }, output_tokens: usage.output, output_tokens_details: { reasoning_tokens: 0 }, total_tokens: usage.input + usage.output } : null,
  };
}

type Plain = { readonly type: string; readonly [key: string]: unknown };

function thoughtEvents(said: Said): readonly Plain[] {
  const at = { item_id: `rs_${said.id}`, output_index: 0, summary_index: 0 };
  return [
    { type: 'response.output_item.added', output_index: 0, item: thoughtItem(said, false) },
    { type: 'response.reasoning_summary_part.added', ...at, part: { type: 'summary_text', text: '' } },
    ...pieces(said.thought?.text ?? '').map((delta) => ({ type: 'response.reasoning_summary_text.delta', ...at, delta })),
    { type: 'response.reasoning_summary_part.done', ...at, part: { type: 'summary_text', text: said.thought?.text ?? '' } },
    { type: 'response.output_item.done', output_index: 0, item: thoughtItem(said) },
  ];
}

function textEvents(said: Said, place: number): readonly Plain[] {
  const at = { item_id: `msg_${said.id}`, output_index: place, content_index: 0 };
  return [
    { type: 'response.output_item.added', output_index: place, item: messageItem(said, [], 'in_progress') },
    { type: 'response.content_part.added', ...at, part: { type: 'output_text', text: '', annotations: [] } },
    ...pieces(said.text).map((delta) => ({ type: 'response.output_text.delta', ...at, delta, logprobs: [] })),
    { type: 'response.output_text.done', ...at, text: said.text, logprobs: [] },
    { type: 'response.output_item.done', output_index: place, item: messageItem(said) },
  ];
}

function callEvents(call: Said['calls'][number], index: number): readonly Plain[] {
  const at = { item_id: `fc_${call.id}`, output_index: index };
  return [
    { type: 'response.output_item.added', output_index: index, item: callItem(call, '', 'in_progress') },
    ...pieces(call.json).map((delta) => ({ type: 'response.function_call_arguments.delta', ...at, delta })),
    { type: 'response.function_call_arguments.done', ...at, arguments: call.json },
    { type: 'response.output_item.done', output_index: index, item: callItem(call) },
  ];
}

function events(said: Said): readonly WireEvent[] {
  const before = said.thought === null ? 0 : 1;
  const first = before + (said.text === '' ? 0 : 1);
  const isCut = said.finish === 'length' || said.finish === 'filtered';
  const plain: readonly Plain[] = [
    { type: 'response.created', response: response(said, 'in_progress', []) },
    { type: 'response.in_progress', response: response(said, 'in_progress', []) },
    ...(said.thought === null ? [] : thoughtEvents(said)),
    ...(said.text === '' ? [] : textEvents(said, before)),
    ...said.calls.flatMap((call, index) => callEvents(call, index + first)),
    { type: isCut ? 'response.incomplete' : 'response.completed', response: response(said, 'completed', itemsOf(said)) },
  ];
  return plain.map((data, index) => ({ event: data.type, data: { ...data, sequence_number: index } }));
}

export const openaiResponses: Dialect = {
  name: 'openai-responses', events, closing: '',
  whole: (said) => response(said, 'completed', itemsOf(said)),
  modelOf: (path, body) => (path.endsWith('/responses') ? modelIn(body) : null),
  isStreamed: (_, body) => saysStream(body),
  streamError: (message) => ({ event: 'error', data: { type: 'error', sequence_number: 9, error: { type: 'server_error', code: 'overloaded', message, param: null } } }),
  error: openaiChat.error,
};
