// Tickers that are words or single letters too: companies only where the sentence makes them one.
import type { Company, Directory } from '@assay/data';
import { matchesOf, type Place } from '../places.ts';
import { nameList } from './name-list.ts';

type FoundTicker = Place & { readonly company: Company };

/** What only a share or a company has, after its ticker. */
const owns = /^(?:'s\b| (?:stock|shares?|ticker)\b)/i;
/** Telegraphic: "V close", "MA rev 2023". */
const measured = /^ (?:fiscal(?= (?:q[1-4]|(?:19|20)\d\d|years? |first|second|third|fourth))|(?:@|at) ?\d{1,3} ?x|px|revs?|revenues?|m(?:kt)? ?cap|yld|div|sales|net|gross|operating|price|close|closing|closed|eps|dps|p\/?[esb]|pe|ev|ocf|cfo|fcf|capex|debt|cash|margins?|dividends?|market|ebit|ebitda|ro[eai]c?|52|rsi|ni|r&d|buy|sell|hold|buybacks?|total|free|stock|shares?|insiders?|growth|cagr|long-term|short-term|equity|assets|liabilities|inventor(?:y|ies)|goodwill|tax(?:es)?|employees|headcount|yields?|fy ?'?\d{2,4}|f?q[1-4]|ttm|ytd|\d{4}|consensus|analysts?|options?|news|holders|filings?|10-[kq]|vs|versus|and [A-Z]+|effective|pre-?tax|after-tax|reported|cost|cogs|sg&a|research|receivables|payables|working|retained|capital|share|depreciation|diluted|basic|interest|current|quick|return|volatility|beta|valuation|overview|summary|last|trailing|forward|put|top|overvalued|undervalued|overpriced|expensive|cheap|dear|pricey|rich|worth|latest|current|inventory|enterprise|ev|turnover|payout|leverage|dupont|liquidity|credit|gm|opm|year-?ends?|off|average|avg)\b|^ ?% |^, (?:where|what|how|is|was|did|does|has|have)\b/i;
/** Capitals that stand for something else whatever is beside them. */
const abbreviations = new Set('US UK EU EPS ROE ROA ROIC ROI GDP CPI PPI PCE PE PB PS EV FCF DCF EBIT CAGR TTM LTM YTD YOY QOQ FY USD EUR AI CEO CFO COO SEC IPO ETF ETFS ESG RSI SMA EMA MACD ATR ADX FED FOMC R D Q H I K M B X OR AND VS GAAP IFRS COGS SGA CAPEX OPEX NII NIM TAM API HR PR TV PC OK NYSE MD DD HY IG OAS'.split(' '));

/** "$t", "V's revenue", "NOW stock", "ticker A", "compare MA and V": never the article, the pronoun or an abbreviation. */
export function findPlainTickers(text: string, directory: Directory): FoundTicker[] {
  const isShouted = text === text.toUpperCase();
  return matchesOf(text, /(?<![\p{L}\p{N}&.'-])(?<dollar>\$)?(?<symbol>[A-Za-z]{1,5}(?:[.-][A-Za-z])?)(?![\p{L}\p{N}&])/gu).flatMap((match) => {
    const symbol = match.groups['symbol'] ?? '';
    const ticker = symbol.toUpperCase().replace('.', '-');
    const entry = directory.byTicker.get(ticker);
    if (entry === undefined) return [];
    const isMeant = match.groups['dollar'] !== undefined || (symbol === symbol.toUpperCase() ? (isShouted ? match.start === 0 && !abbreviations.has(ticker) && ticker.length === 1 && measured.test(text.slice(match.end)) : isTicker(text, match, ticker)) : isSmall(text, match, entry));
    return isMeant ? [{ start: match.start, end: match.end, company: directory.companyOf(entry, directory.earlierTickers.get(ticker) ?? ticker) }] : [];
  });
}

const smallWords = /^(?:a|i|an|as|at|am|be|by|do|go|he|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we|all|any|are|can|did|for|get|has|had|her|him|his|how|its|let|may|new|now|one|our|out|own|see|she|the|top|two|was|who|why|you)$/i;

/** "v q3 revenue", "order these: v, msft": one of the largest companies by its ticker in small letters, at the head of a hurried question or in a list. */
function isSmall(text: string, { start, end }: Place, { wellKnown, rank }: { readonly wellKnown: boolean; readonly rank: number }): boolean {
  const symbol = text.slice(start, end);
  if (!wellKnown || rank > mostKnown || smallWords.test(symbol) || symbol !== symbol.toLowerCase() || symbol.length > 2) return false;
  const after = text.slice(end, end + 14);
  if (start === 0) return measured.test(after);
  const before = text.slice(Math.max(0, start - 8), start);
  if (/\b(?:vs\.?|versus) $/i.test(before) && measured.test(after)) return true;
  return /[:,] $|\b(?:and|or|vs\.?|versus) $/i.test(before) && /^(?:, |,?$|\?|$| (?:and|or|vs\.?|versus) )/.test(after);
}

const mostKnown = 600;

/** "A credit report calls …": the first word of a sentence that names no time in figures. */
const isArticle = (text: string, ticker: string): boolean => ticker === 'A' && !/\d/.test(text);

function isTicker(text: string, { start, end }: Place, ticker: string): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const after = text.slice(end, end + 14);
  if (/\b(?:ticker|symbol)(?: is|:)? $/i.test(before) || /^'s\b/i.test(after)) return !abbreviations.has(ticker) || ticker.length === 1;
  if (abbreviations.has(ticker)) return false;
  if (isListed(before, after)) return true;
  if (owns.test(after) || (start === 0 && !isArticle(text, ticker) && measured.test(after.replace(/^:/, '')))) return true;
  const isLast = /^ ?(?:[?.!,;)]|$)/.test(after) || /^ (?:and|or|vs\.?|versus|in|for|as|because|but|since|over|from|at|today|last|during|at|earn|make|pay|spend|set|put|book|record|post|show|carry|hold|bring|take|turn|buy|return|report|have|has|owe|lose|gain|move|rise|fall|do|did|out of|grow|generate|trade|worth|above|below|close|stand|lie|overvalued|undervalued|expensive|cheap)\b/.test(after);
  return /\b(?:of|for|vs\.?|versus|compare|than|about|did|does|and|with|to|is|at|own(?:s|ing|ers)?|hold(?:s|ing|ers)?|behind|buy(?:ing)?|sell(?:ing)?|like|tempted by|keen on|interested in|invested in|money in|position in|stake in|shares in|marks?|models?|values?|cover(?:s|ing)?|on) $/i.test(before) && isLast;
}

/** "V MCD HD": beside another ticker in capitals; "margins: V 55%": with its amount in a list. */
function isListed(before: string, after: string): boolean {
  if (/[:,;] $/.test(before) && /^ (?:how (?:much|many)|what percent|\$?\d)/i.test(after)) return true;
  if (/^[/'&]/.test(after) || /[/'&]$/.test(before)) return false;
  const near = [/^,? ([A-Z]{2,5})(?![\p{L}\p{N}&'])/u.exec(after)?.[1], /(?<![\p{L}\p{N}&])([A-Z]{2,5}),? $/u.exec(before)?.[1]];
  return near.some((symbol) => symbol !== undefined && !abbreviations.has(symbol) && nameList().byTicker.get(symbol)?.wellKnown === true && !shorthand.test(symbol));
}

const shorthand = /^(?:NI|OI|CFO|OCF|FCF|EBIT|CAL|CY|GP|OM|PT|DD|ETR|PEG|PE|GM|NM|PM|SBC|TA|TL|BV|CR|QR|AR|AP|ROE|ROA|DPS|EPS)$/;
