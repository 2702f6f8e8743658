// Reads the raw material. It lies beside the repository, not in it: the build is run where it is at hand, and its results are committed.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseJson } from '@assay/record';
import type { z } from 'zod';

export const sharedRoot: string = join(import.meta.dirname, '..', '..', '..', '..', '..', 'shared');
export const hasShared: boolean = existsSync(join(sharedRoot, 'facts')) && existsSync(join(sharedRoot, 'recorded'));

export function readShared(path: string): string {
  const bytes = readFileSync(join(sharedRoot, path));
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export function readSharedJson<Value>(path: string, schema: z.ZodType<Value>): Value {
  return schema.parse(parseJson(readShared(path)));
}

/** Rows of a comma-separated file by column name; quoted cells may hold commas. */
export function readSharedCsv(path: string): Record<string, string>[] {
  const [head = '', ...lines] = readShared(path).split(/\r?\n/).filter((line) => line !== '');
  const columns = splitCsvLine(head);
  return lines.map((line) => Object.fromEntries(splitCsvLine(line).map((cell, index) => [columns[index] ?? '', cell])));
}

function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
}
