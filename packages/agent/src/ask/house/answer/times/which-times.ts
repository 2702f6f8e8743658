// In which years something was so: the fastest growth, the falls, the last profit. Each year is told with both of its figures, so that anybody can check it.
import { heldOver } from './held-over.ts';
import { lossEnd } from './loss-end.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { yearName } from '../../../../prose/times.ts';
import { metricsAsked, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { fellMost } from '../../../asked/forms/ranking.ts';
import { recordAsVerb } from '../../../asked/forms/record-verb.ts';
import { asForm, movedBy } from '../forms.ts';
import { meetingTimes } from './meeting-times.ts';
import { isBalance, isOfMarket, isOfTwoTimes, nameOf, ownedBy } from '../sentences/naming.ts';
import type { Outcome } from '../outcome.ts';
import { textBlock } from '../outcome.ts';
import { overTimes } from './over-times.ts';
import { quarterSigns } from './quarter-signs.ts';
import { clauseOf, sentence } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { yearOf } from './times.ts';
import { yearsMissing } from './run-gaps.ts';
import { asksRun, runTold } from './in-a-row.ts';
import { movesIn, yearsIn, type Span } from './year-moves.ts';
import { yearsAsked, yearsNamed } from './years-asked.ts';
import { inWords } from '../../../../prose/verbs.ts';

const asksYear = /\bhow many\b[^.?]{0,24}\byears\b|\b(?:which|what|in which)\b[^.?]{0,30}\byears?\b|\bwhen\b|\b(?:last|first|most recent|latest|best|worst|fastest|slowest|record|strongest|weakest|profitable|falling|declining|loss|boom|bumper|banner|breakout)\b[^.?,]{0,30}\by(?:ea)?rs?\b|\byears?\b[^.?]{0,40}\b(?:with|in which|when|that|fell|declin\w+)\b|\bF?Ys?\b.*\b(?:decline|fall|loss)|\bever\b|\b(?:down|up|shrinking|growing|rising|negative|positive|lean|off)[- ]?(?:growth )?(?:ye?a?rs)\b/i;
const growing = /\b(?:grow\w*|grew|growth|increas\w+|expan\w+|jump\w*|gain\w*)\b/i;
const most = /\b(?:fastest|best|strongest|biggest|largest|highest|record|boom|bumper|banner|breakout|most(?! recent))\b/i;
const least = /\b(?:slowest|worst|weakest|smallest|lowest|least)\b/i;
const falling = /\b(?:f[ae]ll(?:s|en|ing)?|declin\w+|shr[aiu]nk\w*|shrinking|drop\w*|decreas\w+|contract\w*|lower|went down|came down|go(?:es)? down|slip\w*|down[- ]ye?a?rs?|ye?a?rs? (?:that )?(?:(?:were|was|is|are) )?down|off[- ]years?|negative[- ](?:growth )?years?|negative growth)\b/i;
const byMove = /\b(?:yoy|y\/y|y-o-y|year[- ](?:on|over|to)[- ]year|annual (?:change|move)|chang\w+ (?:on|from|against|over|versus|compared (?:to|with)) the (?:year before|previous year|prior year)|(?:on|from|against|over|versus|than) the (?:year before|previous year|prior year)|percent(?:age)? (?:change|move)|(?:fall|drop|decline|rise) in percent)\b|% ?(?:change|chg|move)\b/i;
const rising = /\byears\b[^?]{0,40}\b(?:r[io]sen?|gr[eo]wn?|increased?|climb(?:ed)?|went up|go up)\b|\b(?:up|growing|rising|growth|positive)[- ]years\b/i;
const losing = /\b(?:loss(?:es|-making)?|los(?:e|t|ing) money|in the red|red ink|unprofitable)\b/i;
const notLosing = /\b(?:not|n[o']t|without|never)\b[^.?]{0,20}\b(?:loss|los[et])/i;
const profiting = /\b(?:profit(?:able|s)?|in the black|made money|earned money)\b/i;
/** How many they are, not which. */
const counted = /\b(?:how many (?:times|of (?:the|those|these|its) (?:\w+ ){0,2}(?:fiscal )?years|(?:fiscal )?years)|number of (?:fiscal )?(?:years|times)|count of (?:the )?years|how often)\b|# ?of (?:\w+ )?years\b/i;
const isLast = /\b(?:last|most recent|latest)\b(?! (?:\d+|\w+) years)/i;
const isFirst = /\bfirst\b/i;

/** The sum of the years is asked for, and none of them. */
const addedUp = /\badd(?:s|ed|ing)?\b[^?]{0,20}\bup\b|\bin all\b|\baltogether\b|\bcumulative/i;

/** A run ends with the one year that is named, and not with the newest. */
function upTo(scene: Scene): Span {
  const [only, ...others] = periodsAsked(scene);
  const span = yearsNamed(periodsAsked(scene));
  return others.length === 0 && only?.kind === 'fiscal' && only.part === 'FY' && only.year !== null ? { from: 0, to: only.year } : span;
}

type At = { readonly scene: Scene; readonly holder: Holder; readonly id: string; readonly as: MetricAsked['as']; readonly text: string };

/** Null where no year is asked for, or more than one company or measure is. Years that are asked about and not on file are told. */
export function whichTimes(scene: Scene): Outcome | null {
  const outcome = amongTimes(scene);
  const gap = outcome === null ? null : gapIn(scene);
  return outcome === null || gap === null ? outcome : { ...outcome, summary: [...outcome.summary, say`${gap}`], missing: [...outcome.missing, gap] };
}

/** Of a range of years that the question names; what is told of those on file holds of these alone. */
function gapIn(scene: Scene): string | null {
  const [holder, ...others] = scene.holders;
  const measure = measureOf(scene);
  const named = periodsAsked(scene).filter(({ kind }) => kind === 'years');
  return holder === undefined || others.length > 0 || measure === null || named.length === 0 ? null : yearsMissing(holder, yearsIn(holder, measure.id, { from: 0, to: 9999 }), named);
}

const ofSigns = /\b(?:negative|positive|(?:below|above|under) zero|deficits?)\b/i;
/** "For how many straight years was it negative": one after the other, and not how many there were. */
const isRunOfSigns = (text: string): boolean => asksRun(text) && ofSigns.test(text) && !/\bquarters?\b/i.test(text);

function amongTimes(scene: Scene): Outcome | null {
  const text = recordAsVerb(scene.gathered.asked.text);
  const [holder, ...others] = scene.holders;
  const measure = measureOf(scene);
  const overThem = heldOver(scene) ?? quarterSigns(scene) ?? (isRunOfSigns(text) ? null : meetingTimes(scene)) ?? overTimes(scene);
  if (overThem !== null || holder === undefined || others.length > 0 || measure === null || (measure.as === 'total' && addedUp.test(text))) return overThem;
  return amongYears({ scene, holder, id: measure.id, as: measure.as, text }, measure);
}

/** Of the years of one measure: a run of them, those with a sign, those in which it moved, the best and the worst. */
function amongYears(at: At, measure: MetricAsked): Outcome | null {
  const { scene, holder, text } = at;
  const run = runTold({ holder, id: measure.id, text, span: upTo(scene) });
  if (run !== null || isMoveBetween(measure, scene) || !(asksYear.test(text) || counted.test(text))) return run;
  return signTold(at) ?? fallsTold(at) ?? extremeTold(at) ?? risesTold(at);
}

/** From one named year to another: the words about the best of years are about one of the two. */
function isMoveBetween({ as }: MetricAsked, scene: Scene): boolean {
  const periods = periodsAsked(scene);
  const isAmongYears = as === 'growth' && /\b(?:which|when|what years?|in what|years? in which)\b/i.test(scene.gathered.asked.text);
  return (as === 'change' || (as === 'growth' && !isAmongYears)) && periods.length === 2 && periods.every(({ kind }) => kind === 'fiscal');
}

/** The one measure asked about; growth at large is that of revenue. */
function measureOf(scene: Scene): MetricAsked | null {
  const { measures } = scene.gathered.asked;
  const [only, ...more] = [...new Map(metricsAsked(scene).map((measure) => [asForm(measure).id, asForm(measure)])).values()];
  if (only === undefined && measures.length === 1 && measures[0]?.kind === 'topic' && measures[0].topic === 'growth') return { kind: 'metric', id: 'revenue', as: 'growth', words: 'growth' };
  return only === undefined || more.length > 0 || isOfMarket(only.id) || isOfTwoTimes(only.id) ? null : only;
}

type WhichSign = 'last' | 'first' | 'biggest' | 'each' | 'count';

/** In how many years a profit fell, or a loss grew, is no count of signs. */
const isOfMove = (text: string): boolean => falling.test(text) || growing.test(text) || rising.test(text);

/** Which of the years a sign is asked for: the last, the first or each; null where none is asked for. */
function signAsked(text: string): { readonly isLoss: boolean; readonly which: WhichSign } | null {
  const isLoss = losing.test(text) && !notLosing.test(text);
  if (!isLoss && !profiting.test(text) && !notLosing.test(text)) return null;
  if (counted.test(text)) return isOfMove(text) ? null : { isLoss, which: 'count' };
  if (isLast.test(text)) return { isLoss, which: 'last' };
  if (isFirst.test(text)) return { isLoss, which: 'first' };
  if (isLoss && /\b(?:biggest|largest|worst|heaviest|deepest|record)\b[^?]{0,20}\bloss\b/i.test(text)) return { isLoss, which: 'biggest' };
  return isLoss ? { isLoss, which: 'each' } : null;
}

const earned: readonly string[] = ['net_income', 'operating_income', 'diluted_eps'];

/** The last, or the first, year with a profit or a loss; or all of them. */
function signTold(at: At): Outcome | null {
  const { scene, holder, id, as, text } = at;
  const isMoved = as === 'growth' && periodsAsked(scene).length === 2;
  const sign = earned.includes(id) && !isMoved ? signAsked(text) : null;
  const years = yearsIn(holder, id, yearsAsked(holder, id, periodsAsked(scene)));
  if (sign === null || years.length === 0) return null;
  const what = sign.isLoss ? 'loss' : 'profit';
  const such = years.filter(({ value }) => value.isNegative() === sign.isLoss);
  return told(such.length === 0 ? noneOf(holder, years, `shows a ${what}`) : signed(at, such, { which: sign.which, what }));
}

function signed(at: At, such: readonly Reading[], { which, what }: { readonly which: WhichSign; readonly what: string }): Text {
  const clauses = (): Text => join(such.map((reading) => clauseOf(at.holder, reading)), '; ');
  const only = (reading: Reading | undefined): Text => (reading === undefined ? say`` : sentence(clauseOf(at.holder, reading)));
  switch (which) {
    case 'count': return say`${countOf(at, such.length)}: ${clauses()}.`;
    case 'each': return say`The years with a ${what} on file: ${clauses()}.`;
    case 'biggest': return say`The low point of those years: ${only(such.toSorted((left, right) => left.value.comparedTo(right.value))[0])}`;
    case 'first':
    case 'last': return say`The ${which} year with a ${what} on file: ${only(which === 'last' ? such.at(-1) : such[0])}`;
  }
}

function told(text: Text): Outcome {
  return { summary: [text], blocks: [], missing: [] };
}

function noneOf(holder: Holder, years: readonly Reading[], shows: string): Text {
  const [first, last] = [years[0], years.at(-1)].map((reading) => (reading === undefined ? null : yearOf(holder.bench.book, reading)));
  return say`No fiscal year on file from ${yearName(first ?? 0)} to ${yearName(last ?? 0)} ${shows} in ${ownedBy(holder.name)} ${nameOf(years[0]?.metric ?? '')}.`;
}

/** "In two (2) of the years, fiscal 2015 to fiscal 2024", the ends being those that the question names. */
function countOf({ scene, holder, id }: At, count: number): Text {
  const span = yearsAsked(holder, id, periodsAsked(scene));
  const years = yearsIn(holder, id, span).flatMap((reading) => yearOf(holder.bench.book, reading) ?? []);
  return say`It was so in ${inWords(count)} (${String(count)}) of the years, ${yearName(Math.max(span.from, years[0] ?? 0))} to ${yearName(Math.min(span.to, years.at(-1) ?? 9999))}`;
}

/** The years in which it fell, or the last of them. */
function fallsTold(at: At): Outcome | null {
  const { scene, holder, id, text } = at;
  if (!falling.test(text) || most.test(text) || least.test(text) || isBalance(id)) return null;
  const moves = movesIn(holder, id, yearsAsked(holder, id, periodsAsked(scene)));
  const falls = moves.filter(({ by }) => by.value.isNegative());
  const last = falls.at(-1);
  if (moves.length === 0) return null;
  if (last === undefined) return { summary: [noneOf(holder, moves.map(({ now }) => now), 'shows a fall')], blocks: [], missing: [] };
  if (isLast.test(text)) return { summary: [say`The last year on file in which it fell: ${movedBy(holder, last)}`], blocks: [], missing: [] };
  return told(say`${counted.test(text) ? countOf(at, falls.length) : say`The years in which it fell`}: ${join(falls.map((one) => movedBy(holder, one)), ' ')}`);
}

/** The years in which it rose. */
function risesTold(at: At): Outcome | null {
  const { scene, holder, id, text } = at;
  if (!rising.test(text) || isBalance(id) || isLast.test(text) || isFirst.test(text)) return null;
  const moves = movesIn(holder, id, yearsAsked(holder, id, periodsAsked(scene)));
  const rises = moves.filter(({ by }) => by.value.gt(0));
  if (moves.length === 0) return null;
  return rises.length === 0 ? told(noneOf(holder, moves.map(({ now }) => now), 'shows a rise')) : told(say`${counted.test(text) ? countOf(at, rises.length) : say`The years in which it rose`}: ${join(rises.map((one) => movedBy(holder, one)), ' ')}`);
}

const ownLoss = /\b(?:los[et]|losing) (?:the )?most\b/i;

/** The year of the fastest or the slowest growth, and the other years behind it. */
function extremeTold(at: At): Outcome | null {
  const { scene, holder, id, text } = at;
  if (least.test(text) && most.test(text) && !growing.test(text)) return bothTold(at);
  const isLow = isLowAsked(text);
  if (!isLow && !most.test(text)) return null;
  if (!growing.test(text) && !isOfMoves(at)) return levelTold(at, isLow);
  const moves = movesIn(holder, id, yearsAsked(holder, id, periodsAsked(scene))).toSorted((left, right) => right.by.value.comparedTo(left.by.value));
  const ordered = isLow ? moves.toReversed() : moves;
  const [first, ...rest] = ordered;
  if (first === undefined || rest.length === 0) return null;
  return { summary: [say`The ${isLow ? 'low' : 'high'} point of growth in those years: ${movedBy(holder, first)}`], blocks: [textBlock(join(rest.slice(0, 6).map((one) => movedBy(holder, one)), ' '))], missing: [] };
}

/** What fell most has the lowest move. */
function isLowAsked(text: string): boolean {
  return least.test(text) || fellMost.test(text);
}

/** "The worst year on year", "in which year did it fall most": of what it moved by, not of how high it stood. */
function isOfMoves({ as, text, id }: At): boolean {
  // A company that lost the most made the largest loss.
  return (fellMost.test(text) && !(id === 'net_income' && ownLoss.test(text))) || ((as === 'growth' || as === 'change') && byMove.test(text));
}

/** "The best and the worst year": each in a sentence. */
function bothTold(at: At): Outcome | null {
  const [high, low] = [levelTold(at, false), levelTold(at, true)];
  return high === null || low === null ? null : { summary: [...high.summary, ...low.summary], blocks: [], missing: [] };
}

/** The year of the highest or the lowest figure. */
function levelTold({ scene, holder, id, text }: At, isLeast: boolean): Outcome | null {
  const years = yearsIn(holder, id, yearsAsked(holder, id, periodsAsked(scene))).toSorted((left, right) => left.value.comparedTo(right.value));
  const isLow = (lossEnd(text, years) ?? (isLeast ? 'lowest' : 'highest')) === 'lowest';
  const end = years.at(isLow ? 0 : -1);
  if (end === undefined || years.length < 2 || isBalance(id)) return null;
  return { summary: [say`The ${isLow ? 'low' : 'high'} point of those years: ${sentence(clauseOf(holder, end))}`], blocks: [textBlock(say`${join(years.toReversed().filter((reading) => reading !== end).slice(0, 4).map((reading) => sentence(clauseOf(holder, reading))), ' ')}`)], missing: [] };
}
