// What is taken out of the folder of an earlier system: its tools' outputs as sources, its report, and the verdicts it came to.
import { documentSource } from '@assay/audit';
import { isoDate, parseJson, type CapturedBytes, type Entity, type IsoDate, type SourceKind } from '@assay/record';
import { sha256 } from '../../vault/sha256.ts';
import { sourceLimits, type Skipped } from '../read-sources.ts';
import { isErrorText } from './tool-message.ts';

/** One claim as the earlier audit recorded it. */
export type EarlierClaim = {
  readonly id: string;
  readonly claim: string;
  /** The words of the report that it stands for. */
  readonly inReport: string;
  /** In the earlier system's own words: `verified`, `supported`, `found`, … */
  readonly verdict: string;
  /** The tool that it named as the source. */
  readonly tool: string | null;
};

export type Trace = {
  readonly kind: 'firn' | 'audit-fence';
  readonly report: { readonly file: string; readonly text: string } | null;
  readonly ticker: string | null;
  readonly asOf: IsoDate | null;
  readonly documents: readonly CapturedBytes[];
  readonly skipped: readonly Skipped[];
  readonly earlier: readonly EarlierClaim[];
};

export type TracedOutput = { readonly name: string; readonly tool: string; readonly text: string; readonly arguments: ReadonlyMap<string, unknown> };

/** Whose company the figures are that name none, and when the trace is read. */
export type TraceFrom = { readonly about: Entity | null; readonly readAt: string };

function sourceKindOf(tool: string): SourceKind {
  if (/^(?:web_|fetch_|browse)/.test(tool)) return 'web';
  return /^(?:kb_|read_inbox|notes?_)/.test(tool) ? 'note' : 'aggregator';
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  try {
    parseJson(text);
    return true;
  } catch {
    return false;
  }
}

function entityOf(input: ReadonlyMap<string, unknown>, about: Entity | null): Entity | null {
  const ticker = input.get('ticker') ?? input.get('symbol');
  if (typeof ticker !== 'string' || !/^[A-Za-z0-9.^-]{1,15}$/.test(ticker)) return about;
  const upper = ticker.toUpperCase();
  return about?.ticker === upper ? about : { id: null, ticker: upper, name: null };
}

/** Outputs as captured sources, up to the number of files that a folder of sources may have. Errors are no sources, and are named. */
export function documentsOf(outputs: readonly TracedOutput[], from: TraceFrom): { readonly documents: CapturedBytes[]; readonly skipped: Skipped[] } {
  const documents: CapturedBytes[] = [];
  const skipped: Skipped[] = [];
  for (const { name, tool, text, arguments: input } of outputs) {
    if (text.trim() === '') skipped.push({ path: name, why: 'the tool gave nothing' });
    else if (isErrorText(text)) skipped.push({ path: name, why: 'the tool failed, and what it said is no source' });
    else if (documents.length >= sourceLimits.files) skipped.push({ path: name, why: 'the trace holds more calls than are read (5,000)' });
    else documents.push(documentSource({
      name, bytes: new TextEncoder().encode(text.toWellFormed()),
      described: { mediaType: isJson(text) ? 'application/json' : 'text/markdown', sourceKind: sourceKindOf(tool), sourceName: `${tool} (recorded output)`, licence: 'as recorded', entity: entityOf(input, from.about) },
    }, { ...from, sha256 }));
  }
  return { documents, skipped };
}

/** The day at the start of a time; null for what is none. */
export function dayOf(time: unknown): IsoDate | null {
  const day = isoDate.safeParse(typeof time === 'string' ? time.slice(0, 10) : null);
  return day.success ? day.data : null;
}
