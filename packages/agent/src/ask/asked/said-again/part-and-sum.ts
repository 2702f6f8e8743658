// Follow-ups to one figure that take another beside it: as a part of it, at that time and the year before ("as % of revenue, and the year before?"), or both added up ("dividends the same year? sum of both"). Said again in full.
import { metricById } from '@assay/calc';
import type { IsoDate } from '@assay/record';
import type { Asked, AskedPeriod } from '../asked.ts';
import { areAmong, figureBefore, inWords, momentWords, saidAfter, withoutTalk, type FigureBefore } from '../times/follow/figure-before.ts';
import { relativeTo } from '../times/follow/relative-times.ts';

const closed = new Set("a about add added adding adds again against all also altogether amount an and are as at be both by can combined come comes compare compared did do does each earlier figure figures for from give had has have high how i in is it its large last level make makes many me much of ok on one ones or out over paid part parts pay pct per percent percentage percents please portion previous prior put ratio relative same say share show slice so spend spent sum summed take tell that the them then these they this those to together too total totals two up versus vs was we well were what which with year years yr before you number numbers now thanks fraction proportion cents dollar every look like against set held do preceding fiscal".split(' '));
const asksPart = /%|\b(?:per ?cent\w*|pct|share|slice|portion|fraction|proportion|part)\b/i;
const asksSum = /\b(?:together|combined|altogether|add(?:s|ed|ing)? up|in (?:sum|all|total)|sum(?:s|med)?|total of (?:both|the two)|come(?:s)? to)\b/i;
const perUnit = /\b(?:each|per|every|a share)\b/i;
const yearBefore = /\b(?:the )?(?:(?:year|one|yr) (?:before|earlier|prior)|(?:previous|prior|preceding) (?:fiscal )?(?:year|yr|one))\b/i;
const ofWhole = /\b(?:of|against|over|to|versus|vs\.?|by)(?: (?:its|the|total|all|that year's))* ?$/i;
const sameTime = /\b(?:(?:in|for|of|over|during) )?(?:the |that )(?:same )?(?:fiscal )?(?:year|yr|quarter|time|period)\b|\bsame (?:fiscal )?(?:year|yr|quarter|time|period)\b/gi;

/** Null where it says more than that, or where the figure of before was none of one company in a fiscal time. */
export function partOrSum(given: string, earlier: Asked, today: IsoDate): string | null {
  const before = figureBefore(earlier);
  const other = before === null || before.id === 'price' ? null : otherIn(given, today);
  if (before === null || other === null || other.id === before.id) return null;
  return (other.isWhole && asksPart.test(given) ? null : sumOf(given, before, other)) ?? partOf(given, before, other);
}

function sumOf(given: string, { whose, words, time }: FigureBefore, { isMoney, isTimed, words: others }: Other): string | null {
  const isSum = asksSum.test(given) && isMoney && !perUnit.test(given) && !isTimed;
  return isSum ? `What are ${whose} ${words} and ${others} in ${momentWords(time)}, and what do they come to together?` : null;
}

/** "And net income as % of it" has the figure of before as the whole: that is left to others. */
function partOf(given: string, { whose, words, time }: FigureBefore, other: Other): string | null {
  const then = other.isWhole && asksPart.test(given) && yearBefore.test(given) ? earlierOf(time) : null;
  return then === null ? null : `What was ${whose} ${words} as a percentage of ${other.words} in ${momentWords(time)} and in ${momentWords(then)}?`;
}

type Other = { readonly id: string; readonly words: string; readonly isWhole: boolean; readonly isTimed: boolean; readonly isMoney: boolean };

/** The one figure that it names; null where it says anything else. */
function otherIn(given: string, today: IsoDate): Other | null {
  const said = saidAfter(withoutTalk(given.replace(sameTime, ' ')), today);
  const [figure, ...others] = said?.figures ?? [];
  if (said === null || figure === undefined || others.length > 0 || !areAmong(said.rest, closed)) return null;
  const metric = 'id' in figure.measure ? metricById(figure.measure.id) : undefined;
  return metric === undefined ? null : { id: metric.id, words: inWords(metric.label), isWhole: ofWhole.test(said.text.slice(0, figure.start)), isTimed: said.times.length > 0, isMoney: metric.unit.kind === 'money' && metric.kind === 'flow' };
}

function earlierOf(time: AskedPeriod): AskedPeriod | null {
  return relativeTo('the year before', [time]);
}
