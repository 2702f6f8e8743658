// Where the runs of this program are kept, and by which key they are sealed.
import type { Secret } from '../../config/environment.ts';
import type { SigningKey } from '../../vault/signing-key.ts';

/** `secrets`: keys that were not in the environment. */
export type Place = { readonly runs: string; readonly key: SigningKey; readonly secrets: readonly Secret[] };
