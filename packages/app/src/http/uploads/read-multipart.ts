// multipart/form-data (RFC 7578) as it comes, part by part: nothing is held but a few kilobytes, whoever sends it.
import { AssayError } from '@assay/record';

export type PartHead = { readonly name: string; /** As the sender called the file; null for a field. */ readonly fileName: string | null };
/** A part's head, then its bytes in pieces, then its end. */
export type Piece = { readonly kind: 'head'; readonly head: PartHead } | { readonly kind: 'bytes'; readonly bytes: Buffer } | { readonly kind: 'end' };

const mostHeadBytes = 8 * 1024;
const headEnd = Buffer.from('\r\n\r\n');

function malformed(what: string): AssayError {
  return new AssayError('usage', `The upload cannot be read: ${what}.`, { remedy: 'Send it as multipart/form-data, as a page’s form or `curl --form` does.' });
}

/** From a Content-Type. Throws AssayError('usage') for another type. */
export function boundaryOf(contentType: string | undefined): string {
  const [, quoted, plain] = /^multipart\/form-data;\s{0,10}boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))(?:;|$)/i.exec(contentType ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed('it is no multipart/form-data');
  return boundary;
}

function parameterOf(disposition: string, name: string): string | null {
  const [, value] = new RegExp(`; {0,4}${name}="((?:[^"\\\\]|\\\\.){0,400})"`, 'i').exec(disposition) ?? [];
  return value === undefined ? null : value.replace(/\\(.)/g, '$1').replaceAll('%22', '"');
}

function headOf(text: string): PartHead {
  const disposition = text.split('\r\n').find((line) => /^content-disposition:/i.test(line)) ?? '';
  const name = parameterOf(disposition, 'name');
  if (name === null) throw malformed('a part has no name');
  return { name, fileName: parameterOf(disposition, 'filename') };
}

type Reading = { held: Buffer; state: 'between' | 'head' | 'body' | 'over' };

/** What can be said of what is held; null where more has to come. */
function step(reading: Reading, delimiter: Buffer): Piece | 'again' | null {
  switch (reading.state) {
    case 'between': return stepBetween(reading);
    case 'head': return stepHead(reading);
    case 'body': return stepBody(reading, delimiter);
    case 'over': return null;
  }
}

function stepBetween(reading: Reading): 'again' | null {
  if (reading.held.length < 2) return null;
  const mark = reading.held.toString('latin1', 0, 2);
  if (mark !== '--' && mark !== '\r\n') throw malformed('its parts are not parted');
  reading.state = mark === '--' ? 'over' : 'head';
  reading.held = mark === '--' ? Buffer.alloc(0) : reading.held.subarray(2);
  return 'again';
}

function stepHead(reading: Reading): Piece | null {
  const end = reading.held.indexOf(headEnd);
  if (end > mostHeadBytes || (end < 0 && reading.held.length > mostHeadBytes)) throw malformed('the head of a part is too long');
  if (end < 0) return null;
  const head = headOf(reading.held.toString('utf8', 0, end));
  // The line break before the delimiter belongs to it, of an empty part as well.
  reading.held = reading.held.subarray(end + 4);
  reading.state = 'body';
  return { kind: 'head', head };
}

function stepBody(reading: Reading, delimiter: Buffer): Piece | null {
  const end = reading.held.indexOf(delimiter);
  if (end === 0) {
    reading.held = reading.held.subarray(delimiter.length);
    reading.state = 'between';
    return { kind: 'end' };
  }
  const safe = end > 0 ? end : reading.held.length - delimiter.length + 1;
  if (safe <= 0) return null;
  const bytes = reading.held.subarray(0, safe);
  reading.held = reading.held.subarray(safe);
  return { kind: 'bytes', bytes };
}

/** What stands before the first delimiter is passed over, as the standard says. */
function beginsAt(held: Buffer, first: Buffer): number {
  const at = held.indexOf(first);
  if (at < 0 && held.length > mostHeadBytes) throw malformed('it has no first part');
  return at;
}

/** Throws AssayError('usage') for what is no such body, and for one that ends before its end. */
export async function* readMultipart(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Piece> {
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const reading: Reading = { held: Buffer.from('\r\n'), state: 'between' };
  let begun = false;
  for await (const chunk of body) {
    if (reading.state === 'over') continue;
    reading.held = Buffer.concat([reading.held, chunk]);
    if (!begun) {
      const at = beginsAt(reading.held, delimiter);
      if (at < 0) continue;
      begun = true;
      reading.held = reading.held.subarray(at + delimiter.length);
    }
    for (let piece = step(reading, delimiter); piece !== null; piece = step(reading, delimiter)) if (piece !== 'again') yield piece;
  }
  if (reading.state !== 'over') throw malformed('it ends before its end');
}
