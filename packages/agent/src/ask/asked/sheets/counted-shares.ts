// A number of shares and what they are worth, or a sum of money and how many shares it buys, in the words that stand closest to a company's name.
import { spokenNumber } from '../course/words/spoken-number.ts';
import { moneyIn } from '../forms/money-amount.ts';
import { timeWords } from '../likeness/time-words.ts';
import { listed, type Scene } from './scene.ts';

const numerals = 'an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand';
const spoken = new RegExp(String.raw`\b(?:${numerals})(?:[ -](?:and )?(?:${numerals}))*\b`, 'g');
const dozens = /\b(?:(half )?an? (?:round |full )?|(two|three|four|five|six|ten) |(?:round |full ))dozen\b(?: of)?/g;
const count = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})`;
const shares = String.raw`(?:shares?|shs?|stocks?)`;

/** Numbers in digits: "a hundred and twenty", "a round dozen", "two hundred". An article alone is none. */
function inDigits(text: string): string {
  const plain = text.replace(dozens, (_, half?: string, many = 'one') => String((half === undefined ? 12 : 6) * Number(spokenNumber(String(many)) ?? 1)));
  return plain.replace(spoken, (said) => (/^(?:an?|one)$/.test(said) ? said : spokenNumber(said) ?? said));
}

/** "40 shares of ", "forty " right before a name. */
const beforeName = new RegExp(String.raw`(?<![\d.,$'-])\b(${count}) (?:${shares} )?(?:of |in )?(?:the |my )?$`);
/** "40 shares", "x40 shs", wherever it stands. */
const anywhere = new RegExp(String.raw`(?<![\d.,$'-])(?:\b|\bx ?)(${count}) (?:more )?${shares}\b`);
/** "I have a hundred and twenty of them", "a round dozen": what is held, by its number alone. */
const ofThem = new RegExp(String.raw`(?<![\d.,$'-])\b(${count})(?: (?:of (?:them|those|these|the things)|in (?:all|total)))\b`);
const worth = /\b(?:cost|costs|worth|value[ds]?|how (?:big|large) a (?:cheque|check|bill|sum)|(?:cheque|check) (?:is|for)|how much (?:money|cash|dough)|set (?:me|you|us) back|come to|comes to|add up to|adds up to|need|fork out|shell out|bill|tab|pay|price of|total|together|combined|sum|add up|outlay)|= ?\$?\??/;
const bought = /\b(?:bought|bot|buy|buying|purchase[ds]?|purchase|picked up|got in|holding)\b/;
const other = /\b(?:dividends? (?!aside|not|excluded|apart|left)|split|average|target|earn\w*|eps|high(?:est)?|low(?:est)?)\b/;
const gained = /\b(?:gain\w*|profit|made|up|ahead|loss|lost)\b/;

function numberOf(words: string): number | null {
  const plain = words.replaceAll(',', '');
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

/** "40 shares of Visa", "forty Visa": the number right before a name. */
function countedBefore({ text, places }: Scene): ReadonlyMap<string, number> {
  const found = places.flatMap(({ start, ticker }) => { const many = numberOf(beforeName.exec(inDigits(text.slice(0, start)))?.[1] ?? ''); return many === null || many < 2 ? [] : [[ticker, many] as const]; });
  return new Map(found.toReversed());
}

/** How many shares of each company; null where it is not told of all. */
function countsOf(scene: Scene): ReadonlyMap<string, number> | null {
  const [only, ...others] = scene.companies;
  const counted = countedBefore(scene);
  const text = inDigits(scene.text);
  const alone = others.length === 0 ? numberOf(anywhere.exec(text)?.[1] ?? ofThem.exec(text)?.[1] ?? '') : null;
  const all = only !== undefined && counted.size === 0 && alone !== null && alone > 1 ? new Map([[only.ticker, alone]]) : counted;
  return all.size === scene.companies.length ? all : null;
}

/** Null where no number of shares is told; empty where it is, and not what is to be known of them. */
export function countedShares(scene: Scene): readonly string[] | null {
  const { text, companies, days } = scene;
  const counts = countsOf(scene);
  if (counts === null) return null;
  if (other.test(text) || (!worth.test(text) && !gained.test(text)) || days.length > 1) return [];
  const lots = companies.map(({ ticker }) => `${String(counts.get(ticker))} ${ticker} shares`);
  const [day] = days;
  if (day !== undefined) {
    if (lots.length > 1 || !bought.test(text)) return [];
    return [`What would ${lots.join('')} bought at the close on ${timeWords([{ kind: 'date', on: day }])} be worth at the latest close${gained.test(text) ? ', and what is the gain in dollars' : ''}?`];
  }
  return [`What are ${listed(lots)} worth${lots.length > 1 ? ' together' : ''} at the latest close?`];
}

const howMany = /\b(?:how (?:many|much)|number of)\b/;
const fetched = /\b(?:buy|buys|bought|get|fetch\w*|shares?|shs?|fraction\w*|afford|order)\b/;

/** A smaller sum is a price. */
const LEAST = 10;

/** So much money, to be spent on one company's shares at the newest close, or at that of a day. */
export function sumToSpend({ text, companies: [only, ...others], days: [day, ...more], isOfNow }: Scene): readonly string[] | null {
  const money = moneyIn(text)?.amount ?? 0;
  if (only === undefined || others.length + more.length > 0 || money < LEAST || !howMany.test(text) || !fetched.test(text)) return null;
  const sum = `$${money.toLocaleString('en-US')}`;
  if (day !== undefined) return isOfNow ? null : [`How many ${only.ticker} shares could be bought for ${sum} at the close of ${timeWords([{ kind: 'date', on: day }])}?`];
  return isOfNow || !/\b20\d\d\b/.test(text) ? [`How many shares of ${only.ticker} does ${sum} buy at the latest close, fractions included?`, `What is ${only.ticker}'s latest closing price?`] : null;
}
