// Questions of closes that are one plain question in other words: a share that was bought at one close and sold at another, an average of so many closes, a list of tickers behind what is asked of them.
import { sayAgain, type Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const who = '(?:I|we|you|he|she|they|somebody|someone|a (?:friend|client|colleague)|my (?:\\p{L}+))';
const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = String.raw`(?:${month}\.? \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\.?,? 20\d\d|20\d\d-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(?:20)?\d\d|the (?:last|first|final) (?:trading )?day of 20\d\d|the end of 20\d\d)`;
const made = '(?:make|made|gain(?:ed)?|earn(?:ed)?|lose|lost|pocket(?:ed)?|clear(?:ed)?)';

const boughtAndSold = new RegExp(String.raw`^(?:suppose |say |if )?${who}(?:['’]d| had| have)? bought (?:a share of |one share of |some )?([A-Z][\w&.’' -]{1,30}?)(?: shares?| stock)? (?:at the close (?:on|of) |on )(${day}),? and sold (?:it |them |the share |again )*(?:at the close (?:on|of) |on )(${day})[.,?;] (?:[^?]{0,40}, )?(?:(?:and )?what|how much) (?:did|would|had|have|has) ${who} (?:have )?${made} (?:a|per|on each|on every|for each) share(?: in (?:us )?dollars)?,? and (?:what|how much) (?:is|was|would) (?:that|it|this)(?: be)? in (?:per ?cent|%)\??$`, 'iu');

const short: Readonly<Record<string, string>> = { jan: 'January', feb: 'February', mar: 'March', apr: 'April', may: 'May', jun: 'June', jul: 'July', aug: 'August', sep: 'September', oct: 'October', nov: 'November', dec: 'December' };
const monthOf = (word: string): string => short[word.slice(0, 3).toLowerCase()] ?? word;
const yearOf = (two: string): string => `20${two.slice(-2)}`;

const rules: readonly Rewording[] = [
  [re(String.raw`\b(?:the )?(?:simple |plain |moving |arithmetic )*(?:average|mean) of (?:the |its |their |his )?(?:(?:last|latest|past|most recent) )?(50|100|200) (?:daily |trading[- ]day |days['’] )?(?:closes|closing prices)`), 'the $1-day moving average'],
  [re(String.raw`(?<=\b(?:drop|fall|rise|gain|move|change|chg|loss|jump) (?:vs\.?|versus|against|from|over|on) (?:the )?(?:prior|previous|preceding|last) (?:day['’]s )?close),? (?:in )?\(?(?:\$|dollars?|usd) ?(?:and|&|\+|\/) ?(?:%|per ?cent|pct)\)?`), ' in dollars and in percent'],
  // "Jan-Mar 25": as a time it has both months and its year.
  [re(String.raw`\b(${month})\.? ?[-–/] ?(${month})\.? ['’]?((?:20)?[12]\d)\b(?![\d,.]*\d)`), (...[, first = '', last = '', year = '']: readonly string[]): string => `${monthOf(first)} to ${monthOf(last)} ${yearOf(year)}`],
  [re(String.raw`\bfrom one new year['’]?s?['’]? eve to (?:the next|another),? (20\d\d) to (20\d\d)\b`), 'from 31 December $1 to 31 December $2'],
  [re(String.raw`\b(?:and |then )*(?:say|tell me|name|state) whose (?:is|was) (?:the )?(bigger|higher|larger|greater|lower|smaller)(?: one)?`), 'and whose was $1'],
];

export function closesSaid(text: string): string {
  const sold = boughtAndSold.exec(text);
  if (sold !== null) return `By how many dollars and by what percentage did ${sold[1] ?? ''} shares move from the close of ${sold[2] ?? ''} to the close of ${sold[3] ?? ''}?`;
  return sayAgain(text, rules);
}
