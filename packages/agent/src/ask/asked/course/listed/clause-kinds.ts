// One clause of a list of closes, by its words: which end of a time it asks for, how far a close lies from that end, the deepest fall, the close of a moment.
import { harmlessWords } from '../../unread/harmless-words.ts';
import { highs, isPlain, lows } from '../closes/closes-words.ts';

/** `off`: how far a close lies from an end of the time; `between`: from one of the closes told before to the other; `told`: nothing of its own ("and when"). */
export type ClauseKind = { readonly kind: 'highest' | 'lowest' | 'both' | 'fall' | 'swing' | 'between' | 'change' | 'close' | 'mean' | 'told' } | { readonly kind: 'off'; readonly end: 'highest' | 'lowest' } | { readonly kind: 'since'; /** Where the way tells it: up from the low, down from the high. */ readonly end: 'highest' | 'lowest' | null };

const superlative = /\b(?:max(?:imum)?|largest|biggest|deepest|worst|greatest|steepest|sharpest|heaviest)\b/;
const ofFall = /\b(?:max )?draw-?downs?\b|\bdd\b/;
const peakToTrough = /\b(?:from )?(?:the |its |a )?(?:peak|top|high|highest|summit)(?: close)?[- ](?:down )?to[- ](?:the |its |a )?(?:later |subsequent |following )?(?:trough|bottom|low|lowest)(?: close)?\b/;
const dates = /\b(?:dates?|days?|when|day it (?:was|fell|came)|on which|which (?:day|date)s?)\b/;
const inPercent = /%|\b(?:per ?cent\w*|pct)\b/;
const moves = /\b(?:gain\w*|r[io]s(?:e|en|ing)|f[ae]ll(?:en)?|drop\w*|los[est]\w*|bounc\w*|rebound\w*|recover\w*|climb\w*|declin\w*|chang\w*|mov\w*|swing|swung|slid\w*|smoke|vanish\w*|wiped|missed|erased|shed|came back|clawed)\b/;
const upwards = /\b(?:r[io]s(?:e|en|ing)|gain\w*|regain\w*|bounc\w*|rebound\w*|recover\w*|climb\w*|(?:come|came|clawed|fought|won) back)\b/;
const downwards = /\b(?:f[ae]ll(?:en)?|drop\w*|los[est]\w*|declin\w*|slid\w*|sunk|sank|given back|shed)\b/;
/** "How many percent above that is the last close": of a close told before. */
const aboveThat = /\b(?:above|over|up (?:from|on)) (?:that|it|this|there)\b(?! \p{L}+ close)/u;
const belowThat = /\b(?:below|under|beneath|short of|down (?:from|on)|off) (?:that|it|this|there)\b(?! \p{L}+ close)/u;
/** A part of the fall, not of the price. */
const partOfIt = /\bhow much of\b/;
const apart = /\b(?:above|below|under|beneath|over|off|up|down|from|than|short of|shy of|away|stood|lies?|against|vs\.?|versus|since)\b/;
const ofBoth = /\b(?:between (?:them|the two|these|those|both)|in[- ]between|from (?:the )?(?:one|first) to the (?:other|second|next)|from (?:that|there) to)\b/;
const ofEnds = /\b(?:year[- ]end to year[- ]end|(?:between|from|over) (?:the |those |these )?(?:two|both) (?:year[- ]ends|ends|closes|closing prices)|end to end|start to (?:finish|end))\b/;
const fromThere = /\b(?:since(?: then)?|from (?:there|then)|after that|thereafter)\b/;
/** What the next clause tells: "what did it swing between, from the top to the bottom"; or what a fall is told with. */
const swungBetween = /\b(?:sw[iu]ng|rang\w+|trade[ds]?|mov\w+)(?: in)? between$/;
const bothTold = /^(?:what (?:were|are) )?(?:the |those |these )?(?:two|both) (?:(?:daily|end) )*(?:closes|closing prices|prices|ends|days|dates)$/;
const average = /\b(?:average|avg)\b|\b(?:the|its|a|arithmetic|simple|plain|daily) mean\b/;
const ofMoment = /§|\b(?:closed? last|last closed?|close on that day|it (?:closed|ended|finished))\b/;

const word = /[\p{L}%][\p{L}\p{N}&'’.-]*/gu;
/** What lists of closes are told with, and says nothing of its own. */
const listed = new Set('slide peak-to-trough drawdown drawdowns dd max maximum deepest largest biggest worst greatest steepest sharpest date dates day days when average mean avg closing-basis basis afterwards later after highest-close bottom top trough peak twelve months past-year record deep steep missed smoke vanished wiped bounce swing level reading values value figures four three five up-to running daily-close full year-end ytd year end ends low-point high-point'.split(' '));
/** What a list is asked for with. */
const idle = new Set(['full', 'list', 'figures', 'values', 'record', 'humor', 'humour', 'indulge', 'consider', 'regarding', 'concerning', 'remind']);
/** Not of closes at all, or of another reckoning of them. */
const otherwise = /\b(?:(?:bottom|top)[- ]lines?|t[ao]ken? in|took in|if|bought|buy|buying|sold|my|invested|not|no|never|nor|without|except|unless|instead|analysts?|dividends?|options?|calls|puts|volume|insiders?|shares? of|reinvest\w*|annual\w*|yearly|cagr|compound\w*|p\/e|earnings|eps|revenue|sales|profit|margin|volatil\w*|after-?\s?hours?|pre-?market|intra-?day|evening|opening|why|how (?:often|long)|first|second half|months? in|(?:best|worst|biggest|largest|strongest|weakest|top) (?:trading )?(?:days?|sessions?|months?|years?)|weeks?|quarters?|each|every|any|median|times|money|dollars?|points|inflation|spread|range)\b|\$|£|\d/;

const wordsOf = (text: string): readonly string[] => (text.match(word) ?? []).map((one) => one.replace(/[.'’-]+$/, '').replace(/(?<=.)['’]s$/, ''));

/** Words of another thing. */
export const strangeIn = (clause: string): readonly string[] => wordsOf(clause).filter((one) => one !== '' && !isPlain(one) && !listed.has(one) && !idle.has(one));

const ofShares = /\b(?:clos\w*|pric\w*|px|shares?|stocks?|highs?|highest|lows?|lowest|peak\w*|trough\w*|draw-?downs?|dd|mdd|trad\w+)\b/;

/** A best and a worst, a top and a bottom may be of anything. */
export const isSaidOfShares = (text: string): boolean => ofShares.test(text);

/** Every word of it is one of closes, or says nothing. */
export function isOfCloses(clause: string): boolean {
  const bare = clause.replace(/[¤§]/g, ' ');
  return !otherwise.test(bare) && strangeIn(bare).length === 0;
}

const holds = (clause: string, role: ReadonlySet<string>): boolean => wordsOf(clause).some((one) => role.has(one));
const asksMove = (clause: string): boolean => inPercent.test(clause) || (moves.test(clause) && /\bhow (?:far|much)\b/.test(clause)) || /\bhow far\b/.test(clause);

function ofOneEnd(clause: string, isHigh: boolean): ClauseKind {
  const end = isHigh ? 'highest' : 'lowest';
  const isApart = asksMove(clause) && (apart.test(clause) || moves.test(clause) || clause.includes('§'));
  return isApart ? { kind: 'off', end } : { kind: end };
}

/** Up from the low or down from the high; null where the words tell neither or both. */
function wayOf(clause: string): 'highest' | 'lowest' | null {
  const isHeld = ofMoment.test(clause);
  const isUp = upwards.test(clause) || (isHeld && aboveThat.test(clause));
  const isDown = downwards.test(clause) || (isHeld && belowThat.test(clause));
  if (isUp === isDown) return null;
  return isUp ? 'lowest' : 'highest';
}

function ofMove(clause: string): ClauseKind | null {
  if (ofEnds.test(clause)) return { kind: 'change' };
  if (ofBoth.test(clause)) return { kind: 'between' };
  const end = wayOf(clause);
  return fromThere.test(clause) || moves.test(clause) || end !== null ? { kind: 'since', end } : null;
}

/** Of what was told before it asks something more. */
const pointing = new RegExp(`${ofBoth.source}|${ofEnds.source}|${fromThere.source}`);

/** Idle words, what the clauses beside it tell, and what a fall is told with. */
const isTold = (clause: string): boolean => !pointing.test(clause) && (swungBetween.test(clause) || bothTold.test(clause) || (!clause.includes('§') && wordsOf(clause).every((one) => harmlessWords.has(one) || idle.has(one))));

function ofFalls(clause: string): ClauseKind | null {
  if (ofFall.test(clause) || (superlative.test(clause) && peakToTrough.test(clause))) return { kind: 'fall' };
  return peakToTrough.test(clause) ? { kind: 'swing' } : null;
}

function ofEndsIn(clause: string, [isHigh, isLow]: readonly [boolean, boolean]): ClauseKind | null {
  // "From its best close to its worst": which came first is for others to tell.
  if (isHigh && isLow) return asksMove(clause) || /\bfrom\b/.test(clause) ? null : { kind: 'both' };
  return ofOneEnd(clause, isHigh);
}

function ofTheRest(clause: string): ClauseKind | null {
  if (partOfIt.test(clause)) return null;
  const isMove = asksMove(clause) || (moves.test(clause) && (fromThere.test(clause) || ofBoth.test(clause)));
  const move = isMove ? ofMove(clause) : null;
  if (move !== null) return move;
  if (average.test(clause)) return { kind: 'mean' };
  if (ofMoment.test(clause)) return { kind: 'close' };
  return dates.test(clause) || inPercent.test(clause) ? { kind: 'told' } : null;
}

/** Null where it asks for something else, or says too little. */
export function kindOf(clause: string): ClauseKind | null {
  if (isTold(clause)) return { kind: 'told' };
  const fall = ofFalls(clause);
  if (fall !== null) return fall;
  const ends = [holds(clause, highs), holds(clause, lows)] as const;
  return ends.includes(true) ? ofEndsIn(clause, ends) : ofTheRest(clause);
}
