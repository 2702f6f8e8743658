// Forms of a figure that a short ask may ask for: how it moved, a margin or a part of another one, per share, in days.
import { metricById } from '@assay/calc';
import { inWords, momentWords } from '../../times/follow/figure-before.ts';
import { marginOf } from '../own-margin.ts';
import { orderOf, timed, type Base, type Fiscal, type Piece } from './piece.ts';

type Form = (at: readonly Fiscal[]) => string;
/** `form`: the same of another time; null of a move. `margin`: what it is called, where its own move is in points. */
export type Ask = { readonly clause: string; readonly form: Form | null; readonly margin?: string; /** The figure itself, at another time. */ readonly isTime?: true; /** Asked for by itself, too. */ readonly isWhole?: true };

export const inForm = ({ times }: Base, form: Form, time: Fiscal | null): Ask => ({ clause: form(time === null ? times : [time]), form });
export const valueOf = ({ whose, words }: Base): Form => (at) => `what was ${whose} ${words} ${timed(at)}`;

const moved = String.raw`(?:grow|grown|rise|risen|fall|fallen|change|changed|move|moved|increase|increased|drop|dropped|climb|go up|go down|gain)`;
const noun = String.raw`(?:change|chg|growth|delta|move|movement|difference|diff|rise|increase|fall|drop|decline|gap)`;
const unit = String.raw`(?:%|percent(?:age)?|per cent|pct|yoy|y\/y|annual|dollar|\$|point|year[- ]on[- ]year|year[- ]over[- ]year)`;
const held = String.raw`(?: (?:than|vs\.?|versus|against|on|over|from|since|compared (?:with|to)) (?:in |the |that of |it was in )*TIME)?`;
const moves = [
  new RegExp(String.raw`^(?:by )?(?:in )?(?:${unit} )?${noun}(?: (?:rate|yoy|between (?:them|the two|both)|in (?:percent|%|dollars|points)))*${held}$`, 'i'),
  new RegExp(String.raw`^(?:by )?how (?:fast|quickly|much|many (?:percent|dollars|points|percentage points)) (?:did|has|had) (?:it|they|that|this) ${moved}(?: (?:by|in (?:percent|dollars|all)))?${held}$`, 'i'),
  new RegExp(String.raw`^(?:by )?how much (?:(?:is|was) (?:that|it|this) )?(?:more|less|higher|lower|bigger|smaller|up|down)(?: (?:is|was) (?:that|it|this))?${held}$`, 'i'),
  new RegExp(String.raw`^(?:in )?${unit}(?: ${unit})?(?: on (?:that|it|this))?${held}$`, 'i'),
];
const asPercent = /%|\b(?:percent\w*|per cent|pct)\b/i;

/** From the time that is held against to that of before, or between both of before; null where it is one time. */
function stretchOf({ times }: Base, time: Fiscal | null): readonly [Fiscal, Fiscal] | null {
  const last = times.at(-1);
  if (last === undefined) return null;
  const from = time ?? (times.length > 1 ? times[0] : { ...last, year: last.year - 1 });
  if (from === undefined || orderOf(from) === orderOf(last)) return null;
  return orderOf(from) < orderOf(last) ? [from, last] : [last, from];
}

export function moveOf({ words, time, other }: Piece, base: Base, before?: Ask): Ask | null {
  const stretch = other === null && moves.some((pattern) => pattern.test(words)) ? stretchOf(base, time) : null;
  if (stretch === null) return null;
  const isPercent = asPercent.test(words);
  // Behind a margin it is the margin that moved.
  const margin = isPercent ? undefined : before?.margin;
  const how = base.inPoints || margin !== undefined ? 'by how many percentage points' : isPercent ? 'by what percentage' : 'by how much';
  return { clause: `${how} did ${base.whose} ${margin ?? base.words} change from ${momentWords(stretch[0])} to ${momentWords(stretch[1])}`, form: null };
}

const when = '(?: (?:in|for) TIME)?';
const asMargin = new RegExp(String.raw`^(?:as |in )?(?:an? )?margins?${when}$`, 'i');
const ofSales = '(?:sales|revenues?|turnover|FIGURE)';
const asPart = new RegExp(String.raw`^(?:as |in )?(?:an? )?(?:%|pct|percent(?:age)?|per cent|share|part|proportion|fraction|ratio)(?: (?:of|to)(?: (?:the|its|total|their))*)? ${ofSales}${when}$|^(?:relative to|over|divided by|÷|\/)(?: (?:the|its|total))* ${ofSales}${when}$`, 'i');

/** As its margin, where it has one. */
function asOwnMargin({ words, other }: Piece, { id }: Base): string | undefined {
  return asMargin.test(words) || (asPart.test(words) && (other ?? 'revenue') === 'revenue') ? marginOf(id) : undefined;
}

/** As a part of sales, or of the figure that is named. */
export function partOf(piece: Piece, base: Base): Ask | null {
  const { id, whose, words, inPoints } = base;
  if (inPoints || id === 'revenue') return null;
  const margin = asOwnMargin(piece, base);
  if (margin !== undefined) return { ...inForm(base, (at) => `what was ${whose} ${inWords(margin)} ${timed(at)}`, piece.time), margin: inWords(margin) };
  const whole = asPart.test(piece.words) ? metricById(piece.other ?? 'revenue') : undefined;
  return whole === undefined || whole.id === id ? null : inForm(base, (at) => `what was ${whose} ${words} as a percentage of ${inWords(whole.label)} ${timed(at)}`, piece.time);
}

const ended = '(?:ended up|finished up|came through|came out|remained|remains|stuck|stayed|was left|is left|was kept|is kept|left|kept|became|turned into|made it|got|went|fell|dropped)';
const shareOfIt = new RegExp(String.raw`^(?:what |how much|which )?(?:(?:%|pct|percent(?:age)?|per cent|share|part|proportion|fraction|portion|slice)(?: (?:out )?of|(?= that))|of) ?(?:it|that|this|which)?(?: that| which)?(?: ${ended}(?: (?:over|through|down|back))?(?: (?:as|in|into|to|for|with))?(?: (?:the|a|its))?| was| is)? FIGURE$`, 'i');

/** "The share of it that ended up as net profit". */
export function otherOfIt({ words, other }: Piece, base: Base): Ask | null {
  const metric = other === null || other === base.id || base.inPoints || !shareOfIt.test(words) ? undefined : metricById(other);
  const isPart = metric?.unit.kind === metricById(base.id)?.unit.kind;
  return metric === undefined || !isPart ? null : inForm(base, (at) => `what was ${base.whose} ${inWords(metric.label)} as a percentage of ${base.words} ${timed(at)}`, null);
}

/** Another figure of the same time, behind what is asked of the one of before. */
export function otherFigure({ words, other, time }: Piece, base: Base, before?: Ask): Ask | null {
  const metric = other === null || other === base.id || time !== null || before === undefined || !/^FIGURE(?:,? (?:in|for|of)? ?(?:that|the same|same) (?:fiscal )?(?:year|yr|quarter|period))?$/i.test(words) ? undefined : metricById(other);
  return metric === undefined ? null : { clause: valueOf({ ...base, words: inWords(metric.label) })(base.times), form: null };
}

const eachShare = new RegExp(String.raw`^(?:as |in |on )?(?:an? )?(?:amount |figure )?(?:per|a|for (?:each|every|a)|on (?:each|every|a))[- ](?:diluted )?share(?: (?:basis|figure|terms))?${when}$`, 'i');

export function perShareOf({ words, time, other }: Piece, base: Base): Ask | null {
  const isMoney = metricById(base.id)?.unit.kind === 'money' && !/per_share|eps|price/.test(base.id);
  if (!eachShare.test(words) || other !== null || !isMoney) return null;
  const name = base.id === 'net_income' ? 'diluted EPS' : `${base.words} per diluted share`;
  return inForm(base, (at) => `what was ${base.whose} ${name} ${timed(at)}`, time);
}

export const daysOf: Readonly<Record<string, string>> = { inventory: 'days of inventory', receivables: 'days of receivables', accounts_payable: 'days of payables' };
const inDays = /^(?:in |as |how many )?days(?: (?:of (?:sales|cost|stock|inventory)|outstanding|on hand|(?:is|was) (?:that|it)))?$/i;

/** What is in stock or owed, in days. */
export function daysIn({ words, time, other }: Piece, base: Base): Ask | null {
  const name = daysOf[base.id];
  return name === undefined || other !== null || !inDays.test(words) ? null : inForm(base, (at) => `what were ${base.whose} ${name} ${timed(at)}`, time);
}

const heldFigure = /^(?:vs\.?|versus|against|compared (?:with|to)|next to|beside|alongside) (?:the |its |their )*FIGURE$/i;

/** Set against another figure of the same time. */
export function besideOther({ words, other }: Piece, base: Base): Ask | null {
  const metric = other === null || other === base.id || !heldFigure.test(words) ? undefined : metricById(other);
  return metric === undefined ? null : { ...inForm(base, (at) => `what were ${base.whose} ${base.words} and ${inWords(metric.label)} ${timed(at)}`, null), isWhole: true };
}

const heldTime = /^(?:vs\.?|versus|against|compared (?:with|to)|than|next to|beside) (?:in |the |that of |what it was in )*TIME$/i;
const onlyTime = /^(?:in |for |at )?TIME$/i;

/** A time alone is of the piece before it, or of the figure itself. */
export function atTime({ words, time, other }: Piece, base: Base, before: Ask | undefined): Ask | null {
  const isHeld = heldTime.test(words);
  if (time === null || other !== null || (!isHeld && !onlyTime.test(words))) return null;
  const form = before?.form ?? null;
  if (form !== null) return { clause: form([time]), form };
  if (isHeld) return moveOf({ words: 'change', time, other }, base);
  return { ...inForm(base, valueOf(base), time), isTime: true };
}
