// A multiple of the price as it would be with the price moved by so many percent, and all else as it is: written out, and no forecast.
import { assumed } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say } from '../../../../prose/text.ts';
import { readSupposedPrice, type SupposedPrice } from '../../../asked/forms/supposed-price.ts';
import { metricsAsked } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf, sentence, shownOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { latest } from '../times/times.ts';

/** They move as the price does. */
const ofPrice: ReadonlySet<string> = new Set(['pe_ratio', 'price_to_sales', 'price_to_book', 'market_cap']);

/** Null where nothing of the kind is supposed, or more than one figure is asked for. */
export function supposed(scene: Scene): Outcome | null {
  const [holder, ...others] = scene.holders;
  const [measure, ...more] = metricsAsked(scene).filter(({ id }) => id !== 'price');
  const move = readSupposedPrice(scene.gathered.asked.text);
  if (move === null || holder === undefined || measure === undefined || others.length + more.length > 0 || !ofPrice.has(measure.id)) return null;
  const now = latest(holder.bench.book, measure.id);
  return now === null || now.value.lte(0) ? null : movedTo(holder, now, move);
}

function movedTo(holder: Holder, now: Reading, { percent, isUp }: SupposedPrice): Outcome {
  const { show } = holder.bench;
  const factor = (isUp ? 100 + percent : 100 - percent) / 100;
  const [by, times] = [assumed('move', percent, { kind: 'percent' }), assumed('factor', factor, { kind: 'none' })];
  const then: Reading = { ...now, value: now.value.times(factor), formula: `${now.metric} * ${String(factor)}`, assumptions: times.assumptions };
  const supposes = say`With the share price ${show(by, Number.isInteger(percent) ? 'whole' : 'plain')} ${isUp ? 'higher' : 'lower'} and all else as it is it would be ${shownOf(holder, now)} × ${show(times, 'hundredths')} = ${shownOf(holder, then)}.`;
  return { summary: [sentence(clauseOf(holder, now)), supposes], blocks: [], missing: [] };
}
