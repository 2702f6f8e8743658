// Reading the benchmark's files. The judge is handed `claim`, `target`, `source` and `question`; labels are for the score alone.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { parseJson } from '@assay/record';

export const recordSchema = z.object({
  id: z.string(),
  claim: z.string(),
  target: z.tuple([z.int(), z.int()]).nullish(),
  question: z.string().nullish(),
  source: z.object({ paragraphs: z.array(z.string()).nullish(), table: z.array(z.array(z.string())).nullish() }),
  label: z.string().nullish(),
  perturbation: z.string().nullish(),
  variant: z.string().nullish(),
  subset: z.string().nullish(),
  doc_id: z.string().nullish(),
  gold: z.object({ cells: z.array(z.tuple([z.int(), z.int()])).nullish(), paragraphs: z.array(z.int()).nullish(), value: z.union([z.number(), z.array(z.number()), z.string()]).nullish(), scale: z.string().nullish() }).nullish(),
});
export type BenchRecord = z.infer<typeof recordSchema>;

/** One record at a time, so that memory does not grow with the file. */
export async function* readRecords(path: string): AsyncGenerator<BenchRecord> {
  const bytes = createReadStream(path);
  const lines = createInterface({ input: path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes, crlfDelay: Infinity });
  for await (const line of lines) if (line.trim() !== '') yield recordSchema.parse(parseJson(line));
}
