// One analysis over its ports: the rules, or models where one is there. What passed is remembered for the seal.
import { analyze, recording, type Model, type OnEvent } from '@assay/agent';
import { RULES_VERSION } from '@assay/audit';
import type { Clock, Company, DataDesk, ToolRunner } from '@assay/data';
import type { Question } from '@assay/record';
import { judge } from '../judge.ts';
import { modelStages } from '../model-stages.ts';
import { auditorRecord } from '../vault/auditor-record.ts';
import { recordExchanges } from '../vault/exchanges.ts';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';
import { noModel } from './no-model.ts';

export type AnalysisAsked = { readonly question: Question; readonly company: Company; readonly clock: Clock; readonly version: string; readonly onEvent: OnEvent; readonly signal: AbortSignal };
/** `auditorModel` is the auditor's `provider/model`; without a model the rules do all. */
export type AnalysisPorts = { readonly desk: DataDesk & ToolRunner; readonly model: Model | null; readonly auditorModel: string | null };

/** Throws as `analyze` does. */
export async function runAnalysis({ company, ...asked }: AnalysisAsked, { desk, model, auditorModel }: AnalysisPorts): Promise<FinishedRun> {
  const ports = recordExchanges({ desk, audit: judge, runTool: desk.runTool }, company);
  const recorded = recording(model ?? noModel);
  const stages = model === null ? {} : modelStages({ model: recorded.model, runTool: ports.runTool });
  const contents = await analyze({ ...asked, company, desk: ports.desk, audit: ports.audit, sha256, ...stages });
  const auditor = contents.auditor === null ? null : auditorRecord(contents.auditor, auditorModel);
  return { contents, exchanges: ports.exchanges(), rules: RULES_VERSION, auditor, models: recorded.exchanges() };
}

/** A clock whose first hour is given: a run that goes on began when it began. */
export function clockFrom(startedAt: string, clock: Clock): Clock {
  let asked = false;
  return () => {
    const now = asked ? clock() : new Date(startedAt);
    asked = true;
    return now;
  };
}
