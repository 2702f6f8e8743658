// A recorded trace as texts to search. An output that does not have its hash is left out and named.
import { parseJson, type Sha256 } from '@assay/record';
import type { SearchText } from '../pattern/search-texts.ts';
import { textsIn } from '../track/echo.ts';
import type { TraceManifest } from './record-trace.ts';

export type TraceTexts = { readonly texts: readonly SearchText[]; readonly missing: readonly { readonly file: string; readonly why: 'not-there' | 'changed' }[] };

export function traceTexts(manifest: TraceManifest, outputs: ReadonlyMap<string, string>, sha256: Sha256): TraceTexts {
  const texts: SearchText[] = [];
  const missing: { file: string; why: 'not-there' | 'changed' }[] = [];
  for (const { number, agent, tool, input, output } of manifest.calls) {
    if (output === null) continue;
    const text = outputs.get(output.file);
    if (text === undefined) missing.push({ file: output.file, why: 'not-there' });
    else if (sha256(new TextEncoder().encode(text)) !== output.sha256) missing.push({ file: output.file, why: 'changed' });
    else texts.push({ id: output.file, text, file: output.file, by: agent, madeBy: { agent, tool, number }, putIn: textsOf(input) });
  }
  return { texts, missing };
}

/** Inputs are kept as text: canonical JSON, or a plain string. */
function textsOf(input: string): string[] {
  try { return textsIn(parseJson(input)); } catch { return [input]; }
}

/** What a fence asks when a passage names a recorded output. */
export function traceCaptureText({ texts }: TraceTexts): (id: string) => string | null {
  const byId = new Map(texts.map((text) => [text.id, text.text]));
  return (id) => byId.get(id) ?? null;
}
