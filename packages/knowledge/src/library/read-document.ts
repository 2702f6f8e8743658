// The bytes of a file as a document that can be cut: HTML and text as they are, a PDF as the text of its pages.
import { AssayError, type PageSource } from '@assay/record';
import { readPdf } from './read-pdf.ts';

export type ReadDocument = {
  readonly page: PageSource;
  /** What the offsets count in: the bytes as given, or the text of a PDF. */
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly isExtracted: boolean;
};

/** A file of another kind with these beginnings is no text, whatever its name says. */
const foreign: readonly (readonly [readonly number[], string])[] = [[[0x50, 0x4b, 0x03, 0x04], 'a zip archive'], [[0x1f, 0x8b], 'a gzip file in another'], [[0xd0, 0xcf, 0x11, 0xe0], 'an old Office file'], [[0x89, 0x50, 0x4e, 0x47], 'a picture'], [[0xff, 0xd8, 0xff], 'a picture']];

/** Throws AssayError('unreadable-file') that says what is wrong with the file. */
export async function readDocument(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  if (beginsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    const text = await readPdf(bytes, name);
    return { page: { text }, bytes: new TextEncoder().encode(text), mediaType: 'text/plain; charset=utf-8', isExtracted: true };
  }
  const kind = foreign.find(([start]) => beginsWith(bytes, start))?.[1];
  if (kind !== undefined) throw damaged(name, `is ${kind}`);
  if (/\.pdf(?:\.gz)?$/i.test(name)) throw damaged(name, 'is no PDF');
  const { text, charset } = decode(bytes, name);
  if (!/\p{L}{2}/u.test(text)) throw damaged(name, 'has no words');
  const isHtml = isMarkedUp(text);
  return { page: isHtml ? { html: text } : { text }, bytes, mediaType: `text/${isHtml ? 'html' : 'plain'}; charset=${charset}`, isExtracted: false };
}

/** Whether a decoded source is a page with marks; the same for what is read back. The SEC's old texts mark tables and pages in text that is laid out by blanks: they are text. */
export function isMarkedUp(text: string): boolean {
  return /<(?:html|body|div|p|td)\b/i.test(text.slice(0, 200_000));
}

function damaged(name: string, why: string): AssayError {
  return new AssayError('unreadable-file', `${name} ${why}.`, { remedy: 'Fetch it again, or save it as HTML, text or PDF.' });
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** UTF-8, else the western page of older files; a file with bytes that no text has is none. */
function decode(bytes: Uint8Array, name: string): { readonly text: string; readonly charset: string } {
  if (bytes.subarray(0, 100_000).includes(0)) throw damaged(name, 'is no text: it has bytes that no text has');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), charset: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252', { ignoreBOM: true }).decode(bytes), charset: 'windows-1252' };
  }
}
