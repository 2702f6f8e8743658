// Stretches of a year as people tell them of a share: the year so far up to a month, its last six months. Of what a company reports the same words are of its statements, and stay.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
const soFar = '(?:ytd|year[- ]to[- ]date)';
const through = '(?:through|thru|to|until|till|up to)(?: the)?(?: end of)?';
const ofStatements = /\b(?:revenues?|sales|income|profits?|earnings|eps|margins?|cash|capex|debt|expenses?|dividends?|buybacks?|r ?& ?d|spend\w*|spent|earn\w*|inflation|unemployment|payrolls?|gdp|insiders?|sold|bought)\b/i;
const ofShare = /\b(?:stock|shares?|price|close[sd]?|return(?:ed|s)?|gain(?:ed|s)?|los[et]|chang\w+|mov\w+|r[io]se|f[ae]ll|up|down|perform\w*)\b/i;

const fromTo = (text: string, year: string, name: string): string => `${ofShare.test(text) ? '' : 'share price change '}from the end of ${String(Number(year) - 1)} to the end of ${name} ${year}`;

function rulesOf(text: string): readonly Rewording[] {
  return [
    [re(String.raw`\b${soFar}(?: (?:in|for))? (20\d\d),? ${through} (${month})\b(?!,? \d)`), (...[, year = '', name = '']: readonly string[]): string => fromTo(text, year, name)],
    [re(String.raw`\b${soFar} ${through} (${month}),? (?:of )?(20\d\d)\b`), (...[, name = '', year = '']: readonly string[]): string => fromTo(text, year, name)],
    [re(String.raw`\b(?:over|in|during|for|across) the (?:last|final) (?:6|six) months of (20\d\d)\b`), 'from the end of June $1 to the end of December $1'],
    [re(String.raw`\b(?:over|in|during|for|across) the (?:first|opening) (?:6|six) months of (20\d\d)\b`), (...[, year = '']: readonly string[]): string => `from the end of December ${String(Number(year) - 1)} to the end of June ${year}`],
  ];
}

/** "Acme stock over the last six months of 2024": how far it moved. */
const bare = /^([\w&'’. -]{2,40}\b(?:stock|shares?|stock price|share price)),? (?=from the end of )/i;

export function partsOfYear(text: string): string {
  if (ofStatements.test(text) || !/\bytd\b|year[- ]to[- ]date|months of 20/i.test(text)) return text;
  const said = sayAgain(text, rulesOf(text));
  return said === text ? text : said.replace(bare, '$1 change ');
}
