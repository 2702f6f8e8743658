// The audit as MCP tools: judge a report against sources or a run, and check a sealed run from its bytes.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { auditReport, documentSource, mediaTypeOf, type Audit } from '@assay/audit';
import { readCaptures } from '@assay/audit/archive';
import { AssayError, isoDate, verdictNames, type CapturedBytes, type Entity } from '@assay/record';
import { z } from 'zod';
import { clock } from '../clock.ts';
import type { Environment } from '../config/environment.ts';
import { findRun } from '../vault/find-run.ts';
import { sha256 } from '../vault/sha256.ts';
import { readTrustedKeys } from '../vault/trusted-keys.ts';
import { verifyRun } from '../vault/verify-run.ts';
import { tellProgress, type CallExtra } from './progress.ts';

const LARGEST_TEXT = 16 * 1024 * 1024;
const source = z.object({
  name: z.string().min(1).max(200).describe('A file name; its ending says what it is: .json, .csv, .html, .md, .txt'),
  text: z.string().max(LARGEST_TEXT),
});
const auditInput = z.strictObject({
  report: z.string().min(1).max(LARGEST_TEXT).describe('The report, as Markdown.'),
  sources: z.array(source).max(200).optional().describe('Documents to judge it against.'),
  run: z.string().max(400).optional().describe('Instead of sources: a run whose captures it is judged against, by id, ticker or `latest`.'),
  company: z.string().max(200).optional().describe('Whom the report is about.'), ticker: z.string().max(20).optional(),
  as_of: isoDate.optional().describe('The day of the report.'),
});
const claim = z.object({ number: z.int(), text: z.string(), start: z.int(), end: z.int(), verdict: z.enum(verdictNames), reason: z.string(), right: z.string().nullable(), facts: z.array(z.string()) });
const auditOutput = z.object({ claims: z.array(claim), coverage: z.number().nullable(), unaccounted: z.int(), counts: z.record(z.string(), z.int()), refusals: z.array(z.object({ source: z.string(), message: z.string() })) });

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

export function addAuditTools(server: McpServer, environment: Environment): void {
  server.registerTool('audit_report', {
    title: 'Audit a report', description: 'Judges every figure of a Markdown report by code: which source value it came from, whether value, metric, period, unit, sign and entity agree. A wrong figure is contradicted, with the right one beside it. No model takes part.',
    inputSchema: auditInput, outputSchema: auditOutput, annotations: readOnly,
  }, (given, extra) => answering(() => audit(given, environment, extra)));
  server.registerTool('verify_archive', {
    title: 'Verify a sealed run', description: 'Checks every byte of a sealed run, its signature, and does the judgment again from the captured bytes.',
    inputSchema: z.strictObject({ run: z.string().min(1).max(1000).describe('A run by id, ticker or `latest`, or the path of an archive.') }),
    outputSchema: z.object({ sound: z.boolean(), run: z.string().nullable(), sealed_at: z.string().nullable(), files: z.int(), problems: z.array(z.object({ path: z.string(), why: z.string() })), signer: z.string().nullable(), signature_holds: z.boolean(), audit: z.string() }),
    annotations: readOnly,
  }, ({ run }) => answering(() => verify(run, environment)));
}

/** What the user can mend is an error result with its remedy; anything else is for the client to see as a fault. */
async function answering(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AssayError)) throw error;
    return { isError: true, content: [{ type: 'text', text: `**failed** (${error.code}): ${error.message} ${error.remedy}` }], _meta: { error: { code: error.code, message: error.message, remedy: error.remedy } } };
  }
}

async function audit(given: z.output<typeof auditInput>, environment: Environment, extra: CallExtra): Promise<CallToolResult> {
  await tellProgress(extra, { done: 0, of: 2, message: 'reading the sources' });
  const documents = await documentsOf(given, environment);
  await tellProgress(extra, { done: 1, of: 2, message: `judging against ${String(documents.length)} sources` });
  const audited = auditReport(given.report, documents, { subject: subjectOf(given), asOf: given.as_of ?? null, sha256 });
  await tellProgress(extra, { done: 2, of: 2, message: 'judged' });
  const view = auditView(audited);
  return { content: [{ type: 'text', text: auditText(view) }], structuredContent: view };
}

async function documentsOf({ sources, run, company, ticker }: z.output<typeof auditInput>, environment: Environment): Promise<readonly CapturedBytes[]> {
  if (run !== undefined) return readCaptures((await findRun(environment.places.runs, run)).files);
  if (sources === undefined || sources.length === 0) throw new AssayError('usage', 'There is nothing to judge the report against.', { remedy: 'Give `sources`, or a `run`.' });
  const about = subjectOf({ company, ticker });
  return sources.map(({ name, text }) => {
    if (mediaTypeOf(name) === null) throw new AssayError('usage', `The source “${name}” is of a kind that is not read.`, { remedy: 'End its name in .json, .csv, .html, .md or .txt.' });
    return documentSource({ name, bytes: new TextEncoder().encode(text), described: {} }, { readAt: clock().toISOString(), about, sha256 });
  });
}

function subjectOf({ company, ticker }: { readonly company?: string | undefined; readonly ticker?: string | undefined }): Entity | null {
  return company === undefined && ticker === undefined ? null : { id: null, ticker: ticker?.toUpperCase() ?? null, name: company ?? null };
}

type AuditView = z.output<typeof auditOutput>;

function auditView({ claims, verdicts, coverage, refusals }: Audit): AuditView {
  const byClaim = new Map(verdicts.map((verdict) => [verdict.claim, verdict]));
  return {
    claims: claims.flatMap(({ id, text, span }, index) => {
      const verdict = byClaim.get(id);
      return verdict === undefined ? [] : [{ number: index + 1, text, start: span.start, end: span.end, verdict: verdict.verdict, reason: verdict.reason, right: verdict.right?.shown ?? null, facts: verdict.evidence.facts.map((fact) => fact.id) }];
    }),
    coverage: coverage.ratio, unaccounted: coverage.unaccounted, counts: { ...coverage.verdicts }, refusals: refusals.map(({ source: name, message }) => ({ source: name, message })),
  };
}

function auditText({ claims, counts, coverage }: AuditView): string {
  const tally = Object.entries(counts).filter(([, number]) => number > 0).map(([name, number]) => `${String(number)} ${name}`).join(', ');
  const wrong = claims.filter(({ verdict }) => verdict === 'contradicted').map(({ number, text, right, reason }) => `- claim ${String(number)} “${text}”${right === null ? '' : `: should be ${right}`}. ${reason}`);
  return [`${String(claims.length)} claims: ${tally}. ${coverage === null ? '' : `Coverage ${String(Math.round(coverage * 1000) / 10)}%.`}`, ...wrong].join('\n');
}

async function verify(run: string, environment: Environment): Promise<CallToolResult> {
  const found = await verifyRun(await findRun(environment.places.runs, run), await readTrustedKeys(environment.places.config));
  const again = !found.audit.ran ? `could not be run again: ${found.audit.why}` : found.audit.differences.length === 0 ? `${String(found.audit.claims)} claims, the same verdicts` : found.audit.differences.slice(0, 20).join('; ');
  const view = { sound: found.sound, run: found.run, sealed_at: found.sealedAt, files: found.files, problems: found.problems.map(({ path, why }) => ({ path, why })), signer: found.signer.fingerprint, signature_holds: found.signer.holds, audit: again };
  return { content: [{ type: 'text', text: `${found.sound ? 'Sound' : 'Not sound'}: ${again}.` }], structuredContent: view };
}
