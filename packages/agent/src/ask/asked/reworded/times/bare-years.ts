// Years of two digits without an apostrophe, where nothing else is told by such a number: "end of june 25", "as of june 30 25", "end 24", and at the end of a short ask ("tax rate 24", "2024, up from 23").
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const year = '(1[5-9]|2[0-9])';
/** "The close of May 29 to the close of May 30, 2024": a day, where another one of a year that is told stands behind it. */
const toAnotherDay = String.raw`(?: ?-|,? (?:to|through|until|till|and|vs\.?|versus|over|against|on))(?: (?:the|its|that|of|close|closing|price|last|from))* (?:${month}\.? )?\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d\b`;
/** What makes it an amount, a day or a part of one. */
const alone = String.raw`(?![\d%\/]|[.,:]\d|(?:st|nd|rd|th|x|s|bn|mn|k|m|b)\b| ?(?:percent|per cent|pct|points?|bps?|million|billion|trillion|thousand|dollars?|cents?|shares?|times|days?|weeks?|months?|quarters?|years?|companies|of ${month}|${month})\b|,? (?:19|20)\d\d\b|${toAnotherDay})`;
/** Behind these it is a number of things, a level or a rank. */
const counts = 'last|past|next|first|top|best|worst|biggest|largest|latest|previous|trailing|than|over|above|below|under|beyond|at|by|to|of|for|per|x|times|about|around|roughly|nearly|almost|between|and|or|from|vs|versus|day|week|month|year|yr|rsi|sma|ema|ma|number|no|section|item|note|chapter|page|form|rule|s&p|russell|dow|nasdaq|vix|age|aged|worth|cost|costs|close|closed|closes|price|hit|reach|reached|trade|trades|traded|buy|bought|sell|sold|multiple|e|pe';

const ofYears = 'cagr|growth|grth|trend|revs?|revenues?|sales|turnover|eps|dps|fcf|ocf|cfo|capex|margins?|ni|income|profits?|earnings|dividends?|divs?|r&d|sg&a|debt|buybacks?|fiscal|years';
/** "Rev cagr 15-24": from one year to a later one. */
const span = String.raw`(?<=\b(?:${ofYears}),? )${year} ?[-–] ?${year}(?![\d%/]|[.,:]\d| ?(?:percent|per cent|pct|points?|bps?|days?|weeks?|months?|times|x|million|billion|bn|mn|cents?|dollars?)\b)`;
const toYear = (whole: string, from = '', to = ''): string => (Number(to) > Number(from) ? `20${from}-20${to}` : whole);

const rules: readonly Rewording[] = [
  [re(span), toYear],
  // A day of a month, and then the year.
  [re(String.raw`\b(${month}\.? \d{1,2}(?:st|nd|rd|th)?,?|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\.?,?) ${year}${alone}`), '$1 20$2'],
  // The end of a month or of a year.
  [re(String.raw`\b((?:end|start|beginning|close|eoy|ye|year[- ]?end|mid)(?:[- ]of)?[- ](?:${month}\.? )?)${year}${alone}`), '$120$2'],
  // Held against a year that is written in full.
  [re(String.raw`(?<=\b20\d\d\b[^?\d]{0,60}\b(?:from|vs\.?|versus|than|than in|against|with) )${year}(?=\s*(?:[?!;]|\.(?!\d)|$))`), '20$1'],
];
const lastWord = new RegExp(String.raw`^(?<ask>[^\d?]{6,60}[a-z&)]) ${year}(?<mark>\s*[?.!]*\s*)$`, 'i');
const isCount = new RegExp(String.raw`(?:^|[\s(-])(?:${counts})$`, 'i');

/** A number that is asked about, or held against, is an amount. */
export const asAmount = /^(?:so |and )?(?:is|was|are|were|did|does|do|has|have)\b|\b(?:is|was|are|were|be|above|below|over|under|top(?:s|ped)?|hit|reach\w*|times|at) \d/i;

/** A whole ask in few words, with no other number in it. */
function atTheEnd(text: string): string {
  const found = lastWord.exec(text);
  const { ask = '', mark = '' } = found?.groups ?? {};
  return found === null || asAmount.test(text) || isCount.test(ask) || new RegExp(String.raw`\b${month}$`, 'i').test(ask) ? text : `${ask} 20${found[2] ?? ''}${mark}`;
}

export function bareYears(text: string): string {
  return atTheEnd(sayAgain(text, rules));
}
