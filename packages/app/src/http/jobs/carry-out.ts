// One piece of work from request to seal, without a terminal: what the command line does, for whoever asks over a wire.
import type { AskedJob } from '@assay/record/api';
import { readyFolder } from '../../vault/ready-vault.ts';
import { carryOutAnalysis } from './carry-out-analysis.ts';
import { carryOutAudit } from './carry-out-audit.ts';
import { carryOutIngestion } from './carry-out-ingestion.ts';
import { carryOutQuestion } from './carry-out-question.ts';
import { carryOutResumption } from './carry-out-resumption.ts';
import type { Around } from './around.ts';

/** Gives the id of the sealed run, null for work that makes none. Throws AssayError as the analysis, the question and the saving do. */
export async function carryOut(asked: AskedJob, around: Around): Promise<string | null> {
  await readyFolder(around.environment.places.runs);
  switch (asked.kind) {
    case 'analysis': return carryOutAnalysis(asked, around);
    case 'question': return carryOutQuestion(asked, around);
    case 'resumption': return carryOutResumption(asked, around);
    case 'audit': return carryOutAudit(asked, around);
    case 'ingestion': return carryOutIngestion(asked, around);
  }
}
