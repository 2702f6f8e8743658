// assay analyze, its first second: a line appears before anything heavy is loaded or anyone is asked.
import { cleanLine } from '../view/clean-text.ts';
import type { Verb } from '../session.ts';
import { withEvents } from '../view/with-events.ts';
import type { AnalyzeOptions } from './analyze.ts';

export const analyzeCompany: Verb<AnalyzeOptions> = async (options, session) => {
  const { err } = session;
  err.line(`${err.paint.bold('Assay')} ${cleanLine(options.company).slice(0, 60)}, ${options.depth}${options.sample === true ? ', on sample data' : ''}`);
  const [{ analyzeInFull }, { openProgress }] = await Promise.all([import('./analyze.ts'), import('../view/progress.ts')]);
  const shown = openProgress(err, { elapsedMs: session.elapsedMs, quiet: session.json });
  const progress = session.debug ? withEvents(shown, session) : shown;
  try {
    return await analyzeInFull(options, session, progress);
  } finally {
    progress.close();
  }
};
