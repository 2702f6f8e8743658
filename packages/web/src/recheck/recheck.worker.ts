// The judge in a thread of its own: it takes the archive's bytes and says what it found. Fetched only when somebody asks for the check.
import { recheckArchive } from '@assay/audit/browser';
import { AssayError } from '@assay/record';
import { reasonWithRemedy } from './failure-words.ts';
import type { FromWorker, Rechecked } from './rechecked.ts';

function send(message: FromWorker): void {
  self.postMessage(message);
}

async function check(archive: Uint8Array): Promise<Rechecked> {
  const { run, sealedAt, fingerprint, problems, audit, agrees, sound } = await recheckArchive(archive);
  const found = audit.ran ? { ran: true as const, claims: audit.audit.claims.length, captures: audit.captures, differences: audit.differences, otherRules: audit.otherRules } : { ran: false as const, why: audit.why };
  return { run, sealedAt, fingerprint, problems: problems.map(({ path, why }) => ({ path, why })), audit: found, agrees, sound };
}

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  check(data).then(
    (rechecked) => { send({ kind: 'done', rechecked }); },
    (cause: unknown) => { send({ kind: 'failed', why: cause instanceof AssayError ? reasonWithRemedy(cause) : 'The judge broke down over this file.' }); },
  );
});
send({ kind: 'ready' });
