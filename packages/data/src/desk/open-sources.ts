// The clients of all sources over one capturer.
import type { Capturer } from '../capture/capture.ts';
import type { ExchangeTools } from '../capture/exchange.ts';
import type { FetchAt } from '../capture/follow-guarded.ts';
import type { ResolveHost } from '../capture/outside-url.ts';
import { openEdgar } from '../edgar/edgar.ts';
import { openFmp } from '../fmp/fmp.ts';
import { openFred } from '../fred/fred.ts';
import { openReddit, type RedditKey } from '../social/reddit.ts';
import { openStockTwits } from '../social/stocktwits.ts';
import type { ToolSources } from '../tools/tool-sources.ts';
import { openGuardedExchange } from '../web/guarded-exchange.ts';
import { openWeb } from '../web/web.ts';
import { openYahoo } from '../yahoo/yahoo.ts';

/** What the sources ask of whoever uses them. A key that is absent leaves its source out, and the tools say so. */
export type SourceKeys = {
  /** Name and mail address for the SEC; null or empty leaves the SEC out. */
  readonly contact: string | null;
  readonly fredKey?: string | null;
  readonly fmpKey?: string | null;
  /** Without it searches go to DuckDuckGo. */
  readonly tavilyKey?: string | null;
  /** Without it Reddit's public pages are asked. */
  readonly redditKey?: RedditKey | null;
  /** How an address from outside is connected to, and how its name is looked up; without them no page is fetched. */
  readonly fetchAt?: FetchAt;
  readonly resolveHost?: ResolveHost;
};

export function openSources(capture: Capturer, tools: Omit<ExchangeTools, 'fetch'>, keys: SourceKeys): Omit<ToolSources, 'sample'> {
  const { fetchAt, resolveHost } = keys;
  const outside = fetchAt === undefined || resolveHost === undefined ? null : openGuardedExchange({ ...tools, fetchAt, resolveHost, onSilent: () => undefined });
  return {
    edgar: openEdgar({ capture, contact: keys.contact }), yahoo: openYahoo({ capture }), fred: openFred({ capture, key: keys.fredKey ?? null }), fmp: openFmp({ capture, key: keys.fmpKey ?? null }),
    stocktwits: openStockTwits({ capture }), reddit: openReddit({ capture, clock: tools.clock, key: keys.redditKey ?? null }), web: openWeb({ capture, outside, tavilyKey: keys.tavilyKey ?? null }),
  };
}
