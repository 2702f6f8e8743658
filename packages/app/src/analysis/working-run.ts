// A run at work, on disk: how it began, and each answer that it was given, written before the run goes on. Who kills the program loses
// the call that was under way and nothing else; `assay resume` goes on from here.
import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelExchangesSchema, packExchanges, unpackExchanges, type ModelExchange } from '@assay/agent';
import { AssayError, canonicalJson, captureSchema, parseJson, questionSchema, type Capture, type CapturedBytes } from '@assay/record';
import { z } from 'zod';
import { isMissing, readFault, writeFault } from '../vault/disk-fault.ts';
import { companySchema, gatheredSchema, type Exchanges } from '../vault/exchanges.ts';
import { recordedToolSchema, type RecordedTool } from '../vault/recorded-tools.ts';
import { sha256 } from '../vault/sha256.ts';

const startSchema = z.object({
  schema: z.literal('assay.working/1'), question: questionSchema,
  /** Null for a question: whom it is about is read when it is asked. */
  company: companySchema.nullable(),
  startedAt: z.iso.datetime(), sample: z.boolean(),
  /** Of the program that writes it, so that a run at work is not resumed a second time. */
  pid: z.int(),
});
export type WorkingStart = z.infer<typeof startSchema>;

const lineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('gather'), exchange: gatheredSchema }),
  z.object({ kind: z.literal('tool'), exchange: recordedToolSchema }),
  z.object({ kind: z.literal('model'), exchange: modelExchangesSchema }),
]);

export const workingName = /^\.working-(wrk_[0-9a-z-]{6,64})$/;

export type WorkingRun = {
  readonly id: string;
  readonly path: string;
  readonly keepGathered: (exchange: Exchanges['gathered'][number], captures: readonly CapturedBytes[]) => Promise<void>;
  readonly keepTool: (exchange: RecordedTool, captures: readonly CapturedBytes[]) => Promise<void>;
  readonly keepModel: (exchange: ModelExchange) => void;
  /** The run is sealed: nothing is left to go on with. */
  readonly remove: () => Promise<void>;
};

/** Written at once: what is said to be kept is in the file when the call returns. */
function append(path: string, line: unknown): void {
  const text = `${canonicalJson(line)}\n`;
  try {
    const file = openSync(path, 'a', 0o600);
    try {
      writeSync(file, text);
      fdatasyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw writeFault(error, path);
  }
}

async function keepCaptures(folder: string, captures: readonly CapturedBytes[]): Promise<void> {
  for (const { capture, bytes } of captures) {
    const path = join(folder, 'captures', capture.id);
    try {
      await writeFile(`${path}.json`, canonicalJson(capture), { mode: 0o600 });
      await writeFile(path, bytes, { mode: 0o600 });
    } catch (error) {
      throw writeFault(error, path);
    }
  }
}

function writerOf(id: string, path: string): WorkingRun {
  const log = join(path, 'answers.jsonl');
  return {
    id, path,
    keepGathered: async (exchange, captures) => {
      await keepCaptures(path, captures);
      append(log, { kind: 'gather', exchange });
    },
    keepTool: async (exchange, captures) => {
      await keepCaptures(path, captures);
      append(log, { kind: 'tool', exchange });
    },
    keepModel: (exchange) => { append(log, { kind: 'model', exchange: packExchanges([exchange]) }); },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

async function writeStart(path: string, start: Omit<WorkingStart, 'schema' | 'pid'>): Promise<void> {
  const file = join(path, 'start.json');
  try {
    await mkdir(join(path, 'captures'), { recursive: true, mode: 0o700 });
    await writeFile(file, canonicalJson(startSchema.parse({ ...start, schema: 'assay.working/1', pid: process.pid })), { mode: 0o600 });
  } catch (error) {
    throw writeFault(error, file);
  }
}

/** Begins one under the folder of runs. */
export async function beginWorkingRun(runs: string, start: Omit<WorkingStart, 'schema' | 'pid'>): Promise<WorkingRun> {
  const id = `wrk_${start.startedAt.slice(0, 19).replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`;
  const path = join(runs, `.working-${id}`);
  await writeStart(path, start);
  return writerOf(id, path);
}

/** Goes on writing one that was read; it belongs to this process now. */
export async function takeWorkingRun({ id, path, start }: StoppedRun): Promise<WorkingRun> {
  await writeStart(path, start);
  return writerOf(id, path);
}

export type StoppedRun = { readonly id: string; readonly path: string; readonly start: WorkingStart; readonly alive: boolean };

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function readStart(path: string): Promise<WorkingStart | null> {
  try {
    const read = startSchema.safeParse(parseJson(await readFile(join(path, 'start.json'), 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Runs that were begun and never sealed, newest first. One whose beginning cannot be read is left out: nothing was paid for yet. */
export async function stoppedRuns(runs: string): Promise<readonly StoppedRun[]> {
  const names = await readdir(runs).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw readFault(error, runs);
  });
  const found: StoppedRun[] = [];
  for (const name of names) {
    const id = workingName.exec(name)?.[1];
    const start = id === undefined ? null : await readStart(join(runs, name));
    if (id !== undefined && start !== null) found.push({ id, path: join(runs, name), start, alive: isAlive(start.pid) });
  }
  return found.sort((left, right) => right.start.startedAt.localeCompare(left.start.startedAt));
}

function tickerOf({ company, question }: WorkingStart): string {
  return (company?.ticker ?? question.ticker).toUpperCase();
}

/** What it is about, in few words. */
export function subjectOf({ company, question }: WorkingStart): string {
  return company?.ticker ?? `“${question.text ?? ''}”`;
}

/** By its id, the beginning of it, its ticker, or `latest`. Throws AssayError('unknown-run') where there is none, or it is still at work. */
export async function findStoppedRun(runs: string, reference: string): Promise<StoppedRun> {
  const stopped = await stoppedRuns(runs);
  const found = stopped.find(({ id, start }) => reference === 'latest' || id === reference || (reference.length >= 3 && (id.startsWith(reference) || id.startsWith(`wrk_${reference}`))) || (reference !== '' && tickerOf(start) === reference.toUpperCase()));
  if (found === undefined) throw new AssayError('unknown-run', reference === 'latest' ? 'No run was stopped before its end.' : `No run that was stopped is called ${reference.slice(0, 80)}.`, { remedy: '`assay runs` lists them; only runs with a language model can go on, since the rules take seconds.' });
  if (found.alive) throw new AssayError('unknown-run', `${found.id} is still at work (process ${String(found.start.pid)}).`, { remedy: 'Wait for it, or stop that process first.' });
  return found;
}

function readLine(text: string): z.infer<typeof lineSchema> | null {
  try {
    const read = lineSchema.safeParse(parseJson(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function readCapture(path: string, id: string): Promise<CapturedBytes> {
  const capture: Capture = captureSchema.parse(parseJson(await readFile(join(path, 'captures', `${id}.json`), 'utf8')));
  const bytes = new Uint8Array(await readFile(join(path, 'captures', id)));
  if (sha256(bytes) !== capture.sha256) throw new AssayError('unreadable-file', `The capture ${id} of ${path} has changed.`, { remedy: 'Start the analysis again.' });
  return { capture, bytes };
}

/** What a run was answered before it stopped. */
export type PastWork = {
  readonly captures: ReadonlyMap<string, CapturedBytes>;
  readonly gathered: readonly Exchanges['gathered'][number][];
  readonly tools: readonly RecordedTool[];
  readonly models: readonly ModelExchange[];
};

/** All that was answered before it stopped. A last line that was cut off is left out: that call is made again. */
export async function readPastWork({ path }: Pick<StoppedRun, 'path'>): Promise<PastWork> {
  const text = await readFile(join(path, 'answers.jsonl'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw readFault(error, path);
  });
  const lines = text.split('\n').filter((line) => line !== '').map(readLine).filter((line) => line !== null);
  const gathered = lines.flatMap((line) => (line.kind === 'gather' ? [line.exchange] : []));
  const tools = lines.flatMap((line) => (line.kind === 'tool' ? [line.exchange] : []));
  const ids = [...new Set([...gathered, ...tools].flatMap(({ captures }) => captures))];
  const captures = new Map<string, CapturedBytes>();
  for (const id of ids) captures.set(id, await readCapture(path, id));
  const models = lines.flatMap((line) => (line.kind === 'model' ? unpackExchanges(line.exchange) : []));
  return { captures, gathered, tools, models };
}
