// What every derivation needs to know: the facts, the subject and the day of the report.
import type { IsoDate } from '@assay/record';
import type { FactIndex } from '../bind/fact-index.ts';

export type AuditContext = { readonly index: FactIndex; readonly asOf: IsoDate | null };
