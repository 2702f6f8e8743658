// The verdicts of code with what the phases found, merged by rule. A model's evidence raises a claim that was open, as far as the fence let it,
// and only as far as the chain holds: through a specialist's sentence, where there are specialists, that its own data do not contradict.
import { spanContains, type ChainLink, type Claim, type Coverage, type TokenState, type Verdict } from '@assay/record';
import { measureCoverage } from '../../judge/coverage.ts';
import { raiseVerdicts } from '../raise-verdicts.ts';
import type { Passage } from '../passage.ts';
import type { AuditPhase } from './audit-phase.ts';

type Audited = { readonly claims: readonly Claim[]; readonly tokens: readonly TokenState[]; readonly verdicts: readonly Verdict[]; readonly coverage: Coverage };

/** `phases` are those of `openPhases` over this audit, after an agent or a repetition has worked in them. */
export function mergePhases<Whole extends Audited>(audited: Whole, phases: readonly AuditPhase[]): Whole {
  const source = phases.find(({ name }) => name === 'report-to-source');
  if (source === undefined) return audited;
  const raised = raiseVerdicts(audited.verdicts, source.fence);
  const verdicts = raised.map((verdict, index) => {
    const before = audited.verdicts[index];
    if (before === undefined || before === verdict) return verdict;
    return source.contradicted.has(verdict.claim) ? { ...before, codes: [...before.codes, 'sources-against'] } : throughSpecialists({ before, verdict }, phases);
  });
  return { ...audited, verdicts, coverage: measureCoverage(audited.claims, verdicts, audited.tokens) };
}

type Raised = { readonly before: Verdict; readonly verdict: Verdict };

/** Without specialists there is no link to ask for. */
function throughSpecialists({ before, verdict }: Raised, phases: readonly AuditPhase[]): Verdict {
  if (!phases.some(({ name }) => name === 'report-to-specialist')) return verdict;
  if (before.evidence.chain.some(({ stage }) => stage === 'specialist')) return verdict;
  const said = specialistPassages(verdict, phases);
  if (said.some((passage) => isContradicted(passage, phases))) return { ...before, codes: [...before.codes, 'specialist-contradicted'] };
  const [first] = said;
  if (first === undefined) return withoutLink(verdict);
  const [report, ...rest] = verdict.evidence.chain;
  return { ...verdict, evidence: { ...verdict.evidence, chain: [...(report === undefined ? [] : [report]), linkOf(first), ...rest] } };
}

/** One link of the chain is missing: the evidence is whole, and no specialist stands behind the sentence. */
function withoutLink(verdict: Verdict): Verdict {
  const isStrong = verdict.verdict === 'verified' || verdict.verdict === 'computed';
  return { ...verdict, verdict: isStrong ? 'supported' : verdict.verdict, codes: [...verdict.codes, 'no-specialist'] };
}

function specialistPassages({ claim }: Verdict, phases: readonly AuditPhase[]): Passage[] {
  const phase = phases.find(({ name }) => name === 'report-to-specialist');
  const accepted = phase?.fence.state.accepted.filter(({ claims, outcome }) => outcome.supports && claims.includes(claim)) ?? [];
  return accepted.flatMap(({ outcome }) => outcome.handles).flatMap((handle) => phase?.fence.state.passages.get(handle) ?? []);
}

/** Code holds the specialist's own sentence to be wrong. What stands on it falls with it. */
function isContradicted({ origin, text }: Passage, phases: readonly AuditPhase[]): boolean {
  const fidelity = phases.find(({ name, specialist }) => name === 'specialist-fidelity' && specialist === origin.by);
  const start = origin.capture?.start ?? 0;
  const within = fidelity?.audit.claims.filter(({ span }) => spanContains({ start, end: start + text.length }, span)).map(({ id }) => id) ?? [];
  return fidelity?.audit.verdicts.some(({ claim, verdict }) => verdict === 'contradicted' && within.includes(claim)) === true;
}

function linkOf({ origin, text, handle }: Passage): ChainLink {
  return { stage: 'specialist', text, where: origin.by ?? '', check: 'quoted', detail: handle, capture: null };
}
