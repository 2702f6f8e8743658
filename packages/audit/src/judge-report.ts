// Rules on every claim of a report over facts that were read before. Knows no reader of sources, and the reading of documents only as an argument:
// a browser fetches each when a run needs it.
import type { Dictionary } from '@assay/calc';
import type { Capture, Claim, Coverage, Entity, Fact, IsoDate, Sha256, TokenState, Verdict } from '@assay/record';
import { findOperand } from './arithmetic/find-operand.ts';
import { readEquations } from './arithmetic/read-equations.ts';
import { settleEquations } from './arithmetic/settle-equations.ts';
import { withoutConstants } from './arithmetic/without-constants.ts';
import type { SettleAnswer } from './asked/settle-answer.ts';
import { indexFacts } from './bind/fact-index.ts';
import { showLike } from './bind/show-like.ts';
import { indexNames, type NameIndex } from './claims/names.ts';
import type { ReadReport, ReportContext } from './claims/read-report.ts';
import type { ReadClauses } from './claims/report-reading.ts';
import { readQuestion } from './claims/setting-of.ts';
import type { ClaimReading } from './claims/reading.ts';
import type { AuditContext, ReadRecord } from './derive/audit-context.ts';
import type { ReadFact } from './facts/read-fact.ts';
import { makeChain, passageLinks, type ChainSources, type SpecialistText } from './judge/chain.ts';
import type { Case } from './judge/case.ts';
import { makeCase, type Align } from './judge/make-case.ts';
import { hasProse, type Documents, type RecordsCheck, type WordsCheck, type WordsFinding } from './judge/words-check.ts';
import { measureCoverage } from './judge/coverage.ts';
import { rules } from './rules/order.ts';
import type { Ruling } from './rules/rule.ts';

export type AuditOptions = {
  /** Whom the report is about; fills in sentences that name nobody. */
  readonly subject: Entity | null;
  /** The report's day: market figures without a date are judged on it. */
  readonly asOf: IsoDate | null;
  readonly sha256: Sha256;
  /** The question that the text answers: it sets the metric and the time of an answer that leaves them out. */
  readonly question?: string | undefined;
  /** Specialists' texts, for the chain. They are never evidence. */
  readonly findings?: readonly SpecialistText[];
  /** The measures that words and formulas name: the built-in ones with the caller's own, as `extendMetrics` gives them. The built-in ones where left out. */
  readonly metrics?: Dictionary;
  /** The prose and tables of the sources, for claims in words; without it no such claims are made. */
  readonly documents?: Documents;
};
export type Refusal = { readonly source: string; readonly message: string };
export type Audit = { readonly claims: readonly Claim[]; readonly tokens: readonly TokenState[]; readonly verdicts: readonly Verdict[]; readonly coverage: Coverage; readonly refusals: readonly Refusal[] };

type Passages = NonNullable<Verdict['evidence']['passages']>;
export type Against = AuditOptions & { readonly captures: readonly Capture[]; readonly refusals: readonly Refusal[]; /** Sums insiders' trades; absent where the sources hold no forms on them. */ readonly trades?: ReadRecord };

export type Read = { readonly report: string; readonly read: (report: string, context: ReportContext) => ReadReport; readonly align: Align; /** What reads and checks claims in words. */ readonly words: WordsJudge | null; /** Holds the answering figure against what the question asks for; null where none was asked. */ readonly answer: SettleAnswer | null };
export type WordsJudge = { readonly readClauses: ReadClauses; readonly checks: readonly WordsCheck[]; readonly records: RecordsCheck };

export function judgeReport({ report, read: readClaims, align, words, answer }: Read, facts: readonly ReadFact[], options: Against): Audit {
  const index = indexFacts(facts);
  const context: AuditContext = { index, asOf: options.asOf, dictionary: options.metrics, trades: options.trades };
  const names = knownNames(index.entities, options.subject);
  const whole = readClaims(report, { subject: options.subject, names, asOf: options.asOf, sha256: options.sha256, dictionary: options.metrics, asked: options.question === undefined ? undefined : readQuestion(options.question, options.metrics), readClauses: options.documents !== undefined && hasProse(options.documents) ? words?.readClauses : undefined });
  const { equations, constants } = readEquations(report, whole.readings.map((reading) => reading.claim));
  const read = withoutConstants(whole, constants);
  const ways = { align, documents: documentsOf(options), wordsChecks: words?.checks ?? [], recordsCheck: words?.records ?? null };
  const sources: ChainSources = { captures: new Map(options.captures.map((capture) => [capture.id, capture])), findings: options.findings ?? [], report };
  const alone = read.readings.map((reading) => judgeClaim(makeCase(reading, context, ways), sources));
  const claims = read.readings.map((reading) => reading.claim);
  const calculated = settleEquations(equations, { claims, verdicts: alone }, (claim) => findOperand(claim, index));
  const verdicts = options.question === undefined || answer === null ? calculated : answer({ question: options.question, report, claims, verdicts: calculated }, context);
  return { claims, tokens: read.tokens, verdicts, coverage: measureCoverage(claims, verdicts, read.tokens), refusals: options.refusals };
}

/** The question goes with the documents: what it names is given. */
function documentsOf({ documents, question }: AuditOptions): Documents | null {
  return documents === undefined ? null : question === undefined ? documents : { ...documents, asked: question };
}

/** Names of companies. A series is no owner: "the ten-year Treasury yield" is a metric. */
function knownNames(entities: readonly Entity[], subject: Entity | null): NameIndex {
  const companies = entities.filter((entity) => entity.id === null || entity.id.startsWith('cik:'));
  return indexNames(subject === null ? companies : [subject, ...companies]);
}

/** The first rule that speaks decides. */
export function ruleOn(given: Case): Ruling {
  for (const rule of rules) {
    const ruling = rule(given);
    if (ruling !== null) return ruling;
  }
  return { verdict: 'not-checked', rule: 'no-rule', reason: 'No rule could decide this claim.', codes: ['no-rule'], field: null, rests: null, corrects: false };
}

export function judgeClaim(given: Case, sources: ChainSources): Verdict {
  const ruling = ruleOn(given);
  return {
    claim: given.reading.claim.id, verdict: ruling.verdict, rule: ruling.rule, reason: ruling.reason, codes: [...ruling.codes], field: ruling.field,
    right: ruling.words === undefined ? rightValue(given.reading, ruling) : rightWord(ruling.words),
    evidence: { facts: evidenceFacts(ruling), formula: ruling.rests?.candidate.formula ?? null, chain: [...makeChain(given, ruling.rests, sources), ...passageLinks(ruling, sources)], ...citedPassages(ruling) },
  };
}

function evidenceFacts(ruling: Ruling): Fact[] {
  return (ruling.rests?.candidate.facts ?? ruling.words?.facts ?? []).map((read) => read.fact);
}

/** Left out where there is none, so that the record of a run over figures alone stays as it was. */
function citedPassages(ruling: Ruling): { readonly passages?: Passages } {
  const passages = ruling.words?.passages ?? [];
  return passages.length === 0 ? {} : { passages: passages.map(({ text, anchor, capture }) => ({ text, anchor, capture })) };
}

function rightWord({ right }: WordsFinding): Verdict['right'] {
  return right === null ? null : { shown: right, value: right };
}

function rightValue(reading: ClaimReading, ruling: Ruling): Verdict['right'] {
  const shown = ruling.rests?.shown ?? null;
  if (!ruling.corrects || shown === null) return null;
  if (reading.numeral === null) return { shown: shown.isNegative() ? 'down' : shown.isZero() ? 'flat' : 'up', value: shown.toString() };
  const isDelta = reading.operation === 'growth' || reading.operation === 'change';
  return { shown: showLike(reading.numeral, isDelta && reading.direction === 'down' ? shown.negated() : shown), value: shown.toString() };
}
