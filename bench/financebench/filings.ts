// The filings of the set: captures of their texts, page by page in one index. What is known of a filing is what its list and its own cover say.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { documentSource, type SourceDocument } from '@assay/audit';
import { openPassageIndex, readCover, type Chunk, type PassageIndex } from '@assay/knowledge';
import { parseJson, type IsoDate } from '@assay/record';
import { z } from 'zod';

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const listed = z.object({ doc_name: z.string(), company: z.string() });

export type BenchFiling = { readonly name: string; readonly company: string; readonly form: string; readonly period: IsoDate | null; readonly source: SourceDocument; readonly text: string; /** Where each page begins. */ readonly pages: readonly number[] };
export type BenchFilings = { readonly filings: ReadonlyMap<string, BenchFiling>; readonly index: PassageIndex; readonly pages: number };

export function readBenchFilings(folder: string): BenchFilings {
  const companies = new Map(readFileSync(join(folder, 'document_information.jsonl'), 'utf8').trim().split('\n').map((line) => {
    const { doc_name: name, company } = listed.parse(parseJson(line));
    return [name, company] as const;
  }));
  const names = readdirSync(join(folder, 'text')).filter((file) => file.endsWith('.txt.gz')).toSorted();
  const filings = names.map((file) => readFiling(join(folder, 'text', file), file.replace('.txt.gz', ''), companies));
  const index = openPassageIndex();
  for (const { name, company, form, period, text, pages } of filings) index.add({ id: name, company, form, year: period === null ? null : Number(period.slice(0, 4)) }, pages.map((start, at) => chunkOf(text, start, pages[at + 1] ?? text.length)));
  return { filings: new Map(filings.map((filing) => [filing.name, filing])), index, pages: filings.reduce((sum, { pages }) => sum + pages.length, 0) };
}

function readFiling(path: string, name: string, companies: ReadonlyMap<string, string>): BenchFiling {
  const bytes = gunzipSync(readFileSync(path));
  const text = new TextDecoder().decode(bytes);
  const company = companies.get(name) ?? name.replace(/_.*/, '');
  const { form, period } = readCover(text);
  const source = documentSource({ name: `${name}.txt`, bytes }, { about: { id: null, ticker: null, name: company }, readAt: '2026-01-01T00:00:00Z', sha256 });
  return { name, company, form: form ?? '', period, source, text, pages: [0, ...[...text.matchAll(/\f/g)].map(({ index }) => index + 1)] };
}

function chunkOf(text: string, start: number, end: number): Chunk {
  const span = { start, end };
  return { section: { key: 'cover', title: '' }, headings: [], isTable: false, text: text.slice(start, end), span, source: span };
}

/** The page, counted from nought, on which a place of the text stands. */
export function pageAt({ pages }: BenchFiling, place: number): number {
  return pages.findLastIndex((start) => start <= place);
}
