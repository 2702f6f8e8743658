// Growth of the whole economy in one quarter: at a yearly rate on the quarter before, on the year before, or both.
import { withoutAnnual } from './not-annual.ts';

export const economy = /\b(?:gdp|(?:us|u\.s\.|american|america's|national) (?:economy|economic|output|growth)|(?:real|economic) (?:us |u\.s\. |american )?(?:growth|output)|(?:did|was|had) the economy (?:grow|expand|shrink|contract)(?:n|ing)?)\b/i;
const growing = /\b(?:grow\w*|grew|expand\w*|ris(?:e|en)|rose|chang\w+|qoq|yoy|increase\w*|shr[iaun]+k|pace|faster|up)\b/i;
/** Of another thing than the real product, or of more than one figure of it. */
const others = /\b(?:nominal|current dollars?|per (?:capita|head|person)|inflation|unemployment|deflator|forecasts?|expect\w*|contribut\w+|consumption|level|trillion|average|since|compare\w*|fastest|slowest|best|worst|euro\w*|german\w*|chin\w+|japan\w*|uk|british|canad\w+|india\w*)\b/i;
const nth: Readonly<Record<string, number>> = { first: 1, second: 2, third: 3, fourth: 4, final: 4, last: 4, '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, winter: 1, spring: 2, summer: 3, january: 1, april: 2, july: 3, october: 4, autumn: 4, fall: 4 };
const quarterWords = /\bq(?<q>[1-4]) ?(?:of )?(?<year>20\d\d|'\d\d|\d\d(?!\d))\b|\b(?<year>20\d\d) ?q(?<q>[1-4])\b|\b(?<q>[1-4])q ?(?<year>20\d\d|\d\d)\b|\b(?<nth>first|second|third|fourth|final|last|1st|2nd|3rd|4th|winter|spring|summer|autumn|fall) quarter(?: of| in|,)?(?: (?<year>20\d\d))?|\bq(?<q>[1-4])\b|\b(?<nth>january|april|july|october) (?:to|through|until) (?:march|june|september|december)\b(?:,? (?:of )?(?<year>20\d\d))?/gi;
const sequential = /\bqoq\b|\bq\/q\b|\bq-o-q\b|\bsaar\b|\bsequential\w*|\bannuali[sz]\w*|\bannual rate\b|\bat an? (?:annual|yearly) (?:rate|pace|clip)\b|\bquarter[- ](?:on|over)[- ]quarter\b|\bon the quarter\b|\bthe (?:quarter before|previous quarter|prior quarter|preceding quarter|quarter earlier)\b|\bprior quarter\b/i;
/** "Compared with the spring one before it": held against the quarter before, and against nothing else. */
const onTheOneBefore = /,? ?\b(?:(?:as )?compared|relative|set|measured|next|over|up|from) ?(?:with|to|against|on)? the (?:winter |spring |summer |autumn |fall |first |second |third |fourth )?(?:one|quarter|three months) (?:(?:just |right |immediately )?before(?: it| that)?|preceding it|that came before(?: it)?)\b/i;
const annual = /\bannuali[sz]\w*|\bsaar\b|\b(?:annual|yearly) (?:rate|pace|clip)\b|\bat a rate a year\b/i;
const onYear = /\byoy\b|\by\/y\b|\by-o-y\b|\byear[- ](?:on|over)[- ]year\b|\bon the year\b|\b(?:a|one|the) year (?:earlier|before|ago|prior)\b|\bthe same quarter\b|\bprevious year\b/i;

/** What is after inflation of the whole economy is the real product. */
const afterInflation = /(?:^|,? )\(?(?:when |once |if |with )?(?:(?:adjusted|corrected|adjusting|correcting|allowing|accounting|cleaned) (?:for|of) (?:the )?(?:price (?:changes|rises|level)|(?:rising )?prices|inflation)|(?:inflation|price)[- ]adjusted|(?:after|net of|without|stripped of|stripping out|taking out|leaving out|setting aside)(?: the effect of)? (?:inflation|price rises|rising prices|price changes)|(?:inflation|(?:rising |higher )?prices|price (?:rises|changes)) (?:is |are )?(?:stripped|taken|left) out|(?:at|in) constant (?:prices|dollars)|in real terms)\)?(?:,? |(?=[.?]?$))/i;
const product = /\b(?:the )?(?:(?:us|u\.s\.|american|america's|the united states') )(?:real )?(?:economic output|gdp|gross domestic product|output|economy)\b|\b(?:economic output|gdp|gross domestic product)\b(?: of (?:the )?(?:us|united states|america))?/i;
/** That it is read as of the whole economy, and not of those who work in it. */
const notProduct = /\b(?:per (?:capita|head|person|hour|worker)|nominal|wages?|pay|earnings|inflation|real gdp)\b/i;

export function asRealProduct(text: string): string {
  const rest = text.replace(afterInflation, ' ').trim();
  return rest === text.trim() || !product.test(rest) || notProduct.test(rest) ? text : rest.replace(product, 'US real GDP').replace(/\bdid (US real GDP) produce\b/i, 'was $1').replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

export type Quarter = { readonly year: number | null; readonly quarter: number };

export function quartersIn(text: string): readonly Quarter[] {
  return [...text.matchAll(quarterWords)].map(({ groups: { q, nth: word, year } = {} }): Quarter => {
    const digits = year?.replace(/\D/g, '');
    return { year: digits === undefined ? null : digits.length === 2 ? 2000 + Number(digits) : Number(digits), quarter: q === undefined ? nth[word?.toLowerCase() ?? ''] ?? 0 : Number(q) };
  });
}

export const countOf = ({ year, quarter }: Quarter): number => (year ?? 0) * 4 + quarter;

/** The same quarter a year before, and the one before it, by name. */
function heldAgainst(main: Quarter, rest: readonly Quarter[]): { readonly hasYear: boolean; readonly hasBefore: boolean } | null {
  const isBefore = (one: Quarter): boolean => (one.year === null ? one.quarter === (main.quarter === 1 ? 4 : main.quarter - 1) : countOf(one) === countOf(main) - 1);
  const [isYear, isSame] = [(one: Quarter): boolean => countOf(one) === countOf(main) - 4, (one: Quarter): boolean => countOf(one) === countOf(main) || (one.year === null && one.quarter === main.quarter)];
  return rest.every((one) => isSame(one) || isYear(one) || isBefore(one)) ? { hasYear: rest.some(isYear), hasBefore: rest.some(isBefore) } : null;
}

/** Null where it is of no one quarter, where neither way is named, or of another figure. */
export function growthOfQuarter(asked: string): string | null {
  const text = withoutAnnual(asked).replace(onTheOneBefore, ' on the quarter');
  if (!economy.test(text) || !growing.test(text) || others.test(text)) return null;
  const named = withYear(quartersIn(text), text);
  const main = named.filter(({ year }) => year !== null).toSorted((left, right) => countOf(right) - countOf(left))[0];
  const held = main === undefined || isOfOther(text, main) ? null : heldAgainst(main, named);
  if (main === undefined || held === null || !(held.hasBefore || sequential.test(text))) return null;
  return `What was real GDP growth in Q${String(main.quarter)} ${String(main.year)}, ${waysOf(text, held.hasYear)}?`;
}

/** "Q2 2025 vs Q2 2024 in percent, and Q2 2024 vs Q2 2023": the growth on the year before in each of two quarters. */
export function growthOfTwoQuarters(text: string): string | null {
  if (!economy.test(text) || others.test(text.replace(/\bcompare\w*\b/gi, '')) || sequential.test(text)) return null;
  const pairs = pairsOf(quartersIn(text));
  const [first, second, ...more] = pairs ?? [];
  if (first === undefined || second === undefined || more.length > 0 || countOf(first) === countOf(second)) return null;
  return `What was real GDP growth year over year in Q${String(first.quarter)} ${String(first.year)} and Q${String(second.quarter)} ${String(second.year)}?`;
}

/** The later of each two that stand together; null where they are not a year apart. */
function pairsOf(named: readonly Quarter[]): readonly Quarter[] | null {
  if (named.length !== 4 || named.some(({ year }) => year === null)) return null;
  const later = [named.slice(0, 2), named.slice(2)].map(([one, other]) => (one === undefined || other === undefined || Math.abs(countOf(one) - countOf(other)) !== 4 ? null : countOf(one) > countOf(other) ? one : other));
  return later.every((one) => one !== null) ? later : null;
}

function waysOf(text: string, hasYear: boolean): string {
  return `${annual.test(text) ? 'annualized ' : ''}quarter over quarter${hasYear || onYear.test(text) ? ' and year over year' : ''}`;
}

/** A year that is named once for all of its quarters is lent to the latest of them. */
function withYear(named: readonly Quarter[], text: string): readonly Quarter[] {
  const [year, ...others] = new Set(text.match(/\b20\d\d\b/g));
  const last = Math.max(...named.map(({ quarter }) => quarter));
  const isLent = year !== undefined && others.length === 0 && named.every((one) => one.year === null);
  return isLent ? named.map((one) => (one.quarter === last ? { ...one, year: Number(year) } : one)) : named;
}

/** Another year than that of the quarter stands in the text. */
const isOfOther = (text: string, { year }: Quarter): boolean => (withoutQuarters(text).match(/\b(?:19|20)\d\d\b/g) ?? []).some((one) => Number(one) !== year);

export const withoutQuarters = (text: string): string => text.replace(quarterWords, ' ');
