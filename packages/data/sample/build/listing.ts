// SEC's list of companies as tab-separated text in the SEC's own order (by size): ticker, CIK without leading zeros, name.
import { z } from 'zod';
import { readSharedJson } from './shared.ts';

const recorded = z.object({ response: z.object({ json: z.record(z.string(), z.object({ cik_str: z.number(), ticker: z.string(), title: z.string() })) }) });

export function makeListing(): string {
  const rows = Object.entries(readSharedJson('recorded/sec/company_tickers/company_tickers.json.gz', recorded).response.json);
  return rows.sort(([left], [right]) => Number(left) - Number(right)).map(([, row]) => `${row.ticker}\t${String(row.cik_str)}\t${row.title.replace(/\s+/g, ' ').trim()}\n`).join('');
}
