// Annual reports as they were filed: the list of filings is recorded, the pages stand in ../shared/filings.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Answerer } from '../../testing/replay-server.ts';

const folder = join(import.meta.dirname, '..', '..', '..', '..', '..', '..', 'shared', 'filings', 'html');
const pages: Readonly<Record<string, string>> = { 'aapl-20240928.htm': 'AAPL_10-K_2024-11-01.html.gz', 'aapl-20250927.htm': 'AAPL_10-K_2025-10-31.html.gz', 'aapl-20240629.htm': 'AAPL_10-Q_2024-08-02.html.gz' };

export const reportPages: Answerer = ({ url }) => {
  const { host, pathname } = new URL(url);
  const page = host === 'www.sec.gov' && pathname.startsWith('/Archives/edgar/data/320193/') ? pages[pathname.split('/').at(-1) ?? ''] : undefined;
  if (page === undefined || !existsSync(join(folder, page))) return null;
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, bytes: gunzipSync(readFileSync(join(folder, page))) };
};
