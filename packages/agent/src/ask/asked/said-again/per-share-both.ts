// "Now per share, diluted: both years again, and the change", behind a profit of two years: the question for the earnings per share of both.
import type { Asked, AskedPeriod } from '../asked.ts';
import { momentWords, saidAfter } from '../times/follow/figure-before.ts';
import type { IsoDate } from '@assay/record';
import { ownedBy } from './owned-by.ts';

const perShare = /\b(?:per[- ](?:diluted )?share|(?:for|on) (?:each|every|one|a) share|a share|eps)\b/i;
const moves = /%|\b(?:chang\w*|mov\w*|gr[eo]w\w*|growth|r[io]sen?|f[ae]ll\w*|percent\w*|pct|difference|increase\w*|decrease\w*|up|down|more|less)\b/i;
const otherThing = /\b(?:price|close|dividends?|book|sales|revenues?|cash|buy\w*|shares outstanding|count|yield|ratio|p\/e)\b/i;

/** The profit of one company in two fiscal years or quarters. */
function isOfTwoTimes({ companies, measures, periods, calculation }: Asked): boolean {
  const areTwo = periods.length === 2 && periods.every((period) => period.kind === 'fiscal' && period.year !== null);
  return areTwo && companies.length === 1 && measures.length === 1 && calculation === undefined && measures.every((measure) => measure.kind === 'metric' && /^net_income/.test(measure.id) && measure.of === undefined);
}

/** No other times and no other figures. */
function saysNoMore(given: string, { periods }: Asked, today: IsoDate): boolean {
  const said = saidAfter(given, today);
  const isOwn = ({ period }: { readonly period: AskedPeriod }): boolean => periods.some((own) => JSON.stringify(own) === JSON.stringify(period));
  return said !== null && said.times.every(isOwn) && said.figures.every(({ measure }) => measure.kind === 'metric' && /eps$|^net_income/.test(measure.id));
}

/** Null where it was not of the profit of one company at two times, or where other times or figures are named. */
export function perShareBoth(given: string, earlier: Asked, today: IsoDate): string | null {
  const isAsked = perShare.test(given) && !otherThing.test(given) && isOfTwoTimes(earlier) && saysNoMore(given, earlier, today);
  if (!isAsked) return null;
  const name = `${ownedBy(earlier.companies[0]?.name ?? '')} ${/\bbasic\b/i.test(given) ? 'basic' : 'diluted'} EPS`;
  const [first = '', last = ''] = earlier.periods.map(momentWords);
  return moves.test(given) ? `By how many percent did ${name} change from ${first} to ${last}?` : `What was ${name} in ${first} and in ${last}?`;
}
