// What the order of close, 50-day and 200-day average means: six orders, and within them how near a turn is.
import type { Reading } from '../../figures/figure.ts';
import type { Stance } from '../observation.ts';
import type { Tape } from './tape.ts';

export type TrendReading = { readonly words: string; readonly stance: Stance; readonly headline: string };
export type Averages = { readonly short: Reading; readonly long: Reading };

/** A gap between the averages of less than this share is a crossing in the making. */
const nearCrossing = 0.02;

/** Price and both averages within this share of each other have no order. */
const knot = 0.015;

export function isKnot(tape: Tape, { short, long }: Averages): boolean {
  return [tape.last.value, short.value].every((value) => value.dividedBy(long.value).minus(1).abs().lt(knot));
}

export function readTrend(tape: Tape, { short, long }: Averages): TrendReading {
  const isAboveShort = tape.last.value.gt(short.value);
  const isAboveLong = tape.last.value.gt(long.value);
  const shortLeads = short.value.gt(long.value);
  if (isKnot(tape, { short, long })) return { words: 'price and averages lie so close together that nothing can be read from their order', stance: 'neutral', headline: 'the shares mark time' };
  const isNear = short.value.dividedBy(long.value).minus(1).abs().lt(nearCrossing);
  if (isAboveShort && isAboveLong) return aligned(shortLeads, isNear, tape.last.value.dividedBy(long.value).minus(1).times(100).toNumber());
  if (!isAboveShort && !isAboveLong) return broken(shortLeads, isNear);
  if (isAboveLong) return { words: shortLeads ? 'this reads as a pause within a longer advance' : 'the averages disagree, and so do the buyers', stance: 'neutral', headline: 'the shares are catching their breath' };
  return { words: shortLeads ? 'this reads as a stumble that the short average has yet to notice' : 'this reads as a bounce that has yet to prove itself', stance: 'neutral', headline: 'the shares have yet to turn' };
}

function aligned(shortLeads: boolean, isNear: boolean, ahead: number): TrendReading {
  if (!shortLeads) return { words: 'the turn is young, since the averages themselves have not crossed yet', stance: 'neutral', headline: 'the shares have begun to turn' };
  return isNear ? { words: 'the averages have only just fallen into line behind the price', stance: 'positive', headline: 'the shares have begun to turn' } : { words: orderWords(ahead), stance: 'positive', headline: 'buyers are in charge of the shares' };
}

/** The same order means less room the further the price has run. */
function orderWords(ahead: number): string {
  if (ahead > 20) return 'the order is right, but the price has run so far ahead of it that time or sellers will close the distance';
  return ahead > 8 ? 'price and averages are in order, and nothing in them argues with the trend' : 'price and averages are in order, if with little room to spare';
}

function broken(shortLeads: boolean, isNear: boolean): TrendReading {
  if (!shortLeads) return { words: 'sellers have had the better of it for months', stance: 'negative', headline: 'the shares are out of favour' };
  return isNear ? { words: 'the averages are about to confirm what the price has done', stance: 'negative', headline: 'the shares have lost their trend' } : { words: 'the damage is recent enough that the averages have still to register it', stance: 'negative', headline: 'the shares have lost their trend' };
}
