// Runs, their reports and claims, and the captured bytes behind figures, as MCP resources. Nothing outside the vault and the session is read.
import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ErrorCode, McpError, type ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import { AssayError, type CapturedBytes } from '@assay/record';
import type { Environment } from '../config/environment.ts';
import { findRun } from '../vault/find-run.ts';
import { listRuns } from '../vault/list-runs.ts';
import { readRun } from '../vault/read-run.ts';
import type { FinishedRun } from '../vault/run-files.ts';
import type { KeptCaptures } from './kept-captures.ts';

type Parts = { readonly environment: Environment; readonly kept: KeptCaptures };
const json = 'application/json';

export function addResources(server: McpServer, { environment, kept }: Parts): void {
  const { runs } = environment.places;
  server.registerResource('runs', 'assay://runs', { title: 'Runs', description: 'The sealed runs of this machine, newest first.', mimeType: json }, async (uri) => jsonResource(uri, await sealedRuns(runs)));
  const listed = async (part: string): Promise<{ resources: { uri: string; name: string; mimeType: string }[] }> => ({
    resources: (await sealedRuns(runs)).map(({ run, title }) => ({ uri: `assay://runs/${run}/${part}`, name: `${title ?? run} (${part})`, mimeType: part === 'report' ? 'text/markdown' : json })),
  });
  server.registerResource('run report', new ResourceTemplate('assay://runs/{run}/report', { list: () => listed('report') }), { title: 'Report of a run', mimeType: 'text/markdown' }, async (uri, { run }) => {
    const { contents } = await openRun(runs, one(run));
    return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: contents.report }] };
  });
  server.registerResource('run claims', new ResourceTemplate('assay://runs/{run}/claims', { list: () => listed('claims') }), { title: 'Claims and verdicts of a run', mimeType: json }, async (uri, { run }) => {
    const { contents } = await openRun(runs, one(run));
    const verdicts = new Map(contents.verdicts.map((verdict) => [verdict.claim, verdict]));
    return jsonResource(uri, { run: contents.run.id, coverage: contents.coverage, claims: contents.claims.map((claim) => ({ claim, verdict: verdicts.get(claim.id) ?? null })) });
  });
  server.registerResource('run capture', new ResourceTemplate('assay://runs/{run}/captures/{capture}', { list: undefined }), { title: 'Captured bytes of a run' }, async (uri, { run, capture }) => {
    const { contents } = await openRun(runs, one(run));
    return captureResource(uri, contents.captures.find((captured) => captured.capture.id === one(capture)) ?? null);
  });
  server.registerResource('capture', new ResourceTemplate('assay://captures/{capture}', { list: () => ({ resources: kept.list().slice(0, 200).map(({ capture }) => ({ uri: `assay://captures/${capture.id}`, name: capture.sourceName, mimeType: capture.mediaType })) }) }),
    { title: 'Captured bytes of this session', description: 'The very bytes a tool’s figures were read from.' }, (uri, { capture }) => captureResource(uri, kept.find(one(capture))));
}

type SealedRun = { readonly run: string; readonly ticker: string; readonly title: string | null; readonly startedAt: string; readonly coverage: number | null; readonly contradicted: number };

async function sealedRuns(runs: string): Promise<SealedRun[]> {
  return (await listRuns(runs)).flatMap((listed) => (listed.state === 'sealed' ? [{ run: listed.id, ticker: listed.run.question.ticker, title: listed.run.title, startedAt: listed.run.startedAt, coverage: listed.coverage.ratio, contradicted: listed.coverage.verdicts.contradicted }] : []));
}

/** Ids only: a path in an address would read what is not the vault's. */
async function openRun(runs: string, id: string): Promise<FinishedRun> {
  if (!/^run_[0-9a-z-]{6,64}$/.test(id)) throw notFound(`There is no run ${id.slice(0, 80)}.`);
  try {
    return readRun((await findRun(runs, id)).files);
  } catch (error) {
    if (error instanceof AssayError) throw notFound(`${error.message} ${error.remedy}`);
    throw error;
  }
}

function notFound(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}

function one(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

function jsonResource(uri: URL, value: unknown): ReadResourceResult {
  return { contents: [{ uri: uri.href, mimeType: json, text: JSON.stringify(value) }] };
}

/** Text as text where it is UTF-8; anything else as the bytes it is. */
function captureResource(uri: URL, captured: CapturedBytes | null): ReadResourceResult {
  if (captured === null) throw notFound('There is no such capture in this session. Call the tool again, or read it from its run.');
  const { mediaType } = captured.capture;
  try {
    return { contents: [{ uri: uri.href, mimeType: mediaType, text: new TextDecoder('utf-8', { fatal: true }).decode(captured.bytes) }] };
  } catch {
    return { contents: [{ uri: uri.href, mimeType: mediaType, blob: Buffer.from(captured.bytes).toString('base64') }] };
  }
}
