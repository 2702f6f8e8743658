// The three phases of an audit with help, each with a scope of its own and independent of the others: does every specialist say what its
// data say, does the report say what the specialists say, does the report say what the sources say.
import type { CapturedBytes, CaptureId, Claim, ClaimId, Entity, IsoDate, Sha256, Verdict } from '@assay/record';
import { auditAgainst, type Audit } from '../../audit-against.ts';
import { readFacts, type ReadFact } from '../../facts/index.ts';
import type { SpecialistText } from '../../judge/chain.ts';
import { readPassages } from '../../passages/read-passages.ts';
import { readSources } from '../../read-sources.ts';
import { placeOfClaim } from '../document-reader.ts';
import { usualLimits, type Limits } from '../limits.ts';
import { Fence } from '../open-fence.ts';
import { captureTexts } from '../pattern/capture-texts.ts';
import { searchTexts, type SearchText } from '../pattern/search-texts.ts';
import type { Phase } from '../scope/scope.ts';
import { AuditPhase } from './audit-phase.ts';

export type PhasesInput = {
  readonly report: string;
  /** What code alone said of the report. */
  readonly audit: Pick<Audit, 'claims' | 'verdicts'>;
  readonly sources: readonly CapturedBytes[];
  /** Several texts of one specialist are one document, in their order. */
  readonly findings: readonly SpecialistText[];
  /** The captures that each specialist was given; one that is not named was given all. */
  readonly seen?: ReadonlyMap<string, ReadonlySet<CaptureId>>;
  readonly subject: Entity | null;
  readonly asOf: IsoDate | null;
  readonly sha256: Sha256;
  readonly limits?: Partial<Limits>;
};

const unsettled: ReadonlySet<Verdict['verdict']> = new Set(['unverified', 'not-checked']);

/** The claims that code could not settle: the only ones that a model is asked about. */
export function openClaims({ claims, verdicts }: Pick<Audit, 'claims' | 'verdicts'>): Claim[] {
  const open = new Set(verdicts.filter(({ verdict }) => unsettled.has(verdict)).map(({ claim }) => claim));
  return claims.filter(({ id }) => open.has(id));
}

/** Each specialist's texts as one, in the order in which the specialists first speak. */
export function specialistTexts(findings: readonly SpecialistText[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { specialist, text } of findings) texts.set(specialist, texts.has(specialist) ? `${texts.get(specialist) ?? ''}\n\n${text}` : text);
  return texts;
}

/** All phases, whether or not they have anything open. The same input gives the same phases, handles included. */
export function openPhases(input: PhasesInput): AuditPhase[] {
  const bench = benchOf(input);
  const texts = specialistTexts(input.findings);
  const fidelity = [...texts].map(([specialist, text]) => fidelityPhase(input, bench, { specialist, text }));
  const toSpecialist = texts.size === 0 ? [] : [reportToSpecialist(input, bench, texts)];
  return [...fidelity, ...toSpecialist, reportToSource(input, bench)];
}

type Bench = { readonly facts: readonly ReadFact[]; readonly entities: readonly Entity[]; readonly byId: ReadonlyMap<string, CapturedBytes> };

function benchOf({ sources, sha256 }: PhasesInput): Bench {
  const { facts } = readSources(sources, (source) => readFacts(source, { sha256 }));
  const named = [...sources.map(({ capture }) => capture.entity), ...facts.map(({ fact }) => fact.entity)].filter((entity) => entity !== null);
  const companies = named.filter(({ id }) => id === null || id.startsWith('cik:'));
  return { facts, entities: [...new Map(companies.map((entity) => [JSON.stringify([entity.id, entity.ticker, entity.name]), entity])).values()], byId: new Map(sources.map((source) => [source.capture.id as string, source])) };
}

type Opening = { readonly phase: Phase; readonly document: string; readonly audit: Pick<Audit, 'claims' | 'verdicts'>; readonly texts: readonly SearchText[]; readonly contradicted?: ReadonlySet<ClaimId>; readonly seen?: readonly CaptureId[] | null };

function openPhase({ subject, asOf, sha256, limits }: PhasesInput, { entities, byId }: Bench, { phase, document, audit, texts, contradicted = new Set(), seen = null }: Opening): AuditPhase {
  const name = phase.name === 'specialist-fidelity' ? `${phase.name}:${phase.specialist}` : phase.name;
  const spoken = new Map(texts.map(({ id, text }) => [id, text]));
  const fence = new Fence({
    name, document, subject, entities, asOf, sha256, claims: audit.claims, scope: { phase, files: null }, ...(limits === undefined ? {} : { limits }),
    captureSource: (id) => byId.get(id) ?? null, captureText: (id) => spoken.get(id) ?? null,
  });
  const search = fence.track(searchTexts(texts, { ...usualLimits, ...limits }), { tool: 'search' });
  return new AuditPhase({ fence, phase, open: openClaims(audit), audit, search, contradicted, seen });
}

function reportToSource(input: PhasesInput, bench: Bench): AuditPhase {
  return openPhase(input, bench, { phase: { name: 'report-to-source' }, document: input.report, audit: input.audit, texts: captureTexts(input.sources), contradicted: contradictedByAll(input, bench) });
}

/**
 * Claims that were not checked and that the sources as a whole contradict. An agent cites what it likes: one passage that agrees is no match
 * for a better source that does not.
 */
function contradictedByAll({ report, audit, sources, subject, asOf, sha256 }: PhasesInput, { facts }: Bench): ReadonlySet<ClaimId> {
  const unchecked = new Set(audit.verdicts.filter(({ verdict }) => verdict === 'not-checked').map(({ claim }) => claim));
  if (unchecked.size === 0) return unchecked;
  const whole = auditAgainst(report, facts, { subject, asOf, sha256, captures: sources.map(({ capture }) => capture), refusals: [], documents: readPassages(sources) });
  const wrong = new Set(whole.claims.filter((_, index) => whole.verdicts[index]?.verdict === 'contradicted').map(placeOfClaim));
  return new Set(audit.claims.filter((claim) => unchecked.has(claim.id) && wrong.has(placeOfClaim(claim))).map(({ id }) => id));
}

function reportToSpecialist(input: PhasesInput, bench: Bench, findings: ReadonlyMap<string, string>): AuditPhase {
  const texts = [...findings].map(([specialist, text]): SearchText => ({ id: `finding:${specialist}`, text, file: `findings/${specialist}`, by: specialist, kind: 'finding' }));
  return openPhase(input, bench, { phase: { name: 'report-to-specialist' }, document: input.report, audit: input.audit, texts });
}

function fidelityPhase(input: PhasesInput, bench: Bench, { specialist, text }: SpecialistText): AuditPhase {
  const seen = input.seen?.get(specialist);
  const sources = seen === undefined ? input.sources : input.sources.filter(({ capture }) => seen.has(capture.id));
  const ids = new Set(sources.map(({ capture }) => capture.id));
  const facts = bench.facts.filter(({ fact }) => ids.has(fact.capture));
  const { subject, asOf, sha256 } = input;
  const audit = auditAgainst(text, facts, { subject, asOf, sha256, captures: sources.map(({ capture }) => capture), refusals: [], documents: readPassages(sources) });
  const texts = captureTexts(sources).map((one) => ({ ...one, by: specialist }));
  return openPhase(input, bench, { phase: { name: 'specialist-fidelity', specialist }, document: text, audit, texts, seen: seen === undefined ? null : sources.map(({ capture }) => capture.id) });
}
