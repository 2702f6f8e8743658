// What takes seconds of the processor over a sealed run: its verification, its judgment anew, and its files.
import { RULES_VERSION } from '@assay/audit';
import { verificationSchema, type reauditSchema } from '@assay/record/api';
import type { z } from 'zod';
import { judgedClaims } from '../../cli/view/judged-claims.ts';
import type { Environment } from '../../config/environment.ts';
import { exportSealed, type Exported } from '../../export/export-run.ts';
import type { ExportForm } from '../../export/forms.ts';
import { reaudit } from '../../vault/reaudit.ts';
import { readTrustedKeys } from '../../vault/trusted-keys.ts';
import { verifyRun } from '../../vault/verify-run.ts';
import { keepRuns } from '../kept-runs.ts';
import { whole } from '../routes/whole-run.ts';

export type Verified = z.infer<typeof verificationSchema>;
export type Reaudited = z.infer<typeof reauditSchema>;
/** Each throws AssayError: 'unknown-run', 'unreadable-file'; all but `verify` 'seal-broken' for a run whose bytes were changed. */
export type Prover = {
  readonly verify: (run: string) => Promise<Verified>;
  readonly reaudit: (run: string) => Promise<Reaudited>;
  readonly exportAs: (run: string, form: ExportForm) => Promise<Exported>;
};

type Judged = ReturnType<typeof judgedClaims>;
type Change = Reaudited['changes'][number];

/** Claims whose verdict is another than the sealed one, and those that only one of the two judgments knows. */
function changesBetween(sealed: Judged, now: Judged): Change[] {
  const before = new Map(sealed.map((one) => [one.claim.id, one]));
  const after = new Map(now.map((one) => [one.claim.id, one]));
  const changed = now.filter(({ claim, verdict }) => before.get(claim.id)?.verdict.verdict !== verdict.verdict).map((one): Change => ({ text: one.claim.text, before: before.get(one.claim.id) ?? null, after: one }));
  return [...changed, ...sealed.filter(({ claim }) => !after.has(claim.id)).map((one): Change => ({ text: one.claim.text, before: one, after: null }))];
}

/** In this very thread. */
export function proveHere({ places, browser }: Pick<Environment, 'places' | 'browser'>): Prover {
  const runs = keepRuns(places.runs);
  return {
    verify: async (run) => verificationSchema.parse(await verifyRun((await runs.open(run)).loaded, await readTrustedKeys(places.config))),
    reaudit: async (id) => {
      const { run, loaded } = await whole(runs, id);
      const { audit, captures, differences } = await reaudit(loaded.files);
      const claims = judgedClaims(audit);
      return { run: id, rules: { sealed: run.rules, today: RULES_VERSION }, captures, claims, coverage: audit.coverage, differences: [...differences], changes: changesBetween(judgedClaims(run.contents), claims) };
    },
    exportAs: async (run, form) => exportSealed(await whole(runs, run), form, { browser, cache: places.cache }),
  };
}
