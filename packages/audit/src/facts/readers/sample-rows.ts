// The shape that all bundled files share: JSON in ASCII whose last member is a list with one row a line and the value in second place.
// So the digits of a value are found by counting, never by searching.
import { AssayError, parseJson, type Anchor } from '@assay/record';
import type { z } from 'zod';
import type { SourceDocument } from '../read-fact.ts';

/** One row as parsed, with the digits of its value as written and where they stand. */
export type SampleRow<Row> = { readonly row: Row; readonly digits: string; readonly anchor: Anchor };
export type SampleRows<Header, Row> = { readonly header: Header; readonly rows: readonly SampleRow<Row>[] };

type Shape<Header, Row> = { readonly list: string; readonly header: z.ZodType<Header>; readonly row: z.ZodType<Row>; /** The same as `row` said quickly: a row that passes it is not looked at again. */ readonly isRow?: (value: unknown) => value is Row };

const tail = '\n]\n}\n';

/** Reads header and rows. Throws AssayError('malformed-source') on any other form. */
export function readSampleRows<Header, Row>(source: SourceDocument, shape: Shape<Header, Row>): SampleRows<Header, Row> {
  const text = new TextDecoder('utf-8').decode(source.bytes);
  if (text.length !== source.bytes.length) throw malformed(source, 'it is not plain ASCII');
  const opening = `\n"${shape.list}":[\n`;
  const at = text.indexOf(opening);
  if (at < 0 || !text.endsWith(tail)) throw malformed(source, `it has no list "${shape.list}" with one row a line`);
  try {
    const header = shape.header.parse(parseJson(`${text.slice(0, at)}\n"${shape.list}":[]}`));
    return { header, rows: readLines(text, at + opening.length, shape) };
  } catch (cause) {
    throw malformed(source, 'a row or the header has another form', cause);
  }
}

function readLines<Header, Row>(text: string, from: number, shape: Shape<Header, Row>): SampleRow<Row>[] {
  const lines = text.slice(from, -tail.length).split('\n');
  let offset = from;
  return lines.map((line, index) => {
    const comma = line.endsWith(',') ? 1 : 0;
    const value = parseJson(line.slice(0, line.length - comma));
    const row = shape.isRow?.(value) === true ? value : shape.row.parse(value);
    const start = line.indexOf(',') + 1;
    const digits = /^-?[\d.]+/.exec(line.slice(start))?.[0] ?? '';
    const bytes = digits === '' ? null : { start: offset + start, end: offset + start + digits.length };
    offset += line.length + 1;
    return { row, digits, anchor: { kind: 'json', pointer: `/${shape.list}/${String(index)}/1`, bytes } };
  });
}

function malformed(source: SourceDocument, why: string, cause?: unknown): AssayError {
  return new AssayError('malformed-source', `The bundled file ${source.capture.request.url} cannot be read: ${why}.`, { remedy: 'Reinstall Assay, or build the sample figures again.', cause });
}
