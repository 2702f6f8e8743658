// The right figure of another time, or another time beside the right figure.
import type { Fact, Span } from '@assay/record';
import { headerRow, reworded, rewritten, shuffled, type Corruption, type Edit, type Target } from '../corruption.ts';
import { yearsLater } from '../material.ts';
import { recompute } from '../recompute.ts';
import { showFalse, shownFactor, wouldHold } from '../truth.ts';
import { readTokens } from '../../numerals/index.ts';

/** The evidence's facts, each as many years later; null where the sources lack one. The preferred stand first. */
export function movedFacts(target: Target, years: number): Fact[] | null {
  const { facts } = target.verdict.evidence;
  const moved = facts.map((fact) => yearsLater(target.material, fact, years)[0]);
  return moved.every((fact) => fact !== undefined) && moved.length > 0 ? moved : null;
}

/** True when some source gives the shown figure for the other year as well. */
function couldHold(target: Target, years: number): boolean {
  const { facts } = target.verdict.evidence;
  const moved = movedFacts(target, years);
  const value = moved === null ? null : recompute(target, moved);
  if (value !== null && wouldHold(target, value)) return true;
  return facts.length === 1 && facts.some((fact) => yearsLater(target.material, fact, years).some((other) => { const again = recompute(target, [other]); return again !== null && wouldHold(target, again); }));
}

/** The stretch in which the claim's time stands: its sentence, or for a cell the table's header row. */
function periodPlace(target: Target): Span | null {
  const [own] = target.claim.periods;
  if (own === undefined || own.mention.kind === 'relative') return null;
  if (own.inherited === null) return target.claim.sentence;
  return own.inherited === 'table' ? headerRow(target) : null;
}

const YEAR = /(?:19|20)\d\d(?!\d)/g;

/** Every mention of the claim's own time there with its years moved. A span ("from 2019 to 2024") has one end moved. */
function movedMentions(target: Target, years: number): Edit[] {
  const place = periodPlace(target);
  const own = target.claim.periods[0]?.mention;
  if (place === null || own === undefined) return [];
  const text = target.material.report.slice(place.start, place.end);
  const wanted = JSON.stringify(own);
  return readTokens(text).flatMap((token) => {
    if (token.kind !== 'period' || JSON.stringify(token.mention) !== wanted) return [];
    const last = [...token.text.matchAll(YEAR)].at(-1);
    if (last === undefined) return [];
    const start = place.start + token.span.start + last.index;
    return [{ at: { start, end: start + 4 }, text: String(Number(last[0]) + years) }];
  });
}

export const wrongYear: Corruption = {
  kind: 'wrong year', about: 'another year, which the sources also speak of',
  apply: (target) => {
    const years = shuffled(target, [-3, -2, -1, 1]).find((each) => movedFacts(target, each) !== null && !couldHold(target, each));
    return years === undefined ? null : reworded(target, movedMentions(target, years));
  },
};

export const absentPeriod: Corruption = {
  kind: 'absent period', about: 'a year of which the sources say nothing',
  apply: (target) => {
    const edits = movedMentions(target, 0);
    const shown = Number(edits[0]?.text ?? Number.NaN);
    const known = (target.verdict.evidence.facts.flatMap((fact) => target.material.byMetric.get(fact.metric.id ?? '') ?? [])).flatMap(({ period }) => (period === null ? [] : period.kind === 'labelled' ? [period.fiscal.year] : [Number((period.kind === 'instant' ? period.on : period.start).slice(0, 4))]));
    const first = Math.min(shown, ...known);
    return Number.isNaN(first) ? null : reworded(target, movedMentions(target, first - 4 - Math.floor(target.random() * 12) - shown));
  },
};

export const otherPeriodValue: Corruption = {
  kind: 'value of another period', about: 'the same measure’s figure of another year',
  apply: (target) => {
    const factor = shownFactor(target);
    if (factor === null) return null;
    for (const years of shuffled(target, [-1, -2, -3, 1])) {
      const moved = movedFacts(target, years);
      const value = moved === null ? null : recompute(target, moved);
      const text = value === null ? null : showFalse(target, value.times(factor));
      if (text !== null) return rewritten(target, text);
    }
    return null;
  },
};

