// Who is asked, and how gently. One pace for all hosts of a party: the SEC counts requests per address over all of them.
import type { Pace } from './limiter.ts';

type Party = { readonly name: string; readonly domain: string; readonly pace: Pace };

/**
 * SEC: at most 10 requests a second over all hosts (its fair access rules). Yahoo: undocumented, punished early. FRED: 120 a minute per key, so the two dozen series of a note may go at once, and then 90 a minute.
 * FMP: 300 a minute on its smallest paid plan. StockTwits: 200 an hour. Reddit: 100 a minute with a key, 10 without. Tavily: 100 a minute. DuckDuckGo: no rule known, challenged early.
 */
const parties: readonly Party[] = [
  { name: 'sec', domain: 'sec.gov', pace: { perSecond: 8, atOnce: 4 } },
  { name: 'yahoo', domain: 'yahoo.com', pace: { perSecond: 4, atOnce: 2, burst: 4 } },
  { name: 'fred', domain: 'stlouisfed.org', pace: { perSecond: 1.5, atOnce: 6, burst: 24 } },
  { name: 'fmp', domain: 'financialmodelingprep.com', pace: { perSecond: 4, atOnce: 2 } },
  { name: 'stocktwits', domain: 'stocktwits.com', pace: { perSecond: 1, atOnce: 1 } },
  { name: 'reddit', domain: 'reddit.com', pace: { perSecond: 1, atOnce: 1 } },
  { name: 'tavily', domain: 'tavily.com', pace: { perSecond: 1.5, atOnce: 1 } },
  { name: 'duckduckgo', domain: 'duckduckgo.com', pace: { perSecond: 0.5, atOnce: 1 } },
];
const others: Pace = { perSecond: 2, atOnce: 1 };

/** The party a host belongs to, and its pace; a host nobody listed is its own party. */
export function partyOf(host: string): { readonly name: string; readonly pace: Pace } {
  const bare = host.replace(/:\d+$/, '');
  return parties.find((party) => bare === party.domain || bare.endsWith(`.${party.domain}`)) ?? { name: bare, pace: others };
}
