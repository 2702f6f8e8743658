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

/** Only of money that is put in; every other text stays. */
export function moneyAgo(text: string, today: IsoDate): string {
  const found = ago.exec(text);
  if (found?.groups === undefined || !isMoneyPutIn(text) || /\b(?:19|20)\d\d\b/.test(text)) return text;
  const { count = 'one', unit = 'year' } = found.groups;
  const number = /^an?$/i.test(count) ? 1 : Number(spokenNumber(count.toLowerCase()) ?? count);
  const said = text.replace(ago, `on ${dayBefore(today, number, unit.toLowerCase())}`);
  return /\b(?:now|today|currently|at the (?:last|latest|newest) close)\b/i.test(said) ? said : `${said.replace(/[?.! ]+$/, '')} now?`;
}
