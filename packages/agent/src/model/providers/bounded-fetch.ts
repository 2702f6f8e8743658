// What every call to a provider obeys: no redirect is followed, since it would carry the key to another host, and no answer is read without end.
import type { Fetch } from '@assay/data';

export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

export function boundedFetch(fetch: Fetch, mostBytes: number): Fetch {
  return async (url, init) => {
    const response = await fetch(url, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let size = 0;
    const counted = response.body.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > mostBytes) controller.error(new TooLargeError(`the answer is longer than ${String(mostBytes)} bytes`));
        else controller.enqueue(chunk);
      },
    }));
    return new Response(counted, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}
