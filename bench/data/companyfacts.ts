// npm run -s bench:data [-- --facts FILE.json[.gz]] [--runs N]
// How long SEC company facts take to become facts, beside JSON.parse of the same bytes. The last line is one JSON object.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readCompanyFacts, readFacts } from '@assay/audit/facts';
import { captureId, parseJson, type Capture } from '@assay/record';

const { values } = parseArgs({ options: { facts: { type: 'string' }, runs: { type: 'string', default: '7' } } });
const path = values.facts ?? join(import.meta.dirname, '..', '..', '..', 'shared', 'recorded', 'sec', 'companyfacts', 'CIK0000320193_2026-03-25.json.gz');
if (!existsSync(path)) {
  console.error(`No company facts at ${path}. Give --facts FILE.json.`);
  process.exit(2);
}

/** The document as the SEC sends it; a recording holds it under `response`. */
function bodyOf(file: string): Uint8Array {
  const raw = readFileSync(file);
  const bytes = raw[0] === 0x1f ? gunzipSync(raw) : raw;
  const read = parseJson(bytes.toString('utf8'));
  const response = typeof read === 'object' && read !== null && 'response' in read ? read.response : null;
  const json = typeof response === 'object' && response !== null && 'json' in response ? response.json : null;
  return json === null ? new Uint8Array(bytes) : new TextEncoder().encode(JSON.stringify(json));
}

const bytes = bodyOf(path);
const sha256 = (of: Uint8Array): string => createHash('sha256').update(of).digest('hex');
const capture: Capture = {
  id: captureId.parse('cap_companyfacts'), tool: 'get_sec_financial_data', reader: 'sec-company-facts', request: { method: 'GET', url: 'https://data.sec.gov/', body: null }, status: 200,
  mediaType: 'application/json', receivedAt: '2030-01-01T00:00:00Z', origin: 'file', sourceKind: 'filing', sourceName: 'SEC EDGAR company facts', licence: 'public domain', asOf: null, entity: null, sha256: sha256(bytes), size: bytes.length,
};

function msOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
const tasks: Readonly<Record<string, () => void>> = {
  // eslint-disable-next-line no-restricted-syntax -- the platform's own parser is the measure
  'JSON.parse': () => { JSON.parse(new TextDecoder().decode(bytes)); },
  'to facts': () => { readFacts({ capture, bytes }, { sha256 }); },
  'with all versions': () => { readCompanyFacts(bytes, { asOf: '2030-01-01' }); },
};
const runs = Math.max(1, Number(values.runs));
const measured = Object.entries(tasks).map(([name, work]) => {
  const first = msOf(work);
  const times = Array.from({ length: runs }, () => msOf(work)).sort((left, right) => left - right);
  return { name, firstMs: Math.round(first), medianMs: Math.round(times[Math.floor(times.length / 2)] ?? 0) };
});
const base = measured[0]?.medianMs ?? 1;
const rows = measured.map((row) => ({ ...row, ratio: Math.round((10 * row.medianMs) / Math.max(1, base)) / 10 }));
console.log(`${(bytes.length / 1e6).toFixed(1)} MB, ${String(runs)} runs`);
for (const { name, firstMs, medianMs, ratio } of rows) console.log(`${name.padEnd(18)} first ${String(firstMs).padStart(5)} ms  median ${String(medianMs).padStart(5)} ms  ${String(ratio)} × JSON.parse`);
console.log(JSON.stringify({ bytes: bytes.length, runs, tasks: rows }));
