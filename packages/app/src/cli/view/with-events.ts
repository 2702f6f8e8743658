// Every event as it comes, below the progress that people read: what --debug shows.
import type { Session } from '../session.ts';
import { cleanLine } from './clean-text.ts';
import type { Progress } from './progress.ts';

export function withEvents(progress: Progress, { err, elapsedMs }: Session): Progress {
  return {
    ...progress,
    onEvent: (event) => {
      progress.onEvent(event);
      progress.close();
      err.line(err.paint.dim(`    ${String(elapsedMs()).padStart(6)} ms ${cleanLine(JSON.stringify(event))}`));
    },
  };
}
