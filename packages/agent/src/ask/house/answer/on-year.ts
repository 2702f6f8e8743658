// A multiple of the price over the figures of a named fiscal year, at the newest close: what is meant by "P/E on 2024 earnings".
import { evaluateFormula, formulaInputs, metricById } from '@assay/calc';
import type { Anchor } from '../../../book/anchor.ts';
import type { Reading } from '../../../figures/figure.ts';
import { say, type Text } from '../../../prose/text.ts';
import type { AskedPeriod } from '../../asked/asked.ts';
import { metricsAsked, type MetricAsked } from './asked-of.ts';
import { isOfMarket, nameOf, ownedBy } from './naming.ts';
import type { Outcome } from './outcome.ts';
import { inTime, shownOf, timeName } from './reading-words.ts';
import type { Holder, Scene } from './scene.ts';
import { latest } from './times.ts';

type Wanted = { readonly measure: MetricAsked; readonly period: AskedPeriod };

/** The question names the year's figure beside the multiple, or says that the price is to be today's. */
function inputNamed(scene: Scene, id: string): string | null {
  const inputs = formulaInputs(metricById(id)?.formula ?? '0').map(({ metric }) => metric);
  return metricsAsked(scene).find((measure) => measure.id !== id && inputs.includes(measure.id))?.id ?? null;
}

const todayWords = /\b(?:latest|last|current|newest|today|now)\b[^.?]{0,20}\b(?:close|closing|price|quote)|\bcurrent(?:ly)?\b/i;

/** `on 2024 EPS`, `fiscal 2024 earnings over price`: the year is that of the figure, not of the price. */
const yearsFigure = /\b(?:fiscal |FY ?|fy)?(?:20)?\d\d(?:[’']s)?\)? (?:\w+\.? )?(?:eps|earnings|sales|revenues?|profits?|book value|ebitda|cash flow)\b/i;

function isWanted(scene: Scene, { measure: { id, as }, period }: Wanted): boolean {
  const isRatio = ['multiple', 'percent'].includes(metricById(id)?.unit.kind ?? '') && isOfMarket(id) && (metricById(id)?.formula ?? null) !== null;
  return as === 'value' && isRatio && period.kind === 'fiscal' && period.part === 'FY' && (inputNamed(scene, id) !== null || [todayWords, yearsFigure].some((pattern) => pattern.test(scene.gathered.question.text)));
}

/** Null where the question does not mean it, or the sources do not give it. */
export function onYear(scene: Scene, holder: Holder, wanted: Wanted): Reading | null {
  const { period, measure: { id } } = wanted;
  if (!isWanted(scene, wanted) || period.kind !== 'fiscal') return null;
  const { book } = holder.bench;
  const anchor = period.year === null ? book.yearAnchors.at(-1) : book.yearAnchors.find((known) => known.period?.fiscal?.year === period.year);
  const price = latest(book, 'price');
  return anchor === undefined || price === null ? null : overYear(holder, { id, anchor, price });
}

function overYear({ bench: { book } }: Holder, { id, anchor, price }: { readonly id: string; readonly anchor: Anchor; readonly price: Reading }): Reading | null {
  const metric = metricById(id);
  if (metric?.formula === undefined || metric.formula === null) return null;
  const used: Reading[] = [];
  const evaluated = evaluateFormula(metric.formula, (input) => {
    const read = input.metric === 'price' ? price : book.at(input.metric, anchor);
    if (read === null) return null;
    used.push(read);
    return { value: read.value, ref: read };
  });
  if (!evaluated.ok) return null;
  const isPercent = metric.unit.kind === 'percent';
  return { metric: id, value: isPercent ? evaluated.value.times(100) : evaluated.value, unit: metric.unit, period: anchor.period, formula: metric.formula, facts: used.flatMap(({ facts }) => facts), assumptions: {} };
}

/** `At the close of $251.64 on 24 March 2026, Apple’s price-earnings ratio was 33.7 times on its diluted earnings per share of $7.46 in fiscal 2025.` */
export function onYearSaid(scene: Scene, holder: Holder, wanted: Wanted): Outcome | null {
  const reading = onYear(scene, holder, wanted);
  const price = latest(holder.bench.book, 'price');
  if (reading === null || price === null) return null;
  const input = inputNamed(scene, reading.metric);
  const anchor = holder.bench.book.yearAnchors.find(({ period }) => period === reading.period);
  const of = input === null || anchor === undefined ? null : holder.bench.book.at(input, anchor);
  const on: Text = of === null ? say`` : say` on its ${nameOf(of.metric)} of ${shownOf(holder, of)}`;
  return { summary: [say`At the close of ${shownOf(holder, price)} on ${timeName(price)}, ${ownedBy(holder.name)} ${nameOf(reading.metric)} was ${shownOf(holder, reading)}${on} ${inTime(reading)}.`], blocks: [], missing: [] };
}
