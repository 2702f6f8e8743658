// The clients that tools ask. Each is one outside service; a tool never fetches by itself.
import type { Edgar } from '../edgar/edgar.ts';
import type { Fmp } from '../fmp/fmp.ts';
import type { Fred } from '../fred/fred.ts';
import type { SampleSource } from '../desk/sample-port.ts';
import type { Reddit } from '../social/reddit.ts';
import type { StockTwits } from '../social/stocktwits.ts';
import type { Web } from '../web/web.ts';
import type { Yahoo } from '../yahoo/yahoo.ts';

export type ToolSources = {
  readonly edgar: Edgar;
  readonly yahoo: Yahoo;
  readonly fred: Fred;
  readonly fmp: Fmp;
  readonly stocktwits: StockTwits;
  readonly reddit: Reddit;
  readonly web: Web;
  /** The bundled figures: asked when a live source gives nothing, and alone in sample mode. Null where they must not be used. */
  readonly sample: SampleSource | null;
};
