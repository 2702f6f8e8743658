// The forms in which a run is handed on: one list for the command line, the HTTP API and the errors of both.
import { extname } from 'node:path';

export const exportForms = ['html', 'pdf', 'xlsx', 'md', 'json', 'sarif', 'tsx'] as const;
export type ExportForm = (typeof exportForms)[number];

type Described = { readonly mediaType: string; /** In a list: what the file is. */ readonly what: string; /** Bytes that no terminal should be given. */ readonly isBinary?: true };

export const describedForms: Readonly<Record<ExportForm, Described>> = {
  html: { mediaType: 'text/html; charset=utf-8', what: 'a page that holds its evidence and its own check' },
  pdf: { mediaType: 'application/pdf', what: 'the page on paper, with every claim in an appendix', isBinary: true },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', what: 'a workbook whose figures are formulas over the sources’ values', isBinary: true },
  md: { mediaType: 'text/markdown; charset=utf-8', what: 'Markdown with its evidence' },
  json: { mediaType: 'application/json', what: 'one JSON document' },
  sarif: { mediaType: 'application/sarif+json', what: 'open and contradicted claims for tools that review code' },
  tsx: { mediaType: 'text/plain; charset=utf-8', what: 'a React component, of an answer only' },
};

/** The form that a file's ending names; null where it names none. */
export function formOfPath(path: string): ExportForm | null {
  const ending = extname(path).toLowerCase();
  return exportForms.find((form) => `.${form}` === ending) ?? null;
}
