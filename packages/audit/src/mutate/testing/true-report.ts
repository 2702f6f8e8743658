// A small report on an invented company, true in every figure, with the table that proves it.
import { createHash } from 'node:crypto';
import type { Sha256 } from '@assay/record';
import { auditAgainst } from '../../audit-against.ts';
import type { Audit } from '../../audit.ts';
import { documentSource } from '../../document-source.ts';
import { readFacts } from '../../facts/index.ts';
import type { ReadFact } from '../../facts/read-fact.ts';
import { openMaterial, type Material } from '../material.ts';
import type { Corruption, Falsehood } from '../corruption.ts';
import { applyEdits } from '../apply-edits.ts';
import { seededRandom } from '../seeded-random.ts';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Operating income was the same in 2022 and 2023, so a year taken for the other is no falsehood. */
export const incomeTable = `In millions of dollars,FY2024,FY2023,FY2022,FY2021
Revenue,4126,3719,3460,3310
Gross profit,1692,1450,1397,1310
Operating income,590,354,354,331
Net income,336,245,233,219
`;

export const trueReport = `# Northwind sells more

Revenue rose 10.9% to $4,126 million in fiscal 2024. Net income was $336 million in fiscal 2024 and $245 million in fiscal 2023.

Gross margin was 41.0% in fiscal 2024. Operating income was $354 million in fiscal 2023.

| $ millions | Fiscal 2023 | Fiscal 2024 |
| --- | ---: | ---: |
| Revenue | 3,719 | 4,126 |
| Net income | 245 | 336 |
`;

const subject = { id: null, ticker: 'NWND', name: 'Northwind Corporation' };

export type SmallBench = { readonly judge: (report: string) => Audit; readonly facts: readonly ReadFact[]; readonly clean: Audit; readonly material: Material };

export function openSmallBench(report: string = trueReport, table: string = incomeTable): SmallBench {
  const source = documentSource({ name: 'income.csv', bytes: new TextEncoder().encode(table) }, { about: subject, readAt: '2025-01-05T00:00:00Z', sha256 });
  const facts = [...readFacts(source, { sha256 })];
  const judge = (text: string): Audit => auditAgainst(text, facts, { subject, asOf: null, sha256, captures: [source.capture], refusals: [] });
  const clean = judge(report);
  return { judge, facts, clean, material: openMaterial(report, clean, { facts }) };
}

/** What a corruption makes of each proven claim of the report: the claim's text with the falsehood, or null where it does not apply. */
export function falsehoodsOf(corruption: Corruption, { material }: SmallBench, seed = 1): { readonly text: string; readonly falsehood: Falsehood | null; readonly report: string }[] {
  return material.proven.map((proven) => {
    const falsehood = corruption.apply({ ...proven, material, random: seededRandom(`${String(seed)}|${String(proven.claim.span.start)}`) });
    return { text: proven.claim.text, falsehood, report: falsehood === null ? material.report : applyEdits(material.report, falsehood.edits).report };
  });
}
