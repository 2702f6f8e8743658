import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';

export type CallExtra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** Tells a client that asked for it how far a call is. */
export async function tellProgress(extra: CallExtra, { done, of, message }: { readonly done: number; readonly of: number; readonly message: string }): Promise<void> {
  const token = extra._meta?.progressToken;
  if (token !== undefined) await extra.sendNotification({ method: 'notifications/progress', params: { progressToken: token, progress: done, total: of, message } });
}
