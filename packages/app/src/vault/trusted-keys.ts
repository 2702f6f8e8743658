// Keys that the user pinned by hand. A seal says which key signed; only this list says that the key is known.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AssayError, canonicalJson, parseJson, sha256Text } from '@assay/record';
import { z } from 'zod';
import { isMissing, readFault, writeFault } from './disk-fault.ts';

const trustSchema = z.object({ schema: z.literal('assay.trusted-keys/1'), keys: z.array(z.object({ fingerprint: sha256Text, name: z.string() })) });
export type TrustedKey = z.infer<typeof trustSchema>['keys'][number];

function trustPath(configFolder: string): string {
  return join(configFolder, 'trusted-keys.json');
}

/** Throws AssayError('unreadable-file') for a list that is damaged: an empty one in its place would hide that. */
export async function readTrustedKeys(configFolder: string): Promise<TrustedKey[]> {
  const path = trustPath(configFolder);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return [];
    throw readFault(error, path);
  }
  try {
    return trustSchema.parse(parseJson(text)).keys;
  } catch (error) {
    throw new AssayError('unreadable-file', `${path} is damaged.`, { remedy: 'Mend or remove it, then pin the keys again with `assay keys trust`.', cause: error });
  }
}

async function writeTrustedKeys(configFolder: string, keys: readonly TrustedKey[]): Promise<void> {
  const path = trustPath(configFolder);
  const fresh = `${path}.${String(process.pid)}`;
  try {
    await mkdir(configFolder, { recursive: true, mode: 0o700 });
    await writeFile(fresh, canonicalJson({ schema: 'assay.trusted-keys/1', keys }), { mode: 0o600, flush: true });
    await rename(fresh, path);
  } catch (error) {
    throw writeFault(error, path);
  }
}

/** Pins a key under a name; a key that is pinned already gets the new name. */
export async function trustKey(configFolder: string, key: TrustedKey): Promise<void> {
  const others = (await readTrustedKeys(configFolder)).filter((known) => known.fingerprint !== key.fingerprint);
  await writeTrustedKeys(configFolder, [...others, key]);
}

/** False when the key was not pinned. */
export async function distrustKey(configFolder: string, fingerprint: string): Promise<boolean> {
  const keys = await readTrustedKeys(configFolder);
  const others = keys.filter((known) => known.fingerprint !== fingerprint);
  if (others.length === keys.length) return false;
  await writeTrustedKeys(configFolder, others);
  return true;
}
