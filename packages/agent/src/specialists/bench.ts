// What every analyst has on the bench: the book of facts, the company's trade, and the means to put a figure into prose.
import type { Company, GradeChange } from '@assay/data';
import type { DataMode, Depth, IsoDate } from '@assay/record';
import type { FactBook } from '../book/fact-book.ts';
import type { Doubt } from '../book/doubts.ts';
import type { InsiderTrades } from '../book/insider-trades.ts';
import type { MarketFund } from '../book/market-funds.ts';
import type { Opinions } from '../book/opinions.ts';
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
  /** What insiders traded; null where their forms were not gathered. */
  readonly insiders?: InsiderTrades | null;
  /** What analysts elsewhere say; null where nothing was gathered. */
  readonly opinions?: Opinions | null;
  /** Upgrades and downgrades, newest first. */
  readonly grades?: readonly GradeChange[];
  /** What is suspicious about the sources, newest first; looked for when it is first asked. */
  readonly doubts?: () => readonly Doubt[];
  /** Funds that the share is held against: of the market, and of its sector. */
  readonly market?: readonly MarketFund[];
  readonly show: Show;
  readonly depth: Depth;
  readonly asOf: IsoDate;
  readonly data: DataMode;
};
