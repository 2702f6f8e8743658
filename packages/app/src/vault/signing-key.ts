// The key that closes runs on this machine: Ed25519, made on first use, readable by its owner alone. It never leaves the config folder.
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign, verify, type KeyObject } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toBase64, type VerifyEd25519 } from '@assay/audit/seal';
import { AssayError, type Signature } from '@assay/record';
import { isMissing, readFault, writeFault } from './disk-fault.ts';
import { sha256 } from './sha256.ts';

export type SigningKey = { readonly fingerprint: string; readonly sign: (message: Uint8Array) => Signature };

export function keyPath(configFolder: string): string {
  return join(configFolder, 'signing-key.pem');
}

function publicDer(key: KeyObject): Uint8Array {
  return Uint8Array.from(createPublicKey(key).export({ format: 'der', type: 'spki' }));
}

function signingKey(key: KeyObject): SigningKey {
  const der = publicDer(key);
  const fingerprint = sha256(der);
  return {
    fingerprint,
    sign: (message) => ({ schema: 'assay.signature/1', algorithm: 'ed25519', publicKey: toBase64(der), fingerprint, signature: toBase64(Uint8Array.from(sign(null, message, key))) }),
  };
}

function parseKey(pem: string, path: string): SigningKey {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return signingKey(key);
  } catch {
    // Said below in words that name the file; the cause could quote the key.
  }
  throw new AssayError('unreadable-file', `${path} holds no Ed25519 key.`, { remedy: 'Put back the key from a copy, or move the file away: a new key is then made, under a new fingerprint.' });
}

/** The key of this machine, or null when none was made yet. */
export async function findSigningKey(configFolder: string): Promise<SigningKey | null> {
  const path = keyPath(configFolder);
  try {
    return parseKey(await readFile(path, 'utf8'), path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw readFault(error, path);
  }
}

/** Two first uses at once must agree on one key: a link fails where the name is taken, and is never half there. */
async function makeKey(configFolder: string): Promise<void> {
  const path = keyPath(configFolder);
  const fresh = `${path}.${randomUUID()}`;
  try {
    await mkdir(configFolder, { recursive: true, mode: 0o700 });
    await writeFile(fresh, generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx', flush: true });
    await link(fresh, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  } catch (error) {
    throw writeFault(error, path);
  } finally {
    await rm(fresh, { force: true }).catch(() => undefined);
  }
}

export async function openSigningKey(configFolder: string): Promise<SigningKey> {
  const known = await findSigningKey(configFolder);
  if (known !== null) return known;
  await makeKey(configFolder);
  const made = await findSigningKey(configFolder);
  if (made === null) throw new AssayError('internal', 'The signing key vanished after it was made.', { remedy: 'Run the command again.' });
  return made;
}

/** True only for a true Ed25519 key: another kind of key would make the signature mean something else. */
export const verifyEd25519: VerifyEd25519 = ({ publicKey, message, signature }) => {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, message, key, signature);
  } catch {
    return false;
  }
};
