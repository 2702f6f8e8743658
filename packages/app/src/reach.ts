// Whether a host answers at all; nothing that it says is read or kept.

import type { Fetch } from '@assay/data';

const PATIENCE_MS = 3_000;

export async function isReachable(url: string, { fetch, signal }: { readonly fetch: Fetch; readonly signal: AbortSignal }): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) });
    return true;
  } catch {
    return false;
  }
}
