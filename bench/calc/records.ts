// Reading the calculation set. The engine is handed `question`, `source` and the operands; `answer` is for the score, `doc_id` for halving the set.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { parseJson } from '@assay/record';

export const calcRecordSchema = z.object({
  id: z.string(),
  doc_id: z.string().nullish(),
  question: z.string(),
  answer: z.number().nullish(),
  program: z.string().nullish(),
  operands: z.array(z.object({ value: z.number(), cell: z.tuple([z.int(), z.int()]).nullable(), kind: z.enum(['cell', 'text', 'const']) })),
  source: z.object({ paragraphs: z.array(z.string()).nullish(), table: z.array(z.array(z.string())).nullish() }),
});
export type CalcRecord = z.infer<typeof calcRecordSchema>;

/** One record at a time, so that memory does not grow with the file. */
export async function* readCalcRecords(path: string): AsyncGenerator<CalcRecord> {
  const bytes = createReadStream(path);
  const lines = createInterface({ input: path.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes, crlfDelay: Infinity });
  for await (const line of lines) if (line.trim() !== '') yield calcRecordSchema.parse(parseJson(line));
}
