// The rows of an SEC company facts document, each with the place of its value.
import { AssayError, type Span } from '@assay/record';
import { JsonScanner } from '../json/json-scanner.ts';

/** One value as one filing reported it. `fy` and `fp` of the document describe the filing, not the value: only the calendar is learnt from `fy`. */
export type CompanyRow = {
  readonly start: string | null;
  readonly end: string;
  readonly value: string;
  readonly bytes: Span;
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** The SEC's name of the calendar period for which this row stands (`CY2024Q1I`); one row of a period has it. */
  readonly frame: string | null;
  readonly fy: number | null;
  /** Position within its list, for the pointer. */
  readonly index: number;
  /** Position within the document, for the id. */
  readonly ordinal: number;
};
/** All rows of one concept in one unit. */
export type ConceptRows = { readonly taxonomy: string; readonly name: string; readonly label: string; readonly unit: string; readonly rows: readonly CompanyRow[] };
export type CompanyDocument = { readonly cik: string; readonly name: string; readonly concepts: readonly ConceptRows[]; readonly rowCount: number };

type Reading = { cik: string | null; name: string; hasFacts: boolean; rowCount: number; readonly concepts: ConceptRows[] };
type Draft = { start: string | null; end: string; value: string; bytes: Span | null; accession: string; form: string; filed: string; frame: string | null; fy: number | null };

/** Throws AssayError('malformed-source') that names the field. */
export function readCompanyRows(bytes: Uint8Array): CompanyDocument {
  const reading: Reading = { cik: null, name: '', hasFacts: false, rowCount: 0, concepts: [] };
  const scanner = new JsonScanner(bytes);
  try {
    scanner.members((key) => { readMember(key, scanner, reading); });
  } catch (cause) {
    throw cause instanceof AssayError ? cause : malformed('facts', cause instanceof Error ? cause.message : 'it is not JSON', cause);
  }
  const { cik, name, concepts, rowCount } = reading;
  if (cik === null) throw malformed('cik', 'it is absent');
  if (!reading.hasFacts) throw malformed('facts', 'it is absent');
  return { cik: cik.padStart(10, '0'), name, concepts, rowCount };
}

function readMember(key: string, scanner: JsonScanner, reading: Reading): void {
  if (key === 'cik') reading.cik = scanner.kind() === 'string' ? scanner.string() : scanner.number().digits;
  if (key === 'entityName') reading.name = scanner.stringOrNull() ?? '';
  if (key !== 'facts') return;
  reading.hasFacts = true;
  scanner.members((taxonomy) => {
    scanner.members((name) => { readConcept({ taxonomy, name }, scanner, reading); });
  });
}

function readConcept(concept: { readonly taxonomy: string; readonly name: string }, scanner: JsonScanner, reading: Reading): void {
  const labels: string[] = [];
  const units: { readonly unit: string; readonly rows: readonly CompanyRow[] }[] = [];
  scanner.members((key) => {
    if (key === 'label') labels.push(scanner.stringOrNull() ?? concept.name);
    if (key === 'units') scanner.members((unit) => { units.push({ unit, rows: readRows({ ...concept, unit }, scanner, reading) }); });
  });
  for (const { unit, rows } of units) reading.concepts.push({ ...concept, label: labels[0] ?? concept.name, unit, rows });
}

function readRows(list: { readonly taxonomy: string; readonly name: string; readonly unit: string }, scanner: JsonScanner, reading: Reading): CompanyRow[] {
  const rows: CompanyRow[] = [];
  scanner.items((index) => {
    const { bytes, ...draft } = readRow(scanner);
    if (bytes === null || draft.end === '' || draft.filed === '') throw malformed(`facts/${list.taxonomy}/${list.name}/units/${list.unit}/${String(index)}`, 'it lacks val, end or filed');
    rows.push({ ...draft, bytes, index, ordinal: reading.rowCount });
    reading.rowCount += 1;
  });
  return rows;
}

const readers = new Map(Object.entries<(row: Draft, scanner: JsonScanner) => void>({
  val: (row, scanner) => {
    const number = scanner.numberOrNull();
    row.value = number?.digits ?? '';
    row.bytes = number?.bytes ?? null;
  },
  start: (row, scanner) => { row.start = dateOrNull(scanner); },
  end: (row, scanner) => { row.end = dateOrNull(scanner) ?? ''; },
  filed: (row, scanner) => { row.filed = dateOrNull(scanner) ?? ''; },
  accn: (row, scanner) => { row.accession = scanner.stringOrNull() ?? ''; },
  form: (row, scanner) => { row.form = scanner.stringOrNull() ?? ''; },
  frame: (row, scanner) => { row.frame = scanner.stringOrNull(); },
  fy: (row, scanner) => {
    const year = Number(scanner.numberOrNull()?.digits ?? Number.NaN);
    row.fy = Number.isInteger(year) ? year : null;
  },
}));

function readRow(scanner: JsonScanner): Draft {
  const row: Draft = { start: null, end: '', value: '', bytes: null, accession: '', form: '', filed: '', frame: null, fy: null };
  scanner.members((key) => { readers.get(key)?.(row, scanner); });
  return row;
}

function dateOrNull(scanner: JsonScanner): string | null {
  const text = scanner.stringOrNull();
  return text !== null && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text) ? text : null;
}

function malformed(field: string, why: string, cause?: unknown): AssayError {
  return new AssayError('malformed-source', `SEC company facts: the field ${field} does not have the expected form: ${why}.`, { remedy: 'Fetch the document again; if it stays so, the SEC has changed its form.', cause });
}
