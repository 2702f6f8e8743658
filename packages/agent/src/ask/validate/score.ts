// How well an answer holds, from the judge's own verdicts: factual accuracy, numerical accuracy, citation coverage, completeness.
import type { Claim, ClaimId, Verdict } from '@assay/record';
import type { AuditResult } from '../../graph/audit-result.ts';

export const weights = { factual: 40, numerical: 30, citations: 20, completeness: 10 } as const;
export type Share = keyof typeof weights;
/** The score from which an answer is valid. */
export const passMark = 70;

export type Issue = {
  readonly kind: 'contradicted' | 'unverified' | 'uncited' | 'missing' | 'unread' | 'not-answered';
  /** The claim's own words, or what is not spoken of. */
  readonly claim: string;
  readonly sentence: string | null;
  readonly field: Verdict['field'];
  readonly right: string | null;
  readonly reason: string;
};

export type Validation = {
  readonly valid: boolean;
  /** 0–100; null where nothing could be checked. */
  readonly score: number | null;
  /** Each 0–1; null for a share over nothing. */
  readonly shares: Readonly<Record<Share, number | null>>;
  readonly issues: readonly Issue[];
};

type Judged = { readonly claim: Claim; readonly verdict: Verdict };

const strong: ReadonlySet<Verdict['verdict']> = new Set(['verified', 'computed']);
const open: ReadonlySet<Verdict['verdict']> = new Set(['contradicted', 'unverified', 'not-checked']);

function shareOf(good: number, all: number): number | null {
  return all === 0 ? null : good / all;
}

/**
 * A share over nothing counts neither for nor against: its weight is left out and the others stand for the whole. Judgments are nobody's to
 * prove and count in no share. `cited` are the claims that a citation proves; `missing` what was asked and is not spoken of, of `askedFor` things.
 */
export function scoreAnswer(report: string, audited: Pick<AuditResult, 'claims' | 'verdicts' | 'tokens'>, about: { readonly cited: ReadonlySet<ClaimId>; readonly missing: readonly string[]; readonly askedFor: number }): Validation {
  const verdicts = new Map(audited.verdicts.map((verdict) => [verdict.claim, verdict]));
  const judged = audited.claims.flatMap((claim): readonly Judged[] => {
    const verdict = verdicts.get(claim.id);
    return verdict === undefined || verdict.verdict === 'judgment' ? [] : [{ claim, verdict }];
  });
  const numerals = judged.filter(({ claim }) => claim.numeral !== null);
  const words = judged.filter(({ claim }) => claim.numeral === null);
  // A number that no reading accounts for is a number that nothing proves.
  const unread = audited.tokens.filter(({ kind, state }) => kind === 'number' && state.kind === 'unaccounted').length;
  const shares = {
    factual: shareOf(words.filter(({ verdict }) => !open.has(verdict.verdict)).length, words.length),
    numerical: shareOf(numerals.filter(({ verdict }) => strong.has(verdict.verdict)).length, numerals.length + unread),
    citations: shareOf(judged.filter(({ claim }) => about.cited.has(claim.id)).length, judged.length),
    completeness: shareOf(about.askedFor - about.missing.length, about.askedFor),
  };
  const score = weighted(shares);
  const isContradicted = judged.some(({ verdict }) => verdict.verdict === 'contradicted');
  return { valid: score !== null && score >= passMark && !isContradicted, score, shares, issues: issuesOf(report, judged, about) };
}

function weighted(shares: Validation['shares']): number | null {
  const present = (Object.keys(weights) as Share[]).flatMap((name) => (shares[name] === null ? [] : [{ weight: weights[name], share: shares[name] }]));
  const whole = present.reduce((sum, { weight }) => sum + weight, 0);
  return whole === 0 ? null : Math.round(present.reduce((sum, { weight, share }) => sum + weight * share, 0) / whole * 1000) / 10;
}

function issuesOf(report: string, judged: readonly Judged[], { cited, missing }: { readonly cited: ReadonlySet<ClaimId>; readonly missing: readonly string[] }): readonly Issue[] {
  const ofClaims = judged.flatMap(({ claim, verdict }): readonly Issue[] => {
    const sentence = report.slice(claim.sentence.start, claim.sentence.end);
    const { field, right, reason } = verdict;
    if (open.has(verdict.verdict)) return [{ kind: verdict.verdict === 'contradicted' ? 'contradicted' : 'unverified', claim: claim.text, sentence, field, right: right?.shown ?? null, reason }];
    return cited.has(claim.id) ? [] : [{ kind: 'uncited', claim: claim.text, sentence, field: null, right: null, reason: 'No citation proves it.' }];
  });
  return [...ofClaims, ...missing.map((claim): Issue => ({ kind: 'missing', claim, sentence: null, field: null, right: null, reason: 'It was asked for, and the answer does not speak of it.' }))];
}

/** One line for each thing that has to change, for whoever writes the answer again. */
export function feedbackOf({ issues }: Pick<Validation, 'issues'>): readonly string[] {
  return issues.map(({ kind, claim, sentence, field, right, reason }) => {
    if (kind === 'missing') return `Missing: ${claim}. ${reason}`;
    if (kind === 'unread' || kind === 'not-answered') return `${kind === 'unread' ? 'Not understood' : 'Not answered'}: ${claim}. ${reason}`;
    return `${kind === 'contradicted' ? 'Contradicted' : kind === 'unverified' ? 'Not verified' : 'Not cited'}: “${claim}” in “${sentence ?? ''}”${field === null ? '' : ` (${field})`}. ${reason}${right === null ? '' : ` Right: ${right}.`}`;
  });
}
