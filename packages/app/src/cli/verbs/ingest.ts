// assay ingest: filings from the SEC or from files into the user's library, where searches and answers find them.
import type { GivenOfFiling, Library } from '@assay/knowledge';
import { AssayError } from '@assay/record';
import { composeDesk } from '../../compose.ts';
import { findFiles } from '../../library/find-files.ts';
import { ingestFilings, type IngestOutcome, type Offered } from '../../library/ingest-filings.ts';
import { openPrepareTools } from '../../library/ingest-tools.ts';
import { withLibraryFaults } from '../../library/library-fault.ts';
import { openLibraryFolder, readyLibraryFolder, removeIndex } from '../../library/library-folder.ts';
import { whileLocked } from '../../library/library-lock.ts';
import { offerFiles } from '../../library/offer-files.ts';
import { offerFromEdgar } from '../../library/offer-from-edgar.ts';
import { rebuildLibrary } from '../../library/rebuild-library.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import type { Session, Verb } from '../session.ts';
import { printLibrary, removeFiling } from './ingest-list.ts';
import { openIngestProgress, printIngested } from './ingest-view.ts';

export type IngestOptions = {
  readonly paths: readonly string[];
  readonly tickers?: readonly string[]; readonly years?: readonly [number, number]; readonly forms?: readonly string[];
  readonly company?: string; readonly form?: string; readonly period?: string; readonly filed?: string;
  readonly list?: boolean; readonly remove?: string; readonly rebuild?: boolean;
};

const USUAL_FORMS = ['10-K', '10-Q'];

export const ingest: Verb<IngestOptions> = async (options, session) => {
  const folder = session.environment.places.library;
  return withLibraryFaults(folder, async () => {
    if (options.list === true) return printLibrary((await openLibraryFolder(folder)).entries(), folder, session);
    const offered = options.remove === undefined && options.rebuild !== true ? await offeredBy(options, session) : null;
    await readyLibraryFolder(folder);
    return whileLocked(folder, () => write(options, offered, session));
  });
};

type Offers = { readonly offered: readonly Offered[]; readonly failed: readonly IngestOutcome[] };

async function write(options: IngestOptions, offers: Offers | null, session: Session): Promise<ExitCode> {
  const folder = session.environment.places.library;
  if (options.rebuild === true) await removeIndex(folder);
  const library = await openLibraryFolder(folder);
  try {
    return options.remove === undefined ? await takeIn(offers, library, session) : await removeFiling(options.remove, library, session);
  } finally {
    library.close();
  }
}

/** Without offers all that is kept is indexed anew. */
async function takeIn(offers: Offers | null, library: Library, session: Session): Promise<ExitCode> {
  const of = offers?.offered.length ?? library.entries().length;
  const progress = openIngestProgress(session, of);
  const tools = { library, signal: session.signal, elapsedMs: session.elapsedMs, listen: progress };
  const outcomes = await (offers === null ? rebuildLibrary(tools) : ingestFilings(offers.offered, { ...tools, prepare: openPrepareTools() })).finally(progress.close);
  const all = [...outcomes, ...(offers?.failed ?? [])];
  const held = library.entries().length;
  const isStopped = session.signal.aborted && outcomes.length < of;
  // The last line is one object: of a stopped command, its error.
  if (!isStopped || !session.json) printIngested({ outcomes: all, of, library: session.environment.places.library, held }, session);
  if (isStopped) throw new AssayError('interrupted', `It was stopped after ${String(outcomes.length)} of ${String(of)} filings, which are kept.`, { remedy: 'Run the same command again: it goes on with the rest.' });
  return all.some(({ status }) => status === 'failed') ? exitCodes.failure : exitCodes.sound;
}

async function offeredBy(options: IngestOptions, session: Session): Promise<Offers> {
  const { paths, tickers = [], years } = options;
  if (paths.length === 0 && tickers.length === 0) throw new AssayError('usage', 'It was not said what to take in.', { remedy: 'Name files or folders, or companies with --tickers and --years.' });
  if (tickers.length > 0 && years === undefined) throw new AssayError('usage', 'It was not said for which years.', { remedy: 'Add --years, like --years 2023-2024.' });
  const { files } = await findFiles(paths);
  if (paths.length > 0 && files.length === 0) throw new AssayError('unreadable-file', `There is no report in ${paths.join(', ')}.`, { remedy: 'Files in HTML, text or PDF are read, also packed with gzip.' });
  const listing = tickers.length === 0 || years === undefined ? { offered: [], failed: [] } : await offerFromEdgar({ tickers, years, forms: options.forms ?? USUAL_FORMS }, composeDesk(session.environment, 'auto'), session.signal);
  const failed = listing.failed.map(({ name, why, remedy }): IngestOutcome => ({ status: 'failed', name, code: 'source-failed', why, remedy }));
  return { offered: [...offerFiles(files, givenBy(options)), ...listing.offered], failed };
}

function givenBy({ company, form, period, filed }: IngestOptions): GivenOfFiling {
  return { ...(company === undefined ? {} : { company }), ...(form === undefined ? {} : { form }), ...(period === undefined ? {} : { period }), ...(filed === undefined ? {} : { filed }) };
}
