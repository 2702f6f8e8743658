// assay resume: goes on with a run of models that was stopped, from what it was answered. No call that ended is made again.
import { addUsage, noUsage } from '@assay/agent';
import { AssayError } from '@assay/record';
import { goingOn, keptPorts, type Ports } from '../../analysis/past-work.ts';
import { clockFrom } from '../../analysis/run-analysis.ts';
import { goOnAsking } from '../../analysis/working-ask.ts';
import { findStoppedRun, readPastWork, subjectOf, takeWorkingRun, type PastWork, type StoppedRun } from '../../analysis/working-run.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import type { ComposedModels } from '../../compose-models.ts';
import { nodeDisk } from '../../vault/disk.ts';
import { saveRun } from '../../vault/save-run.ts';
import { VERSION } from '../../version.ts';
import { askEngineOf } from '../ask/ask-engine.ts';
import { tellAnswered } from '../ask/ask-in-full.ts';
import type { Place } from '../ask/place.ts';
import type { ExitCode } from '../exit-codes.ts';
import type { Session, Verb } from '../session.ts';
import { openProgress, type Progress } from '../view/progress.ts';
import { carryOut, openModelsFor, openPlace, tellResume } from './analyze.ts';

export type ResumeOptions = { readonly run: string; readonly strict?: boolean; readonly out?: string; readonly maxUsd?: string };
type Resuming = { readonly stopped: StoppedRun; readonly past: PastWork; readonly ports: Ports; readonly models: ComposedModels; readonly place: Place; readonly options: ResumeOptions; readonly session: Session; readonly progress: Progress };

export const resumeRun: Verb<ResumeOptions> = async (options, session) => {
  const progress = openProgress(session.err, { elapsedMs: session.elapsedMs, quiet: session.json });
  const place = await openPlace(options, session);
  const stopped = await findStoppedRun(place.runs, options.run);
  const { startedAt, sample } = stopped.start;
  const past = await readPastWork(stopped);
  progress.done('resume', `${subjectOf(stopped.start)}, begun ${startedAt.slice(0, 16).replace('T', ' ')}: ${String(past.models.length)} model calls and ${String(past.gathered.length + past.tools.length)} answers are there`);
  const desk = composeDesk(session.environment, sample ? 'sample' : 'auto');
  const spent = past.models.reduce((sum, { answer }) => addUsage(sum, answer.ok ? answer.reply.usage : answer.usage), noUsage);
  const models = await openModelsFor({ engine: 'model', spent, ...(options.maxUsd === undefined ? {} : { maxUsd: options.maxUsd }) }, session, progress);
  if (models === null) throw new AssayError('internal', 'models were asked for and are not there', { remedy: 'Report this: the choice of models is out of order.' });
  const resuming: Resuming = { stopped, past, ports: { desk, model: models.model }, models, place: { ...place, secrets: models.settings.secrets }, options, session, progress };
  try {
    return await (stopped.start.company === null ? resumeQuestion(resuming) : resumeAnalysis(resuming));
  } finally {
    progress.close();
  }
};

async function resumeAnalysis({ stopped, past, ports, models, place, options, session, progress }: Resuming): Promise<ExitCode> {
  const { question, company, startedAt } = stopped.start;
  if (company === null) throw new AssayError('internal', 'an analysis is about a company', { remedy: 'Report this: what was stopped is out of order.' });
  const working = await takeWorkingRun(stopped);
  const asked = { question, company, clock: clockFrom(startedAt, clock), version: VERSION, onEvent: progress.onEvent, signal: session.signal };
  return carryOut({ asked, ports: goingOn(past, keptPorts(ports, working)), working, auditorModel: models.names.auditor }, ports.desk, { place, options, session, progress });
}

async function resumeQuestion({ stopped, past, ports, models, place, options, session, progress }: Resuming): Promise<ExitCode> {
  const working = await takeWorkingRun(stopped);
  try {
    const { run, finished } = await goOnAsking(stopped.start, past, { ports, working, engine: askEngineOf(models), onEvent: progress.onEvent, signal: session.signal });
    const saved = await saveRun(finished, { disk: nodeDisk, runs: place.runs, key: place.key, clock, secrets: [...session.environment.secrets, ...place.secrets], signal: session.signal });
    await working.remove();
    return await tellAnswered({ finished, answer: run.answer, saved, asked: run.asked, before: null }, { options: { question: stopped.start.question.text ?? '', ...(options.strict === undefined ? {} : { strict: options.strict }) }, session, progress, form: null });
  } catch (error) {
    tellResume(working.id, { session, progress });
    throw error;
  }
}
