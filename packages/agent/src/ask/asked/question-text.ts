// A question in one plain spelling.
import { reword } from './reworded/reword.ts';

/** Longer than any question; what stands behind it is not read. */
const longest = 1500;

/** Shorthand of the trade, written out. What may be a ticker too stays as it is. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\bpx\b/gi, 'price'], [/\b(?:mkt|mktcap)(?= cap|\b)/gi, 'market'], [/\bchgs?\b/gi, 'change'], [/\bavg\b/gi, 'average'], [/\bwks?\b/gi, 'week'], [/\bqtrs?\b/gi, 'quarter'], [/\bperf\b/gi, 'performance'], [/\bstk\b/gi, 'stock'], [/\bdiffs?\b/gi, 'difference'], [/\bhi ?[-/]? ?lo\b/gi, 'high low'], [/\byrs\b/gi, 'years'], [/\byr\b/gi, 'year'], [/\bdil\b\.?/gi, 'diluted'],
  [/\b(?:op|oper)\b\.?(?= (?:margins?|income|inc|profit|cash|cf|ex|expenses?|mgns?))/gi, 'operating'], [/\bB\/?S\b(?! ratio)/g, 'balance sheet'], [/\bP&L\b/g, 'income statement'], [/\bLT\b(?= debt)/gi, 'long-term'], [/\bST\b(?= debt)/gi, 'short-term'], [/(?<=\b(?:net|operating) )inc\b\.?/gi, 'income'],
  [/\bm(?:rgn|gn)s?\b/gi, 'margin'], [/\bdivs\b/gi, 'dividends'], [/\bdiv\b(?= (?:yield|per|growth|history|paid))/gi, 'dividend'], [/(?<=\b(?:operating|free cash|cash) )cf\b/gi, 'cash flow'], [/\bfwd\b/gi, 'forward'], [/\btreasuries\b/gi, 'treasury yields'], [/\bust\b(?= (?:yield|rate))/gi, 'treasury'],
  [/\bni\b(?= (?:of|for|in|growth|fy|last|trend|20))/g, 'net income'], [/\bnet revs?\b/gi, 'net revenue'], [/\bcomp\b(?= expense|$|\)|\?)/gi, 'compensation'], [/\bunemp\b\.?/gi, 'unemployment'], [/\bdelta\b(?! air)/g, 'change'], [/\bwhats\b/gi, "what's"], [/(?<=[\p{L}&]{2})(?<!\b(?:ev|put|price))\/(?=[\p{L}&]{2,}\b)/giu, ' / '],
];

/** One kind of quotation mark, dash and blank, shorthand written out; the length of what is left is bounded. */
export function plainQuestion(text: string): string {
  const plain = text.slice(0, longest).replace(/[‘’‛′`]/g, "'").replace(/[“”„]/g, '"').replace(/[–—‑‐−]/g, '-').replace(/->|→/g, ' to ').replace(/\b([A-Z]) & ([A-Z])\b/g, '$1&$2').replace(/\s+/g, ' ').trim();
  return reword(shorthand.reduce((rest, [pattern, long]) => rest.replace(pattern, long), plain));
}
