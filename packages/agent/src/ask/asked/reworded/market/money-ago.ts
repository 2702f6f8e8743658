// "Ten thousand put in two years ago": the day so long before the one on which it is asked, and what it is worth now.
import { type IsoDate } from '@assay/record';
import { spokenNumber } from '../../course/words/spoken-number.ts';
import { isMoneyPutIn } from '../../forms/money-amount.ts';

const ago = /\b(?:just |exactly |about |around |some )?(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?<unit>year|month|week)s? (?:ago|back|earlier)\b/i;
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function dayBefore(today: IsoDate, count: number, unit: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const then = unit === 'week' ? new Date(Date.UTC(year, month - 1, day - 7 * count)) : new Date(Date.UTC(year, month - 1 - (unit === 'year' ? 12 : 1) * count, Math.min(day, 28)));
  return `${months[then.getUTCMonth()] ?? ''} ${String(then.getUTCDate())}, ${String(then.getUTCFullYear())}`;
}

/** "Invested 1000 in": a number that is put into something is a sum. */
const bareSum = /\b((?:put|putting|puts|invest(?:ed|ing)?|stuck|parked|dropped|threw|thrown|placed|sank) (?:like |about |say |just )?)(\d{1,3}(?:,\d{3})+|\d{3,7})(?= (?:in|into|on)\b)/gi;
/** "10k in", "$1000 in": nothing is asked but what became of it. */
const sumAlone = /^(?:if i (?:had )?|had i |i )?(?:put |invested |dropped )?(?:\$ ?\d[\d,]*k?|\d+k|\d[\d,]* (?:dollars|bucks)) (?:in|into|on|of) /i;

/** Of shares that were bought, or money put in. */
const isOfHolding = (text: string): boolean => isMoneyPutIn(text) || isMoneyPutIn(`${text}?`) || sumAlone.test(text) || /\b(?:if|had) (?:i|you|we|one) (?:had )?(?:bought|purchased|invested)\b|\bi (?:had )?bought \d+ /i.test(text);

/** Only of money that is put in; every other text stays. */
export function moneyAgo(given: string, today: IsoDate): string {
  const text = given.replace(bareSum, '$1$$$2');
  const found = ago.exec(text);
  if (found?.groups === undefined || !isOfHolding(text) || /\b(?:19|20)\d\d\b/.test(text)) return text;
  const { count = 'one', unit = 'year' } = found.groups;
  const number = /^an?$/i.test(count) ? 1 : Number(spokenNumber(count.toLowerCase()) ?? count);
  const said = text.replace(ago, `on ${dayBefore(today, number, unit.toLowerCase())}`);
  return /\b(?:now|today|currently|at the (?:last|latest|newest) close)\b/i.test(said) ? said : `${said.replace(/[?.! ]+$/, '')} now?`;
}
