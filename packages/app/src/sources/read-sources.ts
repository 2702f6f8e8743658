// A folder of the user's own sources, as the judge reads them. What cannot be read is said; nothing outside the folder is.
import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { documentSource, mediaTypeOf } from '@assay/audit';
import { captureSchema, parseJson, type Capture, type CapturedBytes, type Entity } from '@assay/record';
import { z } from 'zod';
import { readFault } from '../vault/disk-fault.ts';
import { sha256 } from '../vault/sha256.ts';

export type Skipped = { readonly path: string; readonly why: string };
export type Sources = { readonly documents: readonly CapturedBytes[]; readonly skipped: readonly Skipped[] };

export const sourceLimits = { fileBytes: 64 * 1024 * 1024, totalBytes: 512 * 1024 * 1024, files: 5_000 } as const;
const DESCRIPTION = '.capture.json';

/** What a file `NAME.capture.json` may say of the file NAME beside it. */
const descriptionSchema = captureSchema.pick({ reader: true, sourceKind: true, sourceName: true, licence: true, asOf: true, entity: true, mediaType: true }).partial();

async function listFiles(folder: string, below: string): Promise<{ readonly files: string[]; readonly skipped: Skipped[] }> {
  const entries = (await readdir(join(folder, below), { withFileTypes: true })).sort((left, right) => (left.name < right.name ? -1 : 1));
  const found: { files: string[]; skipped: Skipped[] } = { files: [], skipped: [] };
  for (const entry of entries) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) {
      const inside = await listFiles(folder, path);
      found.files.push(...inside.files);
      found.skipped.push(...inside.skipped);
    } else if (!entry.isFile()) found.skipped.push({ path, why: 'it is a link or a device; links are not followed' });
    else if (!path.endsWith(DESCRIPTION)) found.files.push(path);
  }
  return found;
}

function unpackGzip(bytes: Uint8Array): Uint8Array | string {
  try {
    return new Uint8Array(gunzipSync(bytes, { maxOutputLength: sourceLimits.fileBytes }));
  } catch (error) {
    return error instanceof RangeError ? 'it would unpack to more than 64 MB' : 'it is no gzip file';
  }
}

async function readBytes(path: string): Promise<Uint8Array | string> {
  const { size } = await lstat(path);
  if (size > sourceLimits.fileBytes) return 'it is larger than 64 MB';
  const bytes = new Uint8Array(await readFile(path));
  return path.endsWith('.gz') ? unpackGzip(bytes) : bytes;
}

/** A damaged description is said and not used: the file itself can still be read. */
async function readDescription(path: string, skipped: Skipped[]): Promise<Partial<Capture>> {
  try {
    const parsed = descriptionSchema.parse(parseJson(await readFile(`${path}${DESCRIPTION}`, 'utf8')));
    return Object.fromEntries(Object.entries(parsed).filter(([, value]) => value !== undefined));
  } catch (error) {
    const isThere = error instanceof SyntaxError || error instanceof z.ZodError;
    if (isThere) skipped.push({ path: `${basename(path)}${DESCRIPTION}`, why: 'it does not describe a capture' });
    return {};
  }
}

/** `readAt` stands in the captures; `about` is the company of sources that name none. */
export type ReadFrom = { readonly readAt: string; readonly about: Entity | null };

/** Throws AssayError('unreadable-file') when the folder itself cannot be read. */
export async function readSources(folder: string, from: ReadFrom): Promise<Sources> {
  try {
    const { files, skipped } = await listFiles(folder, '');
    const documents: CapturedBytes[] = [];
    let total = 0;
    for (const path of files) {
      const mediaType = mediaTypeOf(path);
      const bytes = mediaType === null ? 'its kind is not read (json, csv, html, md and txt are)' : await readBytes(join(folder, path));
      if (mediaType === null || typeof bytes === 'string') {
        skipped.push({ path, why: typeof bytes === 'string' ? bytes : 'its kind is not read' });
        continue;
      }
      total += bytes.length;
      const over = total > sourceLimits.totalBytes || documents.length >= sourceLimits.files;
      if (over) skipped.push({ path, why: 'the folder holds more than is read (512 MB, 5,000 files)' });
      else documents.push(documentSource({ name: path, bytes, described: await readDescription(join(folder, path), skipped) }, { ...from, sha256 }));
    }
    return { documents, skipped };
  } catch (error) {
    throw readFault(error, folder);
  }
}
