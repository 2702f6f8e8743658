// Every call tells that it began and how it ended; with `deltas`, its text as it arrives.
import type { Clock } from '@assay/data';
import type { Model } from '../port.ts';

export function telling(model: Model, { clock, deltas = false }: { readonly clock: Clock; readonly deltas?: boolean }): Model {
  return async (request, options = {}) => {
    const { onEvent, onText } = options;
    const { stage, role, prompt } = request;
    const started = clock().getTime();
    onEvent?.({ event: 'model-call-start', stage, role, prompt, messages: request.messages.length, tools: request.tools.map(({ name }) => name) });
    const heard = (text: string): void => {
      onText?.(text);
      if (deltas) onEvent?.({ event: 'text-delta', stage, text });
    };
    const answer = await model(request, { ...options, ...(onText === undefined && !deltas ? {} : { onText: heard }) });
    const elapsedMs = clock().getTime() - started;
    if (answer.ok) onEvent?.({ event: 'model-call-finish', stage, role, model: answer.reply.model, finish: answer.reply.finish, calls: answer.reply.calls.map(({ name }) => name), usage: answer.reply.usage, elapsedMs });
    else onEvent?.({ event: 'model-call-failed', stage, role, failure: answer.failure, elapsedMs });
    return answer;
  };
}
