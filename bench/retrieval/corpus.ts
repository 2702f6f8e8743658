// A corpus of the bench as documents and chunks. A record is a context of its own, a filing of paragraphs, or a page of a filing.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { readCover, type Chunk, type IndexedDocument } from '@assay/knowledge';
import { parseJson } from '@assay/record';
import { z } from 'zod';

export const corpusRecord = z.object({
  id: z.string(), doc: z.string().optional(), company: z.string().optional(), text: z.string().optional(), report_type: z.string().optional(), paragraphs: z.array(z.string()).optional(), table: z.array(z.array(z.string())).nullish(),
});
export const queryRecord = z.object({ id: z.string(), query: z.string(), scope: z.string().optional(), doc_name: z.string().optional(), gold: z.array(z.union([z.string(), z.number()])).optional() });
type CorpusRecord = z.output<typeof corpusRecord>;

export type CorpusDocument = { readonly document: IndexedDocument; readonly chunks: readonly Chunk[]; /** Of each chunk, as the gold names it. */ readonly ids: readonly string[] };

export async function* readLines<Schema extends z.ZodType>(path: string, schema: Schema): AsyncGenerator<z.output<Schema>> {
  const file = createReadStream(path);
  for await (const line of createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file, crlfDelay: Infinity })) if (line.trim() !== '') yield schema.parse(parseJson(line));
}

export async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function chunkOf(text: string): Chunk {
  const span = { start: 0, end: text.length };
  return { section: { key: 'cover', title: '' }, headings: [], isTable: false, text, span, source: span };
}

/** `isScoped`: questions go to the paragraphs of one record. */
export async function readCorpus(path: string, isScoped: boolean): Promise<CorpusDocument[]> {
  const groups = new Map<string, CorpusRecord[]>();
  for await (const record of readLines(path, corpusRecord)) {
    const id = record.doc ?? record.id;
    groups.set(id, [...(groups.get(id) ?? []), record]);
  }
  return [...groups].map(([id, records]) => documentOf(id, records, isScoped));
}

function documentOf(id: string, records: readonly CorpusRecord[], isScoped: boolean): CorpusDocument {
  const [first] = records;
  const cover = readCover(records.slice(0, 2).map(({ text = '' }) => text).join('\n'));
  const document = { id, company: first?.company ?? '', form: first?.report_type ?? cover.form ?? '', year: cover.period === null ? null : Number(cover.period.slice(0, 4)) };
  const parts = records.flatMap(({ id: own, text, paragraphs = [], table }) => {
    if (text !== undefined) return [{ id: own, text }];
    const rows = (table ?? []).map((row) => row.join(' | '));
    return isScoped ? paragraphs.map((paragraph, at) => ({ id: String(at), text: paragraph })) : [{ id: own, text: [...paragraphs, ...rows].join('\n') }];
  });
  return { document, chunks: parts.map((part) => chunkOf(part.text)), ids: parts.map((part) => part.id) };
}
