// What became of money or shares up to now is told up to the newest close, and from the day that is meant.
import { moneyIn } from '../../../asked/forms/money-amount.ts';
import type { Demand } from '../demand.ts';

const held = /\b(?:put|invest\w*|bought|buy(?:ing)?|purchas\w+|worth|stuck|parked)\b/i;
const now = /\b(?:now|today|currently|at present|these days|still)\b|\bwould (?:i|you|we|one) (?:have|be)\b/i;
const one = /\b((?:19|20)\d\d)\b/g;

/** A move that ends with the one year that is named is none up to now. */
const upToNow: Demand = ({ text, asked, openingWords }) => {
  const years = new Set([...text.matchAll(one)].map(([year]) => year));
  const [year] = years;
  const isHeld = years.size === 1 && held.test(text) && now.test(text) && (moneyIn(text) !== null || /\b(?:if|had) (?:i|we|you)\b|\bshares\b/i.test(text));
  const last = [...openingWords.matchAll(/ on \d{1,2} (\w+) (\d{4})/g)].at(-1);
  return isHeld && asked.companies.length > 0 && last?.[1] === 'December' && last[2] === year ? ['what it is worth now'] : [];
};

const beginsLater = /\bFrom the first of them on:/;

/** What was held before the closes at hand begin is told from their first. */
const beforeTheFirst: Demand = ({ openingWords, wholeWords }) => (beginsLater.test(`${openingWords} ${wholeWords}`) ? ['what came before the closes at hand'] : []);

export const heldToNow: Demand = (scene) => [...upToNow(scene), ...beforeTheFirst(scene)];
