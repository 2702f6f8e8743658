// True responses of the services, recorded: read from a folder that may be absent, found by their canonical request.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseJson } from '@assay/record';
import { z } from 'zod';
import { canonicalRequest } from '../capture/redact.ts';

const indexEntry = z.object({ source: z.string(), endpoint: z.string(), name: z.string(), method: z.string(), url: z.string(), status: z.int(), kind: z.string(), file: z.string() });
export type RecordingEntry = z.infer<typeof indexEntry>;
const header = z.union([z.string(), z.array(z.string())]);
const recordSchema = z.object({
  meta: z.object({ recorded_at: z.string().nullish() }),
  response: z.object({ status: z.int(), headers: z.record(z.string(), header), json: z.unknown().optional(), text: z.string().optional() }),
});

export type Recording = { readonly status: number; readonly headers: Readonly<Record<string, string | readonly string[]>>; readonly bytes: Uint8Array; readonly recordedAt: string | null };

export type Recordings = {
  readonly entries: readonly RecordingEntry[];
  /** The best recording of a request: a true exchange before a made-up one. Null for a miss. */
  readonly find: (request: { readonly method: string; readonly url: string }) => Recording | null;
  readonly read: (entry: RecordingEntry) => Recording;
};

/** Opens the folder that holds `index.json`. Throws where there is none: ask `existsSync` first. */
export function openRecordings(root: string): Recordings {
  const entries = z.array(indexEntry).parse(parseJson(readFileSync(join(root, 'index.json'), 'utf8')));
  const byRequest = Map.groupBy(entries.filter((entry) => URL.canParse(entry.url)), (entry) => keyOf(entry));
  const read = (entry: RecordingEntry): Recording => readRecording(join(dirname(root), entry.file));
  return {
    entries, read,
    find: (request) => {
      const best = byRequest.get(keyOf(request))?.toSorted((left, right) => rank(left) - rank(right))[0];
      return best === undefined ? null : read(best);
    },
  };
}

function keyOf(request: { readonly method: string; readonly url: string }): string {
  return canonicalRequest({ method: request.method, url: request.url, body: null });
}

function rank(entry: RecordingEntry): number {
  return entry.kind === 'recorded' ? 0 : 1;
}

/** The body as bytes. Recorded JSON was reformatted by its recorder, so it is written again in the compact form of the service. */
function readRecording(file: string): Recording {
  const raw = readFileSync(existsSync(file) ? file : `${file}.gz`);
  const record = recordSchema.parse(parseJson((raw[0] === 0x1f ? gunzipSync(raw) : raw).toString('utf8')));
  const { status, headers, json, text } = record.response;
  return { status, headers, bytes: new TextEncoder().encode(text ?? (json === undefined ? '' : JSON.stringify(json))), recordedAt: record.meta.recorded_at ?? null };
}
