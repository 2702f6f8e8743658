// assay resume: goes on with a run of models that was stopped, from what it was answered. No call that ended is made again.
import { addUsage, noUsage } from '@assay/agent';
import { AssayError } from '@assay/record';
import { goingOn, keptPorts } from '../../analysis/past-work.ts';
import { clockFrom } from '../../analysis/run-analysis.ts';
import { findStoppedRun, readPastWork, takeWorkingRun } from '../../analysis/working-run.ts';
import { clock } from '../../clock.ts';
import { composeDesk } from '../../compose.ts';
import { VERSION } from '../../version.ts';
import type { Verb } from '../session.ts';
import { openProgress } from '../view/progress.ts';
import { carryOut, openModelsFor, openPlace } from './analyze.ts';

export type ResumeOptions = { readonly run: string; readonly strict?: boolean; readonly out?: string; readonly maxUsd?: string };

export const resumeRun: Verb<ResumeOptions> = async (options, session) => {
  const progress = openProgress(session.err, { elapsedMs: session.elapsedMs, quiet: session.json });
  const place = await openPlace(options, session);
  const stopped = await findStoppedRun(place.runs, options.run);
  const { question, company, startedAt, sample } = stopped.start;
  const past = await readPastWork(stopped);
  progress.done('resume', `${company.ticker}, begun ${startedAt.slice(0, 16).replace('T', ' ')}: ${String(past.models.length)} model calls and ${String(past.gathered.length + past.tools.length)} answers are there`);
  const desk = composeDesk(session.environment, sample ? 'sample' : 'auto');
  const spent = past.models.reduce((sum, { answer }) => addUsage(sum, answer.ok ? answer.reply.usage : answer.usage), noUsage);
  const models = await openModelsFor({ engine: 'model', spent, ...(options.maxUsd === undefined ? {} : { maxUsd: options.maxUsd }) }, session, progress);
  if (models === null) throw new AssayError('internal', 'models were asked for and are not there', { remedy: 'Report this: the choice of models is out of order.' });
  const working = await takeWorkingRun(stopped);
  const ports = goingOn(past, keptPorts({ desk, model: models.model }, working));
  const asked = { question, company, clock: clockFrom(startedAt, clock), version: VERSION, onEvent: progress.onEvent, signal: session.signal };
  try {
    return await carryOut({ asked, ports, working, auditorModel: models.names.auditor }, desk, { place: { ...place, secrets: models.settings.secrets }, options, session, progress });
  } finally {
    progress.close();
  }
};
