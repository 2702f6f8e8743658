// assay analyze, its first second: a line appears before anything heavy is loaded or anyone is asked.
import { cleanLine } from '../view/clean-text.ts';
import type { Session, Verb } from '../session.ts';
import type { Progress } from '../view/progress.ts';
import type { AnalyzeOptions } from './analyze.ts';

/** Every event as it comes, below the progress that people read. */
function withEvents(progress: Progress, { err, elapsedMs }: Session): Progress {
  return {
    ...progress,
    onEvent: (event) => {
      progress.onEvent(event);
      progress.close();
      err.line(err.paint.dim(`    ${String(elapsedMs()).padStart(6)} ms ${cleanLine(JSON.stringify(event))}`));
    },
  };
}

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
