export { auditReport } from './audit.ts';
export { auditAgainst, auditText, type Audit, type AuditOptions, type Refusal } from './audit-against.ts';
export { RULES_VERSION } from './rules/order.ts';
export { parseMarkdown } from './report/parse-markdown.ts';
export { visibleText, type VisibleText } from './report/visible-text.ts';
export { type ReadFact, type SourceDocument } from './facts/read-fact.ts';
export { type SpecialistText } from './judge/chain.ts';
export { readTokens, type Token } from './numerals/index.ts';
