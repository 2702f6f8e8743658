// Google's generateContent and streamGenerateContent.
import { parseJson } from '@assay/record';
import type { Dialect, WireEvent } from './dialect.ts';
import { pieces, type Said } from './turn.ts';

const finishes = { 'stop': 'STOP', 'length': 'MAX_TOKENS', 'tool-calls': 'STOP', 'filtered': 'SAFETY' } as const;

function argsOf(json: string): unknown {
  try {
    return parseJson(json);
  } catch {
    return json;
  }
}

/** The signature stands with the first call, or with the text where there is none. */
function partsOf(said: Said, text: string): readonly object[] {
  const signed = said.thought === null ? {} : { thoughtSignature: said.thought.signature };
  return [
    ...(said.thought === null ? [] : [{ text: said.thought.text, thought: true }]),
    ...(text === '' ? [] : [{ text, ...(said.calls.length === 0 ? signed : {}) }]),
    ...said.calls.map(({ name, json }, index) => ({ functionCall: { name, args: argsOf(json) }, ...(index === 0 ? signed : {}) })),
  ];
}

function answer(said: Said, parts: readonly object[], isLast: boolean): object {
  const { usage } = said;
  return {
    candidates: [{ index: 0, content: { role: 'model', parts }, ...(isLast ? { finishReason: finishes[said.finish] } : {}) }], modelVersion: said.model, responseId: said.id,
    ...(isLast && usage !== null ? { usageMetadata: { promptTokenCount: usage.input, candidatesTokenCount: usage.output, cachedContentTokenCount: usage.cached, totalTokenCount: usage.input + usage.output } } : {}),
  };
}

function events(said: Said): readonly WireEvent[] {
  const texts = said.calls.length === 0 ? pieces(said.text) : [said.text];
  const [last = '', ...before] = texts.toReversed();
  return [...before.toReversed().map((text) => ({ data: answer({ ...said, thought: null }, [{ text }], false) })), { data: answer(said, partsOf(said, last), true) }];
}

const path = /\/models\/([^/:]+):(generateContent|streamGenerateContent)$/;
const statusNames: Readonly<Record<number, string>> = { 400: 'INVALID_ARGUMENT', 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND', 429: 'RESOURCE_EXHAUSTED', 503: 'UNAVAILABLE' };

export const googleGenerate: Dialect = {
  name: 'google-generate', events, closing: '',
  whole: (said) => answer(said, partsOf(said, said.text), true),
  modelOf: (asked) => path.exec(asked)?.[1] ?? null,
  isStreamed: (url) => url.includes(':streamGenerateContent'),
  streamError: (message) => ({ data: { error: { code: 503, message, status: 'UNAVAILABLE' } } }),
  error: (status, message) => ({ error: { code: status, message, status: statusNames[status] ?? 'INTERNAL' } }),
};
