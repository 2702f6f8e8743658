// One claim as a row of the table of all claims.
import { unitName, type Fact } from '@assay/record';
import type { ClaimRow } from '@assay/record/api';
import { periodWords } from '../../../cli/view/claim-words.ts';
import type { CaptureShelf } from '../evidence/capture-shelf.ts';
import type { ClaimView } from '../evidence/claim-view.ts';
import { groupDigits } from '../evidence/group-digits.ts';

function factSource({ source: { name, form, filed } }: Fact): string {
  const named = form === null || name.includes(form) ? name : `${name}, ${form}`;
  return filed === null ? named : `${named}, filed ${filed}`;
}

/** Null where the verdict rests on nothing captured. */
export function sourceOf({ verdict }: Pick<ClaimView, 'verdict'>, shelf?: CaptureShelf): string | null {
  const [fact] = verdict.evidence.facts;
  if (fact !== undefined) return factSource(fact);
  const capture = verdict.evidence.chain.find((link) => link.capture !== null)?.capture ?? null;
  return shelf?.(capture)?.capture.sourceName ?? null;
}

function valueOf({ verdict }: ClaimView): string {
  const { formula, facts: [fact] } = verdict.evidence;
  if (formula !== null) return groupDigits(formula.result);
  return fact === undefined ? '' : `${groupDigits(fact.value)} ${unitName(fact.unit)}`.trim();
}

/** Whose figure, which and of when, as the sentence or its surroundings say. */
function subjectOf({ claim: { metric, entity, periods } }: ClaimView): Pick<ClaimRow, 'metric' | 'entity' | 'period'> {
  return { metric: metric?.id?.replaceAll('_', ' ') ?? metric?.words ?? '', entity: entity?.ticker ?? entity?.name ?? '', period: periods.map(({ mention }) => periodWords(mention)).join(' against ') };
}

export function claimRow(view: ClaimView, section: string): ClaimRow {
  const { number, claim, verdict, strength, word } = view;
  return {
    number, verdict: verdict.verdict, strength, word, text: claim.text, section,
    ...subjectOf(view),
    value: valueOf(view), source: sourceOf(view) ?? '', rule: verdict.rule, reason: groupDigits(verdict.reason), right: verdict.right?.shown ?? null,
  };
}
