// The HTTP contract as schemas: the server answers by them, pages and programs read by them.
export { accessRoles, companyMatchesSchema, healthSchema, logInSchema, sessionViewSchema, type AccessRole, type CompanyMatch, type SessionView } from './access.ts';
export { jobEventSchema, jobListSchema, jobReference, jobSchema, jobStates, type Job, type JobEvent } from './jobs.ts';
export { problemSchema, type Problem } from './problem.ts';
export {
  captureListSchema, claimListSchema, comparisonSchema, journalViewSchema, judgedClaimSchema, listedRunSchema, reauditSchema, runListSchema, runReference, runViewSchema, sampleRunSchema, stoppedRunSchema, verificationSchema,
  type ListedRunView, type RunView,
} from './runs.ts';
export {
  askedJobSchema, engineChoices, mostEarlier, resumptionSchema, startJobSchema, startQuestionSchema, startRunSchema, workingReference,
  type AskedJob, type AskedWork, type Resumption, type StartQuestion, type StartRun,
} from './start.ts';
export { changedSettingsSchema, settingsSchema, type ChangedSettings, type SettingsView } from './settings.ts';
export { libraryDocumentSchema, libraryViewSchema, searchHitSchema, searchViewSchema, type LibraryView, type SearchView } from './library.ts';
export { askedAuditSchema, askedIngestionSchema, auditFieldsSchema, filingFieldsSchema, uploadReference, type AskedAudit, type AskedIngestion } from './uploads.ts';
export {
  captureRowsSchema, claimEvidenceSchema, claimTableSchema, evidenceListSchema, reportPageSchema,
  type CaptureRows, type ClaimEvidence, type ClaimRow, type ClaimTable, type EvidenceList, type PageBlockView, type RawPlace, type ReportPage,
} from './page.ts';
export { estimateSchema, planViewSchema, questionReadingSchema, type PlanView } from './plans.ts';
