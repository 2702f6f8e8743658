// The readers of documents of any make, loaded for an archive that has them.
import type { FactReader } from '../../facts/read-fact.ts';
import { readCsvFile } from '../../facts/readers/csv.ts';
import { readJson } from '../../facts/readers/json.ts';
import { readMarkdownFile } from '../../facts/readers/markdown.ts';
import { readTextFile } from '../../facts/readers/text.ts';

export const documentReaders: Readonly<Record<string, FactReader>> = { json: readJson, csv: readCsvFile, markdown: readMarkdownFile, text: readTextFile };
