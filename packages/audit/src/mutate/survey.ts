// Makes a true report false in every way on every proven claim, judges it again, and counts what the judge flags.
// Deterministic: the same report, sources and seed give the same survey. A generator, so that its caller can show progress and stop.
import { spansOverlap, type Span, type Verdict } from '@assay/record';
import type { Audit } from '../audit.ts';
import { applyEdits, type Edited } from './apply-edits.ts';
import { openMaterial, type Known, type Material } from './material.ts';
import { packTrials, makeTrials, type Trial, type TrialOptions } from './trials.ts';

export type Judge = (report: string) => Audit;
/** What became of one falsehood. `verdict` and `reason` are those of the claim that the figure itself has now; null where there is none. */
export type Outcome = {
  readonly kind: string;
  readonly caught: boolean;
  /** What was written for what: `2025 → 2021`. */
  readonly change: string;
  /** The claim's sentence or row in the true report and in the false one. */
  readonly before: string;
  readonly after: string;
  readonly verdict: Verdict['verdict'] | null;
  readonly reason: string | null;
  /** Whether the judge showed the right text; null where the falsehood has none, or was not caught. */
  readonly righted: boolean | null;
};
export type SurveyOptions = TrialOptions & { readonly judge: Judge; readonly clean: Audit } & Known;
export type SurveyStep = { readonly done: number; readonly of: number };

const flags = new Set<Verdict['verdict']>(['contradicted', 'unverified', 'not-checked']);

/** True for what a reader of the audit would stop at. */
export function isFlagged(verdict: Verdict): boolean {
  return flags.has(verdict.verdict);
}

type Judged = { readonly audit: Audit; readonly edited: Edited; readonly verdicts: ReadonlyMap<string, Verdict> };

function judgeEdited(report: string, trials: readonly Trial[], judge: Judge): Judged {
  const edited = applyEdits(report, trials.flatMap((trial) => trial.falsehood.edits));
  const audit = judge(edited.report);
  return { audit, edited, verdicts: new Map(audit.verdicts.map((verdict) => [verdict.claim, verdict])) };
}

/** Verdicts on claims that lie in the falsehood itself; nothing else of the sentence counts. */
function outcomeOf(trial: Trial, material: Material, { audit, edited, verdicts }: Judged): Outcome {
  const { falsehood, target } = trial;
  const stretches: Span[] = [...falsehood.edits.map((edit) => edited.written(edit)), ...falsehood.falsifies.map((span) => edited.moved(span))];
  const touched = audit.claims.flatMap((claim) => (stretches.some((span) => spansOverlap(span, claim.span)) ? verdicts.get(claim.id) ?? [] : []));
  const isLost = audit.tokens.some((token) => token.state.kind === 'unaccounted' && stretches.some((span) => spansOverlap(span, token.span)));
  const flagged = touched.filter(isFlagged);
  const shown = flagged[0] ?? touched[0];
  const { sentence } = target.claim;
  const moved = edited.moved(sentence);
  const end = Math.max(moved.end, ...falsehood.edits.filter((edit) => edit.at.start <= sentence.end).map((edit) => edited.written(edit).end));
  return {
    kind: trial.kind, caught: flagged.length > 0 || isLost, verdict: shown?.verdict ?? null, reason: shown?.reason ?? null,
    change: falsehood.edits.map(({ at, text }) => `${material.report.slice(at.start, at.end)} → ${text.trim()}`.trim()).join(', '),
    before: material.report.slice(sentence.start, sentence.end), after: edited.report.slice(moved.start, end),
    righted: falsehood.right === null || flagged.length === 0 ? null : flagged.some((verdict) => verdict.right?.shown === falsehood.right),
  };
}

/** True when a claim that no falsehood of the round reaches is judged otherwise than in the true report: then the falsehoods may have met. */
function hasLeaked(trials: readonly Trial[], clean: Audit, { audit, edited, verdicts }: Judged): boolean {
  const reached = trials.flatMap((trial) => [...trial.falsehood.edits.map((edit) => edit.at), ...trial.falsehood.falsifies, trial.target.claim.sentence]);
  const now = new Map(audit.claims.map((claim) => [`${String(claim.span.start)} ${claim.text}`, verdicts.get(claim.id)?.verdict]));
  return clean.claims.some((claim, index) => {
    if (reached.some((span) => spansOverlap(span, claim.sentence) || spansOverlap(span, claim.span))) return false;
    return now.get(`${String(edited.moved(claim.span).start)} ${claim.text}`) !== clean.verdicts[index]?.verdict;
  });
}

/**
 * Falsehoods in different paragraphs and rows share an audit. What could go wrong with that is looked at each time: a falsehood that stood among others
 * and was not caught is judged again alone, and so is every one of a round in which an untouched claim changed its verdict.
 */
export function* surveyReport(report: string, options: SurveyOptions): Generator<SurveyStep, Outcome[]> {
  const material = openMaterial(report, options.clean, options);
  const trials = makeTrials(material, options);
  const outcomes = new Map<Trial, Outcome>();
  for (const round of packTrials(trials)) {
    const judged = judgeEdited(report, round, options.judge);
    const apart = round.length > 1 && hasLeaked(round, options.clean, judged);
    for (const trial of round) {
      const together = outcomeOf(trial, material, judged);
      const isSure = round.length === 1 || (together.caught && !apart);
      outcomes.set(trial, isSure ? together : outcomeOf(trial, material, judgeEdited(report, [trial], options.judge)));
      if (!isSure) yield { done: outcomes.size, of: trials.length };
    }
    yield { done: outcomes.size, of: trials.length };
  }
  return trials.flatMap((trial) => outcomes.get(trial) ?? []);
}
