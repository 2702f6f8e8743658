// SEC's list of companies as tab-separated text in the SEC's own order (by size): ticker, CIK of ten digits, name, and the plain form of
// the name, which takes longer to make than to read.
import { z } from 'zod';
import { plainName } from '../../src/resolve/names/plain-name.ts';
import { readSharedJson } from './shared.ts';

const recorded = z.object({ response: z.object({ json: z.record(z.string(), z.object({ cik_str: z.number(), ticker: z.string(), title: z.string() })) }) });

export function makeListing(): string {
  const rows = Object.entries(readSharedJson('recorded/sec/company_tickers/company_tickers.json.gz', recorded).response.json);
  return rows.sort(([left], [right]) => Number(left) - Number(right)).map(([, row]) => lineOf(row.ticker, String(row.cik_str).padStart(10, '0'), row.title.replace(/\s+/g, ' ').trim())).join('');
}

function lineOf(ticker: string, cik: string, name: string): string {
  return `${[ticker, cik, name, plainName(name)].join('\t')}\n`;
}
