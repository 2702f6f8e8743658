// What every analyst has on the bench: the book of facts, the company's trade, and the means to put a figure into prose.
import type { Company } from '@assay/data';
import type { DataMode, Depth, IsoDate } from '@assay/record';
import type { FactBook } from '../book/fact-book.ts';
import type { PeerBooks } from '../book/peer-books.ts';
import type { Show } from '../figures/figure.ts';
import type { Trade } from '../trade/trade.ts';

export type Bench = {
  readonly company: Company;
  /** The name as prose has it: `Boeing`, `Goldman Sachs`. */
  readonly name: string;
  readonly trade: Trade;
  readonly book: FactBook;
  /** Companies to hold beside it; null where none were gathered. */
  readonly peers?: PeerBooks | null;
  readonly show: Show;
  readonly depth: Depth;
  readonly asOf: IsoDate;
  readonly data: DataMode;
};
