// "And at the end of June 2025, and how much more is that?": what was worked out before, at another time, and how far it moved from the one to the other.
import type { AskedMeasure, AskedPeriod, Calculation } from '../asked.ts';
import type { Said } from '../inherit.ts';
import { relativeTo } from '../times/follow/relative-times.ts';
import { isOfOneTime } from './signs/behind-earlier.ts';
import type { CalculationWords } from './signs/calculation-words.ts';
import { operandsOf } from './signs/expression.ts';

type Again = Pick<Said, 'measures' | 'calculation'> & { readonly periods?: readonly AskedPeriod[] };

const moves = /\b(?:increase[ds]?|ris(?:e[ns]?|ing)|rose|gr[eo]wn?|grew|growth|chang\w+|delta|f[ae]ll(?:en)?|fell|declin\w+|decreas\w+|drop\w*|climb\w*|swell|swelled|shr[aiu]nk|mov(?:e[ds]?|ing)|extra|difference|gap|more|bigger|larger|higher|less|smaller|lower|up|down|added|on top)\b/i;
/** Another way of telling it, or another figure of the same. */
const asksElse = /%|\b(?:per ?cent\w*|share|ratio|times|multiple|cagr|average|mean|each|separately|per|yield|split|which|who|why|how come|explain|mean)\b/i;
const moment = (period: AskedPeriod): boolean => period.kind === 'date' || (period.kind === 'fiscal' && period.year !== null);

/** A balance of a month is that of its last day. */
function asMoment(period: AskedPeriod): AskedPeriod {
  return period.kind === 'dates' && period.from.slice(0, 7) === period.to.slice(0, 7) ? { kind: 'date', on: period.to } : period;
}

/** Its own, or told from those before: "a year later". */
function ownTimes({ periods }: Said, { text, earlierPeriods = [] }: CalculationWords): readonly AskedPeriod[] {
  const relative = periods.length === 0 ? relativeTo(text, earlierPeriods) : null;
  return relative === null ? periods.map(asMoment) : [relative];
}

function timesOf(periods: readonly AskedPeriod[], { text, earlierPeriods = [] }: CalculationWords): readonly AskedPeriod[] {
  const [time, ...others] = periods;
  const [before, ...more] = earlierPeriods;
  const isHeld = time !== undefined && before !== undefined && others.length + more.length === 0 && [time, before].every(moment) && moves.test(text) && JSON.stringify(time) !== JSON.stringify(before);
  return isHeld ? [before, time] : periods;
}

/** Null where no time of its own is said, or where the words name another figure or company. */
export function sameAgain(said: Said, words: CalculationWords): Again | null {
  const { calculation, text } = words;
  const isOfAnother = said.companies.length > 0 || said.group !== null || said.unknown.length > 0 || said.conditions.length > 0;
  const isBare = said.measures.every(({ kind }) => kind === 'topic') && !asksElse.test(text);
  if (calculation === undefined || !isOfOneTime(calculation) || isOfAnother || !isBare) return null;
  const own = ownTimes(said, words);
  if (own.length === 0) return null;
  const periods = timesOf(own, words);
  return { measures: measuresOf(calculation), calculation: { ...calculation, ...(periods.length === 2 && moves.test(text) ? { isMoved: true } : {}) }, periods };
}

function measuresOf({ expression }: Calculation): readonly AskedMeasure[] {
  return [...new Map(operandsOf(expression).map(({ id, words }): [string, AskedMeasure] => [id, { kind: 'metric', id, as: 'value', words }])).values()];
}
