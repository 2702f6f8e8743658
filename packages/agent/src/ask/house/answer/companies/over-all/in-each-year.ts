// Which of several companies it was so of in each of the last years, or each year since one: that grew, shrank, lost money or stayed beyond a bound, and with what figures.
import type { Reading } from '../../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../../prose/text.ts';
import { inWords } from '../../../../../prose/verbs.ts';
import type { AskedPeriod } from '../../../../asked/asked.ts';
import { saysLoss } from '../../../../asked/forms/of-losses.ts';
import { listedTexts, metricsAsked, periodsAsked, type MetricAsked } from '../../asked-of.ts';
import { textBlock, type Outcome } from '../../outcome.ts';
import type { Holder, Scene } from '../../scene.ts';
import { isBalance, isOfMarket, isOfTwoTimes, listed, nameOf, ownedBy, wasWere } from '../../sentences/naming.ts';
import { inTime, shownOf } from '../../sentences/reading-words.ts';
import { readBound } from '../../times/bounds.ts';
import { asksRun } from '../../times/in-a-row.ts';
import { meets } from '../../times/meeting-times.ts';
import { yearOf } from '../../times/times.ts';
import { movesIn, yearsIn, type Span } from '../../times/year-moves.ts';
import { yearsAsked } from '../../times/years-asked.ts';

const eachYear = /\b(?:each|every)(?: single| one)?(?: of (?:the|its|their) (?:last|past|latest|previous) [a-z0-9]{1,6})?(?: (?:fiscal|full))? years?\b/i;
const ofMany = /\b(?:which|who|whose|how many|list|name|find|show|any)\b/i;
const rising = /\b(?:gr[eo]wn?|grow(?:ing|s)?|r[io]sen?|rising|increas\w+|raised|lifted|expand\w*|climb\w*|up)\b/i;
const falling = /\b(?:f[ae]ll(?:en|ing|s)?|declin\w+|shr[aiu]nk\w*|drop\w*|decreas\w+|cut|reduced|down)\b/i;

type Sought = { readonly id: string; readonly text: string; readonly periods: readonly AskedPeriod[] };
/** The years that decide it, with the one before them where they are moves; null where one of them is not on file. */
type Held = { readonly holder: Holder; readonly readings: readonly Reading[] | null; readonly isSo: boolean };

/** The last so many years, or those since a year that is named; null of other times. */
function spanOf(holder: Holder, { id, periods }: Sought, isMove: boolean): { readonly span: Span; readonly count: number } | null {
  const [only, ...others] = periods;
  const newest = yearsIn(holder, id, { from: 0, to: 9999 }).flatMap((reading) => yearOf(holder.bench.book, reading) ?? []).at(-1);
  if (only === undefined || others.length > 0 || newest === undefined) return null;
  if (only.kind === 'last' && only.of === 'year') return { span: yearsAsked(holder, id, periods), count: only.count };
  if (only.kind !== 'years') return null;
  const span = { from: isMove ? only.from + 1 : only.from, to: Math.min(only.to, newest) };
  return { span, count: span.to - span.from + 1 };
}

function byMoves(holder: Holder, sought: Sought, isUp: boolean): Held {
  const found = spanOf(holder, sought, true);
  const moves = found === null ? [] : movesIn(holder, sought.id, found.span);
  const [first] = moves;
  const isWhole = first !== undefined && moves.length === found?.count;
  return { holder, readings: isWhole ? [first.before, ...moves.map(({ now }) => now)] : null, isSo: isWhole && moves.every(({ by }) => !by.value.isZero() && by.value.isPositive() === isUp) };
}

function byLevels(holder: Holder, sought: Sought, isSo: (reading: Reading) => boolean): Held {
  const found = spanOf(holder, sought, false);
  const readings = found === null ? [] : yearsIn(holder, sought.id, found.span);
  const isWhole = found !== null && readings.length === found.count && readings.length > 1;
  return { holder, readings: isWhole ? readings : null, isSo: isWhole && readings.every(isSo) };
}

/** What has to be so in each of the years; null where the words say nothing that could be. */
function testOf({ text, id }: Sought): ((holder: Holder, sought: Sought) => Held) | null {
  const bound = readBound(text);
  if (bound !== null && bound.value !== 0) return bound.isPercent && !/margin|return|ratio|rate/.test(id) ? null : (holder, sought) => byLevels(holder, sought, meets(bound));
  if (saysLoss(text) && id === 'net_income' && !rising.test(text) && !falling.test(text)) return (holder, sought) => byLevels(holder, sought, ({ value }) => value.isNegative());
  const isUp = rising.test(text);
  return isUp === falling.test(text) ? null : (holder, sought) => byMoves(holder, sought, isUp);
}

function soughtIn(scene: Scene): Sought | null {
  const { text } = scene.gathered.asked;
  const [measure, ...others] = metricsAsked(scene);
  const isAsked = scene.holders.length > 1 && ofMany.test(text) && (eachYear.test(text) || asksRun(text)) && !/\bquarters?\b|\blongest\b|n['’]t\b|\b(?:not|never|without)\b/i.test(text);
  const isPlain = (one: MetricAsked): boolean => !isOfMarket(one.id) && !isOfTwoTimes(one.id) && !isBalance(one.id) && ['value', 'growth', 'change'].includes(one.as);
  return measure === undefined || others.length > 0 || !isAsked || !isPlain(measure) ? null : { id: measure.id, text, periods: periodsAsked(scene) };
}

function toldOf({ holder, readings }: Held, id: string): Text {
  return say`${ownedBy(holder.name)} ${nameOf(id)} ${wasWere(id)} ${listedTexts((readings ?? []).map((reading) => say`${shownOf(holder, reading)} ${inTime(reading)}`))}.`;
}

/** So many are told with their figures in the summary; the others under it. */
const MOST_TOLD = 4;

function opening(met: readonly Held[]): Text {
  const names = met.map(({ holder }) => holder.name);
  const count = inWords(names.length);
  const so = 'the conditions asked for in each of those years';
  if (names.length === 0) return say`None of the companies at hand meets ${so}.`;
  return say`${names.length === 1 ? 'One of the companies at hand meets' : `${count.charAt(0).toUpperCase()}${count.slice(1)} of the companies at hand meet`} ${so}: ${listed(names)}.`;
}

/** Null where nothing is asked of each of several years of several companies. */
export function inEachYear(scene: Scene): Outcome | null {
  const sought = soughtIn(scene);
  const test = sought === null ? null : testOf(sought);
  if (sought === null || test === null) return null;
  const held = scene.holders.map((holder) => test(holder, sought));
  if (held.every(({ readings }) => readings === null)) return null;
  const met = held.filter(({ isSo }) => isSo);
  const told = met.map((one) => toldOf(one, sought.id));
  const lacking = held.filter(({ readings }) => readings === null).map(({ holder }) => holder.name);
  const looked = held.filter(({ readings }) => readings !== null).map(({ holder }) => holder.name);
  return {
    summary: [opening(met), ...told.slice(0, MOST_TOLD)],
    blocks: [...(told.length > MOST_TOLD ? [textBlock(join(told.slice(MOST_TOLD), ' '))] : []), textBlock(say`Only the companies with each of those years on file were looked at: ${listed(looked)}.`)],
    missing: lacking.map((name) => `Not every one of those years is on file for ${nameOf(sought.id)} of ${name}.`),
  };
}
