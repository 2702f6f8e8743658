// The daily closes of a capture, read from its bytes as the judge reads them: formulas over a series name every one of them.
import { readFacts } from '@assay/audit/facts';
import type { CapturedBytes, Fact, Sha256 } from '@assay/record';
import type { ClosesBetween } from './closes-term.ts';

/** Closes of one capture and measure, oldest first, one a day. */
function sortCloses(facts: readonly Fact[]): readonly Fact[] {
  const byDay = new Map(facts.map((fact) => [dayOf(fact), fact]));
  return [...byDay.values()].toSorted((left, right) => dayOf(left).localeCompare(dayOf(right)));
}

function dayOf({ period }: Fact): string {
  return period?.kind === 'instant' ? period.on : '';
}

export function readCloses(captures: readonly CapturedBytes[], sha256: Sha256): ClosesBetween {
  const read = new Map<string, readonly Fact[]>();
  const closesLike = (like: Fact): readonly Fact[] => {
    const key = `${like.capture} ${like.metric.id ?? ''} ${like.entity?.id ?? like.entity?.name ?? ''}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const source = captures.find(({ capture }) => capture.id === like.capture);
    const facts = source === undefined ? [] : readFacts(source, { sha256 }).map(({ fact }) => fact);
    const closes = sortCloses(facts.filter((fact) => fact.metric.id === like.metric.id && fact.period?.kind === 'instant' && isSameEntity(fact, like)));
    read.set(key, closes);
    return closes;
  };
  return (like, from, to) => closesLike(like).filter((fact) => dayOf(fact) >= from && dayOf(fact) <= to);
}

function isSameEntity(left: Fact, right: Fact): boolean {
  return left.entity?.id === right.entity?.id && left.entity?.name === right.entity?.name;
}
