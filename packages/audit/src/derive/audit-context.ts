// What every derivation needs to know: the facts, the subject and the day of the report.
import type { Dictionary } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Candidate } from '../bind/candidate.ts';
import type { FactIndex } from '../bind/fact-index.ts';
import type { ClaimReading } from '../claims/reading.ts';

/** What the sources' own kind of record holds for a claim: asked before the general reading. */
export type ReadRecord = (reading: ClaimReading, context: AuditContext) => Candidate | null;

export type AuditContext = { readonly index: FactIndex; readonly asOf: IsoDate | null; /** Names the measures; the built-in one where none is given. */ readonly dictionary?: Dictionary | undefined; /** Of the forms on insiders' trades; without it there are none. */ readonly trades?: ReadRecord | undefined };
