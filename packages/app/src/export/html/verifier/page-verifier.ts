// What a page carries to check itself: the sealed archive and the judge.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { captureFile, packArchive } from '@assay/audit/archive';
import type { RunFiles } from '@assay/audit/seal';
import type { RunContents } from '@assay/record';
import { judgeScript } from './build-judge.ts';

export type LeftOut = { readonly path: string; readonly name: string; readonly size: number };
export type PageVerifier = {
  /** One script, its hash in the page's policy. */
  readonly script: string;
  readonly style: string;
  /** The archive, gzipped, in base64. */
  readonly archive: string;
  /** Sources that were too large for a page; without them the judgment cannot be made again there. */
  readonly leftOut: readonly LeftOut[];
};

/** Compressed bytes of an archive that a page carries; base64 makes a third more of them. */
export const MOST_BYTES = 16_000_000;

function readOwn(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8').replaceAll('\r\n', '\n').replace(/^\/\/ @ts-check\n/, '');
}

type Packed = { readonly bytes: Uint8Array; readonly leftOut: readonly LeftOut[] };

function compressedSize(bytes: Uint8Array | undefined): number {
  return bytes === undefined ? 0 : gzipSync(bytes).length;
}

/** The largest captures go first, until the rest fits. Each is compressed once to know its part: a whole archive of large captures takes seconds. */
export function packForPage(files: RunFiles, captures: RunContents['captures'], most: number = MOST_BYTES): Packed {
  const kept = new Map(files);
  const leftOut: LeftOut[] = [];
  const raw = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  if (raw > most) {
    const sizes = captures.map(({ capture }) => ({ capture, size: compressedSize(files.get(captureFile(capture.id))) })).toSorted((left, right) => left.size - right.size);
    const paths = new Set(captures.map(({ capture }) => captureFile(capture.id)));
    let total = sizes.reduce((sum, { size }) => sum + size, 0) + [...files].reduce((sum, [path, bytes]) => sum + (paths.has(path) ? 0 : compressedSize(bytes)), 0);
    for (let largest = total > most ? sizes.pop() : undefined; largest !== undefined; largest = total > most ? sizes.pop() : undefined) {
      kept.delete(captureFile(largest.capture.id));
      leftOut.push({ path: captureFile(largest.capture.id), name: largest.capture.sourceName, size: largest.capture.size });
      total -= largest.size;
    }
  }
  return { bytes: gzipSync(packArchive(kept), { level: 9 }), leftOut };
}

/** Throws AssayError('internal') where the judge cannot be built. */
export async function makeVerifier(files: RunFiles, captures: RunContents['captures'], { cache, most }: { readonly cache: string | null; readonly most?: number }): Promise<PageVerifier> {
  const { bytes, leftOut } = packForPage(files, captures, most);
  const script = `${await judgeScript(cache)}\n(() => {\n"use strict";\n${readOwn('./recheck-here.js')}})();\n`;
  return { script, style: readOwn('./recheck.css'), archive: Buffer.from(bytes).toString('base64'), leftOut };
}
