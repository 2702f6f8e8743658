// Terms of statements with one slip of the hand: a letter too many, too few, another, or two exchanged. Only words that are no words of questions are looked at.
import { isEveryday } from '../companies/everyday.ts';
import { clueWords } from '../unread/clue-words.ts';
import { plainWords } from '../unread/plain-words.ts';

const terms = `revenue revenues operating operations profit profits profitability income margin margins earnings research development dividend dividends inventory inventories receivable receivables payable payables liability liabilities equity assets goodwill buyback buybacks
  repurchase repurchases expense expenses expenditure expenditures depreciation amortization amortisation quarter quarterly quarters fiscal percent percentage growth capital current interest provision shareholder shareholders stockholder stockholders compensation diluted average annual balance
  cash-flow borrowings inflation unemployment treasury investment investments spending turnover valuation market earned increase increased decrease decreased compare compared between`.split(/\s+/);
const known: ReadonlySet<string> = new Set(terms);
const byLength = new Map<number, readonly string[]>(terms.map((term) => [term.length, terms.filter(({ length }) => length === term.length)]));

const isIn = (word: string): boolean => known.has(word) || plainWords.has(word) || clueWords.has(word);

/** A word of questions, in its forms. */
function isWord(word: string): boolean {
  return isIn(word) || isEveryday(word) || [/s$/, /es$/, /d$/, /ed$/, /ing$/, /ly$/, /r$/].some((ending) => ending.test(word) && (isIn(word.replace(ending, '')) || isIn(`${word.replace(ending, '')}e`)));
}

/** Whether one letter was left out, put in, taken for another, or two neighbours were exchanged. */
function isOneSlip(word: string, term: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === term[start]) start += 1;
  const [rest, own] = [word.slice(start), term.slice(start)];
  const isSwapped = rest.length > 1 && rest[0] === own[1] && rest[1] === own[0] && rest.slice(2) === own.slice(2);
  return isSwapped || rest.slice(1) === own.slice(1) || rest.slice(1) === own || rest === own.slice(1);
}

function termOf(word: string): string | null {
  const near = [-1, 0, 1].flatMap((by) => byLength.get(word.length + by) ?? []).filter((term) => term[0] === word[0] && isOneSlip(word, term));
  return near.toSorted((left, right) => right.length - left.length)[0] ?? null;
}

/** Words in small letters of five letters or more; names have capitals, and shorter words are too much alike. */
export function spellTerms(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}$.-])\p{Ll}{5,16}(?![\p{L}\p{N}.-]\p{L}|[\p{L}\p{N}])/gu, (word) => (isWord(word) ? word : termOf(word) ?? word));
}
