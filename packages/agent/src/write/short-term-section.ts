// What to do over weeks. Trend decides what, volatility how much, support and resistance when.
import { asPercent } from '../figures/arithmetic.ts';
import { say, type Shown, type Text } from '../prose/text.ts';
import { makeTape, type Tape } from '../specialists/technical/tape.ts';
import type { Levels } from './levels.ts';
import type { Parts } from './parts.ts';

/** Where in its year's range the price stands. */
function placeOf(tape: Tape): string {
  if (tape.high === null || tape.low === null || tape.high.value.eq(tape.low.value)) return 'For now';
  const place = tape.last.value.minus(tape.low.value).dividedBy(tape.high.value.minus(tape.low.value)).toNumber();
  if (place > 0.85) return 'Near the top of its range for the year';
  if (place > 0.55) return 'In the upper part of its range for the year';
  return place > 0.25 ? 'In the lower part of its range for the year' : 'Near the bottom of its range for the year';
}

/** Above this a position should be half of the usual one, in percent a year. */
const roughFrom = 36;

export function shortTermSection(parts: Parts, levels: Levels): Text {
  const { show } = parts.bench;
  const tape = makeTape(parts.bench.book);
  if (tape === null || levels.stop === null) return say`The closes at hand do not allow a view over weeks.`;
  const sigma = tape.indicator('volatility_1y');
  const isRough = sigma !== null && asPercent(sigma) > roughFrom;
  const market = parts.rated.verdicts.find((verdict) => verdict.test === 'market')?.points ?? 0;
  const above = levels.resistance === null ? null : show(levels.resistance);
  const view = { place: placeOf(tape), stop: show(levels.stop, 'whole'), above, isRough };
  return market > 0 ? goWithIt(view) : market < 0 ? stayOut(view) : waitForIt(view);
}

type View = { readonly place: string; readonly stop: Shown; readonly above: Shown | null; readonly isRough: boolean };

function goWithIt(view: View): Text {
  const size = view.isRough ? 'half of the usual position' : 'a full position';
  return view.above === null
    ? say`${view.place}, with no old high in the way, the price would allow ${size}, as long as a stop at ${view.stop} decides when it ends.`
    : say`${view.place} the trend would favour holders with ${size}: resistance should come at ${view.above}, and a stop at ${view.stop} would keep a change of mind cheap.`;
}

function stayOut(view: View): Text {
  return view.above === null
    ? say`${view.place} there would be no hurry to buy; a month of firm closes should come before any entry, and a stop at ${view.stop} would limit the damage for those already in.`
    : say`${view.place} there would be no hurry to buy: a close above ${view.above} should come before any entry${view.isRough ? ', even a small one' : ''}, and those already in could limit the damage with a stop at ${view.stop}.`;
}

function waitForIt(view: View): Text {
  return view.above === null
    ? say`${view.place} the chart would not object to holding, with a stop at ${view.stop}.`
    : say`${view.place} the chart would wait for a decision: above ${view.above} it should be followed, and at ${view.stop} a stop would end the matter${view.isRough ? ', which in a stock this rough could come quickly' : ''}.`;
}
