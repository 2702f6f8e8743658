// The answer to a question of prices or economic series over time: every share or series in every window, who comes first where that is asked, and the distance between two.
import { change } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { join, say, type Text } from '../../../prose/text.ts';
import { dayName } from '../../../prose/times.ts';
import { endOf } from '../../../book/fact-book.ts';
import type { Course, Window } from '../../asked/course/course.ts';
import { absent, lackingOver } from '../answer/economy/absent.ts';
import { runOf, timeName } from '../answer/economy/economy-words.ts';
import { ownedBy } from '../answer/sentences/naming.ts';
import { textBlock, together, type Outcome } from '../answer/outcome.ts';
import type { Holder, Scene } from '../answer/scene.ts';
import { differenceWritten } from '../answer/sentences/written-out.ts';
import { tellCloses } from './tell-closes.ts';
import { behindAll, clauseOfTold, sentencesOf, type One, type Told } from './told.ts';
import { tellApart } from './tell-apart.ts';
import { meansApart } from './means-apart.ts';
import { tellSeveral } from './tell-several.ts';
import { tellAlso } from './tell-twofold.ts';
import { movedFrom, tellEconomy } from './tell-economy.ts';

const everything: Window = { kind: 'stretch', from: null, to: null, base: 'before', grain: 'year' };
const now: Window = { kind: 'latest' };

/** Null where no course is asked for. */
export function tellCourse(scene: Scene): Outcome | null {
  const { course } = scene.gathered.asked;
  if (course === undefined) return null;
  const [holder] = scene.holders;
  return (course.form.kind === 'apart' && holder !== undefined ? tellApart(holder, course.form.ends, course.windows) : null) ?? tellWindows(scene, course);
}

function tellWindows(scene: Scene, course: Course): Outcome {
  const windows = course.windows.length > 0 ? course.windows : [course.form.kind === 'value' ? now : everything];
  const each = windows.map((window) => (course.of === 'close' ? ofShares(scene, course, window) : ofSeries(scene, course, window)));
  const told = each.flatMap(({ ones }) => ones);
  const missing = each.flatMap(({ lacking }) => lacking);
  const beside = told.flatMap((one) => one.beside.map(textBlock));
  const lead = tellSeveral(scene, course, each.map(({ ones }) => ones)) ?? leading(scene, course, each.map(({ ones }) => ones));
  const slope = slopeOf(course, told);
  const gap = missing.length === 0 ? apartOf(scene, course, told) : [];
  // What is at hand of many comes before what is not.
  const isMany = told.length > 1 && (scene.gathered.asked.group !== null || (course.of === 'close' && windows.length > 3));
  return together([...(isMany ? [] : missing), { summary: [...slope, ...movedBetween(scene, course, told), ...(lead ?? told.flatMap(sentencesOf)), ...bestYear(scene, course, told), ...gap], blocks: beside, missing: told.flatMap(({ lacking = [] }) => lacking) }, ...(isMany ? missing.map(behind) : [])]);
}

/** How far two means lie from one another, or two of anything where that is asked for. */
function apartOf(scene: Scene, course: Course, told: readonly One[]): readonly Text[] {
  const means = meansApart(scene.holders[0], scene.gathered.asked.text, { course, ones: told });
  return means.length > 0 || !course.isGap || told.length !== 2 ? means : gapOf(scene, told);
}

/** Of many companies those without closes are named behind the others. */
const behind = ({ summary, blocks, missing }: Outcome): Outcome => ({ summary: [], blocks: [...summary.map(textBlock), ...blocks], missing });

type Each = { readonly ones: readonly One[]; readonly lacking: readonly Outcome[] };

function ofShares(scene: Scene, course: Course, window: Window): Each {
  const all = scene.holders.map((holder) => ({ holder, told: withNow(holder, scene.gathered.asked.text, { course: swungInPercent(course, scene.gathered.asked.text), window }) ?? sinceTheFirst(holder, course, window) }));
  return { ones: all.flatMap(({ holder, told }) => (told === null ? [] : [{ ...told, name: holder.name }])), lacking: all.flatMap(({ holder, told }) => (told === null ? [notThere(holder)] : [])) };
}

const newestAsked = /\b(?:last|latest|newest|most recent(?:ly)?|current(?:ly)?|now|today)\b/gi;
const apartAsked = /%|\b(?:per ?cent\w*|pct)\b/i;

/** What lies between the two ends, in percent where that is asked for. */
const swungInPercent = (course: Course, text: string): Course => (course.form.kind === 'range' && course.isGap && course.also === undefined && apartAsked.test(text) ? { ...course, isGap: false, also: { kind: 'swing' } } : course);

/** An end of a time whose words ask for the newest close too, and for how far it is from that end. */
function withNow(holder: Holder, text: string, { course, window }: { readonly course: Course; readonly window: Window }): Told | null {
  const told = tellCloses(holder, course, window);
  const isHeld = (course.form.kind === 'highest' || course.form.kind === 'lowest') && course.also === undefined && apartAsked.test(text) && text.replace(/\b(?:last|latest) (?:\d+ |\w+ )?(?:weeks?|months?|quarters?|years?|days?)\b/gi, '').match(newestAsked) !== null;
  const beside = told === null || !isHeld ? [] : (['newest', 'off'] as const).flatMap((kind) => tellAlso(holder, { course, also: kind === 'off' ? { kind, at: now } : { kind }, window }) ?? []);
  return told === null || beside.length < 2 ? told : { ...told, behind: [...(told.behind ?? []), ...beside] };
}

/** What was put in before the closes at hand begin, from the first of them on; null of any other question. */
function sinceTheFirst(holder: Holder, course: Course, window: Window): Told | null {
  const first = holder.bench.book.closes[0];
  const isBefore = course.also?.kind === 'holding' && window.kind === 'stretch' && window.from !== null && first !== undefined && window.from < endOf(first) && (window.to ?? '9999') > endOf(first);
  const told = isBefore ? tellCloses(holder, course, { kind: 'stretch', from: endOf(first), to: window.to, base: 'own', grain: 'day' }) : null;
  return told === null || first === undefined ? null : { ...told, text: join([...notThere(holder).summary, say`From the first of them on: ${told.text}`], ' ') };
}

function notThere({ name, bench: { book } }: Holder): Outcome {
  const [first, last] = [book.closes[0], book.closes.at(-1)];
  const held = first === undefined || last === undefined ? '' : ` They run from ${dayName(endOf(first))} to ${dayName(endOf(last))}.`;
  return { summary: [say`The closes at hand of ${name} do not cover the time asked about.${held}`], blocks: [], missing: [`${ownedBy(name)} closing prices for the time asked about.${held}`] };
}

function ofSeries(scene: Scene, { of, form, isGap }: Course, named: Window): Each {
  const ids = of === 'close' ? [] : of;
  const window = isGap && named.kind === 'latest' ? lastOfBoth(ids.map((id) => runOf(scene.macro, id))) ?? named : named;
  const all = ids.map((id) => ({ id, told: tellEconomy(scene, id, { form, window }) }));
  return { ones: all.flatMap(({ id, told }) => (told === null ? [] : [{ ...told, name: id }])), lacking: all.flatMap(({ id, told }) => (told === null ? [absent(runOf(scene.macro, id), id, lackingOver(window))] : [])) };
}

/** Readings that are held against one another are of one time: the newest of which all are known. */
function lastOfBoth(runs: readonly (readonly Reading[])[]): Window | null {
  const ends = runs.flatMap((run) => { const last = run.at(-1); return last === undefined ? [] : [endOf(last)]; }).toSorted();
  const [on] = ends;
  return on === undefined || on === ends.at(-1) || ends.length < 2 ? null : { kind: 'point', on };
}

const what: Readonly<Partial<Record<Course['form']['kind'], string>>> = { off: 'distance', fall: 'share price', climb: 'share price', best: 'share price', worst: 'share price', value: 'share price', change: 'growth of share price', yearly: 'growth of share price a year' };

/** Of falls the deepest comes first, unless the smallest is asked for. */
const isLeastFirst = ({ form: { kind }, order }: Pick<Course, 'form' | 'order'>): boolean => order === 'least' || kind === 'worst' || (kind === 'fall' && order !== 'most');

const near = /\b(?:least|less) (?:far|below|above|off|down|distant|beaten)|\b(?:closest|nearest|nearer|closer|smallest|narrowest|shallowest|slightest|held up best)\b/i;
/** Of distances from a high the furthest lies lowest, and comes first unless the nearest is asked for. */
const isFarFirst = (text: string, end: 'highest' | 'lowest'): boolean => (end === 'highest') !== near.test(text);

/** Of distances and falls the size is what is held against the others, and not the sign; null of other figures. */
function placeOf(form: Course['form'], isLeast: boolean, count: number): string | null {
  const than = count > 2 ? 'than the others' : 'than the other';
  if (form.kind === 'fall') return `fell ${isLeast ? 'more' : 'less'} ${than} from one close to a later one`;
  if (form.kind !== 'off') return null;
  return form.end === 'highest' ? `is down ${isLeast ? 'more' : 'less'} ${than} from the high point of that time` : `is up ${isLeast ? 'less' : 'more'} ${than} from the low point of that time`;
}

const placeOn = (name: string, isLeast: boolean): string => `${isLeast ? 'stands at the bottom' : 'is ahead'} on ${name}`;

/** Several shares in one window, in the order that is asked for; null where no order is, or the figure has none that a sentence could name. */
function leading(scene: Scene, { of, form, order }: Course, each: readonly (readonly One[])[]): readonly Text[] | null {
  const [ones, ...others] = each;
  const name = what[form.kind];
  if (of !== 'close' || name === undefined || ones === undefined || others.length > 0 || ones.length < 2 || (scene.gathered.asked.group === null && ones.length < scene.holders.length)) return null;
  const isLeast = form.kind === 'off' ? isFarFirst(scene.gathered.asked.text, form.end) : isLeastFirst({ form, order });
  const ordered = ones.toSorted((left, right) => (isLeast ? 1 : -1) * left.figure.value.comparedTo(right.figure.value));
  const [first] = ordered;
  const place = placeOf(form, isLeast, ordered.length) ?? placeOn(name, isLeast);
  return first === undefined ? null : [say`${first.name} ${place}: ${join(ordered.map(clauseOfTold), '; ')}.`, ...behindAll(ordered)];
}

/** Of a short and a long yield, or of what lies between them: whether the curve was inverted. */
function slopeOf(course: Course, ones: readonly One[]): readonly Text[] {
  const slope = ones.length === 3 && course.windows.length < 2 ? ones.find(({ name }) => name.startsWith('yield_curve_')) : undefined;
  return slope === undefined ? slopeOfTwo(course, ones) : [slope.figure.value.isNegative() ? say`The yield curve was inverted.` : say`The yield curve was not inverted.`];
}

function slopeOfTwo({ of, isGap, windows }: Course, [first, second]: readonly One[]): readonly Text[] {
  if (!isGap || windows.length > 1 || first === undefined || second === undefined || of === 'close' || of.length !== 2 || !of.every((id) => id.startsWith('treasury_'))) return [];
  const termOf = ({ name }: One): number => Number(/_(\d+)y$/.exec(name)?.[1] ?? '0.25');
  const [short, long] = termOf(first) < termOf(second) ? [first, second] : [second, first];
  return [short.figure.value.gt(long.figure.value) ? say`The yield curve was inverted.` : say`The yield curve was not inverted.`];
}

/** Of several calendar years of one share the one in which it did best, or worst. */
function bestYear({ holders }: Scene, { of, form, order, windows }: Course, told: readonly One[]): readonly Text[] {
  const years = windows.flatMap((one) => (one.kind === 'stretch' && one.grain === 'year' && one.from?.slice(0, 4) === one.to?.slice(0, 4) ? [one.from?.slice(0, 4) ?? ''] : []));
  if (of !== 'close' || form.kind !== 'change' || order === null || holders.length !== 1 || years.length < 2 || told.length !== years.length) return [];
  const values = told.map(({ figure }) => figure.value);
  const best = values.reduce((found, value, at) => ((order === 'most' ? value.gt(values[found] ?? value) : value.lt(values[found] ?? value)) ? at : found), 0);
  return [say`The ${order === 'most' ? 'best' : 'worst'} year of them was ${years[best] ?? ''}.`];
}

const moved = /\bhow (?:many|far|much)\b[^?.]*\b(?:points?|lower|higher|less|more|up|down|f[ae]ll\w*|ris\w+|rose|chang\w+|cut|mov\w+)\b/i;

/** One series at two times, of which it is asked how far it came from the one to the other. */
function movedBetween(scene: Scene, { of, form, isGap }: Course, [one, other, third]: readonly One[]): readonly Text[] {
  if (of === 'close' || of.length !== 1 || form.kind !== 'value' || isGap || one === undefined || other === undefined || third !== undefined || !moved.test(scene.gathered.asked.text)) return [];
  const [first, last] = endOf(one.figure) < endOf(other.figure) ? [one.figure, other.figure] : [other.figure, one.figure];
  const told = movedFrom(scene, first, last);
  return told === null ? [] : [told.text];
}

/** Where both are of one day. */
function sameTime(left: Reading, right: Reading): Text {
  return endOf(left) === endOf(right) ? say` ${timeName(left).at} ${timeName(left).time}` : say``;
}

/** One series at two times: how far it came from the earlier to the later, so that the way it went is said. */
function movedApart(scene: Scene, left: One, right: One): Text | null {
  if (scene.holders.length > 0 || left.name !== right.name || endOf(left.figure) === endOf(right.figure)) return null;
  const [first, last] = endOf(left.figure) < endOf(right.figure) ? [left, right] : [right, left];
  return movedFrom(scene, first.figure, last.figure)?.text ?? null;
}

/** One less the other, written out, or as a move; nothing where the digits as shown do not give it. */
function gapOf(scene: Scene, [left, right]: readonly One[]): readonly Text[] {
  if (left === undefined || right === undefined || left.figure.unit.kind !== right.figure.unit.kind || left.figure.unit.kind === 'count') return [];
  const move = movedApart(scene, left, right);
  if (move !== null) return [move];
  const [more, less] = left.figure.value.gte(right.figure.value) ? [left.figure, right.figure] : [right.figure, left.figure];
  const result: Reading = change(more, less);
  const [holder] = scene.holders;
  if (holder === undefined) return [say`Difference${sameTime(left.figure, right.figure)}: ${scene.show(more, 'hundredths')} − ${scene.show(less, 'hundredths')} = ${scene.show(result, 'hundredths')}.`];
  return [differenceWritten({ more, less, result, holder })];
}
