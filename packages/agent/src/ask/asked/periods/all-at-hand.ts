// A question that names no time of a share or a series asks over all of it.
import type { IsoDate } from '@assay/record';

/** Before any series at hand: where a time that is named by nobody begins. */
export const beforeAll: IsoDate = '1999-12-31';
