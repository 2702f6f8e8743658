export { AssayError, errorCodes, type ErrorCode } from './error.ts';
export { Decimal, decimal, decimalText, toDecimalText, type DecimalText } from './value/decimal.ts';
export { addDays, dayNumber, daysBetween, isIsoDate, isoDate, lastDayOfMonth, type IsoDate } from './value/date.ts';
export { money, noUnit, sameUnit, unitName, unitSchema, usd, usdPerShare, type Unit, type UnitKind } from './value/unit.ts';
export {
  duration, durationClass, fiscalLabelSchema, fiscalName, fiscalParts, instant, periodDays, periodEnd, periodName, periodSchema,
  type DurationClass, type FiscalLabel, type FiscalPart, type Period,
} from './value/period.ts';
export { fiscalCalendarFrom, fiscalQuarterOf, labelPeriod, nominalEnd, nominalYearEnd, type FiscalCalendar } from './value/fiscal-year.ts';
export { anchorName, anchorSchema, spanContains, spanSchema, spansOverlap, type Anchor, type Span } from './anchor/anchor.ts';
export { canonicalJson, parseJson } from './canonical/canonical-json.ts';
export { sha256Text, type Sha256 } from './canonical/hash.ts';
export {
  captureId, claimId, contentId, factId, figureId, findingId, idPrefixes, runId,
  type CaptureId, type ClaimId, type FactId, type FigureId, type FindingId, type IdKind, type RunId,
} from './canonical/ids.ts';
export { depths, questionSchema, type Depth, type Question } from './journey/question.ts';
export { planSchema, planStepSchema, type Plan, type PlanStep } from './journey/plan.ts';
export { captureOrigins, captureSchema, sourceKinds, type Capture, type SourceKind } from './journey/capture.ts';
export { entitySchema, factSchema, factSourceSchema, metricRefSchema, type Entity, type Fact, type MetricRef } from './journey/fact.ts';
export { figureSchema, findingSchema, specialistNames, type Figure, type Finding, type SpecialistName } from './journey/finding.ts';
export { claimSchema, numeralSchema, periodMentionSchema, type Claim, type InheritedFrom, type NumeralRecord, type PeriodMention } from './journey/claim.ts';
export {
  chainLinkSchema, claimFields, coverageSchema, evidenceSchema, strengths, structuralReasons, tokenStateSchema, verdictNames, verdictSchema, verdictStrength,
  type ChainLink, type ClaimField, type Coverage, type Evidence, type Strength, type StructuralReason, type TokenState, type Verdict, type VerdictName,
} from './journey/verdict.ts';
export { filingAddress } from './filing/filing-address.ts';
export type { CutPage, Incorporation, PageSource, Part, Section, SectionTable } from './filing/filing-section.ts';
export { ingestedFilingSchema, LIBRARY_FORMAT, libraryEntrySchema, type IngestedFiling, type LibraryEntry } from './filing/ingested-filing.ts';
export type { Passage, PassageQuestion, QuestionWords, SearchedFiling } from './filing/passage.ts';
export { answerSchema, citationSchema, contentBlockSchema, type Answer, type AnswerFigure, type Citation, type ContentBlock } from './journey/answer.ts';
export { dataModeSchema, journalEntrySchema, runSchema, type DataMode, type JournalEntry, type Run } from './journey/run.ts';
export { manifestSchema, sealedFileSchema, signatureSchema, type Manifest, type SealedFile, type Signature } from './journey/seal.ts';
export { runDocuments, type CapturedBytes, type RunContents, type RunDocument, type RunDocumentName } from './journey/documents.ts';
