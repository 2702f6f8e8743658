// A file as a source of the judge: for callers who have documents of their own, and no captures.
import { AssayError, captureId, contentId, type Capture, type Entity, type Sha256 } from '@assay/record';
import type { SourceDocument } from './facts/read-fact.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  json: 'application/json', csv: 'text/csv', html: 'text/html', htm: 'text/html', xhtml: 'application/xhtml+xml', md: 'text/markdown', markdown: 'text/markdown', txt: 'text/plain',
};

/** The media type that a file's name tells, `.gz` left aside; null for one that no reader is for. */
export function mediaTypeOf(name: string): string | null {
  const extension = /\.([a-z]{1,10})(?:\.gz)?$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return mediaTypes[extension] ?? null;
}

export type GivenDocument = {
  /** Its name or path, as a reader would look for it. */
  readonly name: string;
  /** Unpacked bytes. */
  readonly bytes: Uint8Array;
  /** What is known of it beyond its name; the rest is taken to be a document of the caller's own. */
  readonly described?: Partial<Pick<Capture, 'mediaType' | 'reader' | 'sourceKind' | 'sourceName' | 'licence' | 'asOf' | 'entity'>>;
};

export type GivenBy = {
  /** The company of facts that name none; null leaves them without an owner. */
  readonly about: Entity | null;
  /** When the bytes were read, ISO 8601 in UTC. */
  readonly readAt: string;
  readonly sha256: Sha256;
};

/** Named by its path and content: the same file elsewhere has the same id. Throws AssayError('malformed-source') for a name that tells no kind, where none is given. */
export function documentSource({ name, bytes, described = {} }: GivenDocument, { about, readAt, sha256 }: GivenBy): SourceDocument {
  const mediaType = described.mediaType ?? mediaTypeOf(name);
  if (mediaType === null) throw new AssayError('malformed-source', `The name ${name} does not tell what kind of document it is.`, { remedy: 'Give its media type.' });
  const request = { method: 'GET', url: `file:${encodeURI(name)}`, body: null };
  const hash = sha256(bytes);
  return {
    bytes,
    capture: {
      id: captureId.parse(contentId('capture', { request, sha256: hash }, sha256)), tool: 'file', reader: null, request, status: 200, receivedAt: readAt,
      origin: 'file', sourceKind: 'document', sourceName: name, licence: 'the user’s own', asOf: null, entity: about, ...described, mediaType, sha256: hash, size: bytes.length,
    },
  };
}
