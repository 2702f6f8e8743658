// The SEC's list of companies with tickers, the most valuable first.
import { parseJson, type CapturedBytes } from '@assay/record';
import { z } from 'zod';
import type { FieldProblem } from '../capture/endpoint.ts';
import type { ListedCompany } from '../desk/sample-port.ts';

const tickersSchema = z.record(z.string(), z.object({ cik_str: z.int().positive(), ticker: z.string().min(1), title: z.string() }));

export function readTickers(bytes: Uint8Array): ListedCompany[] {
  const rows = tickersSchema.parse(parseJson(new TextDecoder().decode(bytes)));
  return Object.values(rows).map((row) => ({ cik: String(row.cik_str).padStart(10, '0'), ticker: row.ticker.toUpperCase(), name: row.title }));
}

export function checkTickers({ bytes }: CapturedBytes): FieldProblem | null {
  try {
    readTickers(bytes);
    return null;
  } catch (error) {
    if (error instanceof z.ZodError) return { field: error.issues[0]?.path.map(String).join('/') ?? 'the whole document', why: error.issues[0]?.message ?? 'has another form' };
    if (error instanceof SyntaxError) return { field: 'the whole document', why: 'is not JSON' };
    throw error;
  }
}
