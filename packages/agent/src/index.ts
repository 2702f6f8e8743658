export { analyze, type Analysis, type AnalyzeInput } from './analyze.ts';
export { emptyMemory, type Memory, type Remembered } from './analysts/memory-port.ts';
export { modelEngine } from './analysts/model-engine.ts';
export { usualRounds, type Analysts } from './analysts/model-specialist.ts';
export type { AnalyseStage, AuditResult, AuditorStage, AuditStage, Engine, WriteStage } from './graph/engine.ts';
export type { OnEvent, RunEvent } from './graph/events.ts';
export { houseEngine } from './graph/house-engine.ts';
export { planAnalysis } from './graph/plan-analysis.ts';
export { ratings, type Rating } from './write/rating.ts';
export { generateObject, generateText, type Answered, type Ask } from './model/ask.ts';
export { modelFailure, type BudgetLimit, type ModelFailure, type ModelFailureKind } from './model/failure.ts';
export {
  finishes, modelRoles, type CallOptions, type Finish, type JsonSchema, type Message, type Model, type ModelAnswer, type ModelEvent, type ModelReply, type ModelRequest, type ModelRole,
  type OnModelEvent, type ToolCall, type ToolOffer, type ToolResult,
} from './model/port.ts';
export { modelTool, type ModelTool, type ToolAround, type ToolText } from './model/tool.ts';
export { answerTool, runToolLoop, usualLoopLimits, type LoopLimits, type ToolLoop } from './model/tool-loop.ts';
export { addUsage, noUsage, type Usage } from './model/usage.ts';
export { dataRule, fenceData } from './prompts/fence-data.ts';
export type { PromptRef, RenderedPrompt } from './prompts/rendered-prompt.ts';
export { promptFile, promptIds, renderPrompt } from './prompts/render-prompt.ts';
export { priceFileSchema, type Price } from './model/cost/price.ts';
export { openPrices, type Prices } from './model/cost/price-table.ts';
export { summariseCost, type Cost, type CostLine } from './model/cost/summarise-cost.ts';
export { modelExchangesSchema, packExchanges, unpackExchanges, type ModelExchange, type PackedExchanges } from './model/exchange/exchange.ts';
export { recording, replaying, resuming, type Recording, type Replaying } from './model/exchange/record.ts';
export { openBudget, usualCaps, type Budget, type BudgetCaps, type Spent } from './model/guard/budget.ts';
export { modelName, openModels, type ChosenModel, type ChosenModels, type Models, type ModelsInput } from './model/open-models.ts';
export { isProviderName, providerInfo, providerNames, readModelName, type Endpoint, type ProviderInfo, type ProviderName } from './model/providers/catalogue.ts';
export { listModels, type ListedModels } from './model/providers/list-models.ts';
export { providerModel } from './model/providers/provider-model.ts';
export { type PhaseLimits, type PhaseOutcome, type PhaseStop } from './auditor/run-phase.ts';
export { settleOpenClaims, type AuditorInput, type AuditorReport, type Settled } from './auditor/settle-open-claims.ts';
export { ask, type AskInput, type AskRun } from './ask/ask.ts';
export { noFilters, operations, type Asked, type AskFilters, type Operation } from './ask/asked/asked.ts';
export type { AnswerDraft, Block, Quoted } from './ask/draft.ts';
export type { AskEvent } from './ask/graph/ask-events.ts';
export { usualAskLimits, type AskEngine, type AskLimits, type AskPlan, type AskQuestion, type Route } from './ask/stages.ts';
export { type Issue, type Validation } from './ask/validate/score.ts';
