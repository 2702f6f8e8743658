// How far a share moved over a time, and what dividends went ex in between: "price change since the close of 2024, plus the dividends gone ex since". The move is read by itself, and the dividends are those of the same time.
import { addDays, type IsoDate } from '@assay/record';
import type { Asked, AskedMeasure } from '../asked.ts';
import { namedIn } from '../companies/read-companies.ts';
import { readAsCourse, type Around } from '../course/as-course.ts';
import { endsTold } from '../course/windows/ends-told.ts';
import { findWindows, type FoundWindow } from '../course/windows/windows.ts';
import { datedDays } from '../times/dated-days.ts';
import { joinedParts } from './parts-of.ts';

const dividends = /\b(?:dividends?|divs?|distributions?|payouts?)\b/i;
const paidOut = /\b(?:paid|paying|pays|handed|thrown|threw) (?:out|off)?\b[^?,;]{0,24}\b(?:per|a|each|every|for each|on each) share\b/i;
const wentEx = /\b(?:go|goes|going|gone|went) ex\b|\bex[- ]?(?:div\w*|dates?|days?)\b/i;
const paid = /\b(?:paid|pays?|paying|got|get|received|receive|collect\w*|pocket\w*|hand(?:ed|ing|s)?|thr(?:ow\w*|ew) off|distributed|earned|kept|came|come)\b/i;
/** The time of the move, by a word that points at it. */
const meanwhile = /\b(?:in between|in the meantime|meanwhile|along the way|on the way|since(?: then)?(?=[\s?.!,]*$)|(?:over|in|during|within|through|across|throughout) (?:that|the same|this|the) (?:same )?(?:time|period|span|stretch|window|while|interval|spell)|between (?:those|these|the) (?:two )?(?:days|dates|closes))\b/i;
/** A time that stands in front is of both. */
const ahead = /^\W*(?:since|from|between|over|during|in the time from) /i;
const moved = /%|\b(?:per ?cent\w*|pct|(?:how (?:far|much)|what)\b[^?,;]{0,60}\b(?:mov\w+|chang\w+|gain\w*|los[et]|r[io]se|risen|f[ae]ll\w*|drop\w*|up|down|climb\w*|slipp?\w*)|price (?:return|change|move|performance))\b/i;
const ofShare = /\b(?:shares?|stock|price|clos(?:e|es|ed|ing))\b/i;
/** What they come to together, on a sum of money, or held against something else. */
const otherwise = /\b(?:total(?: shareholder)? returns?|tsr|with dividends|includ\w+|reinvest\w*|yield\w*|payout ratio|altogether|combined|together|all told|in all|annual\w*|yearly|cagr|average|mean|high(?:est)?|low(?:est)?|best|worst|peak|eps|earnings|revenue|sales|profit|income|cash(?! dividends?)|debt|margins?|p ?\/ ?e|multiple|fiscal|buy-?backs?|insiders?|treasur\w+|inflation|which of|who|why|news)\b|\$ ?\d|\b\d[\d,]* (?:shares|dollars)\b/i;
const openEnd = /\b(?:since|has|have|last|latest|newest|most recent|now|today|current(?:ly)?|to date|so far)\b/i;

type Stretch = { readonly from: IsoDate; readonly to: IsoDate | null };

const dayOf = (window: FoundWindow): IsoDate | null => (window.kind === 'point' ? window.on : window.kind === 'edge' ? (window.which === 'last' ? window.to : window.from) : null);

/** The one time that is named, by its two days or by the day since which it runs. */
function stretchIn(question: string): Stretch | null {
  const windows = findWindows(endsTold(datedDays(question)).toLowerCase())?.windows ?? [];
  const stretches = windows.flatMap((window) => (window.kind === 'stretch' && window.from !== null ? [{ from: window.from, to: window.to, isCalendar: window.base === 'before' }] : []));
  const days = [...new Set(windows.map(dayOf).filter((day) => day !== null))].toSorted();
  const [stretch, ...others] = stretches;
  if (stretch !== undefined) return others.length > 0 || days.length > 0 ? null : { from: stretch.isCalendar ? addDays(stretch.from, -1) : stretch.from, to: stretch.to };
  const [from, to, ...more] = days;
  if (from === undefined || more.length > 0) return null;
  return to === undefined && !openEnd.test(question) ? null : { from, to: to ?? null };
}

/** Both are asked for, and nothing else is. */
function asksBoth(question: string): boolean {
  const isOfSameTime = meanwhile.test(question) || ahead.test(question);
  const isPaid = (dividends.test(question) && (wentEx.test(question) || (paid.test(question) && isOfSameTime))) || (paidOut.test(question) && isOfSameTime);
  return isPaid && moved.test(question) && ofShare.test(question) && !otherwise.test(question);
}

/** The one company that is named, if it is one. */
function companyOf(question: string): string | null {
  const [company, ...others] = new Set(namedIn(question, []).map(({ company: one }) => one?.name ?? ''));
  return company === undefined || company === '' || others.length > 0 ? null : company;
}

const perShare: AskedMeasure = { kind: 'metric', id: 'dividends_per_share', as: 'value', words: 'dividends by ex-dividend day' };

/** A dividend that goes ex on the first day is not for who buys at its close. */
function dividendsOf({ text, companies, filters }: Asked, { from, to }: Stretch, today: IsoDate): Asked {
  const period = { kind: 'dates', from: addDays(from, 1), to: to ?? today } as const;
  const open = { group: null, unknown: [], order: null, limit: null, conditions: [], wantsWords: false, inherited: [], unread: [], leftOver: [] };
  return { ...open, text, companies, filters, asking: 'dividends per share by ex-dividend day', operation: 'look-up', measures: [perShare], periods: [period] };
}

const isMoveAlone = ({ course, companies, leftOver = [] }: Asked): boolean => course?.of === 'close' && companies.length === 1 && leftOver.length === 0;

/** Null unless a move over one time and the dividends of that time are asked for, of one company. */
export async function readMoveAndDividends(question: string, around: Around): Promise<Asked | null> {
  const isBoth = (around.earlier ?? []).length === 0 && asksBoth(question.slice(0, 500));
  const [company, stretch] = isBoth ? [companyOf(question), stretchIn(question)] : [null, null];
  if (company === null || stretch === null) return null;
  const move = await readAsCourse(`By what percent did ${company} shares change from ${stretch.from} to ${stretch.to ?? 'the latest close'}?`, around);
  if (move === null || !isMoveAlone(move)) return null;
  return joinedParts({ text: question, filters: around.filters, inherited: [] }, [{ ...move, operation: 'look-up' }, dividendsOf(move, stretch, around.today)]);
}
