// A document made ready for the library: read, identified, cut into items, tables and chunks, with the record that will stand for it. Nothing is written here.
import { documentSource } from '@assay/audit';
import { decodeText } from '@assay/audit/facts';
import { LIBRARY_FORMAT, type CapturedBytes, type IngestedFiling, type PageSource, type Sha256 } from '@assay/record';
import type { Chunk } from '../chunk/chunk.ts';
import { chunkFiling } from '../chunk/chunk-filing.ts';
import { cutLines, cutSections, type CutFiling } from '../filings/cut-sections.ts';
import { linesOf } from '../filings/page-lines.ts';
import { identifyFiling, type GivenOfFiling, type Identity, type ResolveCompany } from './identify-filing.ts';
import { pageStarts } from './pages.ts';
import { isMarkedUp, readDocument } from './read-document.ts';

export type PreparedFiling = {
  readonly record: IngestedFiling;
  readonly bytes: Uint8Array;
  /** The file that the text was taken from; null where the bytes are the file. */
  readonly original: Uint8Array | null;
  readonly chunks: readonly Chunk[];
};
export type PrepareTools = { readonly sha256: Sha256; readonly resolve: ResolveCompany; /** ISO 8601 in UTC. */ readonly now: () => string };
export type GivenFile = { /** Its name without the folder, and without `.gz`. */ readonly name: string; /** Unpacked. */ readonly bytes: Uint8Array; readonly given: GivenOfFiling };

/** A file of the user's. Throws AssayError('unreadable-file') that says what is wrong with it. */
export async function prepareFile({ name, bytes, given }: GivenFile, tools: PrepareTools): Promise<PreparedFiling> {
  const { page, isExtracted, mediaType, bytes: read } = await readDocument(bytes, name);
  const { cut, identity } = identified(page, { name, given }, tools);
  const described = { mediaType, sourceName: titleOf(identity, name), asOf: identity.filed };
  const captured = documentSource({ name: isExtracted ? `${name}.txt` : name, bytes: read, described }, { about: entityOf(identity), readAt: tools.now(), sha256: tools.sha256 });
  const original = isExtracted ? { sha256: tools.sha256(bytes), size: bytes.length, mediaType: 'application/pdf' } : null;
  const chunks = chunkFiling(cut);
  return { record: recordOf({ captured, page, identity, cut, chunks, original }, tools), bytes: read, original: isExtracted ? bytes : null, chunks };
}

/** A document that was fetched; its capture stays as it is. */
export function prepareCaptured(captured: CapturedBytes, from: { readonly name: string; readonly given: GivenOfFiling }, tools: PrepareTools): PreparedFiling {
  const page = pageSourceOf(captured);
  const { cut, identity } = identified(page, from, tools);
  const chunks = chunkFiling(cut);
  return { record: recordOf({ captured, page, identity, cut, chunks, original: null }, tools), bytes: captured.bytes, original: null, chunks };
}

/** The page of bytes that were kept, as offsets count in it. */
export function pageSourceOf({ bytes, capture }: CapturedBytes): PageSource {
  const text = decodeText(bytes, capture);
  return isMarkedUp(text) ? { html: text } : { text };
}

/** The chunks of a filing that is kept already: the same as when it was ingested. */
export function chunksOf(captured: CapturedBytes, form: string): Chunk[] {
  return chunkFiling(cutSections(pageSourceOf(captured), form));
}

/** The form says by which items a page is cut, and the page's cover says the form. */
function identified(page: PageSource, from: { readonly name: string; readonly given: GivenOfFiling }, tools: PrepareTools): { readonly cut: CutFiling; readonly identity: Identity } {
  const lines = linesOf(page);
  const identity = identifyFiling({ page, text: lines.text, ...from }, tools.resolve);
  return { cut: cutLines(lines, page, identity.form), identity };
}

type Made = { readonly captured: CapturedBytes; readonly page: PageSource; readonly identity: Identity; readonly cut: CutFiling; readonly chunks: readonly Chunk[]; readonly original: IngestedFiling['original'] };

function recordOf({ captured, page, identity, cut, chunks, original }: Made, tools: PrepareTools): IngestedFiling {
  return {
    format: LIBRARY_FORMAT, capture: captured.capture, ...identity, original, pages: 'text' in page ? pageStarts(page.text) : null,
    items: cut.sections.map(({ key, also, title }) => ({ key, also: [...also], title })), chunks: chunks.length,
    tables: new Set(cut.lines.flatMap(({ table }) => (table === null ? [] : [table]))).size, ingestedAt: tools.now(),
  };
}

function entityOf({ company: { name, ticker, cik } }: Identity): CapturedBytes['capture']['entity'] {
  return name === null && ticker === null ? null : { id: cik === null ? null : `cik:${cik}`, ticker, name };
}

/** As a citation names it. */
function titleOf({ company, form, period }: Identity, name: string): string {
  return company.name === null ? name : `${company.name}, ${form}${period === null ? '' : ` for the period to ${period}`} (${name})`;
}
