// Whether one series of the economy moved as a question of yes or no says: read from the sentence that tells its move, so that the word can say nothing else.
import { periodEnd } from '@assay/record';
import type { Text } from '../../../../prose/text.ts';
import type { Decisive } from '../../../asked/forms/yes-no.ts';
import { levelOf } from '../economy/economy-words.ts';
import { seriesAsked } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import type { Scene } from '../scene.ts';

/** Denied, paced, or by so and so much: of these the direction alone decides nothing. */
const saysMore = /\b(?:not|never|no longer|stop\w*|slow\w*|fast\w*|quick\w*|accelerat\w+|every|each|always|steadily|ever|expected|will|going to|target|goal|enough|too|as much|twice|doubl\w+|halv\w+|half|most|least|than expected)\b|\bby (?:more|less|at|over|about|around|\d)|\d ?(?:%|percent|per cent|pct|points?|pp|bps?|basis)/i;
const ofRate = /\b(?:inflation|growth|rates?|pace|yields?)\b/i;
const yearBefore = /\bthan (?:it was |they were |in |at )?(?:a|one|the) year (?:ago|before|earlier)\b|\bthan (?:twelve|12) months (?:ago|before|earlier)\b/i;

/** Null where the words or the sentence that is told leave it open. */
export function seriesMoved(one: Decisive, { summary }: Outcome, scene: Scene): boolean | null {
  const { text, periods } = scene.gathered.asked;
  const id = seriesIn(scene);
  const isUp = id === null || saysMore.test(text) || isOfSeveral(text, periods.length) ? null : wantedOf(one, text);
  if (id === null || isUp === null) return null;
  const told = toldOf(summary, { id, text, times: periods.length });
  if (told === null) return periods.length === 1 && one.kind === 'moved' && isUnchanged(summary[0]) ? false : null;
  return told === isUp;
}

/** "Did the economy grow?" is of the level, "is inflation rising?" of the rate at which it moves. */
function toldOf(summary: readonly Text[], { id, text, times: count }: { readonly id: string; readonly text: string; readonly times: number }): boolean | null {
  const [first, second] = summary;
  if (count > 1) return verbOf(first) ?? fromThen(first, text) ?? fromOneToOther(summary, { id, text });
  return levelOf(id) !== null && !ofRate.test(text) ? directionOf(second) ?? signOf(first) : directionOf(first);
}

/** What stands where it stood has neither risen nor fallen. */
function isUnchanged(sentence: Text | undefined): boolean {
  const [now, before, ...others] = sentence?.figures ?? [];
  return / was \{\{[^}]*\}\}[^]*, against \{\{/.test(sentence?.template ?? '') && now !== undefined && before !== undefined && others.length === 0 && now.value === before.value;
}

/** The one series that is asked about, and nothing else. */
function seriesIn(scene: Scene): string | null {
  const [id, ...others] = new Set(seriesAsked(scene));
  return id === undefined || others.length > 0 || scene.holders.length > 0 || scene.gathered.asked.measures.length !== 1 ? null : id;
}

function isOfSeveral(text: string, times: number): boolean {
  return times > 2 || (times === 2 && !/\b(?:from|between|since|until|to|than)\b/i.test(text));
}

const times = /\b(?:(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,? )?(?<year>(?:19|20)\d\d)\b/gi;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

type Moment = { readonly hasMonth: boolean; readonly at: number };

/** The one month or year that the words name. */
function momentIn(text: string): Moment | null {
  const [only, ...others] = text.matchAll(times);
  const month = only?.groups?.['month']?.toLowerCase();
  return only === undefined || others.length > 0 ? null : { hasMonth: month !== undefined, at: Number(only.groups?.['year']) * 12 + months.indexOf(month ?? '') };
}

const now = /\b(?:now|today|currently|at present|right now)\b/i;
const inPresent = /^(?:(?:so|and|but|well|hey)[,:]? )*(?:is|are|has|have)\b/i;

/** Whether the time of which something is said lies behind that of "than"; null where the words leave it open. */
function isLaterFirst(text: string): boolean | null {
  if (yearBefore.test(text)) return true;
  const [said = '', than = '', ...rest] = text.split(/\bthan\b/i);
  const [one, other] = [momentIn(said), momentIn(than)];
  if (other === null || rest.length > 0) return null;
  if (one === null) return isOfNow(said) || null;
  return one.hasMonth !== other.hasMonth || one.at === other.at ? null : one.at > other.at;
}

/** "Is it higher now": no year is named. */
const isOfNow = (said: string): boolean => inPresent.test(said) && now.test(said) && !/\d{4}/.test(said);

/** Up or down, where that is what a yes says. */
function wantedOf(one: Decisive, text: string): boolean | null {
  switch (one.kind) {
    case 'moved': return one.isGood === null && !/\bthan\b/i.test(text) ? one.isUp : null;
    case 'than': return one.isGood === null && isLaterFirst(text) !== null ? one.isMore === isLaterFirst(text) : null;
    case 'sign': case 'mark': case 'same': return null;
  }
}

/** From one of two times to the other: no other sentence tells of both. */
function verbOf(sentence: Text | undefined): boolean | null {
  const verb = / (rose|fell) (?:by )?\{\{/.exec(sentence?.template ?? '')?.[1];
  return verb === undefined ? null : verb === 'rose';
}

function dayOf({ period }: Text['figures'][number]): string {
  return period === null ? '' : periodEnd(period) ?? '';
}

/** "4.3% in April 2026, up 0.3 points from 4.0% in January 2025": of both, where the reading it comes from is that of the month behind "than". */
function fromThen(sentence: Text | undefined, text: string): boolean | null {
  const [, side, isFrom] = /, (up|down) \{\{[^}]*\}\}([^{]*\bfrom )?\{\{/.exec(sentence?.template ?? '') ?? [];
  const month = monthBehindThan(text);
  const from = sentence?.figures.at(-1);
  return isFrom === undefined || month === null || from === undefined || monthOf(from) !== month ? null : side === 'up';
}

function monthBehindThan(text: string): number | null {
  const moment = momentIn(text.split(/\bthan\b/i)[1] ?? '');
  return moment?.hasMonth === true ? moment.at : null;
}

/** As `momentIn` counts them. */
function monthOf(figure: Text['figures'][number]): number {
  const [year = 0, month = 0] = dayOf(figure).split('-').map(Number);
  return year * 12 + month - 1;
}

/** Two months, each told in a sentence of its own with the reading of then. */
function fromOneToOther(summary: readonly Text[], { id, text }: { readonly id: string; readonly text: string }): boolean | null {
  const hasMonths = text.split(/\bthan\b/i).every((side) => momentIn(side)?.hasMonth === true);
  const [earlier, later] = summary.flatMap(({ figures: [said] }) => said ?? []).toSorted((left, right) => dayOf(left).localeCompare(dayOf(right)));
  if (!hasMonths || summary.length !== 2 || earlier === undefined || later === undefined || earlier.metric !== id || later.metric !== id) return null;
  return dayOf(earlier) === dayOf(later) || earlier.value === later.value ? null : Number(later.value) > Number(earlier.value);
}

/** As it is told: by a verb, by up and down, or by the reading that stands against the other. */
function directionOf(sentence: Text | undefined): boolean | null {
  if (sentence === undefined) return null;
  const { template, figures } = sentence;
  const side = /, (up|down) \{\{/.exec(template)?.[1];
  const verb = verbOf(sentence);
  if (verb !== null || side !== undefined) return verb ?? side === 'up';
  const [now, before, ...others] = figures;
  if (!/ was \{\{[^}]*\}\}[^]*, against \{\{/.test(template) || now === undefined || before === undefined || others.length > 0 || now.value === before.value) return null;
  return Number(now.value) > Number(before.value);
}

/** Of a rate of growth: whether what it is of rose. */
function signOf(sentence: Text | undefined): boolean | null {
  const [rate] = sentence?.figures ?? [];
  return rate === undefined || rate.unit.kind !== 'percent' && rate.unit.kind !== 'fraction' || Number(rate.value) === 0 ? null : Number(rate.value) > 0;
}
