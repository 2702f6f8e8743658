// Words as labels and sentences share them: stems, with the marks of footnotes taken off, and how near two stems are. Linear in the text.
import { readWords, stem } from '../report/words.ts';
import { remember } from '../remember.ts';

/** A word of a sentence or label. `soft` words are the language of calculation and reporting: they may name a label, and are not missed where they do not. */
export type LabelWord = { readonly stem: string; readonly start: number; readonly end: number; readonly soft: boolean };

const silent = new Set(('a an the of and or for in on at to from by with as is are was were be been being it its this that these those their his her our we they he she i you ' +
  'which who whom what when where while than then so such if into during per about have has had do does did will would could should may might can must both each there here s').split(' '));

const softWords = new Set(('change changed changing increase increased increasing decrease decreased decreasing difference differ percentage percent pct ratio proportion average averaged mean sum total combined altogether together aggregate cumulative ' +
  'growth grew grow grown rise rose risen fall fell fallen drop dropped decline declined declining climb climbed jump jumped slip slipped gain gained reduce reduced reduction improve improved rate variation variance net movement ' +
  'compare compared comparing comparison versus vs relative over under between among across year annual yearly quarter quarterly fiscal period month end ended ending beginning start opening closing first second third fourth last prior previous current following next respective ' +
  'amount value number figure company corporation firm report reported reporting record recorded show shown stand stood reach reached approximately roughly around nearly million billion thousand trillion hundred dollar usd basis point ' +
  'express expressed represent represented account accounted comprise comprised consist consisted attribute attributed attributable relate related due made made up portion part share fraction accounted expected scheduled total overall ' +
  'roi return investment invest invested initial cumulative positive negative absolute whole half two three four five six seven eight nine ten one time than more less higher lower large small great greater size included including include excluding ' +
  'not no all any some other only just also respectively consolidated statement balance sheet table note item line based according').split(' ').map(stem));

const month = /^(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/;

/** "The highest price" stands under the head "High". */
const degrees: ReadonlyMap<string, string> = new Map([['highest', 'high'], ['lowest', 'low']]);

/** False for the language of calculation, reporting and the calendar. */
export function isHardWord(own: string): boolean {
  return !softWords.has(own) && !month.test(own) && !/^\d/.test(own);
}

/** "Accruals1", "Payables2": a footnote's mark stuck to the word. */
function withoutMark(word: string): string {
  return /^\p{L}{4,}\d$/u.test(word) ? word.slice(0, -1) : word;
}

/** Stretches of time that tables head their columns with, however they are put. */
const stretches: readonly (readonly [RegExp, string])[] = [
  [/\b(?:less than|within|under|up to|not later than|no later than|in (?:the )?next|(?:the )?next|(?:the )?first|due in) (?:the )?(?:next )?(?:1|one|12|twelve)[- ]?(?:years?|months?)\b|\b(?:the )?(?:first|next) year\b|<\s?1 ?year|\bcurrent (?:portion|maturities)\b/gi, '~withinyear'],
  [/\bS ?& ?P(?: ?500)?\b(?! ?(?:\d|[a-z]*cap\b))|\bstandard (?:&|and) poor['’]?s 500\b/gi, '~sp500'],
  [/\bthereafter\b|\blater years\b|\bbeyond\b|\b(?:19|20)\d\d and (?:thereafter|after|beyond|later)\b|\bafter (?:19|20)\d\d\b/gi, '~thereafter'],
];

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const count = `\\d{1,3}|${small.slice(1).join('|')}`;
/** "1-3 years", "one to three years", "91–180", "2 to 3 years". */
const between = new RegExp(`(?<![\\d.,$-])\\b(${count}) ?(?:[-–—]|to|through) ?(${count})(?: (?:years?|months?|days?)\\b|(?![\\d.,%]|[-–—]| (?:million|billion|thousand|percent)))`, 'gi');
/** "After 5 years", "more than five years", ">360". */
const beyond = new RegExp(`(?:\\b(?:after|more than|over|beyond|greater than|thereafter|past) |[>≥] ?)(${count})[- ]?(?:years?|months?|days?|(?= |$|\\)))`, 'gi');

/** "3" and "three". */
export function smallCount(text: string): number {
  const at = small.indexOf(text.toLowerCase());
  return at < 0 ? Number(text) : at;
}

function rangesIn(text: string): LabelWord[] {
  if (!/\d|\byears?\b|\bmonths?\b|\bdays?\b/i.test(text)) return [];
  const spans = [...text.matchAll(between)].filter((found) => smallCount(found[1] ?? '') < smallCount(found[2] ?? '')).map((found): LabelWord => ({ stem: `~${String(smallCount(found[1] ?? ''))}to${String(smallCount(found[2] ?? ''))}`, start: found.index, end: found.index + found[0].length, soft: false }));
  return [...spans, ...[...text.matchAll(beyond)].map((found): LabelWord => ({ stem: `~over${String(smallCount(found[1] ?? ''))}`, start: found.index, end: found.index + found[0].length, soft: false }))];
}

/** Words for a stretch of time in a sentence or a head. */
export function stretchWords(text: string): LabelWord[] {
  const named = stretches.flatMap(([pattern, own]) => [...text.matchAll(pattern)].map((found) => ({ stem: own, start: found.index, end: found.index + found[0].length, soft: false })));
  return [...named, ...rangesIn(text).filter((word) => !named.some((other) => word.start < other.end && word.end > other.start))];
}

/** The telling words of a text: no articles, no bare numbers. */
export const labelWords = remember((text): readonly LabelWord[] => {
  const stretched = stretchWords(text);
  return [...stretched, ...plainWords(text).filter((word) => !stretched.some((other) => word.start < other.end && word.end > other.start))];
}, 4000);

function plainWords(text: string): LabelWord[] {
  return readWords(text).flatMap((word) => {
    const written = withoutMark(text.slice(word.start, word.end).toLowerCase());
    if (silent.has(written) || /^\d{3,}$/.test(written)) return [];
    if (/^\d+$/.test(written)) return [{ stem: written, start: word.start, end: word.end, soft: true }];
    const own = degrees.get(written) ?? stem(written);
    return [{ stem: own, start: word.start, end: word.end, soft: !isHardWord(own) }];
  });
}

const endings = ['ization', 'isation', 'ations', 'ation', 'ments', 'ment', 'ings', 'ing', 'ions', 'ion', 'ers', 'ees', 'ee', 'er', 'ed', 'ly', 'al', 'es', 'e'] as const;

/** What is left of a stem without its ending: "financing" and "financed" share "financ". */
function root(word: string): string {
  if (word.length <= 5) return word;
  const ending = endings.find((item) => word.endsWith(item) && word.length - item.length >= 4);
  return ending === undefined ? word : word.slice(0, -ending.length);
}

const rootOf = remember(root, 20_000);

/** Words that filings use for one thing. */
const synonyms = new Map(['revenue sale turnover', 'stockholder shareholder securityholder', 'employee personnel headcount staff', 'earning profit income', 'customer client', 'spending expenditure', 'borrowing debt'].flatMap((group, at) => group.split(' ').map((word): [string, number] => [word, at])));

/** One letter more, less or other in a long word is a slip of the pen. */
function isSlip(left: string, right: string): boolean {
  if (left.length < 7 || right.length < 7 || Math.abs(left.length - right.length) > 1 || left.charAt(0) !== right.charAt(0)) return false;
  let at = 0;
  while (at < left.length && left.charAt(at) === right.charAt(at)) at += 1;
  const [longer, shorter] = left.length >= right.length ? [left, right] : [right, left];
  return longer.slice(at + 1) === shorter.slice(left.length === right.length ? at + 1 : at);
}

/** 1 for the same stem, less for words of one root or meaning; 0 for different words. */
export function wordLikeness(left: string, right: string): number {
  if (left === right) return 1;
  if (left.length <= 3 || right.length <= 3) return 0;
  if (left.length > 4 && right.length > 4 && (rootOf(left) === rootOf(right) || isSlip(left, right))) return 0.85;
  const group = synonyms.get(left);
  return group !== undefined && group === synonyms.get(right) ? 0.8 : 0;
}
