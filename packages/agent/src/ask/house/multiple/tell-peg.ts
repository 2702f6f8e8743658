// What the multiple of a share comes to over the compound growth of its earnings, written out behind the two, which are told before.
import { compound } from '../../../figures/arithmetic.ts';
import type { Reading } from '../../../figures/figure.ts';
import { renderText } from '../../../prose/render.ts';
import { say, type FigureStyle, type Text } from '../../../prose/text.ts';
import type { Valuation } from '../../asked/multiple/valuation.ts';
import type { Outcome } from '../answer/outcome.ts';
import type { Holder, Scene } from '../answer/scene.ts';
import { nameOf, ownedBy } from '../answer/sentences/naming.ts';
import { inTime, shownOf, timeName } from '../answer/sentences/reading-words.ts';
import { readingsIn } from '../answer/times/times.ts';
import { valuationAt, type Valued } from './valuation-at.ts';

const nothing: Outcome = { summary: [], blocks: [], missing: [] };

type Growth = { readonly first: Reading; readonly last: Reading; readonly rate: Reading };

function growthOf({ bench: { book } }: Holder, { from, to }: NonNullable<Valuation['overGrowth']>): Growth | null {
  const [first, last] = [from, to].map((year) => readingsIn(book, 'diluted_eps', { kind: 'fiscal', year, part: 'FY' }).at(-1));
  const rate = compound(last, first, to - from);
  return first === undefined || last === undefined || rate === null ? null : { first, last, rate };
}

/** Nothing where one of the two is not at hand: what is missing is said with it. */
export function tellPeg({ holders: [holder] }: Scene, { at: [at], overGrowth }: Valuation): Outcome {
  const valued = holder === undefined || at === undefined ? null : valuationAt(holder, 'pe_ratio', at);
  const grown = holder === undefined || overGrowth === undefined ? null : growthOf(holder, overGrowth);
  if (holder === undefined || valued === null || 'lacks' in valued || grown === null) return nothing;
  if (grown.rate.value.lte(0)) return { summary: [say`The ${nameOf('peg_ratio')} of ${holder.name} has no meaning then: its earnings per share did not grow over those years.`], blocks: [], missing: [] };
  return { summary: written(holder, { valued, grown }), blocks: [], missing: [] };
}

const styles: readonly (readonly [part: FigureStyle, result: FigureStyle])[] = [['hundredths', 'hundredths'], ['thousandths', 'hundredths'], ['thousandths', 'plain']];

/** With as many digits as make it right as it is shown. The growth counts by its number of percent. */
function written(holder: Holder, { valued: { price, inputs: [earnings], value }, grown: { first, last, rate } }: { readonly valued: Valued; readonly grown: Growth }): readonly Text[] {
  const { show } = holder.bench;
  if (earnings === undefined) return [];
  const ratio: Reading = { ...value, metric: 'peg_ratio', value: value.value.dividedBy(rate.value), formula: `${value.metric} / ${rate.metric}`, facts: [...value.facts, ...rate.facts] };
  const texts = styles.map(([part, whole]) => [show(rate, part), show(ratio, whole)] as const);
  const [under, result] = texts.find(([part, whole]) => isRight(value, [renderText(say`${part}`), renderText(say`${whole}`)])) ?? texts[1] ?? ['', ''];
  return [
    say`${ownedBy(holder.name)} ${nameOf('diluted_eps')} grew from ${shownOf(holder, first)} ${inTime(first)} to ${shownOf(holder, last)} ${inTime(last)}, a compound annual growth rate of ${under}.`,
    say`${ownedBy(holder.name)} ${nameOf('peg_ratio')} on ${timeName(value)}: (${shownOf(holder, price)} ÷ ${shownOf(holder, earnings)}) ÷ (${under} × 100) = ${result}.`,
  ];
}

function isRight({ value }: Reading, shown: readonly string[]): boolean {
  const [under = NaN, result = NaN] = shown.map((one) => Number(/\d+(?:\.\d+)?/.exec(one)?.[0] ?? NaN));
  const decimals = /\.(\d+)/.exec(shown[1] ?? '')?.[1]?.length ?? 0;
  return (value.toNumber() / under).toFixed(decimals) === result.toFixed(decimals);
}
