// assay ask, its first second: a line appears before anything heavy is loaded or anyone is asked.
import { cleanLine } from '../view/clean-text.ts';
import type { Session, Verb } from '../session.ts';
import { withEvents } from '../view/with-events.ts';
import type { AskOptions } from '../ask/ask-in-full.ts';

const shownColumns = 100;

export const askQuestion: Verb<AskOptions> = async (options, session: Session) => {
  const { err } = session;
  const words = cleanLine(options.question);
  if (!session.json) err.line(`${err.paint.bold('Assay')} “${words.length > shownColumns ? `${words.slice(0, shownColumns)}…` : words}”${options.sample === true ? ', on sample data' : ''}`);
  (await import('../code/check-plainly.ts')).checkPlainly();
  const [{ askInFull }, { openProgress }] = await Promise.all([import('../ask/ask-in-full.ts'), import('../view/progress.ts')]);
  const shown = openProgress(err, { elapsedMs: session.elapsedMs, quiet: session.json || !err.isTerminal });
  const progress = session.debug ? withEvents(shown, session) : shown;
  try {
    return await askInFull(options, session, progress);
  } finally {
    progress.close();
  }
};
