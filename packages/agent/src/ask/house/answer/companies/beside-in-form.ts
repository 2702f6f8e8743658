// Companies beside one another by a form of one measure: a growth of shares, a compound rate, a share of something, an average. Told from each company's own sentence, the largest first.
import { join, say, type Text } from '../../../../prose/text.ts';
import { metricById } from '@assay/calc';
import type { Reading } from '../../../../figures/figure.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { asksPace, inEach } from '../../../asked/forms/pace-words.ts';
import { metricsAsked, missingTime, periodsAsked, type MetricAsked } from '../asked-of.ts';
import { endAsked, isOfLess } from './end-asked.ts';
import { firstOfAll } from './leads/lead-words.ts';
import { asForm, sayMeasure, type Said } from '../forms.ts';
import { nameOf } from '../sentences/naming.ts';
import { asksMoney, inMoney } from './moved-in-money.ts';
import { textBlock, type Outcome } from '../outcome.ts';
import type { Scene } from '../scene.ts';

/** Of more than so many the first few are told in the opening, the others behind it. */
const MOST_TOLD = 6;
const FIRST_TOLD = 3;

const formed: readonly MetricAsked['as'][] = ['cagr', 'share', 'ratio', 'average', 'change', 'highest', 'lowest'];

/** A growth that the dictionary knows has an entry of its own, and a table. */
function isOfForm({ id, as }: MetricAsked): boolean {
  return formed.includes(as) || (as === 'growth' && metricById(id === 'diluted_eps' ? 'eps_growth' : `${id}_growth`) === undefined);
}

/** The name of a measure in its form, as those who are in order by it are. */
export function whatOf({ id, as, of }: MetricAsked): string {
  const whole = nameOf(of ?? 'revenue');
  if (as === 'share') return `${nameOf(id)} as a part of ${whole}`;
  if (as === 'ratio') return `${nameOf(id)} to ${whole}`;
  return as === 'cagr' || as === 'growth' || as === 'change' ? `growth of ${nameOf(id)}` : as === 'average' ? `average ${nameOf(id)}` : nameOf(id);
}

/** A move is of the stretch between its two days. */
function fromDayToDay(periods: readonly AskedPeriod[], { as }: MetricAsked): readonly AskedPeriod[] {
  const [from, to, ...others] = periods.flatMap((period) => (period.kind === 'date' ? [period.on] : [])).toSorted();
  const isMove = (as === 'growth' || as === 'change') && periods.length === 2 && others.length === 0;
  return isMove && from !== undefined && to !== undefined && from < to ? [{ kind: 'dates', from, to }] : periods;
}

const held = /\b(?:than|from|since|between|against|versus|vs|over|to|on|compared|minus|less)\b|->|→|–|−/i;
const eachYear = /\b(?:each|every|by|per|a) years?\b|\byear(?:ly| by year| after year)\b|\bannual\w*\b/i;

/** Years that lie apart are the ends of a margin's move. */
const isRate = (id: string): boolean => metricById(id)?.unit.kind === 'percent';

/** "More in 2024 than in 2019": the growth over all that lies between, and none of each year. */
function fromYearToYear(periods: readonly AskedPeriod[], measure: MetricAsked, text: string): readonly AskedPeriod[] {
  const [first, second, ...others] = periods.map((period) => (period.kind === 'fiscal' && period.part === 'FY' ? period.year : null));
  if (others.length > 0 || typeof first !== 'number' || typeof second !== 'number' || first === second) return periods;
  const isOver = held.test(text) || (isRate(measure.id) && Math.abs(first - second) > 1);
  return isOver && isOneMove(measure, text) ? [{ kind: 'years', from: Math.min(first, second), to: Math.max(first, second) }] : periods;
}

/** A move, and none for each of several years. */
const isOneMove = ({ as, id }: MetricAsked, text: string): boolean => (as === 'growth' || as === 'change') && id !== 'price' && ![eachYear, inEach, asksPace].some((words) => words.test(text));

/** Who grew faster, and not whose growth did. */
const contest = /\b(?:faster|quicker|slower)\b(?! than (?:in|before|the year|a year))/gi;

/** Several years, by their names or counted back from the newest. */
const isStretch = (period: AskedPeriod): boolean => (period.kind === 'years' && period.to > period.from) || (period.kind === 'last' && period.of === 'year' && period.count > 1);

/** The one measure at the one time, where it is of such a form. */
function askedInForm(scene: Scene): { readonly given: MetricAsked; readonly measure: MetricAsked; readonly period: AskedPeriod } | null {
  const asked = metricsAsked(scene);
  // Both closes of a move are its ends.
  const isMoved = asked.some(({ id, as }) => id === 'price' && as === 'growth');
  const [given, ...others] = asked.filter(({ id, as }) => !isMoved || id !== 'price' || as === 'growth');
  const [period, ...times] = given === undefined ? [] : fromYearToYear(fromDayToDay(periodsAsked(scene), given), given, scene.gathered.asked.text);
  if (given === undefined || period === undefined || others.length + times.length > 0) return null;
  const measure = asForm(given);
  // Between two years the growth over all of them is asked for, and that is of no one year.
  const isOverYears = measure.as === 'growth' && isStretch(period) && (period.kind === 'years' || isOneMove(measure, scene.gathered.asked.text.replace(contest, ' ')));
  return isOverYears || isOfForm(measure) ? { given, measure, period } : null;
}

const highest = /\b(?:which|who|whose|what)\b[^?;.]{0,70}\b(?:highest|lowest|best|worst|largest|smallest|biggest|widest|thinnest|fattest|slimmest)\b (?:[\w-]+ ){0,2}(?:margin|ratio|rate|return on \w+)s?\b(?: (?:in|for|of|at))?(?: (?:fiscal|fy|the|year|end|of))* ?(?<year>20\d\d)?/i;

/** "Who had the highest margin in 2024, and by how many points did each move": who stands highest is asked, with the year where one is named, and the moves beside it; null where the moves decide. */
function levelAsked({ id, as }: MetricAsked, text: string): { readonly year: number | null } | null {
  const found = as === 'change' && isRate(id) ? highest.exec(text) : null;
  return found === null ? null : { year: found.groups?.['year'] === undefined ? null : Number(found.groups['year']) };
}

/** At the end of the move, or at its beginning where that is the year that is named. */
function levelOf({ base, before }: Pick<Said, 'base' | 'before'>, level: ReturnType<typeof levelAsked>): Reading | null {
  if (level === null) return null;
  return level.year !== null && before?.period?.fiscal?.year === level.year ? before : base;
}

/** Null where something else is asked for, or fewer than two companies have it. */
export function besideInForm(scene: Scene, as: 'compare' | 'rank'): Outcome | null {
  const asked = askedInForm(scene);
  if (asked === null) return null;
  const { given, measure, period } = asked;
  const { order, limit, text } = scene.gathered.asked;
  const isMoved = measure.as === 'growth' || measure.as === 'change';
  const said = scene.holders.flatMap((holder) => { const one = sayMeasure(holder, given, period); return one === null ? [] : [{ holder, ...(isMoved && asksMoney(text) ? inMoney(holder, one) : one) }]; });
  const isRising = order === 'lowest' || (order === null && as === 'compare' && endAsked(given.id, text, given.words).isLow);
  const level = levelAsked(measure, text);
  const valueOf = (one: (typeof said)[number]): Reading => levelOf(one, level) ?? one.figure;
  const sorted = said.toSorted((left, right) => (isRising ? 1 : -1) * valueOf(left).value.comparedTo(valueOf(right).value));
  const [first, ...rest] = sorted;
  if (first === undefined || rest.length === 0) return null;
  const clauses = sorted.slice(0, limit ?? sorted.length).map(({ sentence }): Text => ({ ...sentence, template: sentence.template.replace(/\.$/, '') }));
  const { opening, behind } = toldApart(clauses, limit);
  const place = placeOf(first.holder.name, { what: level === null ? whatOf(measure) : nameOf(measure.id), id: measure.id, as, end: order === 'lowest' ? 'bottom' : 'top', isLow: isRising, isFall: valueOf(first).value.isNegative() });
  return { summary: [say`${place}: ${join(opening, '; ')}.`], blocks: behind, missing: scene.holders.filter((holder) => !said.some((one) => one.holder === holder)).map((holder) => missingTime(holder, given.id)) };
}

/** All of few; of many that nobody counted the first. */
function toldApart(clauses: readonly Text[], limit: number | null): { readonly opening: readonly Text[]; readonly behind: Outcome['blocks'] } {
  if (limit !== null || clauses.length <= MOST_TOLD) return { opening: clauses, behind: [] };
  return { opening: clauses.slice(0, FIRST_TOLD), behind: [textBlock(say`Behind them: ${join(clauses.slice(FIRST_TOLD), '; ')}.`)] };
}

type Place = { readonly what: string; readonly id: string; readonly as: 'compare' | 'rank'; readonly end: 'top' | 'bottom'; readonly isFall: boolean; readonly isLow: boolean };

/** Who fell most is at the bottom, not ahead. */
function placeOf(name: string, { what, id, as, end, isFall, isLow }: Place): Text {
  if (as === 'rank') return firstOfAll({ name, id, isLow, what });
  return (end === 'bottom' && isFall) || (end === 'top' && isLow) ? say`${name} stands at the bottom on ${what}` : say`${name} ${isOfLess(id) && !isFall ? 'stands at the top' : 'is ahead'} on ${what}`;
}
