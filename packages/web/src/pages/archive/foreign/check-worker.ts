// The check of somebody's archive, beside the page so that it stays quick. Nothing leaves the browser.
import { recheckArchive } from '@assay/audit/browser';
import { AssayError } from '@assay/record';
import type { Foreign } from './foreign.ts';

async function check(bytes: Uint8Array): Promise<Foreign> {
  const { run, sealedAt, fingerprint, problems, audit, sound } = await recheckArchive(bytes);
  const judged = audit.ran ? { ran: true as const, claims: audit.audit.claims.length, captures: audit.captures, differences: audit.differences, otherRules: audit.otherRules, coverage: audit.audit.coverage } : audit;
  return { ok: true, run, sealedAt, fingerprint, problems, audit: judged, sound };
}

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  check(data).catch((failure: unknown): Foreign => ({ ok: false, why: failure instanceof Error ? failure.message : String(failure), remedy: failure instanceof AssayError ? failure.remedy : null })).then((found) => { postMessage(found); }, () => undefined);
});
