// A follow-up to one figure of one company that asks for several things, each with a time of its own: "and what was it in 2022, and the gross margin in 2024?". Said again in full, each with its time.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import { findMeasures } from '../measures/read-measures.ts';
import { matchesOf, type Place } from '../places.ts';
import { areAmong, figureBefore, inWords, momentWords, saidAfter, withoutTalk, type FigureBefore, type SaidAfter } from '../times/follow/figure-before.ts';
import { relativeTo } from '../times/follow/relative-times.ts';
import { ownedBy } from './owned-by.ts';

const joints = /\s*[;?.!]\s+(?:(?:and|also|then|plus)\s+)*|,\s*(?:(?:and|plus|also|then|as well as)\s+)+|,\s+|\s+(?:and|plus|as well as|along with|&)\s+(?:also\s+)?/gi;
const closed = new Set("a about all also amount an and any as at back balance before beside both brought by close come company compare compared compares corresponding could did do does each earlier end ended ends equivalent figure figures fiscal following for from give had has have held how i in is it its itself just last later level like look looked make many me much need next number of ok on one or please previous preceding prior reach reached report reported run same show side sit sits stand stands stood still tell than that the their them then there this those time times to too total up versus vs want was were what where which who will with would year years you quarter quarters ago after again against set next beside be been business amounts stack stacks measure measures spend spent earn earned make made take took".split(' '));
const ofThatTime = /\b(?:that|the same|this) (?:(?:fiscal|same) )?(?:year|quarter|time|period)\b|\bthen\b/i;
const ofBothTimes = /\b(?:both|each of the two|the two) (?:(?:fiscal|of those) )?(?:years|quarters|times|periods)\b/i;
/** A part of another figure. */
const ofPart = /\b(?:how much|share|part|percent\w*|portion|fraction|proportion) (?:out )?of\b|%/i;
const pointsAt = /\b(?:it|its|that|this|the same|the figure|the number|the amount|the level|they|the one)\b/i;
const pointsAtAll = /\b(?:each|both|all of them|all three|the two|them)\b/i;

type Pair = { readonly id: string; readonly time: AskedPeriod };
/** `ids`: figures of its own; `times`: empty where none is said. */
type Piece = { readonly text: string; readonly sentence: number; readonly ids: readonly string[]; readonly times: readonly AskedPeriod[] };
type Cut = Pick<Piece, 'text' | 'sentence'>;

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

/** The text between joints that lie in no figure and no time. */
function cutUp({ text, figures, times }: SaidAfter): readonly Cut[] {
  const cuts = matchesOf(text, joints).filter((joint) => joint.start > 0 && joint.end < text.length && ![...figures, ...times].some((held) => overlaps(held, joint)));
  const starts = [0, ...cuts.map(({ end }) => end)];
  const isEnd = ({ start, end }: Place): boolean => /[?.!]/.test(text.slice(start, end));
  return starts.map((start, index) => ({ text: text.slice(start, cuts[index]?.start ?? text.length).replace(/^(?:and|so|but|also) /i, '').trim(), sentence: cuts.slice(0, index).filter(isEnd).length })).filter((piece) => piece.text !== '');
}

function sameKind(one: AskedPeriod, other: AskedPeriod): boolean {
  return one.kind === 'fiscal' && other.kind === 'fiscal' && one.year !== null && (one.part === 'FY') === (other.part === 'FY');
}

type Known = { readonly before: FigureBefore; readonly told: readonly Piece[]; readonly today: IsoDate };

/** What it says of time, in the kind of the time before; null where it says another kind, or several. */
function timesOf(said: SaidAfter, { before, told }: Known): readonly AskedPeriod[] | null {
  const last = told.findLast(({ times }) => times.length > 0)?.times ?? [before.time];
  if (ofBothTimes.test(said.text)) return [...new Map([before.time, ...last].map((time) => [JSON.stringify(time), time])).values()];
  if (ofThatTime.test(said.text)) return last;
  const named = [...new Map(said.times.filter(({ start, end }) => /\d/.test(said.text.slice(start, end))).map(({ period }) => [JSON.stringify(period), period])).values()];
  const one = named.length > 0 ? null : relativeTo(said.text, [before.time]);
  const times = one === null ? named : [one];
  return times.length < 2 && times.every((time) => sameKind(time, before.time)) ? times : null;
}

/** Null where it says anything else than plain figures and a time. */
function pieceOf({ text, sentence }: Cut, known: Known): Piece | null {
  const said = saidAfter(text, known.today);
  if (said === null || ofPart.test(text) || !areAmong(said.rest, closed)) return null;
  const times = timesOf(said, known);
  const ids = said.figures.flatMap(({ measure }) => (measure.kind === 'metric' && measure.as === 'value' ? [measure.id] : []));
  const isPlain = ids.length === said.figures.length && said.figures.every(({ measure }) => !('of' in measure));
  return times === null || !isPlain || ids.includes('price') ? null : { text, sentence, ids: [...new Set(ids)], times };
}

/** Null where one of them is none. */
function piecesOf(whole: SaidAfter, known: Omit<Known, 'told'>): readonly Piece[] | null {
  const told: Piece[] = [];
  for (const cut of cutUp(whole)) {
    const piece = pieceOf(cut, { ...known, told });
    if (piece === null) return null;
    told.push(piece);
  }
  return told.length < 2 ? null : told;
}

/** "How about 2023", "the year before". */
const bareTime = /^(?:(?:how|what) about )?(?:(?:in|for|at|of|on) )?(?:the )?(?:fiscal |fy ?|q[1-4] |20\d\d|(?:previous |prior |next |following |last )?(?:year|quarter)\b)/i;

/** What a piece without a figure points at: the one before it, else the figure of before; null where it may be several. */
function meantBy({ text }: Piece, told: readonly Piece[], before: FigureBefore): readonly string[] | null {
  const near = told.findLast(({ ids }) => ids.length > 0)?.ids ?? [before.id];
  if (pointsAtAll.test(text)) return [...new Set([before.id, ...told.flatMap(({ ids }) => ids)])];
  return near.length === 1 && (pointsAt.test(text) || bareTime.test(text)) ? near : null;
}

/** Every figure at its time; null where one of them is not sure. */
function pairsOf(pieces: readonly Piece[], before: FigureBefore): readonly Pair[] | null {
  const pairs: Pair[] = [];
  for (const [index, piece] of pieces.entries()) {
    const ids = piece.ids.length > 0 ? piece.ids : meantBy(piece, pieces.slice(0, index), before);
    if (ids === null || isUnsure(piece, pieces, before)) return null;
    pairs.push(...ids.flatMap((id) => (piece.times.length === 0 ? [before.time] : piece.times).map((time) => ({ id, time }))));
  }
  return pairs;
}

/** A time that a sentence says once may be meant for all figures in it. */
function isUnsure({ ids, times, sentence }: Piece, pieces: readonly Piece[], before: FigureBefore): boolean {
  const isOfOtherTime = (piece: Piece): boolean => piece.sentence === sentence && piece.ids.length > 0 && piece.times.some((time) => JSON.stringify(time) !== JSON.stringify(before.time));
  return times.length === 0 && (ids.length === 0 || pieces.some(isOfOtherTime));
}

/** In words that are read back as the same figure. */
function wordsOf(id: string): string | null {
  const words = inWords(metricById(id)?.label ?? id);
  const [only, ...others] = findMeasures(words);
  return only?.measure.kind === 'metric' && only.measure.id === id && others.length === 0 ? words : null;
}

/** Null where it names a company, asks for one time only, or says anything else than plain figures and times. */
export function severalThings(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const whole = before === null || before.id === 'price' ? null : saidAfter(withoutTalk(given), today);
  if (before === null || whole === null) return null;
  const pieces = piecesOf(whole, { before, today });
  const pairs = pieces === null ? null : pairsOf(pieces, before);
  if (pairs === null || new Set(pairs.map(({ time }) => JSON.stringify(time))).size < 2) return null;
  const whose = ownedBy(earlier.companies[0]?.name ?? '');
  const told = [...new Set(pairs.map(({ id }) => id))].map((id) => {
    const words = wordsOf(id);
    const times = [...new Set(pairs.filter((pair) => pair.id === id).map(({ time }) => momentWords(time)))];
    return words === null ? null : `what was ${whose} ${words} in ${times.join(' and in ')}`;
  });
  return told.includes(null) ? null : `W${told.join(', and ').slice(1)}?`;
}
