// One claim of the audit against the figures of the passages: taken as they are, or put together by the audit's own rules.
import { canonicalJson } from '@assay/record';
import type { ReadFact } from '../../facts/index.ts';
import { alignClaim } from '../../align/align-claim.ts';
import { indexFacts } from '../../bind/fact-index.ts';
import { makeCase } from '../../judge/make-case.ts';
import { ruleOn } from '../../judge-report.ts';
import type { Ruling } from '../../rules/rule.ts';
import type { SupportCode } from '../codes.ts';
import { compareFact, owners, type FigureClaim } from './compare-fact.ts';
import { judgeFormula } from './judge-formula.ts';
import { judgeWords } from './judge-words.ts';
import type { Borne, Judged, SupportCase } from './judged.ts';
import type { PassageFact } from '../figures/passage-facts.ts';

/** What speaks against a claim wherever else it is borne out: the same thing at the same time, and otherwise. */
const conflicts: ReadonlySet<SupportCode> = new Set(['currency-conflict', 'sign-conflict', 'scale-conflict', 'value-conflict', 'negation-differs', 'modality-differs']);
const changes: ReadonlySet<string> = new Set(['growth', 'change', 'cagr']);
const codeOfField = {
  value: 'value-conflict', sign: 'sign-conflict', scale: 'scale-conflict', unit: 'unit-conflict', currency: 'currency-conflict', period: 'period-conflict', entity: 'entity-conflict', metric: 'metric-not-named', direction: 'direction-conflict', arithmetic: 'value-conflict',
} as const satisfies Record<NonNullable<Ruling['field']>, SupportCode>;

export function judgeFigure(given: SupportCase, claim: FigureClaim, facts: readonly PassageFact[]): Judged {
  if (claim.reading.claim.judgment !== null) return judgeWords({ ...given, words: claim.words });
  // Growth, changes and compounds are worked out by code: there is nothing in them to propose.
  if (given.formula !== null && claim.reading.numeral !== null && !changes.has(claim.reading.operation)) return judgeFormula(given.formula, claim, { facts, known: given.known });
  const compared = facts.map((fact) => ({ fact, result: compareFact(claim, fact, given.known) }));
  const agreeing = compared.flatMap(({ fact, result }) => (result.agrees ? [{ fact, isWhole: result.isWhole }] : []));
  const failed = compared.flatMap(({ fact, result }) => (result.agrees ? [] : [{ code: result.code, fact }]));
  const against = failed.find((one) => conflicts.has(one.code) && !agreeing.some(({ fact }) => isOfOtherTime(fact, one.fact)));
  if (against !== undefined) return { fails: against.code };
  const near = nearest(failed.map((one) => one.code));
  // Whether a bare 0.44 is 44% nobody can tell, so it does not contradict either.
  if (agreeing.length === 0 && near === 'unit-conflict') return { fails: near };
  const ruling = rule(given, claim, facts.filter((fact) => owners(claim, fact, given.known) !== 'conflicts'));
  if (ruling.verdict === 'contradicted') return { fails: codeOfField[ruling.field ?? 'value'] };
  return agreeing.length > 0 ? plain(agreeing, ruling) : derived(given, claim, { ruling, facts }) ?? { fails: near };
}

/** Figures taken as they are. The full verdict is the audit's to give, and asks for every field on both sides. */
function plain(agreeing: readonly { readonly fact: PassageFact; readonly isWhole: boolean }[], ruling: Ruling): Borne {
  const isWhole = ruling.verdict === 'verified' && agreeing.some((one) => one.isWhole);
  return { code: 'says-the-same', passages: agreeing.map(({ fact }) => fact.passage), values: agreeing.map(({ fact }) => fact.read.fact.value), verdict: isWhole ? 'verified' : 'supported', filled: null };
}

/** "$5.1 billion, against $4.0 billion the year before": another figure of the same passage, and of another time. */
function isOfOtherTime(agreeing: PassageFact, other: PassageFact): boolean {
  return agreeing.passage === other.passage && timeKey(agreeing.read) !== timeKey(other.read);
}

function timeKey({ fact, mentions }: ReadFact): string {
  return canonicalJson([fact.period, mentions]);
}

function rule(given: SupportCase, claim: FigureClaim, facts: readonly PassageFact[]): Ruling {
  return ruleOn(makeCase(claim.reading, { index: indexFacts(facts.map((fact) => fact.read)), asOf: given.asOf }, { align: alignClaim, documents: null, wordsChecks: [], recordsCheck: null }));
}

/** Of the reasons why no figure agreed, the one that came nearest. */
function nearest(codes: readonly SupportCode[]): SupportCode {
  return codes.find((code) => conflicts.has(code) || code === 'unit-conflict') ?? codes.find((code) => code !== 'metric-not-named') ?? 'metric-not-named';
}

type Ruled = { readonly ruling: Ruling; readonly facts: readonly PassageFact[] };

/** What the audit works out of several facts: growth, a margin, an order. Whose facts they are is asked of each. */
function derived(given: SupportCase, claim: FigureClaim, { ruling, facts }: Ruled): Judged | null {
  const isOrder = claim.reading.numeral === null;
  const rests = ruling.rests?.candidate ?? null;
  if (rests === null || !isDerived(ruling, isOrder)) return isOrder ? judgeWords({ ...given, words: claim.words }) : null;
  const used = facts.filter((fact) => rests.facts.includes(fact.read));
  if (used.length === 0) return null;
  if (used.some((fact) => owners(claim, fact, given.known) === 'conflicts')) return { fails: 'entity-conflict' };
  return { code: 'computed-the-same', passages: used.map((fact) => fact.passage), values: used.map((fact) => fact.read.fact.value), verdict: ruling.verdict === 'computed' ? 'computed' : 'supported', filled: rests.formula?.filled ?? null };
}

function isDerived({ verdict, rests }: Ruling, isOrder: boolean): boolean {
  return verdict === 'computed' || (verdict === 'supported' && (isOrder || rests?.candidate.formula !== null));
}
