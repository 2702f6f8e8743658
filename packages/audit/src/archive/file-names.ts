// Which part of a run stands under which name. A format that others read: see docs/format/archive.md.
import type { RunDocumentName } from '@assay/record';

export const reportFile = 'report.md';
export const exchangesFile = 'exchanges.json';
/** Only where a free question was answered: the answer as programs read it. */
export const answerFile = 'answer.json';
/** Only where a model audited. */
export const auditorFile = 'auditor.json';

export function documentFile(name: RunDocumentName): string {
  return `${name}.json`;
}

export function captureFile(id: string): string {
  return `captures/${id}`;
}
