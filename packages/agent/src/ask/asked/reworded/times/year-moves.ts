// The moves of a share year by year, of which the last year is not over: "over 2023, then 2024, and then 2025 as far as the latest close goes, each reckoned from the previous year's final close" is said with "2025 so far".
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const ofShare = /\b(?:shares?|stock|price|px|close[sd]?|closing)\b/i;
const moved = /%|\b(?:per ?cent\w*|pct|move[ds]?|chang\w*|chg|gain\w*|return\w*|do|did|done|r[io]se|f[ae]ll)\b/i;
const ofLines = /\b(?:margins?|revenues?|sales|income|earnings|profits?|eps|debt|assets|equity|unemployment|inflation|yields?|rates?|cpi|gdp|capex|cash flow|dividends? (?:rose|grew|paid))\b/i;

const lastClose = String.raw`(?:(?:the |each )?(?:previous|prior|preceding|last) year['’]s (?:final|last|closing|year-end) (?:close|closing price|price|level)|(?:the )?(?:last|final) (?:close|closing price) of (?:the |each )?(?:year before|previous year|prior year|preceding year)|(?:the )?(?:prior|previous|preceding) year[- ]end(?: close)?)`;
const counted = '(?:counted|reckoned|measured|taken|worked out|starting|counting|reckoning|measuring|taking|going)';
const newest = '(?:(?:the|your|my|its|our|these) )?(?:(?:latest|last|newest|most recent) )?(?:closes?|closing prices?|data|figures|numbers|prices|records?|series)';

const rules: readonly Rewording[] = [
  // From the close before a year the move over it begins in any case.
  [re(String.raw`,? ?\(?\b(?:each|every one|all)?(?: (?:time|year|one|of (?:them|these)))? ?${counted}(?: (?:each time|each|every time))? from (?:each )?${lastClose}\)?(?=[ ,:;.?)]|$),?`), ''],
  [re(String.raw`\b(20\d\d),? (?:as far as|for as long as|for as far as|to the extent that|in so far as) ${newest} (?:goes|go|reach(?:es)?|runs?|allows?|stretch(?:es)?)`), '$1 so far'],
  [re(String.raw`(?<=\b20\d\d\b[^?]{1,80}\b(?:in|over|for|and|then) )(?:calendar )?(20\d\d),? (?:up |down )?(?:to|until|till|through) (?:the |its )?(?:latest|last|newest|most recent) (?:close|closing price|session)`), '$1 so far'],
  [re(String.raw`(?<=\b(?:in|over|during|of) (20\d\d)\b[^?]{0,60}?(?:,|\band) (?:and )?)(?:the (?:one|same|move|change|figure) )(?=(?:in|over|during|of|for) 20\d\d\b)`), ''],
  // "2023, 2024, and since New Year 2025 up to the latest close".
  [re(String.raw`(?<=\b20\d\d\b[^?]{1,80}(?:,|\band) (?:and )?)(?:since|from) (?:new year(?:['’]s(?: (?:day|eve))?)?|the (?:start|beginning|turn) of|january 1(?:st)?,?|1(?:st)? january)(?: of)? (20\d\d)(?:,? (?:up )?(?:to|until|till|through) (?:the |its )?(?:latest|last|newest|most recent) (?:close|closing price|session))?`), 'in $1 so far'],
];

const yearAfter = (year: string): string => String(Number(year.length === 2 ? `20${year}` : year) + 1);
/** "Cal 2023, cal 2024, 12/31/24 to last close": what began with a year's last close is the year after it so far. */
const fromLastDay = /(?<=\b(20\d\d)\b[^?]{0,20}?(?:,|\band|&) ?(?:and )?)(?:from )?(?:12\/31\/|31\.12\.|(?:31(?:st)? )?dec(?:ember)?(?: 31(?:st)?)?,? |(?:the )?(?:end|last close|final close|close) of |year-?end |ye ?)((?:20)?\d\d)(?: close)? ?(?:to|until|till|->|→|-|–) ?(?:the |its )?(?:now|latest|last|newest|most recent)(?: (?:close|closing price|session))?/gi;

const aside = re(String.raw`,? ?\(?\b(?:and )?(?:(?:(?:leaving|setting|putting|with|all) )?(?:the |any )?dividends? (?:being )?(?:(?:left|set|put|kept|laid) )?(?:aside|out|apart|excluded|ignored|not counted|not included)|(?:not counting|ignoring|excluding|disregarding|without(?: counting| any)?|leaving (?:aside|out)|setting aside|before|ex|no) (?:the |any )?(?:dividends|divs))\)?(?=[ ,;:.?!)]|$)`);

/** A move of a share is told without its dividends in any case. */
export const dividendsAside = (text: string): string => (ofShare.test(text) && moved.test(text) && text.match(/\bdiv(?:idend)?s?\b/gi)?.length === 1 && !/\b(?:total return|reinvest\w*|bought|buy|own|hold|held|sold|shares of|put in\w*|invest\w*)\b/i.test(text) ? text.replace(aside, '').replace(/^[\s,]+/, '') : text);

export function yearMoves(text: string): string {
  const years = new Set(text.match(/\b20\d\d\b/g));
  if (years.size < 2 || !ofShare.test(text) || !moved.test(text) || ofLines.test(text)) return text;
  return sayAgain(text, rules).replace(fromLastDay, (whole: string, before: string, year: string) => (yearAfter(year) === yearAfter(before) ? `${yearAfter(year)} so far` : whole));
}
