// A request as a job: a server of sample data starts nothing else, whatever it is asked.
import type { DataDesk } from '@assay/data';
import type { AskedWork, startJobSchema } from '@assay/record/api';
import type { z } from 'zod';
import { composeDesk } from '../../compose.ts';
import type { Parts } from '../parts.ts';

export function jobOf(given: z.infer<typeof startJobSchema>, { desk, environment }: Pick<Parts, 'desk' | 'environment'>): { readonly asked: AskedWork; readonly desk: DataDesk } {
  const sample = given.sample || desk.mode === 'sample';
  const asked: AskedWork = given.kind === 'question' ? { ...given, sample } : { ...given, kind: 'analysis', sample };
  return { asked, desk: sample && desk.mode !== 'sample' ? composeDesk(environment, 'sample') : desk };
}
