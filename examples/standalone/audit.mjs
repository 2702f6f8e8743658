import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { auditReport, documentSource } from '@assay/audit';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const subject = { id: null, ticker: null, name: 'Lantern Tea plc' };
const income = documentSource({ name: 'income.csv', bytes: readFileSync('income.csv') }, { about: subject, readAt: new Date().toISOString(), sha256 });
const { claims, verdicts, coverage } = auditReport(readFileSync('note.md', 'utf8'), [income], { subject, asOf: '2025-06-02', sha256 });
for (const [index, { verdict, reason }] of verdicts.entries()) console.log(`${claims[index].text}: ${verdict}. ${reason}`);
console.log(`${coverage.strong} of ${coverage.claims - coverage.judgment} figures hold.`);
