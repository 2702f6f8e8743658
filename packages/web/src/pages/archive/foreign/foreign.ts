// Checks a foreign archive in a thread of its own: the file's bytes go in, what was found comes out, and no request is made with them.
import { recheckBytes, type Rechecked } from '../../../recheck/index.ts';

export type Foreign = { readonly ok: true; readonly found: Rechecked } | /** No archive, or one that cannot be opened. */ { readonly ok: false; readonly why: string };

/** A run with every source seldom passes a few megabytes; what is beyond this would only fill the memory. */
export const largestBytes = 256 * 1024 * 1024;

export async function checkForeign(file: File): Promise<Foreign> {
  if (file.size > largestBytes) return { ok: false, why: `${file.name} has ${String(Math.round(file.size / 1024 / 1024))} MB; this page checks up to ${String(largestBytes / 1024 / 1024)} MB. Run \`assay verify\` on it.` };
  try {
    return { ok: true, found: await recheckBytes(new Uint8Array(await file.arrayBuffer())) };
  } catch (failure) {
    return { ok: false, why: failure instanceof Error ? failure.message : String(failure) };
  }
}
