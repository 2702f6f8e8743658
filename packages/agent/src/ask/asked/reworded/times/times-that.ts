// One figure of two times, the later as a multiple of the earlier: "its 2026 revenue is how many times its 2023 revenue". No multiple of a price.
import { sayAgain, type Rewording } from '../rewording.ts';
import { any, operatingCash, re, sales } from '../words.ts';

const named = any(sales, '(?:net |operating |gross )?(?:income|profits?|earnings)', 'r&d(?: (?:expense|spending))?', 'cap(?:ital )?ex(?:penditures?)?', operatingCash, 'free cash(?: flow)?', 'book value', String.raw`(?:share|stock)holders' equity`, '(?:diluted )?eps', 'dividends?', 'total (?:debt|assets|liabilities)', 'ebitda');
const time = String.raw`(?:(?:q[1-4]|(?:first|second|third|fourth) quarter) (?:of )?)?(?:fiscal (?:year )?|fy ?)?'?(?:20)?\d\d`;
const times = String.raw`(?:how many (?:times|x)|as (?:a |what )?multiple of|what multiple of|(?:how many |what )multiples? of)`;
const head = String.raw`\b(${named})\b((?:(?!\b(?:price|priced|trad\w+|cap|stock|shares?|valued|valuation)\b)[^?.,;]){0,60}?)(?:= ?|\b)${times} `;

const patterns = [
  re(String.raw`${head}(?:its |the |their |that of )?(?:own )?(${time})(?:'s)? (?:${named})(?![a-z])`),
  re(String.raw`${head}(?:its |the |their )?(?:own )?(?<other>${named}) (?:of|in|for|from) (${time})(?![\d-])`),
  re(String.raw`${head}(?:its |that of |that in |the )?(${time})(?=\s*(?:[?.]|$))`),
];

const ofSales = re(String.raw`^(?:${sales})$`);
const bare = (line: string): string => (new RegExp(ofSales.source, 'i').test(line) ? 'sales' : line.toLowerCase().replace(/^(?:net|diluted|total) /, '').replace(/s$/, ''));

/** "Operating cash flow as a multiple of its capex in 2024" is of two figures, and of one time. */
const isOfOther = (what: string, other: string | undefined): boolean => other !== undefined && bare(what) !== bare(other);

/** "How many times that of 2020", with a verb before it. */
function timesThat(whole: string, ...said: readonly unknown[]): string {
  const [what = '', between = '', ...rest] = said.map((one) => (typeof one === 'string' ? one : ''));
  const groups = said.at(-1);
  const other = typeof groups === 'object' && groups !== null && 'other' in groups ? String(groups.other) : undefined;
  const then = (other === undefined ? rest[0] : rest[1]) ?? '';
  if (isOfOther(what, other)) return whole;
  const isVerb = /\b(?:is|was|are|were|come|comes|came|equals?) (?:to )?$/i.test(between);
  const year = then.replace(/^fy ?'?(?:20)?(?=\d\d$)/i, 'fiscal 20').replace(/^'(?=\d\d$)/, '20');
  return `${what}${between}${isVerb ? '' : between.endsWith(' ') ? 'is ' : ' is '}how many times that of ${year}`;
}

export const timesThatInWords: readonly Rewording[] = patterns.map((pattern): Rewording => [pattern, timesThat]);

export function isOfTwoTimes(text: string): boolean {
  return withTimesThat(text) !== text;
}

/** Its words name no multiple of a price. */
export function withTimesThat(text: string): string {
  return sayAgain(text, timesThatInWords);
}
