// Reads what the last dividends of a share come to, and what they yield on a close. Null unless every word of weight is read.
import type { FoundWindow } from '../course/windows/windows.ts';
import { plainWindow } from '../course/words/signed-text.ts';
import { isShort } from '../course/windows/course-windows.ts';
import { spokenNumber } from '../course/words/spoken-number.ts';
import { countOf } from '../number-words.ts';
import { harmlessWords } from '../unread/harmless-words.ts';
import type { Payments } from './payments.ts';

/** In small letters, with `¤` where a company stands and `§` where a time does. */
type Given = { readonly text: string; readonly windows: readonly FoundWindow[] };

const paid = '(?:dividends?|divs?\\.?|payouts?|distributions?|dividend (?:payments?|cheques?|checks?)|payments?|cheques?|checks?|ones?)';
const newest = '(?:last|latest|most recent|newest|past|current|recent)';
const count = '(?<count>two|three|four|five|six|seven|eight|[2-8])';
const kindOf = '(?:(?:quarterly|regular|cash|declared|ordinary|dividend|ex-dividend|share) )*';
const several = [
  new RegExp(String.raw`\b(?:the |its |their |my )?${newest} ${count} ${kindOf}${paid}\b`),
  new RegExp(String.raw`\b(?:the |its |their |my )?${count} ${newest} ${kindOf}${paid}\b`),
];
const one = new RegExp(String.raw`\b(?:the |its |their |a )?${newest} ${kindOf}${paid}\b`);
const times = /(?:\b(?:times|x|multiplied by|multiply (?:it |that )?by|taken)|[x×*]) ?(?<times>two|three|four|twelve|2|3|4|12)\b(?: times)?|\b(?<fold>four|4|2|two) times\b|\b(?<year>annuali[sz]ed?|annuali[sz]ing|(?:on an? )?(?:yearly|annual) (?:basis|rate|pace|footing)|run[- ]rate)\b/;
const ofDividends = /\b(?:dividends?|divs?|payouts?|distributions?|cheques?|checks?|ex-(?:dividend|div|date|day))\b/;
const asksYield = /\byields?\b|%|\b(?:per ?cent(?:age)?|pct)\b|\b(?:over|divided by|÷|\/) (?:the |its )?§|\bof (?:the )?(?:share |stock )?price\b/;
const adds = /\b(?:sum\w*|add(?:ed|ing|s)?|total(?:s|led|ling)?|c[oa]m(?:e|es|ing) to|together|altogether|combined|in all|what do they make)\b/;

/** What else would be another figure. */
const otherwise = /\b(?:gr[eo]w\w*|growth|rais\w+|hik\w+|cut|cuts|increas\w+|payout ratio|cover\w*|reinvest\w*|earnings|eps|net income|free cash|cash flow|net sales|revenue|shares? (?:i|we)|my shares|average|mean|highest|lowest|each year|per year since|why|when|fiscal|years?|history|buy ?backs?|repurchas\w*|special|next|expected|treasur\w+|cds?|bonds?|bought|sold|hold(?:ing)?|own|\d+ shares)\b/;
const plain = /\b(?:ex|by|dividends?|divs?|payouts?|distributions?|cheques?|checks?|payments?|quarterly|quarter's|ex-?(?:dividend|div)?[- ]?(?:dates?|days?)|gone ex|sum\w*|add(?:ed|ing|s)?|total\w*|c[oa]m(?:e|es|ing)|together|altogether|combined|all|yields?|yielding|per ?cent(?:age)?|pct|per|share|over|on|of|price|clos(?:e|es|ed|ing)|express\w*|divid\w+|figure|work(?:s|ed)? out|make|makes|would|earn\w*|offer\w*|get|pay|paid|pays|if|is|times|multiplied|multiply|taking|take|taken|dollars?|cash|income|angle|forward|indicated|implied|annual\w*|yearly|latest|last|newest|most|recent|current(?:ly)?|and|the|that|what|it|its|them|they|rate|basis|return|percentage|went|gone|set|put|held|measured?|against|as|do|does|i|we|you|give[sn]?)\b|[$%&/,:;.?!()×*+=-]/g;

function leftIn(text: string): readonly string[] {
  return (text.replace(/[¤§]/g, ' ').replace(plain, ' ').match(/[\p{L}\d][\p{L}\p{N}'’&-]*/gu) ?? []).map((word) => word.replace(/'s$/, '')).filter((word) => (word.length < 2 ? !/[ai]/.test(word) : word !== 'up' && !harmlessWords.has(word)));
}

type Counted = Pick<Payments, 'count' | 'times'> & { readonly rest: string };

/** "10 shares of Acme", "my thirty Acme shares". */
const lots = /\b(?:my |the |our |his |her |these |those )?(\d[\d,]*|[a-z]+(?:-[a-z]+)?) (?:¤(?:'s)? )?shares?(?: (?:of|in) ¤)?(?!\w)/g;
/** "Dividends a year at the last quarterly rate": the newest one, as often as a year has quarters. */
export const atLastRate = /\b(?:dividends?|payouts?|distributions?|income)\b([^?.;,]{0,24}?) (?:a|per|each|every|over (?:a|the|one)|in a|for a)(?: whole| full)? year,? (?:at|on|going by|with|taking|if (?:it|they) keeps? (?:to )?|on the basis of|based on) (?:the |its |their )?(?:last|latest|newest|current|most recent|present) (?:quarterly )?(?:rate|pace|dividends?|payouts?|payments?|level)\b/gi;

/** Whose they are. */
const owns = /\b(?:i|we|you|my \w+)(?:['’](?:ve|d|m))? (?:got |have |still )*(?:hold|own|have|holds|owns|has|got|bought|keep|sit on|holding|sitting on)\b/g;

function lotIn(text: string): { readonly shares: number; readonly rest: string } | null {
  const found = [...text.matchAll(lots)].map((match) => ({ words: match[0], shares: /\d/.test(match[1] ?? '') ? Number((match[1] ?? '').replaceAll(',', '')) : Number(spokenNumber(match[1] ?? '') ?? NaN) })).filter(({ shares }) => shares > 1);
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? null : { shares: only.shares, rest: text.replace(only.words, ' ¤ shares ').replace(owns, ' ') };
}

function countedIn(text: string): Counted | null {
  const found = several.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (found?.groups !== undefined) {
    const many = countOf(found.groups['count']);
    const rest = text.replace(found[0], ' dividends ');
    return many === null || !adds.test(rest) && !asksYield.test(rest) || times.test(rest) ? null : { count: many, times: null, rest };
  }
  const single = one.exec(text);
  // A dividend a quarter makes a year of four.
  const rest = single === null ? '' : text.replace(single[0], ' dividend ');
  const factors = [...rest.matchAll(new RegExp(times.source, 'g'))];
  const said = factors.map(({ groups }) => groups?.['times'] ?? groups?.['fold']).filter((one) => one !== undefined);
  const by = factors.length === 0 || new Set(said).size > 1 ? null : countOf(said[0] ?? 'four');
  return by === null ? null : { count: 1, times: by, rest: factors.reduce((so, [words]) => so.replace(words, ' '), rest) };
}

/** What so many shares get of several that are added up is not written out. */
function countedFor(text: string, isOfLot: boolean): Counted | null {
  const counted = ofDividends.test(text) && !otherwise.test(text) ? countedIn(text) : null;
  return isOfLot && counted?.times === null ? null : counted;
}

/** The one day at which they are held against a price; undefined for none, null for several or a longer time. */
function closeIn(windows: readonly FoundWindow[]): Payments['over'] | undefined {
  const [at, ...more] = new Map(windows.map((window) => [JSON.stringify(plainWindow(window)), plainWindow(window)])).values();
  if (at === undefined) return undefined;
  return more.length > 0 || !isShort(at) ? null : at;
}

export function readPayments({ text: given, windows }: Given): Payments | null {
  const lot = lotIn(given);
  const text = (lot?.rest ?? given).replace(atLastRate, ' last quarterly dividend on a yearly basis$1');
  const counted = countedFor(text, lot !== null);
  const at = closeIn(windows);
  if (counted === null || at === null || leftIn(counted.rest).length > 0) return null;
  return { ...(lot === null ? {} : { shares: lot.shares }), count: counted.count, times: counted.times, over: asksYield.test(text) || at !== undefined ? at ?? { kind: 'latest' } : null };
}
