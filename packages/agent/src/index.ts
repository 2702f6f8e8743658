export { analyze, type AnalyzeInput } from './analyze.ts';
export type { AnalyseStage, AuditResult, AuditStage, Engine, WriteStage } from './graph/engine.ts';
export type { OnEvent, RunEvent } from './graph/events.ts';
export { houseEngine } from './graph/house-engine.ts';
export { planAnalysis } from './graph/plan-analysis.ts';
export { ratings, type Rating } from './write/rating.ts';
