// One figure at two times that are told each for itself, in one part of the question or in two: how it moved from the one to the other.
import { endOf } from '../../../../book/fact-book.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { renderText } from '../../../../prose/render.ts';
import { say, type Text } from '../../../../prose/text.ts';
import { movedFrom } from '../../course/tell-economy.ts';
import type { AskedPeriod } from '../../../asked/asked.ts';
import { isMoment, metricsAsked, periodsAsked, seriesAsked, type MetricAsked } from '../asked-of.ts';
import { sayMeasure } from '../forms.ts';
import { readingsWithin } from '../economy/economy.ts';
import { runOf } from '../economy/economy-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { amountBetween, movedBetween } from '../times/moved-between.ts';
import { latest, readingsIn } from '../times/times.ts';

/** `told`: what the answer says already, as it will be read. */
export function movesAcross(parts: readonly Scene[], told: string): readonly Text[] {
  const isNew = (text: Text): boolean => { const words = renderText(text).trim(); return words !== '' && !isMoveTold(words, told); };
  return [...[...movesOfCompanies(parts), ...movesOfSeries(parts)].filter(isNew), ...amountsOf(parts, told)];
}

/** A growth that is told in percent, by how many dollars too. */
function amountsOf(parts: readonly Scene[], told: string): readonly Text[] {
  return parts.flatMap((scene) => scene.holders.flatMap((holder) => metricsAsked(scene).flatMap((measure): readonly Text[] => {
    const move = measure.as === 'growth' && measure.id !== 'price' ? moveOf(holder, measure, periodsAsked(scene)) : null;
    const text = move === null ? null : amountBetween(holder, move.before, move.now);
    return text === null || text.template === '' || isTold(renderText(text).trim(), told) ? [] : [{ ...text, template: text.template.trimStart() }];
  })));
}

type Ends = { readonly before: Reading; readonly now: Reading };

/** Over the one time that is asked about, or from the one of two to the other; null of more. */
function moveOf(holder: Holder, measure: MetricAsked, periods: readonly AskedPeriod[]): Ends | null {
  const [period, second, ...others] = periods;
  if (period === undefined || others.length > 0) return null;
  if (second === undefined) {
    const said = sayMeasure(holder, measure, period);
    return said === null || said.before === null || said.figure.unit.kind !== 'percent' || said.base.unit.kind !== 'money' ? null : { before: said.before, now: said.base };
  }
  const [before, now] = periods.flatMap((one) => readingsIn(holder.bench.book, measure.id, one).slice(-1)).toSorted((left, right) => endOf(left).localeCompare(endOf(right)));
  return before === undefined || now?.unit.kind !== 'money' || !canMove(before, now) ? null : { before, now };
}

const ends = /from (?<first>[^ ]+(?: (?:trillion|billion|million|times|points))?) .* to (?<last>[^ ]+(?: (?:trillion|billion|million|times|points))?) (?:on|in) /;

/** Whether the amount of a move is told. */
function isTold(words: string, told: string): boolean {
  const by = / by (\$[\d.,]+(?: (?:trillion|billion|million))?) /.exec(words)?.[1];
  return told.includes(words) || (by !== undefined && told.includes(` by ${by}`));
}

/** Whether some sentence goes from the one of the two figures to the other. */
function isMoveTold(words: string, told: string): boolean {
  const found = ends.exec(words)?.groups;
  if (told.includes(words)) return true;
  const [first, last] = [found?.['first'] ?? words, found?.['last'] ?? words];
  return told.split(/(?<=\.) (?=\p{Lu})/u).some((sentence) => sentence.includes(last) && (sentence.includes(`from ${first}`) || sentence.includes(`against ${first}`)));
}

type Entry = { readonly key: string; readonly holder: Holder; readonly reading: Reading };

function movesOfCompanies(parts: readonly Scene[]): readonly Text[] {
  // A multiple that is tied to a close and a year moves between those, and not between the times by themselves.
  const entries = parts.filter(({ gathered: { asked } }) => asked.valuation === undefined).flatMap((scene): readonly Entry[] => scene.holders.flatMap((holder) => metricsAsked(scene).flatMap(({ id, as }) => (as === 'value' || (id === 'price' && as === 'growth') ? periodsAsked(scene) : []).flatMap((period) => {
    const reading = !isMoment(period) ? undefined : period.kind === 'latest' ? latest(holder.bench.book, id) ?? undefined : readingsIn(holder.bench.book, id, period).at(-1);
    return reading === undefined ? [] : [{ key: `${holder.company.ticker} ${id}`, holder, reading }];
  }))));
  return pairs(entries).flatMap(([first, last]) => (canMove(first.reading, last.reading) ? [say`${movedBetween(first.holder, first.reading, last.reading)}${amountBetween(first.holder, first.reading, last.reading)}`] : []));
}

/** Of like length and above nothing: a loss has no growth, and a quarter is no base for a year. */
function canMove(first: Reading, last: Reading): boolean {
  const lengthOf = ({ period }: Reading): string => (period?.kind === 'instant' ? 'day' : period?.fiscal?.part.charAt(0) ?? 'other');
  return lengthOf(first) === lengthOf(last) && first.value.gt(0) && last.value.gt(0) && !first.value.eq(last.value);
}

function movesOfSeries(parts: readonly Scene[]): readonly Text[] {
  const entries = parts.flatMap((scene) => seriesAsked(scene).flatMap((id) => periodsAsked(scene).flatMap((period) => {
    const [reading, ...others] = readingsWithin(runOf(scene.macro, id), period);
    return reading === undefined || others.length > 0 ? [] : [{ key: id, scene, reading }];
  })));
  return pairs(entries).flatMap(([first, last]) => { const moved = movedFrom(first.scene, first.reading, last.reading); return moved === null ? [] : [moved.text]; });
}

/** The two of a kind, the earlier first; nothing where there is one, or there are more. */
function pairs<One extends { readonly key: string; readonly reading: Reading }>(entries: readonly One[]): readonly (readonly [One, One])[] {
  return Object.values(Object.groupBy(entries, ({ key }) => key)).flatMap((group = []) => {
    const times = [...new Map(group.map((entry) => [endOf(entry.reading), entry])).values()].toSorted((left, right) => endOf(left.reading).localeCompare(endOf(right.reading)));
    const [first, last, ...others] = times;
    return first === undefined || last === undefined || others.length > 0 ? [] : [[first, last] as const];
  });
}
