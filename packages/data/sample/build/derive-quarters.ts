// Quarters that a filing states only as part of the year to date: Q2 = H1 − Q1, Q3 = 9M − H1, Q4 = FY − 9M.
// Only sums over time are derived, only within one concept and from one first day; shares and per-share figures never.
import { addDays, daysBetween, durationClass, type DurationClass } from '@assay/record';
import type { Figure } from './figure.ts';
import { statementMetrics } from './metrics.ts';

type Step = { readonly whole: DurationClass; readonly part: DurationClass; readonly words: string };
const steps: readonly Step[] = [
  { whole: 'half', part: 'quarter', words: 'H1 − Q1' },
  { whole: 'nine-months', part: 'half', words: '9M − H1' },
  { whole: 'year', part: 'nine-months', words: 'FY − 9M' },
];

export function lengthOf(figure: Pick<Figure, 'start' | 'end'>): DurationClass | 'instant' {
  return figure.start === null ? 'instant' : durationClass(daysBetween(figure.start, figure.end) + 1);
}

/** New quarter figures from the latest versions given; none where a quarter is reported as such. */
export function deriveQuarters(latest: readonly Figure[]): Figure[] {
  const flows = new Set(statementMetrics.filter((metric) => metric.kind === 'flow').map((metric) => metric.id));
  const byMetric = Map.groupBy(latest.filter((figure) => flows.has(figure.metric)), (figure) => figure.metric);
  return [...byMetric.values()].flatMap((figures) => {
    const reported = new Set(figures.filter((figure) => lengthOf(figure) === 'quarter').map((figure) => figure.end));
    return figures.flatMap((whole) => (reported.has(whole.end) ? [] : deriveLastQuarter(whole, figures)));
  });
}

function deriveLastQuarter(whole: Figure, figures: readonly Figure[]): Figure[] {
  const step = steps.find((candidate) => candidate.whole === lengthOf(whole));
  const part = step === undefined ? undefined : figures.find((figure) => figure.start === whole.start && sharesConcept(figure, whole) && lengthOf(figure) === step.part);
  if (step === undefined || part === undefined) return [];
  return [{ ...whole, value: whole.value - part.value, start: addDays(part.end, 1), derived: step.words }];
}

/** One concept, or two that carried the same value at one of the times: a filer may rename a line without changing it. */
function sharesConcept(left: Figure, right: Figure): boolean {
  const names = (figure: Figure): (string | null)[] => [figure.concept, ...(figure.sameAs ?? [])];
  return names(left).some((name) => names(right).includes(name));
}
