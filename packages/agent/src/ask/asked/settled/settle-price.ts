// The price of a share, what it moved by, its extremes.
import type { AskedMeasure, MeasureForm } from '../asked.ts';
import { asksYearlyRate } from '../reworded/market/share-contests.ts';
import { isSubject, type Scene } from './scene.ts';

const ofPlainDays = /\b(?:stock|shares?|settle|stand|stood|was|were|end(?:ed)?|at)\b/i;
/** "At Acme in the quarter ended June": whom, and which stretch. */
const ofNoPrice = /\b(?:quarter|half|year|period|months?) (?:which |that )?end(?:ed|ing)\b|\b[Aa]t (?:the )?(?=\p{Lu}\p{Ll})/gu;

/** "Up how much between these two days", "a thousand dollars in it on that day": what moves from day to day is the share. */
export function isMoveOfShare({ text, isNamed, periods }: Scene): boolean {
  const isOfDays = periods.length > 0 && periods.every(({ kind }) => kind === 'date' || kind === 'dates');
  const isTold = /\b(?:why|happen\w*|announc\w*|sa(?:y|id|ys)|news|filing|report\w*|insiders?|headlines?)\b/i.test(text);
  const isPlainDays = periods.some((period) => period.kind === 'dates' && !(period.from.endsWith('-01') && /-(?:28|29|30|31)$/.test(period.to))) || ofPlainDays.test(text.replace(ofNoPrice, ' '));
  if (isNamed && periods.length > 0 && invested.test(text) && /[$€£]\d|\bworth\b/.test(text)) return true;
  return isNamed && isOfDays && (moves.test(text) || movesOfDays.test(text) || (isPlainDays && !isTold));
}

export const movesOfDays = /\b(?:pct|percent(?:age)?|hammered|under ?water|ytd|performance|return|crash\w*|slump\w*|plunge\w*|tank(?:ed)?|soar\w*|surge\w*|jump\w*|rall(?:y|ied)|slid|slide|up|down|move|px|chg|invest\w*|worth)\b|%|[$€£]\d/i;

/** The price of a share, what it moved by, its extremes: measures of the closes. */
export function settlePrice(measure: AskedMeasure, scene: Scene): readonly AskedMeasure[] {
  const isPrice = isSubject(measure, 'price', 'price-history') || (measure.kind === 'metric' && measure.id === 'price');
  if (!isPrice) return [measure];
  const { words } = measure;
  const ends = extremesIn(scene.text);
  if (ends.length > 0) return ends.map((as) => ({ kind: 'metric', id: 'price', as, words }));
  const isHistory = isSubject(measure, 'price-history');
  if (isHistory && scene.periods.length === 0 && /technical|histor|chart|support|trend/i.test(words)) return [measure];
  return [{ kind: 'metric', id: 'price', as: isHistory ? historyForm(scene) : priceForm(measure, scene), words }];
}

function historyForm({ text, periods }: Scene): MeasureForm {
  return periods.length === 0 ? 'value' : asksYearlyRate(text) ? 'cagr' : 'growth';
}

function priceForm(measure: AskedMeasure, { text, periods }: Scene): MeasureForm {
  if (measure.kind === 'metric') return measure.as;
  const isMove = moves.test(text) || invested.test(text) || (periods.some(({ kind }) => kind === 'dates') && /%|\b(?:percent|pct|how bad|hammered|down|up)\b/i.test(text));
  if (asksYearlyRate(text) && periods.length > 0 && periods.some(({ kind }) => kind !== 'latest')) return 'cagr';
  return isMove ? 'growth' : /\b(?:average|mean)\b(?! (?:price |analyst )?(?:targets?|pt\b|ratings?|estimates?))/i.test(text) ? 'average' : 'value';
}

export const moves = /\b(?:rise|rose|risen|fall|fell|fallen|gain(?:ed|s)?|los[est]+|drop(?:ped)?|climb(?:ed)?|declin\w+|perform\w*|return(?:ed|s)?|chang\w+|moved?|grow\w*|grew|up or down|went (?:up|down))\b/i;

/** Money put into a share grows as its price does. */
const invested = /\binvest(?:ed|ing)?\b|[$€£]\d[\d,.]*k? (?:\w+ ){0,2}(?:put|placed|sunk|stuck) (?:in|into|on)\b|\bput (?:\S+ ){1,4}(?:in|into) (?!an? (?:nutshell|table|line|list|row|word)|(?:descending|ascending|the right )?order\b|context|perspective|numbers|figures|percent|plain|words|dollars|short\b|brief)|[$€£]\d[\d,.]*k? (?:in|into|of) /i;

function extremesIn(text: string): readonly MeasureForm[] {
  const high = /\b(?:highest|peak(?:ed)?|how high|high(?:s)?|top(?:ped)?|maximum|best)\b(?! (?:first|to lowest|to worst)\b)/i.test(text);
  const low = /\b(?:lowest|how low|lows?|bottom(?:ed)?|minimum|trough)\b(?! (?:first|to highest|to best)\b)/i.test(text);
  return [...(high ? ['highest' as const] : []), ...(low ? ['lowest' as const] : [])];
}
