// What every derivation needs to know: the facts, the subject and the day of the report.
import type { Dictionary } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { FactIndex } from '../bind/fact-index.ts';

export type AuditContext = { readonly index: FactIndex; readonly asOf: IsoDate | null; /** Names the measures; the built-in one where none is given. */ readonly dictionary?: Dictionary | undefined };
