// The last look before a seal: nothing that the environment calls a key may stand in a run. Requests are cleaned long before; this is the net below.
import type { RunFiles } from '@assay/audit/seal';
import { AssayError } from '@assay/record';
import type { Secret } from '../config/environment.ts';

function formsOf({ value }: Secret): Buffer[] {
  return [...new Set([value, encodeURIComponent(value), Buffer.from(value).toString('base64').replace(/=+$/, '')])].map((form) => Buffer.from(form));
}

/** Throws AssayError('internal') that names the variable and the file, never the value. */
export function refuseSecrets(files: RunFiles, secrets: readonly Secret[]): void {
  for (const secret of secrets) {
    const forms = formsOf(secret);
    const found = [...files].find(([, bytes]) => forms.some((form) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(form)));
    if (found === undefined) continue;
    throw new AssayError('internal', `The value of ${secret.name} stands in ${found[0]}; the run was not sealed.`, { remedy: `Unset ${secret.name} and run the command again, and report which source wrote it.` });
  }
}
