// What is handed in: a report to be judged, filings for the library, an archive to be verified. Files are data: they are read, never run, and gone afterwards.
import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { AssayError } from '@assay/record';
import { auditFieldsSchema, filingFieldsSchema, jobSchema, verificationSchema, type AskedJob, type Job } from '@assay/record/api';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { loadRun } from '../../vault/load-run.ts';
import { readTrustedKeys } from '../../vault/trusted-keys.ts';
import { verifyRun } from '../../vault/verify-run.ts';
import { needs } from '../access/guard.ts';
import type { Env, Parts } from '../parts.ts';
import { uploadLimits } from '../uploads/limits.ts';
import { boundaryOf, readMultipart } from '../uploads/read-multipart.ts';
import { removeUpload, takeUpload, type FileFields, type Upload } from '../uploads/take-upload.ts';
import { json, openRouter, problems, type Router } from './router.ts';

const binary = z.string().openapi({ format: 'binary' });
const form = (shape: z.ZodRawShape): { readonly content: { readonly 'multipart/form-data': { readonly schema: z.ZodObject } }; readonly required: true } => ({ content: { 'multipart/form-data': { schema: z.object(shape) } }, required: true });

async function receive(context: Context<Env>, { environment }: Parts, allowed: FileFields): Promise<Upload> {
  const boundary = boundaryOf(context.req.header('content-type'));
  const { body } = context.req.raw;
  if (body === null) throw new AssayError('usage', 'Nothing was handed in.', { remedy: 'Send the files as multipart/form-data.' });
  return takeUpload(readMultipart(Readable.fromWeb(body as NodeReadableStream), boundary), environment.places.cache, allowed);
}

/** The upload goes on as a job, which removes it; where none starts it is removed here. */
async function startWith(upload: Upload, { board, environment }: Parts, asked: (upload: Upload) => AskedJob): Promise<Job> {
  try {
    const job = board.start(asked(upload));
    // The work removes it when it ends; a thread that was ended does not.
    board.watch(job.id, 0, (event) => { if (event === null) void removeUpload(environment.places.cache, upload.id); });
    return job;
  } catch (error) {
    await removeUpload(environment.places.cache, upload.id);
    throw error;
  }
}

function fieldsOf<Shape extends z.ZodObject>({ fields }: Upload, schema: Shape): z.infer<Shape> {
  const read = schema.safeParse(Object.fromEntries([...fields].filter(([, value]) => value.trim() !== '')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AssayError('usage', `The request cannot be taken: ${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'a field is not in order'}.`, { remedy: 'GET /api/v1/openapi.json describes what each route takes.' });
}

function needed({ files }: Upload, field: string): Upload['files'] {
  const found = files.filter((file) => file.field === field);
  if (found.length === 0) throw new AssayError('usage', `No file came in the field ${field}.`, { remedy: `Send at least one file as ${field}.` });
  return found;
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function auditOf(upload: Upload): AskedJob {
  const [report] = needed(upload, 'report');
  return { kind: 'audit', upload: upload.id, report: lastOf(report?.path ?? ''), sources: needed(upload, 'sources').length, ...fieldsOf(upload, auditFieldsSchema) };
}

function ingestionOf(upload: Upload): AskedJob {
  return { kind: 'ingestion', upload: upload.id, files: needed(upload, 'filing').map(({ path }) => lastOf(path)), ...fieldsOf(upload, filingFieldsSchema) };
}

const { files: mostFiles, reportBytes, totalBytes } = uploadLimits;

const started = { 202: json(jobSchema, 'Started; Location names the job'), ...problems(413, 429) };
const verified = { 200: json(verificationSchema, 'What was found'), ...problems(409, 413, 422, 429) };

/** Described and not checked by the description: that would hold a whole upload in memory before it counts it. */
function describe(router: Router, path: string, said: { readonly summary: string; readonly shape: z.ZodRawShape; readonly responses: typeof started | typeof verified }): void {
  router.openAPIRegistry.registerPath({ method: 'post', path, summary: said.summary, request: { body: form(said.shape) }, responses: said.responses });
}

async function verify(upload: Upload, { environment }: Parts): Promise<z.infer<typeof verificationSchema>> {
  try {
    const [archive] = needed(upload, 'archive');
    const loaded = await loadRun(join(upload.folder, archive?.path ?? ''));
    return verificationSchema.parse(await verifyRun(loaded, await readTrustedKeys(environment.places.config)));
  } finally {
    await removeUpload(environment.places.cache, upload.id);
  }
}

export function uploadRoutes(parts: Parts): Router {
  const router = openRouter();
  const { board, budgets } = parts;
  const start = async (context: Context<Env>, allowed: FileFields, asked: (upload: Upload) => AskedJob): Promise<Response> => {
    budgets.take(context.get('asker').role, 'run', board.running());
    const job = await startWith(await receive(context, parts, allowed), parts, asked);
    return context.json(job, 202, { location: `/api/v1/jobs/${job.id}` });
  };
  describe(router, '/uploads/audit', { summary: 'Have a report judged against sources that come with it', shape: { report: binary, sources: z.array(binary), ...auditFieldsSchema.shape }, responses: started });
  router.post('/uploads/audit', needs('analyst', parts), (context) => start(context, { report: { folder: 'report', most: 1, mostBytes: reportBytes }, sources: { folder: 'sources', most: mostFiles } }, auditOf));
  describe(router, '/uploads/filing', { summary: 'Take filings into the library', shape: { filing: z.array(binary), ...filingFieldsSchema.shape }, responses: started });
  router.post('/uploads/filing', needs('analyst', parts), (context) => start(context, { filing: { folder: 'filing', most: mostFiles } }, ingestionOf));
  describe(router, '/uploads/archive', { summary: 'Verify an archive, whoever made it: every byte, the signature, and the judgment anew', shape: { archive: binary }, responses: verified });
  router.post('/uploads/archive', needs('reader', parts), async (context) => {
    budgets.take(context.get('asker').role, 'audit');
    return context.json(await verify(await receive(context, parts, { archive: { folder: 'archive', most: 1, mostBytes: totalBytes } }), parts), 200);
  });
  return router;
}
