// "The latest close over 2024 diluted earnings" among other figures: the multiple by its name, with the year of the earnings.
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const newest = String.raw`(?:last|latest|newest|current|present|most recent|today's)(?: available)?`;
const name = String.raw`(?!(?:the|its|their|fiscal|fy|calendar|diluted|each|both)\b)[A-Z][\w&.-]*(?: [A-Z][\w&.-]*)?`;
/** None at which a ratio that is named already is to be told. The newest where it is said to be; a bare price only where no day and no year stands beside it. */
const close = String.raw`(?:(?<!\b(?:ratio|multiple|p\/?e|yield)\b[^?.;,]{0,40} at (?:the |its )?)${newest} (?:daily |share |stock |market )?(?:closing price|clos(?:e|ing)|price|quote|px)(?: of (?<whose>${name}))?|(?<![\d'] |\b(?:last|latest|newest|current|present|recent|today's|available|year-end|closing|opening|average|mean|highest|lowest|high|low|that|this|first|target|fair|what|did|day's|year's) |\b(?:month|quarter|week|year)(?:-| )?end )(?:(?:share|stock) )?(?:price|px|close))`;
/** The name of it may stand before what it is made of. */
const named = String.raw`(?:(?:the |its |their )?(?:p ?\/ ?e(?: ratio)?|pe ratio|price[- ](?:to[- ])?earnings(?: ratio| multiple)?|earnings multiple|multiple) (?:at|from|using|of|on|with|going by) (?:the )?)?`;
const over = String.raw`(?: ?(?:÷|\/) ?|,? (?:is |was |stands? |held |set |taken |measured |put |expressed )?(?:divided by|over|against|relative to|in relation to|as a multiple of|vs\.?|versus|compared (?:to|with)|in proportion to|to|per|on) )`;
const owner = String.raw`(?:(?:the|its|their) |(?<owner>${name})'s? )?`;
const time = String.raw`(?<time>(?:fiscal(?: year)?|fy|calendar|financial year)? ?'?(?:20)?\d\d)(?:'s)?`;
const diluted = String.raw`(?:(?:fully )?(?:diluted|dil\.?|reported) )?`;
const earnings = String.raw`${diluted}(?:eps|earnings(?: per (?:diluted )?share)?|profits? per (?:diluted )?share)(?: \(diluted\)|,? diluted)?`;

/** By its name; whose it is stands behind, where it stood between. */
function asRatio(...found: readonly unknown[]): string {
  const groups = found.at(-1);
  const said = typeof groups === 'object' && groups !== null ? new Map<string, unknown>(Object.entries(groups)) : new Map<string, unknown>();
  const [whose, time] = [said.get('whose') ?? said.get('owner'), said.get('time')];
  return `price-earnings ratio${typeof whose === 'string' ? ` of ${whose}` : ''} at the latest close on ${typeof time === 'string' ? time.trim() : ''} diluted earnings per share`;
}

export const pricesOverEarnings: readonly Rewording[] = [
  [re(String.raw`\b${named}${close}${over}${owner}${diluted}${time} ${earnings}(?![a-z-]| growth| yield| multiple| ratio)`), asRatio],
  [re(String.raw`\b${named}${close}${over}${owner}${earnings},? (?:(?:of|for|in|from|over) )?(?:the )?(?:year )?${time}(?!\d|[.,-]\d|%| ?(?:times|percent|per cent|x\b))`), asRatio],
];
