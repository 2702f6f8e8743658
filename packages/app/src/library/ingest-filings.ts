// Takes filings into the library one by one. What is there already is not read again; one that fails does not stop the others, a disk that fails does.
import { setImmediate } from 'node:timers/promises';
import { prepareCaptured, prepareFile, type GivenOfFiling, type Library, type PreparedFiling, type PrepareTools } from '@assay/knowledge';
import { AssayError, type CapturedBytes, type ErrorCode, type LibraryEntry } from '@assay/record';

export type Loaded = { readonly name: string; readonly given: GivenOfFiling } & ({ readonly bytes: Uint8Array } | { readonly captured: CapturedBytes });
/** A filing that may be taken in: from a file, or from an address that need not be asked where the library holds what it gives. */
export type Offered = {
  readonly name: string;
  readonly url: string | null;
  /** The report first; an exhibit that belongs to it may follow. */
  readonly load: () => Promise<readonly Loaded[]>;
};

/** `finished`: its record was there and its passages were not. `changed`: the user says other things of it than before. */
export type IngestOutcome =
  | { readonly status: 'added' | 'unchanged' | 'finished' | 'changed'; readonly name: string; readonly entry: LibraryEntry; readonly ms: number }
  | { readonly status: 'failed'; readonly name: string; readonly code: ErrorCode; readonly why: string; readonly remedy: string };
export type IngestListener = { readonly begin: (name: string, at: number) => void; readonly end: (outcomes: readonly IngestOutcome[], done: number) => void };
export type IngestTools = { readonly library: Library; readonly prepare: PrepareTools; readonly signal: AbortSignal; readonly listen: IngestListener; readonly elapsedMs: () => number };

/** The list is written after so many: what is lost by an end in between is read from the records. */
const SAVE_EVERY = 25;
/** Faults of one document; all others are of the disk or the program. */
const ofOne: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['unreadable-file', 'malformed-source', 'source-failed', 'missing-key', 'unknown-ticker']);

/** Outcomes in order; fewer than were offered where the signal asked to stop. */
export async function ingestFilings(offered: readonly Offered[], tools: IngestTools): Promise<IngestOutcome[]> {
  const outcomes: IngestOutcome[] = [];
  let done = 0;
  tools.library.ready();
  try {
    for (const one of offered) {
      // Ctrl-C is heard between two filings.
      await setImmediate();
      if (tools.signal.aborted) break;
      tools.listen.begin(one.name, done);
      const made = await ingestOne(one, tools);
      outcomes.push(...made);
      done += 1;
      tools.listen.end(made, done);
      if (done % SAVE_EVERY === 0) await tools.library.save();
    }
  } finally {
    await tools.library.save();
  }
  return outcomes;
}

async function ingestOne(offered: Offered, tools: IngestTools): Promise<IngestOutcome[]> {
  const { library } = tools;
  const started = tools.elapsedMs();
  const outcomes: IngestOutcome[] = [];
  const say = ({ status, entry }: Taken, name: string): void => { outcomes.push({ status, entry, name, ms: tools.elapsedMs() - started }); };
  try {
    const fetched = offered.url === null ? null : library.known({ url: offered.url });
    if (fetched !== null) say(await settle(fetched, library), offered.name);
    else for (const [at, loaded] of (await offered.load()).entries()) say(await taken(loaded, tools), at === 0 ? offered.name : `${offered.name}, ${loaded.given.form ?? loaded.name}`);
  } catch (error) {
    if (!(error instanceof AssayError) || !ofOne.has(error.code)) throw error;
    outcomes.push({ status: 'failed', name: offered.name, code: error.code, why: error.message, remedy: error.remedy });
  }
  return outcomes;
}

type Taken = { readonly status: 'added' | 'unchanged' | 'finished' | 'changed'; readonly entry: LibraryEntry };

async function taken(loaded: Loaded, { library, prepare }: IngestTools): Promise<Taken> {
  const known = library.known({ sha256: 'bytes' in loaded ? prepare.sha256(loaded.bytes) : loaded.captured.capture.sha256 });
  if (known !== null && !saysOtherwise(known.entry, loaded.given, prepare)) return settle(known, library);
  const made = await prepared(loaded, prepare);
  if (known !== null) await library.remove(known.entry.id);
  return { status: known === null ? 'added' : 'changed', entry: await library.add(made) };
}

async function settle({ entry, isWhole }: { readonly entry: LibraryEntry; readonly isWhole: boolean }, library: Library): Promise<Taken> {
  if (isWhole) return { status: 'unchanged', entry };
  await library.finish(entry.id);
  return { status: 'finished', entry };
}

function prepared(loaded: Loaded, tools: PrepareTools): Promise<PreparedFiling> | PreparedFiling {
  return 'bytes' in loaded ? prepareFile(loaded, tools) : prepareCaptured(loaded.captured, loaded, tools);
}

/** Whether the user now says of a filing what its record does not. */
function saysOtherwise({ company, form, period, filed }: LibraryEntry, given: GivenOfFiling, { resolve }: PrepareTools): boolean {
  const named = typeof given.company === 'string' ? resolve(given.company) ?? { name: given.company, ticker: null, cik: null } : given.company;
  return (named !== undefined && (named.name !== company.name || named.ticker !== company.ticker))
    || (given.form !== undefined && given.form.toUpperCase() !== form.toUpperCase()) || (given.period !== undefined && given.period !== period) || (given.filed !== undefined && given.filed !== filed);
}
