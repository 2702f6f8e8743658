// What a share would cost at a multiple that the question names: worked out from the amount a share on file, written out.
import { assumed } from '../../../../figures/arithmetic.ts';
import type { Reading } from '../../../../figures/figure.ts';
import { say } from '../../../../prose/text.ts';
import { readImplied } from '../../../asked/forms/implied.ts';
import { periodsAsked } from '../asked-of.ts';
import type { Outcome } from '../outcome.ts';
import { clauseOf, sentence, shownOf } from '../sentences/reading-words.ts';
import type { Holder, Scene } from '../scene.ts';
import { allYears } from '../times/times.ts';

/** Null where nothing of the kind is asked for, or the amount is not on file or is a loss. */
export function implied(scene: Scene): Outcome | null {
  const [holder, ...others] = scene.holders;
  const asked = readImplied(scene.gathered.asked.text);
  if (holder === undefined || others.length > 0 || asked === null) return null;
  const amount = amountOf(scene, holder, asked.of);
  return amount === null || amount.value.lte(0) ? null : priceAt(holder, asked.multiple, amount);
}

/** Of the fiscal year that is named last, else the newest. */
function amountOf(scene: Scene, { bench: { book } }: Holder, id: string): Reading | null {
  const years = periodsAsked(scene).flatMap((period) => (period.kind === 'fiscal' && period.year !== null ? [period.year] : []));
  const known = allYears(book, id);
  const wanted = years.length === 0 ? known.at(-1) : known.find(({ period }) => period?.fiscal?.year === Math.max(...years));
  return wanted ?? null;
}

function priceAt(holder: Holder, multiple: number, amount: Reading): Outcome {
  const times = assumed('multiple', multiple, { kind: 'none' });
  const price: Reading = { metric: 'price', value: amount.value.times(multiple), unit: amount.unit, period: amount.period, formula: `${amount.metric} * ${String(multiple)}`, facts: amount.facts, assumptions: times.assumptions };
  const shown = holder.bench.show(times, Number.isInteger(multiple) ? 'whole' : 'plain');
  return { summary: [sentence(clauseOf(holder, amount)), say`Price at that multiple: ${shownOf(holder, amount)} × ${shown} = ${shownOf(holder, price)}.`], blocks: [], missing: [] };
}
