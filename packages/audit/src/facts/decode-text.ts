import { AssayError, type Capture } from '@assay/record';

/** The text of captured bytes: UTF-8, else the charset that the media type names. Throws AssayError('malformed-source') for bytes that are neither. */
export function decodeText(bytes: Uint8Array, capture: Capture): string {
  const charset = /charset=["']?([\w-]+)/i.exec(capture.mediaType)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new AssayError('malformed-source', `${capture.sourceName}: the bytes are not text in ${charset}.`, { remedy: 'Fetch the document again, or save it as UTF-8.', cause });
  }
}
