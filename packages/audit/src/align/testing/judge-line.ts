// The verdict on the last figure of a line, against one table and the text around it.
import { createHash } from 'node:crypto';
import { auditText } from '../../audit.ts';
import { readGrid, readParagraphs } from '../../facts/index.ts';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export function judgeLine(claim: string, table: readonly (readonly string[])[], paragraphs: readonly string[] = []): string {
  const facts = [...(table.length === 0 ? [] : readGrid(table, { paragraphsBefore: paragraphs })), ...readParagraphs(paragraphs)];
  const audit = auditText(claim, facts, { subject: null, asOf: null, sha256 });
  const figures = audit.claims.flatMap((item, index) => (item.kind === 'figure' ? [audit.verdicts[index]?.verdict ?? ''] : []));
  return figures.at(-1) ?? '';
}
