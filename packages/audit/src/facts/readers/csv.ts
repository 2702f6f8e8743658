import { readCsv } from '../csv/read-csv.ts';
import { decodeText } from '../decode-text.ts';
import { makeReadFacts } from '../draft.ts';
import type { FactReader } from '../read-fact.ts';

/** A file of comma-, semicolon- or tab-separated values, read as one table. */
export const readCsvFile: FactReader = ({ capture, bytes }, { dictionary }) => makeReadFacts(readCsv(decodeText(bytes, capture), dictionary), capture);
