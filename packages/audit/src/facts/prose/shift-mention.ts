import type { PeriodMention } from '@assay/record';
import { withYear } from './scene.ts';

/** "A year earlier" counted from a stated time; null where the step cannot be taken exactly. */
export function shiftMention(anchor: PeriodMention, relative: Extract<PeriodMention, { kind: 'relative' }>): PeriodMention | null {
  const years = relative.of === 'year' ? relative.steps : relative.of === 'period' && relative.steps === -1 ? -1 : null;
  if (years !== null) return shiftYears(anchor, years);
  if (relative.of !== 'quarter' || anchor.kind !== 'fiscal' || anchor.year === null || !anchor.part.startsWith('Q')) return null;
  const quarters = anchor.year * 4 + Number(anchor.part.slice(1)) - 1 + relative.steps;
  const part = (['Q1', 'Q2', 'Q3', 'Q4'] as const)[quarters % 4];
  return part === undefined ? null : { ...anchor, year: Math.floor(quarters / 4), part };
}

function shiftYears(anchor: PeriodMention, years: number): PeriodMention | null {
  switch (anchor.kind) {
    case 'fiscal': return anchor.year === null ? null : { ...anchor, year: anchor.year + years };
    case 'date': return { kind: 'date', on: withYear(anchor.on, Number(anchor.on.slice(0, 4)) + years) };
    case 'ended': return { ...anchor, end: withYear(anchor.end, Number(anchor.end.slice(0, 4)) + years) };
    case 'month': return anchor.year === null ? null : { ...anchor, year: anchor.year + years };
    case 'span': case 'relative': return null;
  }
}
