// Checks a foreign archive in a thread of its own: the file's bytes go in, what was found comes out, and no request is made with them.
import type { Coverage } from '@assay/record';

type Judged = { readonly ran: true; readonly claims: number; readonly captures: number; readonly differences: readonly string[]; readonly otherRules: string | null; readonly coverage: Coverage };

export type Foreign =
  | {
    readonly ok: true; readonly run: string | null; readonly sealedAt: string | null; readonly fingerprint: string | null;
    readonly problems: readonly { readonly path: string; readonly why: string }[]; readonly audit: Judged | { readonly ran: false; readonly why: string }; readonly sound: boolean;
  }
  /** No archive, or one that cannot be opened. */
  | { readonly ok: false; readonly why: string; readonly remedy: string | null };

/** A run with every source seldom passes a few megabytes; what is beyond this would only fill the memory. */
export const largestBytes = 256 * 1024 * 1024;

export async function checkForeign(file: File): Promise<Foreign> {
  if (file.size > largestBytes) return { ok: false, why: `${file.name} has ${String(Math.round(file.size / 1024 / 1024))} MB; this page checks up to ${String(largestBytes / 1024 / 1024)} MB.`, remedy: 'Run `assay verify` on it.' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Foreign>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Foreign>) => { resolve(data); }, { once: true });
      worker.addEventListener('error', ({ message }) => { resolve({ ok: false, why: `The check did not run: ${message}`, remedy: 'Reload the page, or run `assay verify` on the file.' }); }, { once: true });
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
