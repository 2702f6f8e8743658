// A list of closes of one share within one time, clause by clause: "in 2025 so far: the high, the low, the deepest fall, and how far the latest close is above that low". Null unless every clause is understood.
import { addDays, isIsoDate, type IsoDate } from '@assay/record';
import type { Course, CourseForm, Window } from '../course.ts';
import type { FoundWindow } from '../windows/windows.ts';
import { plainWindow } from '../words/signed-text.ts';
import { isOfCloses, isSaidOfShares, kindOf, type ClauseKind } from './clause-kinds.ts';

/** `said`: in small letters, with `¤` where the company stands and `§` where a time does; `times`: in that order, with the words that say them. */
export type Listed = { readonly said: string; readonly times: readonly (FoundWindow & { readonly words: string })[] };
type Moment = Extract<Window, { kind: 'point' | 'edge' | 'latest' }>;
type Clause = { readonly kind: ClauseKind; readonly moments: readonly Moment[] };

const cuts = /[,;:?+]+|\.(?= |$)|\s-\s|\b(?:and|plus|then|also|but|as well as|along with|together with)\b/g;
/** "The twelve months up to the latest close", "… that ended on 4 September". */
const monthsUpTo = /(?:(?:over|in|within|during|of|for) )?(?:the |its )?(?:(?:past|last|preceding|prior|previous) )?(?:twelve|12)[- ]months?(?: period| span| stretch)?,? (?:(?:that |which )?(?:end(?:ed|ing|s)?|up|running|leading)(?: up)?(?: on| with| at)?|to|until|before)(?: (?:to|until))?(?: (?:the|its) (?:close|day) of)? (?<end>§|then|that (?:day|close)|it)/g;
const lastDay = /\b(?:last|final) (?:trading )?(?:day|session)\b/;
const thatDay = /\b(?:(?:on|of) that (?:same )?day|(?:on|of) the (?:same|last|final) day)\b/;
/** "This year", "those twelve months", beside the time that is named. */
const spokenOfAgain = /\b(?:(?:in|over|of|for|during|within) )?(?:this|that|the same|those|these|the said) (?:(?:same|very|whole|entire|calendar|trailing|past) )*(?:twelve months|12 months|year|half|half-year|quarter|month|months|time|stretch|period|span|window|spell)\b|\bso far\b|\bto date\b|\bytd\b|\byear-to-date\b/g;

/** By what all of it is reckoned, and manners. */
const aside = /\b(?:(?:going|judging|looking|based|worked out|reckoned|taken)(?: only)? )?(?:(?:by|on|at|in|with|using|from) )?(?:the |its |their |a )?(?:daily )?(?:closing (?:prices|basis|levels)|closes|close[- ]to[- ]close)(?: (?:only|alone))?(?=\s*(?:[,:;.§]|(?:this|that|over|in|within|during|for|of)\b|$))|,? (?:(?:each|both|all) )?(?:with|plus|and) (?:its|their) (?:own )?(?:dates?|days?)\b|\b(?:so that|so) (?:i|we) (?:can|could|may) [^,;.?]*|\b(?:please|thanks|thank you|if you (?:can|would|please))\b/g;
/** "Deepest fall of the share, from peak to trough": said in one breath. */
const fallApart = /\b(?:how (?:deep|big|large|bad|steep|severe) (?:was|were|is) )?(?:the |its )?(?:max(?:imum)?|largest|biggest|deepest|worst|greatest|steepest) (?:(?:percentage|percent|single|closing) )*(?:fall|drop|decline|slide|loss|slump|tumble)[^?;:§]{0,50}?,? from (?:a |the |its )?peak to (?:a |the |its )?(?:later )?trough\b/g;
const begins = /\b(?:start(?:ing|s|ed)?|beginn(?:ing)|from)(?: (?:in|on|from|with|at))? $/;

const isMoment = (window: Window): window is Moment => window.kind === 'point' || window.kind === 'edge' || window.kind === 'latest';
const isFrame = ({ kind }: Window): boolean => kind === 'stretch' || kind === 'last';
const keyOf = (window: Window): string => JSON.stringify(plainWindow(window));

/** "Starting in November 2024": until the newest. */
function openEnded({ said, times }: Listed): Listed {
  const pieces = said.split('§');
  return { said, times: times.map((one, at) => (one.kind === 'stretch' && begins.test(pieces[at] ?? '') && !/^ (?:to|until|through|-)/.test(pieces[at + 1] ?? '') && one.grain !== 'day' ? { ...one, to: null } : one)) };
}

function yearBefore(day: IsoDate): IsoDate {
  const before = `${String(Number(day.slice(0, 4)) - 1)}${day.slice(4)}`;
  return isIsoDate(before) ? before : addDays(day, -365);
}

/** Twelve months that end with a moment, as a time; the sign of the moment stays where nothing else names it. */
function withMonths({ said, times }: Listed): Listed {
  const [found] = said.matchAll(monthsUpTo);
  if (found === undefined) return { said, times };
  const at = said.slice(0, found.index).split('§').length - 1;
  const own = found.groups?.['end'] === '§' ? times[at] : times.find(isMoment);
  if (own === undefined || !isMoment(own)) return { said, times };
  const { start, end } = own;
  const frame: FoundWindow & { words: string } = own.kind === 'point' ? { kind: 'stretch', from: yearBefore(own.on), to: own.on, base: 'own', grain: 'day', start, end, words: '' } : { kind: 'last', count: 12, of: 'month', start, end, words: '' };
  const rest = found.groups?.['end'] === '§' ? times.toSpliced(at, 1, frame) : times.toSpliced(at, 0, frame);
  return { said: `${said.slice(0, found.index)} § ${said.slice(found.index + found[0].length)}`, times: rest };
}

/** The last day of the time, where the words say no more than that. */
function momentOf(window: FoundWindow & { readonly words: string }, frame: Window | null): Moment | null {
  const plain = plainWindow(window);
  if (!isMoment(plain)) return null;
  return plain.kind === 'latest' && lastDay.test(window.words) ? endOfFrame(frame) ?? plain : plain;
}

function endOfFrame(frame: Window | null): Moment | null {
  return frame?.kind === 'stretch' && frame.to !== null && frame.grain === 'day' ? { kind: 'point', on: frame.to } : null;
}

/** Clauses with the moments that each names; null where one is none of closes. */
function clausesOf(listed: Listed, frame: Window): readonly Clause[] | null {
  let seen = 0;
  const read: Clause[] = [];
  for (const raw of listed.said.split(cuts)) {
    const count = raw.split('§').length - 1;
    const own = listed.times.slice(seen, seen + count);
    seen += count;
    const times = own.filter((one) => !isFrame(one));
    // A time of the whole list is no moment of the clause.
    let at = -1;
    const text = raw.replace(/(?:\b(?:start|begin)\S*(?: (?:in|on|from|with|at))? ?)?§/g, () => { at += 1; const one = own[at]; return one !== undefined && isFrame(one) ? ' ' : '§'; }).replace(spokenOfAgain, ' ').trim();
    if (text === '' || !/[\p{L}%§]/u.test(text)) continue;
    const kind = isOfCloses(text) ? kindOf(text) : null;
    if (kind === null) return null;
    const moments = times.flatMap((one) => momentOf(one, frame) ?? []);
    const isNewest = moments.length === 0 && /\b(?:closed? last|last closed?)\b/.test(text);
    const isAtEnd = moments.length === 0 && (thatDay.test(text) || /\b(?:it|they) (?:ended|finished)\b/.test(text));
    read.push({ kind, moments: isNewest ? [{ kind: 'latest' }] : isAtEnd ? [endOfFrame(frame) ?? { kind: 'latest' }] : moments });
  }
  return read;
}

const course = (form: CourseForm, windows: readonly Window[], also?: Course['also']): Course => ({ of: 'close', form, windows, order: null, isGap: false, ...(also === undefined ? {} : { also }) });

const dayOf = (moment: Moment): IsoDate | null => (moment.kind === 'point' ? moment.on : moment.kind === 'edge' ? (moment.which === 'last' ? moment.to : moment.from) : null);

/** From the earlier of two moments to the later one. */
function moveBetween(first: Moment | undefined, second: Moment | undefined): Course | null {
  const [from, to] = [first, second].flatMap((one) => (one === undefined ? [] : [dayOf(one)])).toSorted((left, right) => ((left ?? '9999') < (right ?? '9999') ? -1 : 1));
  return from === undefined || from === null || to === undefined || from === to ? null : course({ kind: 'change' }, [{ kind: 'stretch', from, to, base: 'own', grain: 'day' }]);
}

/** What the clauses before it have told. */
class Told {
  readonly courses: Course[] = [];
  readonly #frame: Window;
  #ends = new Set<'highest' | 'lowest'>();
  #isApart = new Set<'highest' | 'lowest'>();
  #moments: Moment[] = [];

  constructor(frame: Window) {
    this.#frame = frame;
  }

  readonly #takers: Readonly<Record<Exclude<ClauseKind['kind'], 'off' | 'since'>, (moments: readonly Moment[]) => boolean>> = {
    highest: (moments) => this.#end('highest', moments), lowest: (moments) => this.#end('lowest', moments),
    both: (moments) => this.#end('highest', moments) && this.#end('lowest', moments),
    fall: (moments) => this.#ofAll('fall', moments), mean: (moments) => this.#ofAll('mean', moments),
    swing: (moments) => moments.length === 0 && this.#swing(), between: (moments) => moments.length === 0 && this.#between(),
    change: (moments) => this.#change(moments),
    close: (moments) => moments.length > 0 && this.#close(moments), told: (moments) => moments.length === 0,
  };

  /** False where it cannot be told of what. */
  take({ kind, moments }: Clause): boolean {
    if (kind.kind === 'since') return this.#since(kind.end, moments);
    return kind.kind === 'off' ? this.#off(kind.end, moments) : this.#takers[kind.kind](moments);
  }

  #end(end: 'highest' | 'lowest', moments: readonly Moment[]): boolean {
    this.#ends.add(end);
    return this.#close(moments);
  }

  #ofAll(kind: 'fall' | 'mean', moments: readonly Moment[]): boolean {
    this.courses.push(course({ kind }, [this.#frame]));
    return moments.length === 0;
  }

  /** All that was asked for; an end that something else tells as well is not told twice. */
  all(): readonly Course[] {
    const isSwung = this.courses.some(({ also }) => also?.kind === 'swing');
    const ends = [...this.#ends].filter((end) => !isSwung && !this.#isApart.has(end));
    const isBoth = ends.length === 2;
    const own = isBoth ? [course({ kind: 'range' }, [this.#frame])] : ends.map((kind) => course({ kind }, [this.#frame]));
    const closes = this.#moments.map((at) => course({ kind: 'value' }, [at]));
    return [...closes, ...own, ...this.courses];
  }

  #close(moments: readonly Moment[]): boolean {
    this.#moments.push(...moments.filter((one) => !this.#moments.some((other) => keyOf(other) === keyOf(one))));
    return true;
  }

  #swing(): boolean {
    this.#ends.add('highest').add('lowest');
    this.courses.push(course({ kind: 'range' }, [this.#frame], { kind: 'swing' }));
    return true;
  }

  #off(end: 'highest' | 'lowest', moments: readonly Moment[]): boolean {
    const [at = this.#moments.length === 1 ? this.#moments[0] : undefined, ...more] = moments;
    this.#ends.add(end);
    this.#isApart.add(end);
    this.courses.push(course({ kind: end }, [this.#frame], { kind: 'off', at: at ?? { kind: 'latest' } }));
    return more.length === 0;
  }

  /** From the one end that was told; of two from the one that its way tells. */
  #since(way: 'highest' | 'lowest' | null, moments: readonly Moment[]): boolean {
    const [first, ...others] = this.#ends;
    const end = others.length === 0 ? first : way;
    return end !== undefined && end !== null && this.#off(end, moments);
  }

  #between(): boolean {
    const [end, ...others] = this.#ends;
    if (others.length > 0) return this.#swing();
    if (end === undefined) return this.#change([]);
    const [at, ...more] = this.#moments;
    return at !== undefined && more.length === 0 && this.#off(end, [at]);
  }

  #change(moments: readonly Moment[]): boolean {
    const [first, second, ...more] = moments.length === 2 ? moments : this.#moments;
    const moved = moveBetween(first, second);
    if (moved !== null) this.courses.push(moved);
    return moved !== null && more.length === 0;
  }
}

/** One end, one mean and one close alone are known to other readers. */
const isPlainAlone = ({ form: { kind }, also }: Course): boolean => also === undefined && ['highest', 'lowest', 'mean', 'value'].includes(kind);

/** Null where it names no time or several, where a clause is not understood, and where one thing alone is asked for. */
export function listedCourses(given: Listed): readonly Course[] | null {
  const plain = withMonths({ said: given.said.replace(fallApart, 'max drawdown'), times: given.times });
  const listed = openEnded({ ...plain, said: plain.said.replace(aside, ' ') });
  const [frame, ...others] = [...new Map(listed.times.filter(isFrame).map((one) => [keyOf(one), plainWindow(one)])).values()];
  if (frame === undefined || others.length > 0 || !isSaidOfShares(given.said)) return null;
  const clauses = clausesOf(listed, frame);
  const told = new Told(frame);
  if (clauses === null || !clauses.every((clause) => told.take(clause))) return null;
  const all = told.all();
  return all.length === 0 || (all.length === 1 && all.every(isPlainAlone)) ? null : all;
}
