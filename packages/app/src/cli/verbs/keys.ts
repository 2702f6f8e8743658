// assay keys: the key that seals runs here, and the keys of others that the user has pinned.
import { AssayError } from '@assay/record';
import { verifySeal } from '@assay/audit/seal';
import { findRun } from '../../vault/find-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { keyPath, openSigningKey, verifyEd25519 } from '../../vault/signing-key.ts';
import { distrustKey, readTrustedKeys, trustKey } from '../../vault/trusted-keys.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { fingerprintWords } from '../view/size-words.ts';

type KeyOptions = { readonly key: string; readonly name?: string };

/** A fingerprint as given, with or without spaces or colons, or that of the key that sealed a run. */
async function fingerprintOf(reference: string, session: Session): Promise<string> {
  const plain = reference.replace(/[\s:]/g, '').toLowerCase();
  if (/^[0-9a-f]{64}$/.test(plain)) return plain;
  const loaded = await findRun(session.environment.places.runs, reference);
  const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
  const [problem] = [...loaded.problems, ...seal.problems];
  if (seal.fingerprint !== null && problem === undefined) return seal.fingerprint;
  throw new AssayError('seal-broken', `${loaded.path} cannot vouch for a key: ${problem === undefined ? 'it has no signature' : `${problem.path} ${problem.why}`}.`, { remedy: 'Ask the signer for the fingerprint itself: `assay keys show` prints it.' });
}

export const trustSigner: Verb<KeyOptions> = async (options, session) => {
  const fingerprint = await fingerprintOf(options.key, session);
  const name = cleanLine(options.name ?? `key ${fingerprint.slice(0, 8)}`).slice(0, 80);
  await trustKey(session.environment.places.config, { fingerprint, name });
  if (session.json) printJson(session, { trusted: { fingerprint, name } });
  else {
    session.out.line(`Pinned as ${session.out.paint.bold(name)}: ${fingerprintWords(fingerprint)}`);
    session.out.line('Compare it with what the signer reads to you from `assay keys show`: only that makes it theirs.');
  }
  return exitCodes.sound;
};

export const distrustSigner: Verb<KeyOptions> = async (options, session) => {
  const fingerprint = await fingerprintOf(options.key, session);
  const wasThere = await distrustKey(session.environment.places.config, fingerprint);
  if (session.json) printJson(session, { distrusted: wasThere ? fingerprint : null });
  else session.out.line(wasThere ? `No longer pinned: ${fingerprintWords(fingerprint)}` : 'That key was not pinned.');
  return exitCodes.sound;
};

export const listKeys: Verb<object> = async (_, session) => {
  const keys = await readTrustedKeys(session.environment.places.config);
  if (session.json) printJson(session, { keys });
  else if (keys.length === 0) session.out.line('No key is pinned. Pin one: assay keys trust ARCHIVE --name NAME');
  else for (const { name, fingerprint } of keys) session.out.line(`${session.out.paint.bold(cleanLine(name))}\n  ${fingerprintWords(fingerprint)}`);
  return exitCodes.sound;
};

export const showKey: Verb<object> = async (_, session) => {
  const { config } = session.environment.places;
  const { fingerprint } = await openSigningKey(config);
  if (session.json) printJson(session, { fingerprint, file: keyPath(config) });
  else {
    session.out.line(fingerprintWords(fingerprint));
    session.err.line(session.err.paint.dim(`The private key lies in ${keyPath(config)}; keep it to yourself.`));
  }
  return exitCodes.sound;
};
