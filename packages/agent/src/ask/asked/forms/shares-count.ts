// How many shares of a company are spoken of: "40 shares", "half a dozen Acme shares", "120 x".
import { numberIn } from '../course/words/spoken-number.ts';

const dozens: Readonly<Record<string, string>> = { 'a dozen': '12', 'half a dozen': '6', 'two dozen': '24' };
const spoken = String.raw`(?:(?:a(?= (?:hundred|thousand))|one(?= (?:hundred|thousand))|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b(?:[ -](?:and )?(?:one(?= \w))?)?)+`;
const count = String.raw`(?<![\w-])(?<count>\d[\d,]*|half a dozen|two dozen|a dozen|${spoken})`;
const held = [
  new RegExp(String.raw`${count} ?\b(?:(?!\d|(?:per ?cent|percent|days?|weeks?|months?|years?|quarters?|companies)\b)[\w&.'’-]+ ){0,4}?(?:shares?|stocks?|shs?)\b`, 'i'),
  new RegExp(String.raw`(?:^|\s)${count} ?[x×*] `, 'i'),
];

/** Null where no number of shares is named. */
export function countIn(text: string): number | null {
  const said = held.map((pattern) => pattern.exec(text)?.groups?.['count']).find((found) => found !== undefined)?.trim().toLowerCase();
  const number = said === undefined ? null : Number(dozens[said] ?? numberIn(/\d/.test(said) ? { plain: said } : { spoken: said }) ?? Number.NaN);
  return number === null || !Number.isFinite(number) || number < 2 || (number > 1900 && number < 2100) ? null : number;
}

const dividends = /\b(?:dividends?|divs?|payouts?)\b/i;
const received = /\b(?:yield|reinvest\w*|drip|total return|growth|grew|rais\w+|net income|earnings|payout ratio|worth|value of)\b/i;

/** Shares of which it is asked what they paid in dividends; null of every other question. */
export function sharesPaid(text: string): number | null {
  return dividends.test(text) && !received.test(text) ? countIn(text) : null;
}
