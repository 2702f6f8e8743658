// The audited document, read once for as long as it stays the same.
import type { Entity, IsoDate, Sha256 } from '@assay/record';
import { indexNames } from '../claims/names.ts';
import { readReport } from '../claims/read-report.ts';
import type { ClaimReading } from '../claims/reading.ts';
import { readDocument, type PlacedDocument } from './place/place-claim.ts';

export type ReadDocument = { readonly placed: PlacedDocument; readonly readings: readonly ClaimReading[] };
type Context = { readonly subject: Entity | null; readonly entities: readonly Entity[]; readonly asOf: IsoDate | null; readonly sha256: Sha256 };

export function documentReader(context: Context): (markdown: string) => ReadDocument {
  const names = indexNames([...(context.subject === null ? [] : [context.subject]), ...context.entities]);
  let last: ReadDocument | null = null;
  return (markdown) => {
    if (last === null || last.placed.markdown !== markdown) {
      const { readings } = readReport(markdown, { subject: context.subject, names, asOf: context.asOf, sha256: context.sha256 });
      last = { placed: readDocument(markdown), readings };
    }
    return last;
  };
}
