// A figure of the question before, held against the same figure of another time: "by what percentage is that above 2023?", "was it any better in fiscal 2019?".
import type { AskedPeriod, MeasureForm } from '../../asked.ts';

const points = /\b(?:that|it|its|this|they|these|those|them|which|figure|amount|number)\b/i;
const compared = /\b(?:compar\w+|versus|vs\.?|against|relative to|than|differ\w*|above|below|exceed\w*|beat(?:en|s)?|surpass\w*|outdo\w*|outstrip\w*|topp?(?:s|ed)?|beyond|next to|beside|stack(?:s|ed)? up|measures? up|better|worse|higher|lower|bigger|larger|smaller|greater|ahead of|behind|short of|improve[ds]?|improvement|progress)\b/i;
const moved = String.raw`(?:%|\b(?:percent\w*|pct|per cent|up|down|gr[eo]wn?|growth|ris(?:e|en)|rose|fall(?:en)?|fell|chang\w+|increas\w+|decreas\w+|gain\w*|far|jump\w*|climb\w*|drop\w*|lost|lose|points?|pp|more|less|fewer)\b)`;
const year = String.raw`(?:the )?(?:fiscal (?:year )?|fy ?|year |q[1-4] |(?:first|second|third|fourth) quarter(?: of)? )?'?(?:20)?\d\d\b`;
/** "Up how much from 2023?", "% over 2021?": a move from that time to the one before. */
const movedOn = new RegExp(String.raw`${moved}[^?]*\b(?:on|over|from|of)\b (?:the (?:figure|level|number|amount|total) (?:of|for|in) |what it was in )?${year}|\bfrom ${year}[^?]*${moved}`, 'i');
/** "By 2024, had it gone up?" */
const movedBy = new RegExp(String.raw`\bby (?:the end of )?${year}[^?]*${moved}|${moved}[^?]*\bby (?:the end of )?${year}`, 'i');
const sameAgain = /\b(?:the |that )?(?:same|corresponding|equivalent|comparable|like) (?:fiscal )?(?:quarters?|qtrs?|q|half|period|time|months?|stretch|three months|3 months)\b/i;

type Fiscal = Extract<AskedPeriod, { readonly kind: 'fiscal' }>;

/** A quarter without a year is one of the year before; "the same quarter of 2024" is that of the time before. */
export function ofTimeBefore(period: AskedPeriod, text: string, before: AskedPeriod | undefined): AskedPeriod {
  if (period.kind !== 'fiscal' || before?.kind !== 'fiscal') return period;
  if (period.part !== 'FY') return period.year === null ? { ...period, year: before.year } : period;
  return before.part !== 'FY' && sameAgain.test(text) ? { ...period, part: before.part } : period;
}

function orderOf({ year: of, part }: Fiscal): number {
  return 10 * (of ?? 0) + (part.startsWith('Q') ? Number(part.slice(1)) : 0);
}

/** Later times have the higher number. */
export function orderInTime(period: AskedPeriod): number {
  if (period.kind === 'date') return Number(period.on.replaceAll('-', ''));
  return period.kind === 'fiscal' ? orderOf(period) : 0;
}

/** A rate a year over all that lies between. */
const overAll = /\b(?:counting|starting|beginning|since|compound\w*|cagr|annuali[sz]ed|average|avg|(?:a|per|each|every) year|yearly|annual(?:ly)?|cumulative\w*|list|each|every)\b/i;

function isHeld(text: string, time: Fiscal, before: Fiscal): boolean {
  if (overAll.test(text)) return compared.test(text) && /\bcompar\w+|\bthan\b/i.test(text);
  if (compared.test(text) && (points.test(text) || text.split(' ').length <= 8)) return true;
  return orderOf(time) < orderOf(before) ? movedOn.test(text) : movedBy.test(text);
}

const isYesNo = /^(?:and |so |but )?(?:did|was|were|is|are|has|have|does|do|had)\b/i;

/** "Was it any better in 2021?": of which of the two it was so is asked, and both are told. */
const isOfThen = /^(?:and |so |but )?(?:was|were|had|did) (?:it|that|they|this|those)\b(?![^?]*\b(?:than|against|versus|vs|compared|above|below|beat|exceed\w*)\b)[^?]*\b(?:in|of|for|during|at|back) [^?]*\d[^?\d]*\??$/i;

/** Two years, or two quarters, and not the same. */
function areAlike(time: Fiscal, before: Fiscal): boolean {
  return time.year !== null && before.year !== null && (time.part === 'FY') === (before.part === 'FY') && orderOf(time) !== orderOf(before);
}

/** Both times, that of which something is asked first, else the earlier; null where the words hold nothing against the time before. */
export function heldTimes(text: string, periods: readonly AskedPeriod[], earlier: readonly AskedPeriod[]): readonly AskedPeriod[] | null {
  const [time, ...others] = periods;
  const [before, ...more] = earlier;
  if (time?.kind !== 'fiscal' || before?.kind !== 'fiscal' || others.length + more.length > 0) return null;
  if (!areAlike(time, before) || !isHeld(text, time, before)) return null;
  if (isYesNo.test(text)) return isOfThen.test(text) ? [time, before] : [before, time];
  return [time, before].toSorted((left, right) => orderOf(left) - orderOf(right));
}

const inPercent = /%|\b(?:per ?cent\w*|percentage|pct)\b(?! ?-?points?)/i;

const directed = /\b(?:how (?:much|far)|better|worse|higher|lower|bigger|larger|smaller|greater|more|less|up|down|above|below|improve\w*|progress|stack(?:s|ed)? up|measures? up)\b/i;

/** In percent, where the words ask for that; else by how much, or as they say. */
export function heldForm(text: string, as: MeasureForm): MeasureForm {
  if (as !== 'value' || isOfThen.test(text)) return as;
  return inPercent.test(text) ? 'growth' : directed.test(text) ? 'change' : as;
}
