// Two runs side by side: in what they differ, which claims changed, and why.
import type { FinishedRun } from '../vault/run-files.ts';
import { alignClaims, type Aligned, type Said, type Told } from './align-claims.ts';
import { changeKind, changeKinds, explainChange, type ChangeKind, type Reason } from './explain-change.ts';
import { runDifferences, type RunDifferences } from './run-differences.ts';

export type Change = Aligned & { readonly kind: ChangeKind; readonly why: readonly Reason[] };
export type Comparison = {
  readonly differences: RunDifferences;
  readonly changes: readonly Change[];
  /** Subjects on which both say the same with the same verdict; one may be said several times. */
  readonly same: number;
  readonly counts: Readonly<Record<ChangeKind, number>>;
};
type Judged = { readonly run: FinishedRun; readonly claims: readonly Said[] };

function sourcesOf({ contents }: FinishedRun): Map<string, string> {
  return new Map(contents.captures.map(({ capture }) => [capture.id, capture.sha256]));
}

function toldBy({ run, claims }: Judged): Told {
  return { report: run.contents.report, claims };
}

/** `claims` in the order and with the numbers of their listing. */
export function compareRuns(a: Judged, b: Judged): Comparison {
  const given = { differences: runDifferences(a.run, b.run), sources: { a: sourcesOf(a.run), b: sourcesOf(b.run) } };
  const aligned = alignClaims(toldBy(a), toldBy(b));
  const changes = aligned.flatMap((pair) => {
    const kind = changeKind(pair);
    return kind === null ? [] : [{ ...pair, kind, why: explainChange(pair, kind, given) }];
  });
  const counts = Object.fromEntries(changeKinds.map((kind) => [kind, changes.filter((change) => change.kind === kind).length])) as Comparison['counts'];
  return { differences: given.differences, changes, same: aligned.length - changes.length, counts };
}
