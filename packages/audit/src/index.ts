export { auditAgainst, auditReport, auditText, type Audit, type AuditOptions, type Refusal } from './audit.ts';
export { documentSource, mediaTypeOf, type GivenBy, type GivenDocument } from './document-source.ts';
export { readBarePassages, readPassages } from './passages/read-passages.ts';
export { RULES_VERSION } from './rules/order.ts';
export { parseMarkdown } from './report/parse-markdown.ts';
export { visibleText, type VisibleText } from './report/visible-text.ts';
export { type ReadFact, type SourceDocument } from './facts/read-fact.ts';
export { type SpecialistText } from './judge/chain.ts';
export { readTokens, type Token } from './numerals/index.ts';
// Measures of the caller's own, for the option `metrics`.
export { extendMetrics, metrics, type Dictionary, type Extended, type Metric } from '@assay/calc';
// The vocabulary that a caller meets, so that the package can be used without the one it comes from.
export { AssayError, type Capture, type ChainLink, type Claim, type Coverage, type Entity, type Evidence, type Fact, type IsoDate, type Sha256, type TokenState, type Verdict, type VerdictName } from '@assay/record';
