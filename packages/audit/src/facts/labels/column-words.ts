import { readPeriodLabel } from './period/period-label.ts';

const units = /\([^()]{0,80}(?:thousands|millions|billions|%|percent|[$€£])[^()]{0,80}\)|\b(?:in|of) (?:thousands|millions|billions)\b|(?:\b(?:us|nz|hk|nt|[sacr]))?[$€£¥]\s?[’']?(?:000s?|mn?|mm|bn|millions?|thousands?|billions?)?(?![a-z])|\b(?:usd|eur|gbp|rmb|cny|inr|chf|sgd|aud|cad)(?:m|bn)?\b|[’']000s?\b|\b(?:millions?|thousands?|billions?)\b|[()%]/gi;
const fillers = /\b(?:for|the|of|as|at|in|and|years?|fiscal|quarters?|months?|weeks?|ended|ending|period|end|first|second|third|fourth|unaudited|audited|restated|december|march|june|september)\b|[^\p{L}]+/giu;

/** What a column's heads say beside time and units: a segment, a measure, a scenario; empty for a plain column of a year. */
export function columnWords(labels: readonly string[]): string {
  return labels.map((label) => readPeriodLabel(label).rest.replace(units, ' ').replace(/\s+/g, ' ').trim()).filter((label) => label.replace(fillers, '').length > 1).join(' ');
}
