// A number of shares and what they are worth, or a sum of money and how many shares it buys, in the words that stand closest to a company's name.
import { timeWords } from '../likeness/time-words.ts';
import { listed, type Scene } from './scene.ts';

const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const;
const tens: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, 'twenty-five': 25, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, hundred: 100, 'a hundred': 100, 'one hundred': 100, 'two hundred': 200, 'three hundred': 300, 'five hundred': 500, 'a thousand': 1000, thousand: 1000 };
const spoken: ReadonlyMap<string, number> = new Map([...ones.map((word, at) => [word, at + 1] as const), ...Object.entries(tens)]);
const count = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6}|(?:a|one|two|three|five) (?:hundred|thousand)|twenty-five|${[...ones, 'fifteen', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred'].join('|')})`;
const shares = String.raw`(?:shares?|shs|stocks?)`;

/** "40 shares of ", "forty " right before a name. */
const beforeName = new RegExp(String.raw`(?<![\d.,$'-])\b(${count}) (?:${shares} )?(?:of |in )?(?:the |my )?$`);
/** "40 shares", "x40 shs", wherever it stands. */
const anywhere = new RegExp(String.raw`(?<![\d.,$'-])(?:\b|\bx ?)(${count}) (?:more )?${shares}\b`);
const worth = /\b(?:cost|costs|worth|value[ds]?|set (?:me|you|us) back|come to|comes to|bill|tab|pay|price of|total|together|combined|sum|add up|outlay)|= ?\$/;
const bought = /\b(?:bought|bot|buy|buying|purchase[ds]?|purchase|picked up|got in|holding)\b/;
const other = /\b(?:dividends? (?!aside|not|excluded|apart|left)|split|average|target|earn\w*|eps|high(?:est)?|low(?:est)?)\b/;
const gained = /\b(?:gain\w*|profit|made|up|ahead|loss|lost)\b/;

function numberOf(words: string): number | null {
  const plain = words.replaceAll(',', '');
  return /^\d+$/.test(plain) ? Number(plain) : spoken.get(words) ?? null;
}

/** "40 shares of Visa", "forty Visa": the number right before a name. */
function countedBefore({ text, places }: Scene): ReadonlyMap<string, number> {
  const found = places.flatMap(({ start, ticker }) => { const many = numberOf(beforeName.exec(text.slice(0, start))?.[1] ?? ''); return many === null || many < 2 ? [] : [[ticker, many] as const]; });
  return new Map(found.toReversed());
}

/** How many shares of each company; null where it is not told of all. */
function countsOf(scene: Scene): ReadonlyMap<string, number> | null {
  const [only, ...others] = scene.companies;
  const counted = countedBefore(scene);
  const alone = others.length === 0 ? numberOf(anywhere.exec(scene.text)?.[1] ?? '') : null;
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

const sum = new RegExp(String.raw`\$ ?(\d{1,3}(?:,\d{3})+|\d{1,6})\b|\b(${count})[- ](?:dollars|bucks|usd)\b`);
const howMany = /\b(?:how (?:many|much)|number of)\b/;
const fetched = /\b(?:buy|buys|bought|get|fetch\w*|shares?|shs|fraction\w*|afford|order)\b/;

/** A smaller sum is a price. */
const LEAST = 10;

/** So much money, to be spent on one company's shares at the newest close. */
export function sumToSpend({ text, companies: [only, ...others], days, isOfNow }: Scene): readonly string[] | null {
  const [, typed = '', said = ''] = sum.exec(text) ?? [];
  const money = numberOf(typed === '' ? said : typed);
  if (only === undefined || others.length + days.length > 0 || money === null || money < LEAST || !isOfNow || !howMany.test(text) || !fetched.test(text)) return null;
  return [`How many shares of ${only.ticker} does $${String(money)} buy at the latest close, fractions included?`, `What is ${only.ticker}'s latest closing price?`];
}
