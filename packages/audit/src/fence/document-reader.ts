// The audited document, read once for as long as it stays the same.
import type { Claim, Entity, IsoDate, Sha256 } from '@assay/record';
import { readWordClauses } from '../claims/read-words.ts';
import { indexNames } from '../claims/names.ts';
import { readReport } from '../claims/read-report.ts';
import type { ClaimReading } from '../claims/reading.ts';
import { readDocument, type PlacedDocument } from './place/place-claim.ts';

export type ReadDocument = { readonly placed: PlacedDocument; readonly readings: readonly ClaimReading[] };
type Context = { readonly subject: Entity | null; readonly entities: readonly Entity[]; readonly asOf: IsoDate | null; readonly sha256: Sha256; readonly claims: readonly Claim[] | null };

export function documentReader(context: Context): (markdown: string) => ReadDocument {
  const names = indexNames([...(context.subject === null ? [] : [context.subject]), ...context.entities]);
  let last: ReadDocument | null = null;
  return (markdown) => {
    if (last === null || last.placed.markdown !== markdown) {
      const hasWords = context.claims?.some((claim) => claim.kind === 'words') === true;
      const { readings } = readReport(markdown, { subject: context.subject, names, asOf: context.asOf, sha256: context.sha256, readClauses: hasWords ? readWordClauses : undefined });
      last = { placed: readDocument(markdown), readings: context.claims === null ? readings : namedAs(readings, context.claims) };
    }
    return last;
  };
}

/** A claim's id counts the claims before it, and an audit that knows more of the sources may make more of them: its own ids go by place. */
function namedAs(readings: readonly ClaimReading[], claims: readonly Claim[]): ClaimReading[] {
  const ids = new Map(claims.map((claim) => [placeOfClaim(claim), claim.id]));
  return readings.flatMap((reading) => {
    const id = ids.get(placeOfClaim(reading.claim));
    return id === undefined ? [] : [{ ...reading, claim: { ...reading.claim, id } }];
  });
}

/** Where a claim stands and of what kind it is: the same in every reading of a document. */
export function placeOfClaim({ kind, span, operation }: Claim): string {
  return `${kind} ${String(span.start)} ${String(span.end)} ${operation ?? ''}`;
}
