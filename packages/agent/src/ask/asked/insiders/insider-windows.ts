// The times of a question on insiders' trades as days of the calendar, told from the day up to which their forms are on file.
import { addDays, type IsoDate } from '@assay/record';
import { countOf } from '../number-words.ts';
import { blank, matchesOf, type Place } from '../places.ts';
import { findWindows, type FoundWindow } from '../course/windows/windows.ts';
import type { Span } from './insider-ask.ts';

export type FoundSpans = { readonly spans: readonly Span[]; readonly places: readonly Place[] };

const number = String.raw`\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
const monthName = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const bareMonth = new RegExp(String.raw`\b(?<before>in|during|since|of|for|until|till|to|from|and|through|between|early|late|mid|last|this|month of|[,&+-]) ?(?<name>${monthName})\b(?!\.? ?(?:['’]?\d{2,4}))`, 'gi');
const verbless = /^(?:jan|feb|apr|june|july|aug|sep|oct|nov|dec)/i;
const anyMonth = new RegExp(String.raw`\b(?<name>${monthName})\b(?!\.? ?(?:['’]?\d{2,4}))`, 'gi');

/** A month without a year is the last one that has come; where the text names a year, that year is meant. */
export function withYears(text: string, asOf: IsoDate): string {
  if (/\b(?:19|20)\d\d\b|['’]\d\d\b|\b\d{1,2}[/.-]\d{2}\b/.test(text)) return text;
  const yearOf = (name: string): string => { const month = String(monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0'); return `${asOf.slice(0, 4)}-${month}` <= asOf.slice(0, 7) ? asOf.slice(0, 4) : String(Number(asOf.slice(0, 4)) - 1); };
  const dated = text.replace(bareMonth, (whole, _: string, name: string) => `${whole} ${yearOf(name)}`);
  return dated.replace(anyMonth, (name: string) => (verbless.test(name) ? `${name} ${yearOf(name)}` : name));
}

const seasons: Readonly<Record<string, readonly [string, string]>> = { spring: ['march', 'may'], summer: ['june', 'august'], autumn: ['september', 'november'] };
const digits: readonly (readonly [RegExp, string | ((...groups: string[]) => string)])[] = [
  [/\b(?:the )?half(?:[- ]of)?(?:[- ]a(?:n)?)?[- ]year\b(?! of)/gi, '6 months'], [/\bhalf-yearly\b/gi, '6 months'], [/\b(?:ttm|ltm)\b/gi, '12 months'],
  [/\b(\d{1,2}) ?(?:m|mo|mos|mth|mths|mnths?|mon)\b\.?/gi, '$1 months'], [/\b(one|two|three|four|five|six|nine|twelve|\d{1,2})-months?\b/gi, '$1 months'],
  [/\bppl\b/g, 'people'], [/\bforms?[- ](?:4|four)(?:'?s)?\b/gi, 'form four'], [/\bex-(?=[a-z])/gi, 'ex '], [/\(((?:19|20)\d\d)\)/g, '$1'],
  [/(?<![\d/.-])\b(0?[1-9]|1[0-2])\/((?:19|20)\d\d)\b/g, (_: string, month = '', year = '') => `${monthNames[Number(month) - 1] ?? ''} ${year}`],
  [/\b(?:(?:all|the whole|the|this) )?(spring|summer|autumn)(?: of)?,? ((?:19|20)\d\d)\b/gi, (_: string, season = '', year = '') => `${seasons[season.toLowerCase()]?.[0] ?? ''} ${year} to ${seasons[season.toLowerCase()]?.[1] ?? ''} ${year}`],
  [new RegExp(String.raw`\blast (?=(?:${monthName})\b)`, 'gi'), 'in '],
];
/** "jun-25", "Aug '25": a month and its year in two digits. */
const shortYear = new RegExp(String.raw`(?<!\d[ -])\b(${monthName})\.?(?:-| ?['’])(\d\d)\b(?![-/.\d]|,? (?:19|20)\d\d)`, 'gi');
const through = new RegExp(String.raw`\b(${monthName})[-–](${monthName}),? ((?:19|20)\d\d)\b`, 'gi');
const listed = new RegExp(String.raw`\b(${monthName})( ?(?:,|\+|&|/|and|plus|as well as|vs\.?|versus|against|or|with)(?: (?:and|again|also|then|once more|once|in|those of|that of))* ?)(${monthName})(?: of|,)? ((?:19|20)\d\d)\b`, 'gi');

/** "Half a year", "6m", "5/2025" in one spelling, so that one pattern reads them; each month of a list with its year. */
export function inMonths(text: string): string {
  const plain = digits.reduce((rest, [pattern, said]) => (typeof said === 'string' ? rest.replace(pattern, said) : rest.replace(pattern, said)), text.replace(shortYear, '$1 20$2'));
  const dated = (rest: string): string => rest.replace(listed, '$1 $4 and $3 $4');
  return dated(dated(plain.replace(through, '$1 $3 to $2 $3')));
}

const days = { day: 1, week: 7, month: 31, quarter: 92, year: 366 } as const;
type Unit = keyof typeof days;

const ending = new RegExp(String.raw`\b(?:in |over |during |for |within |across |of )?(?:the |a )?(?:last |past |latest |previous |whole |full )?(?<count>${number})? ?(?<unit>days?|weeks?|months?|quarters?|years?),? (?:to|before|until|till|up to|ending|ended|through|prior to|leading up to|running up to|that ended)(?: on| in)? (?:the )?(?<part>early |late |mid-? ?|start of |end of |beginning of )?$`);
const back = new RegExp(String.raw`\b(?:(?:in|over|during|for|within|across|of|from) )?(?:the |these |those )?(?:(?:last|past|latest|previous|recent|most recent|trailing) )?(?<count>${number}) (?:calendar |full |whole )?(?<unit>days?|weeks?|months?|quarters?|years?)(?: (?:back|gone by|just past|just gone))?\b`, 'g');
const current = /\b(?:(?:so far |up to now )?(?:in |during |over )?(?:this|the current) (?<of>year|month|quarter)(?: (?:so far|to date|up to now|until now|alone))?|(?<ytd>ytd|year[- ]to[- ]date|since (?:the )?(?:new year|start of the year|beginning of the year|year began|january began))|(?<mtd>mtd|month[- ]to[- ]date))\b/g;
const part = /\b(?:(?:in |during |since )?(?:the )?(?<early>early|(?:start|beginning|first days|opening days)(?: of)?)|(?<late>late|(?:end|close|last days|closing days)(?: of)?)|(?<mid>mid|middle of))[- ]?(?:the )?(?:month of )?$/;

const unitOf = (words: string): Unit => words.replace(/s$/, '') as Unit;
const backFrom = (to: IsoDate, count: number, unit: Unit): IsoDate => addDays(to, -count * days[unit]);

function calendarFrom(asOf: IsoDate, of: string): IsoDate {
  if (of === 'year') return `${asOf.slice(0, 4)}-01-01`;
  return of === 'month' ? `${asOf.slice(0, 7)}-01` : `${asOf.slice(0, 4)}-${String(Math.floor((Number(asOf.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
}

type Told = Span & Place;

/** Null for what is no stretch of days. */
function spanOf(window: FoundWindow, asOf: IsoDate): Told | null {
  const { start, end } = window;
  switch (window.kind) {
    case 'latest': case 'ago': return null;
    case 'point': return { from: window.on, to: window.on, start, end };
    case 'edge': return { ...edge(window), start, end };
    case 'stretch': return { from: window.from ?? '0000-01-01', to: window.to ?? asOf, start, end };
    case 'last': return { from: backFrom(asOf, window.count, window.of), to: asOf, start, end };
  }
}

/** Ten days at one end of it. */
function edge({ from, to, which }: { readonly from: IsoDate; readonly to: IsoDate; readonly which: 'first' | 'last' }): Span {
  return which === 'first' ? { from, to: addDays(from, 9) } : { from: addDays(to, -10), to };
}

/** How long a stretch it is that ends with a time; null where the words before it say none. */
function endingWith(before: string, told: Told, asOf: IsoDate): Told | null {
  const { index, groups } = ending.exec(before) ?? {};
  if (index === undefined || groups === undefined) return null;
  const end = told.to > asOf ? asOf : told.to;
  const to = /early|start|begin/.test(groups['part'] ?? '') ? addDays(told.from, 9) : end;
  return { from: backFrom(to, countOf(groups['count']) ?? 1, unitOf(groups['unit'] ?? 'month')), to, start: index, end: told.end };
}

/** The early, the middle or the late days of a month. */
function partOfMonth(before: string, told: Told): Told | null {
  const { index, groups } = part.exec(before) ?? {};
  const isMonth = told.from.slice(0, 7) === told.to.slice(0, 7) && told.from.endsWith('-01') && told.to !== told.from;
  if (index === undefined || groups === undefined || !isMonth) return null;
  if (groups['mid'] !== undefined) return { ...told, from: addDays(told.from, 9), to: addDays(told.from, 20), start: index };
  return { ...told, ...edge({ ...told, which: groups['early'] === undefined ? 'last' : 'first' }), start: index };
}

/** With what stands before a time and says which part of it, or how long a stretch that ends with it. */
function settled(text: string, told: Told, asOf: IsoDate): Told {
  const before = text.slice(0, told.start);
  return endingWith(before, told, asOf) ?? partOfMonth(before, told) ?? told;
}

const leftOut = /\b(?:leaving|leave|excluding|except(?: for)?|without|not counting|ignoring|not|minus|apart from|other than|outside)(?: out| aside)?(?: of)? $/;
const leftBehind = /^ (?:aside|apart|excluded|left out|not counted)\b/;

/** "What did the two months bring in together?": those that are named, and none up to now. */
const monthsNamed = new RegExp(String.raw`\b(?:${monthName})\b`, 'g');
const pointed = /\b(?:the|those|these|both|all) (?:of (?:the|those|these) )?(?:two|three) months\b|\bboth (?:of (?:the|those|these) )?months\b/g;
const asPointed = (text: string): string => (new Set(text.match(monthsNamed) ?? []).size > 1 ? text.replace(pointed, (words) => 'both'.padEnd(words.length)) : text);

/** Up to the newest form: a stretch from the last one named. Null where a time is named that no calendar has. `text` in lower case. */
export function findSpans(given: string, asOf: IsoDate): FoundSpans | null {
  const text = asPointed(given);
  const now = matchesOf(text, current).map(({ start, end, groups }): Told => ({ from: calendarFrom(asOf, groups['ytd'] !== undefined ? 'year' : groups['mtd'] !== undefined ? 'month' : groups['of'] ?? 'year'), to: asOf, start, end }));
  const open = blank(text, now);
  const found = findWindows(open);
  if (found === null) return null;
  const told = found.windows.filter(({ kind }) => kind !== 'last').flatMap((window) => spanOf(window, asOf) ?? []).map((one) => settled(open, one, asOf));
  const rest = blank(open, told);
  const lasts = matchesOf(rest, back).flatMap(({ start, end, groups }): Told[] => {
    const count = countOf(groups['count']);
    return count === null || groups['unit'] === undefined || /^an?$/.test(groups['count'] ?? '') ? [] : [{ from: backFrom(asOf, count, unitOf(groups['unit'])), to: asOf, start, end }];
  });
  const others = found.windows.filter((window) => window.kind === 'last' && ![...told, ...lasts].some(({ start, end }) => window.start < end && start < window.end)).flatMap((window) => spanOf(window, asOf) ?? []);
  const isOut = ({ start, end }: Place): boolean => leftOut.test(text.slice(0, start)) || leftBehind.test(text.slice(end));
  const talk = found.windows.filter(({ kind }) => kind === 'latest');
  const all = [...now, ...told, ...lasts, ...others].toSorted((left, right) => left.start - right.start);
  const [out, meant] = [all.filter(isOut), all.filter((one) => !isOut(one))];
  // Days within another time that are left out would have to be taken from it.
  if (out.length > 0 && (meant.length === 0 || out.some((one) => meant.some((other) => one.from <= other.to && other.from <= one.to)))) return null;
  return { spans: once(meant.map(({ from, to }) => ({ from, to }))), places: [...all, ...talk].map(({ start, end }) => ({ start, end })) };
}

/** "This year, in the last six months": of a stretch and a part of it the part is meant. */
function once(spans: readonly Span[]): readonly Span[] {
  const isSame = (left: Span, right: Span): boolean => left.from === right.from && left.to === right.to;
  const contains = (outer: Span, inner: Span): boolean => outer.from <= inner.from && inner.to <= outer.to;
  return spans.filter((span, index) => !spans.some((other, at) => at !== index && (isSame(span, other) ? at < index : contains(span, other))));
}
