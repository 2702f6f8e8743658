// Whole years beside one another, or beside the newest reading: a year of a monthly series has many readings, so each is told by its ends, and beside the newest reading by its highest and its lowest one: not by whichever stands at its edge.
import { endOf } from '../../../../book/fact-book.ts';
import { say, sentenceCase, type Text } from '../../../../prose/text.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { periodsAsked } from '../asked-of.ts';
import type { Scene } from '../scene.ts';
import { besideYear, clauseOf, type Run } from './economy-words.ts';
import { isWhole } from './economy-times.ts';
import { areHeldApart, yearsApart } from './years-apart.ts';

type Timed = { readonly period: AskedPeriod; readonly run: Run };

const isYear = ({ period, run }: Timed): boolean => period.kind === 'fiscal' && period.part === 'FY' && period.year !== null && run.length > 2;
const yearOf = (period: AskedPeriod): number => (period.kind === 'fiscal' ? period.year ?? 0 : 0);
/** A move from one time to another is one stretch, whatever lies between. */
const asksStretch = /\b(?:from|between|since|until|till|through|through\s?out|over|average\w*|mean|avg|grow|grew|chang\w+|rise|rose|risen|fall|fell|fallen|moved?)\b|->|→|[-–]\d|(?<!\bcompare[ds]? )\bto (?:19|20)\d\d\b/i;

const timed = (scene: Scene, within: (period: AskedPeriod) => Run): readonly Timed[] => periodsAsked(scene).map((period) => ({ period, run: within(period) }));
const isAtHand = (one: Timed): boolean => !isYear(one) || isWhole(one.run, one.period);

/** By what each year comes to; null where not all that is asked about are whole years, or nobody holds them against each other. */
function yearsHeldApart(scene: Scene, whole: Run, within: (period: AskedPeriod) => Run): readonly Text[] | null {
  const each = timed(scene, within);
  const areYears = each.length > 1 && each.every((one) => isYear(one) && isAtHand(one));
  return areYears && areHeldApart(scene.gathered.asked.text) ? yearsApart(scene, { years: each.map(({ period, run }) => ({ year: yearOf(period), run })), whole }) : null;
}

/** Null where no whole year stands beside another time. */
export function yearsBeside(scene: Scene, whole: Run, within: (period: AskedPeriod) => Run): readonly Text[] | null {
  const { text } = scene.gathered.asked;
  const each = timed(scene, within);
  const isAsked = each.length > 1 && each.some(isYear) && each.every((one) => isYear(one) || one.run.length === 1);
  if (!isAsked || !each.every(isAtHand)) return null;
  const apart = yearsHeldApart(scene, whole, within);
  if (apart !== null) return [...apart, ...each.flatMap((one) => endsOf(scene, one.run))];
  if (asksStretch.test(text)) return null;
  const isPlain = each.every(isYear) && !asksGap.test(text);
  const told = each.toSorted((left, right) => Number(isYear(left)) - Number(isYear(right))).flatMap((one) => (!isYear(one) ? levelOf(scene, one.run) : isPlain ? endsOf(scene, one.run) : rangeOf(scene, one.run)));
  return told.length === each.length ? openedBy(thanYear(text, each), told) : null;
}

function levelOf(scene: Scene, run: Run): readonly Text[] {
  const last = run.at(-1);
  return last === undefined ? [] : [say`${sentenceCase(clauseOf(scene, last))}.`];
}

/** As a year by itself is told. */
function endsOf(scene: Scene, run: Run): readonly Text[] {
  const [first, last] = [run[0], run.at(-1)];
  return first === undefined || last === undefined ? [] : [say`${sentenceCase(clauseOf(scene, last))}${besideYear(scene, last, first)}.`];
}

function rangeOf(scene: Scene, run: Run): readonly Text[] {
  const sorted = run.toSorted((left, right) => left.value.comparedTo(right.value));
  const [low, high] = [sorted[0], sorted.at(-1)];
  if (low === undefined || high === undefined) return [];
  return endOf(low) === endOf(high) ? levelOf(scene, run) : [say`The high point of ${endOf(high).slice(0, 4)}: ${clauseOf(scene, high)}; the low point: ${clauseOf(scene, low)}.`];
}

const asksMore = /^(?:(?:so|and|but|well|hey)[,:]? )*(?:is|are|was|were)\b[^?]*\b(?:(?<more>higher|more|above)|(?<less>lower|less|below))\b[^?]*\bthan\b/i;
const asksGap = /\bhow (?:much|many|far)\b|\bpoints?\b|\bdifference\b/i;

/** "Is it higher now than in 2020?": yes where all of the one time lies above all of the other, no where it lies below; else the figures decide nothing. */
function thanYear(text: string, [first, second, ...others]: readonly Timed[]): boolean | null {
  const found = asksMore.exec(text)?.groups;
  if (found === undefined || first === undefined || second === undefined || others.length > 0 || /\bthan\b[^?]*\b(?:now|today)\b/i.test(text)) return null;
  const isAbove = first.run.every(({ value }) => second.run.every((other) => value.gt(other.value)));
  const isBelow = first.run.every(({ value }) => second.run.every((other) => value.lt(other.value)));
  return isAbove === isBelow ? null : isAbove === (found['more'] !== undefined);
}

function openedBy(isYes: boolean | null, [first, ...rest]: readonly Text[]): readonly Text[] {
  return first === undefined ? [] : [isYes === null ? first : say`${isYes ? 'Yes' : 'No'}: ${first}`, ...rest];
}
