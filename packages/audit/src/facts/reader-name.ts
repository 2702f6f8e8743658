// Which reader understands a source: the one its capture names, else the one of its media type.
import { AssayError, type Capture } from '@assay/record';

const readerOfType: Readonly<Record<string, string>> = {
  'application/json': 'json', 'text/json': 'json', 'text/csv': 'csv', 'application/csv': 'csv', 'text/html': 'html', 'application/xhtml+xml': 'html',
  'text/markdown': 'markdown', 'text/plain': 'text',
};

/** Null for a media type that no reader is for. A name that a capture gives is taken as it is, known or not. */
export function readerName(capture: Capture): string | null {
  const type = capture.mediaType.split(';')[0]?.trim().toLowerCase() ?? '';
  return capture.reader ?? readerOfType[type] ?? (type.endsWith('+json') ? 'json' : null);
}

export function unknownReader(capture: Capture): AssayError {
  return new AssayError('malformed-source', `no reader knows ${readerName(capture) ?? capture.mediaType}`, { remedy: 'Name a known reader in the capture, or give its media type.' });
}
