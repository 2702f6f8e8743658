// A request as a job: what it leaves out is as the settings of the desk say. A server of sample data starts nothing else, whatever it is asked.
import type { DataDesk } from '@assay/data';
import type { AskedWork, startJobSchema } from '@assay/record/api';
import type { z } from 'zod';
import { composeDesk } from '../../compose.ts';
import { readPreferences } from '../../config/preferences.ts';
import type { Parts } from '../parts.ts';

/** Throws AssayError('usage') for settings that cannot be read. */
export async function jobOf(given: z.infer<typeof startJobSchema>, { desk, environment }: Pick<Parts, 'desk' | 'environment'>): Promise<{ readonly asked: AskedWork; readonly desk: DataDesk }> {
  const usual = await readPreferences(environment.places.config);
  const common = { sample: given.sample || desk.mode === 'sample', engine: given.engine ?? usual.engine };
  const asked: AskedWork = given.kind === 'question' ? { ...given, ...common } : { ...given, kind: 'analysis', depth: given.depth ?? usual.depth, ...common };
  return { asked, desk: common.sample && desk.mode !== 'sample' ? composeDesk(environment, 'sample') : desk };
}
