// A report of the user's own and what it is to be judged against, as every verb that judges one takes them.
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { readCaptures } from '@assay/audit/archive';
import { AssayError, type CapturedBytes, type Entity, type IsoDate } from '@assay/record';
import { clock } from '../../clock.ts';
import { readSources, type Skipped } from '../../sources/read-sources.ts';
import { readTrace } from '../../sources/trace/read-trace.ts';
import type { Trace } from '../../sources/trace/trace.ts';
import { readFault } from '../../vault/disk-fault.ts';
import { findRun } from '../../vault/find-run.ts';
import type { Session } from '../session.ts';

export type Against = { /** A file of the user's own measures. */ readonly metrics?: string; readonly sources?: string; readonly run?: string; /** A folder of an earlier system: the outputs of its tools are the sources. */ readonly firn?: string; readonly company?: string; readonly ticker?: string };

const LARGEST_REPORT = 16 * 1024 * 1024;

/** Throws AssayError('unreadable-file') for what is no UTF-8 text of a size that a report has. */
export async function readReport(path: string): Promise<string> {
  let bytes: Uint8Array;
  try {
    if ((await stat(path)).size > LARGEST_REPORT) throw new AssayError('unreadable-file', `${path} is larger than 16 MB.`, { remedy: 'Give one report, as Markdown.' });
    bytes = await readFile(path);
  } catch (error) {
    throw readFault(error, path);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new AssayError('unreadable-file', `${path} is not text in UTF-8.`, { remedy: 'Save the report as Markdown in UTF-8.', cause: error });
  }
}

/** The documents of --sources or --run; throws AssayError where there is neither, or nothing that can be read. */
export async function readDocuments(options: Against, session: Session): Promise<{ readonly documents: readonly CapturedBytes[]; readonly skipped: readonly Skipped[] }> {
  if (options.run !== undefined) return { documents: readCaptures((await findRun(session.environment.places.runs, options.run)).files), skipped: [] };
  if (options.sources === undefined) throw new AssayError('usage', 'There is nothing to judge the report against.', { remedy: 'Name a folder with --sources, or a run with --run.' });
  const found = await readSources(options.sources, { readAt: clock().toISOString(), about: subjectOf(options) });
  if (found.documents.length > 0) return found;
  throw new AssayError('no-sources', `${options.sources} holds no file that can be read as a source.`, { remedy: 'Put JSON, CSV, HTML, Markdown or text files there.' });
}

export function subjectOf({ company, ticker }: Against): Entity | null {
  return company === undefined && ticker === undefined ? null : { id: null, ticker: ticker?.toUpperCase() ?? null, name: company ?? null };
}

/** A report with all that it is judged against. */
export type ReadAgainst = {
  readonly file: string; readonly report: string; readonly documents: readonly CapturedBytes[]; readonly skipped: readonly Skipped[];
  readonly subject: Entity | null; readonly asOf: IsoDate | null; readonly trace: Trace | null;
};
type Asked = Against & { readonly file?: string; readonly asOf?: IsoDate };

/** Throws AssayError('usage') where no report is named and none comes with the sources. */
export async function readAgainst(options: Asked, session: Session): Promise<ReadAgainst> {
  if (options.firn !== undefined) return againstTrace(options.firn, options);
  if (options.file === undefined) throw new AssayError('usage', 'No report is named.', { remedy: 'Name a Markdown file.' });
  const report = await readReport(options.file);
  const { documents, skipped } = await readDocuments(options, session);
  return { file: basename(options.file), report, documents, skipped, subject: subjectOf(options), asOf: options.asOf ?? null, trace: null };
}

/** A given report goes before the one of the trace, given words about it before what the trace says of itself. */
async function againstTrace(folder: string, options: Asked): Promise<ReadAgainst> {
  if (options.sources !== undefined || options.run !== undefined) throw new AssayError('usage', 'A trace is judged against its own outputs.', { remedy: 'Leave out --sources and --run, or --firn.' });
  const trace = await readTrace(folder, { readAt: clock().toISOString(), about: subjectOf(options) });
  const { file, text } = options.file === undefined ? ownReport(trace, folder) : { file: basename(options.file), text: await readReport(options.file) };
  const subject = subjectOf(options) ?? (trace.ticker === null ? null : { id: null, ticker: trace.ticker, name: null });
  return { file, report: text, documents: trace.documents, skipped: trace.skipped, subject, asOf: options.asOf ?? trace.asOf, trace };
}

function ownReport({ report }: Trace, folder: string): NonNullable<Trace['report']> {
  if (report !== null) return report;
  throw new AssayError('usage', `${folder} holds no report.`, { remedy: 'Name the report before --firn.' });
}
