// Questions that need no data: what a term means, how a method works.
import type { Asked } from '../../asked/asked.ts';
import { advice } from './advice.ts';

/** Terms of finance that are no measure of the dictionary, and are asked about as such. */
const terms = /\b(?:stocks?|shares?|bonds?|etfs?|index funds?|mutual funds?|options?|futures|derivatives?|hedg(?:e|ing)|short sell(?:ing)?|shorting|diversif\w+|compound(?:ing)? interest|interest|inflation|deflation|recession|yield curve|dividends?|bull market|bear market|ipo|market maker|liquidity|leverage|margin call|portfolio|asset allocation|arbitrage|gaap|ifrs|10-?[kq]s?|8-?ks?|balance sheet|income statement|cash flow statement|accru(?:al|ed)|amorti[sz]ation|depreciation|goodwill|dcf|discounted cash flow|wacc|capm|beta|alpha|moat|valuation|multiple|fiscal year|quantitative easing|central bank|federal reserve|fed|monetary policy|fiscal policy|gdp|cpi|spread|duration|credit rating|ttm|trailing (?:twelve|12)[- ]months?|basis points?|bps|13-?f|form \d+\w?|ytd|yoy|cagr|peg|roe|roic|roa|eps|capital gains?|tax(?:es)?|stock split|buy ?back|insider trading|book value|enterprise value|earnings|revenue|profit|ebitda|hedge funds?|private equity|venture capital|treasur(?:y|ies)|commodit(?:y|ies)|exchange|nasdaq|nyse|s&p 500|dow jones|candlestick|moving average|technical analysis|fundamental analysis)\b/i;
const explains = /\b(?:what(?:'s| is| are| does| do)|whats|how (?:do(?:es)?|is|are|can|to)|define|explain|meaning|difference between|why (?:do|does|is|are|would|should))\b/i;

/** The state of things is asked for, not what they are. */
const asksNow = /\b(?:inverted|today|now|current(?:ly)?|latest|open|closed|doing|this (?:week|month|year))\b/i;

export function isGeneral(asked: Asked): boolean {
  const isNamed = asked.companies.length > 0 || asked.group !== null || asked.unknown.length > 0;
  if (isNamed || asked.inherited.length > 0 || advice.test(asked.text)) return false;
  return asked.operation === 'define' ? asked.measures.length > 0 || terms.test(asked.text) : isOfTerms(asked);
}

function isOfTerms({ measures, periods, text }: Asked): boolean {
  const isPlain = measures.every((measure) => measure.kind === 'subject' || measure.kind === 'topic') && periods.length === 0;
  return isPlain && !asksNow.test(text) && (explains.test(text) || /\bvs\.?\b|\bversus\b/i.test(text)) && terms.test(text);
}
