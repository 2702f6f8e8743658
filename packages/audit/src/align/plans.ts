// What a sentence may ask of a document, as the words license it: a value, a change over time, a share, a sum, an average. Nothing is tried that no word asks for.
import type { ClaimReading } from '../claims/reading.ts';
import { stretchWords } from './label-words.ts';
import type { SentenceTimes } from './sentence-times.ts';
import { differenceZones, shareZones, sumZones, type Zones } from './zones.ts';

export type Plan =
  | { readonly kind: 'value' | 'margin' }
  | { readonly kind: 'growth' | 'change' }
  /** The largest or smallest value over the times of a row or the rows of a column. */
  | { readonly kind: 'extreme'; readonly isMax: boolean }
  /** A sum, or an average, over times of a row or over rows of a column. */
  | { readonly kind: 'over-times' | 'over-rows'; readonly isSum: boolean }
  | { readonly kind: 'share'; readonly zones: Zones }
  | { readonly kind: 'difference' | 'excess' | 'sum' | 'average'; readonly zones: Zones };

const averageWords = /\b(?:average|averaged|averaging|mean)\b/i;
const sumWords = /\b(?:sum|total(?:ed|led|ing)?|combined|aggregate|together|altogether|cumulative|two-year|three-year|in all|over the (?:two|three|four|five) years)\b/i;
const allYears = /\b(?:both|all|the|two|three|four|five|\d) (?:fiscal )?(?:years|periods|quarters|fys)\b|\b(?:two|three|four|five|\d)-year\b/i;
const moveWords = /\b(?:chang\w*|increas\w*|decreas\w*|declin\w*|gr[eo]w\w*|r[io]s(?:e|en|ing)|fell|fall\w*|drop\w*|reduc\w*|improv\w*|gain\w*|differ\w*|variation|variance|swing|climb\w*|jump\w*|slip\w*|roi|return|appreciat\w*|depreciated|down|up|lost|widen\w*|narrow\w*|expand\w*|contract\w*ed|shr[aiu]nk\w*|movement|increase|decrease|higher|lower|more|less|exceed\w*|surpass\w*|outperform\w*|outpac\w*|above|below)\b/i;

/** True where some word of the sentence is about a change or a difference. */
export function speaksOfMove(text: string): boolean {
  return moveWords.test(text);
}

type Asked = { readonly reading: ClaimReading; readonly text: string; readonly span: { readonly start: number; readonly end: number }; readonly times: SentenceTimes };

export function plansFor(asked: Asked): Plan[] {
  const { reading, text, span } = asked;
  const unit = reading.numeral?.unit.kind;
  const isPercent = unit === 'percent' || unit === 'fraction';
  const isPoints = unit === 'points' || unit === 'basis-points';
  if (isPoints) return [{ kind: 'change' }, { kind: 'value' }];
  const zoned = { text, span, isPercent };
  const shares = isPercent || unit === 'none' || unit === 'multiple' || unit === 'count' ? shareZones(zoned).map((zones): Plan => ({ kind: 'share', zones })) : [];
  const margin: Plan[] = isPercent && /\bmargin\b/i.test(text) && reading.operation === 'value' ? [{ kind: 'margin' }] : [];
  const moves = readsAsMove(asked, isPercent);
  return [...extremes(asked), ...shares, ...margin, ...moves, ...aggregates(asked), { kind: 'value' }];
}

function readsAsMove(asked: Asked, isPercent: boolean): Plan[] {
  return !isMove(asked) ? [] : isPercent ? movesInPercent(asked) : movesInUnits(asked);
}

function isMove({ reading, text, span }: Asked): boolean {
  if (reading.role === 'base') return false;
  if (reading.operation === 'growth' || reading.operation === 'change') return true;
  return reading.operation !== 'cagr' && moveWords.test(text) && !/\bto ?$/i.test(text.slice(0, span.start));
}

/** "20% higher than B" is of B; between two times it is growth. */
function movesInPercent({ text, span, times }: Asked): Plan[] {
  const zones = times.all.length > 1 ? null : differenceZones({ text, span, isPercent: true });
  return [...(zones === null ? [] : [{ kind: 'excess', zones } as const]), { kind: 'growth' }];
}

function movesInUnits({ text, span, times }: Asked): Plan[] {
  const zones = differenceZones({ text, span, isPercent: false }) ?? loosePair(text, times);
  if (zones === null) return [{ kind: 'change' }];
  const difference: Plan = { kind: 'difference', zones };
  if (zones.isOrdered) return [difference];
  return times.all.length >= 2 ? [{ kind: 'change' }, difference] : [difference, { kind: 'change' }];
}

const largest = /\b(?:highest|largest|greatest|maximum|most|peak|biggest|longest)\b/i;
const smallest = /\b(?:lowest|smallest|least|minimum|fewest|shortest)\b/i;

function extremes({ text, span }: Asked): Plan[] {
  const before = text.slice(0, span.start);
  if (!/\bat (?:least|most) $/i.test(before) && smallest.test(text)) return [{ kind: 'extreme', isMax: false }];
  return !/\bat (?:least|most) $/i.test(before) && largest.test(text) && !/\bmost recent\b/i.test(text) ? [{ kind: 'extreme', isMax: true }] : [];
}

/** "The difference of the high and low price": both names stand anywhere in the sentence. */
function loosePair(text: string, times: SentenceTimes): Zones | null {
  const isPaired = /\b(?:difference|spread|gap)\b/i.test(text) || stretchWords(text).length === 2;
  if (times.all.length > 1 || !isPaired) return null;
  const whole = [{ start: 0, end: text.length }];
  return { shape: 'difference', left: whole, right: whole, isOrdered: false };
}

/** "The average gain on sales": what is averaged has the name of a move. */
const averageMove = /\b(?:average|mean) (?:annual |yearly |quarterly |net |unrealized |realized )*(?:gains?|loss(?:es)?|increases?|decreases?|changes?|reductions?|returns?|improvements?|declines?)\b/i;

/** A bare number that the words call a ratio is no sum, whatever its parts are. */
function asksForRatio(reading: ClaimReading, text: string): boolean {
  return reading.numeral?.unit.kind === 'none' && /\b(?:ratio|proportion|quotient)\b/i.test(text);
}

function asksForAggregate({ reading, text }: Asked, isAverage: boolean): boolean {
  const isMove = reading.role === 'delta' && (reading.direction !== null || !isAverage) && !averageMove.test(text);
  if (isMove || /\brespectively\b/i.test(text) || (!isAverage && asksForRatio(reading, text))) return false;
  return isAverage || (sumWords.test(text) && reading.numeral?.unit.kind !== 'percent');
}

function aggregates({ reading, text, span, times }: Asked): Plan[] {
  const isAverage = averageWords.test(text) && !/\b(?:sum|total) of (?:the )?(?:average|mean)\b/i.test(text);
  if (!asksForAggregate({ reading, text, span, times }, isAverage)) return [];
  const zones = sumZones({ text, span, isPercent: false });
  const isOverTimes = times.listed.length > 1 || allYears.test(text) || (isAverage ? times.listed.length <= 1 : times.listed.length === 1);
  const overTimes: Plan = { kind: 'over-times', isSum: !isAverage };
  const overRows: Plan = { kind: 'over-rows', isSum: !isAverage };
  return [...(isOverTimes ? [overTimes] : []), overRows, ...(zones === null ? [] : [{ kind: isAverage ? 'average' : 'sum', zones } as const])];
}
