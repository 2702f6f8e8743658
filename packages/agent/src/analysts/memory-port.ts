// What is remembered of a company: research notes, and the reader's own views. The memory stands behind this port.
import type { IsoDate } from '@assay/record';

export type Remembered = { readonly title: string; readonly text: string; readonly day: IsoDate };
export type Memory = {
  readonly notes: (ticker: string, asOf: IsoDate) => Promise<readonly Remembered[]>;
  readonly views: (ticker: string, asOf: IsoDate) => Promise<readonly Remembered[]>;
};

export const emptyMemory: Memory = { notes: () => Promise.resolve([]), views: () => Promise.resolve([]) };
