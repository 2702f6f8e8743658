export { companyKinds, entityOf, type Company, type CompanyKind } from './company.ts';
export { deskModes, type DataDesk, type DeskEvent, type DeskMode, type Gathered, type GatherOptions, type Missing, type ToolRunner } from './desk/desk.ts';
export type { Resolution } from './resolution.ts';
export { openDesk, type DeskOptions } from './desk/open-desk.ts';
export { sampleParts, type ListedCompany, type SamplePart, type SampleSource } from './desk/sample-port.ts';
export type { Clock, Fetch, Random, Sleep } from './effects.ts';
export { checkStoreKey, type Store } from './capture/store.ts';
export { openMemoryStore } from './capture/memory-store.ts';
export { followGuarded, type FetchAt, type Followed } from './capture/follow-guarded.ts';
export { guardUrl, type GuardedUrl, type ResolveHost } from './capture/outside-url.ts';
export {
  checkIdentities, checkNames, checkSays, reconcile, reconcileAll, tryIdentities, type CheckName, type CheckTally, type Difference, type IdentityReport, type Reconciliation, type Suspicion,
} from './checks/index.ts';
export { joinCompanyFacts } from './edgar/facts/join-company-facts.ts';
export { compareShareBasis, shareSplitsOf, type Comparability, type ShareSplit } from './edgar/facts/share-basis.ts';
export { openSample, type Sample, type SampleTools } from './sample/open-sample.ts';
export type { Directory } from './resolve/directory.ts';
export { businessCategories, type BusinessCategory } from './resolve/business-categories.ts';
export { findCompanies, readCompanyQuery, type CompaniesFound, type CompanyQuery } from './resolve/find-companies.ts';
export { findMentions, type Mention, type Span } from './resolve/mentions/find-mentions.ts';
export { packagedSample, readFromFolder } from './sample/sample-folder.ts';
export { toolNamed, tools } from './tools/catalogue.ts';
export { runTool } from './tools/run-tool.ts';
export { toMarkdown } from './tools/to-markdown.ts';
export { plainReasons, type ComputedFact, type PlainReason } from './tools/leaf.ts';
export { type Json, type Settled } from './tools/settle.ts';
export { toolErrorCodes, toolGroups, type Tool, type ToolAnswer, type ToolContext, type ToolError, type ToolGroup, type ToolSource } from './tools/tool.ts';
export { toolsTable } from './tools/tools-table.ts';
