// assay verify: every byte, the signature, the signer, and the judgment done again.
import { findRun } from '../../vault/find-run.ts';
import { findSigningKey } from '../../vault/signing-key.ts';
import { readTrustedKeys } from '../../vault/trusted-keys.ts';
import { verifyRun, type AuditCheck, type Verification } from '../../vault/verify-run.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { fingerprintWords, sizeWords } from '../view/size-words.ts';
import { padEnd } from '../view/text-width.ts';

type Lines = { readonly good: (name: string, text: string) => void; readonly bad: (name: string, text: string) => void; readonly open: (name: string, text: string) => void };

const NAME_COLUMNS = 11;

function linesOf({ out }: Session): Lines {
  const line = (mark: string) => (name: string, text: string): void => { out.line(`  ${mark} ${padEnd(name, NAME_COLUMNS)}${text}`); };
  return { good: line(out.paint.strength('strong', '●')), bad: line(out.paint.strength('contradicted', '✕')), open: line(out.paint.strength('unverified', '?')) };
}

function printFiles(found: Verification, lines: Lines): void {
  if (found.problems.length === 0) lines.good('files', `${String(found.files)} files, ${sizeWords(found.bytes)}: every byte as it was sealed`);
  for (const { path, why } of found.problems) lines.bad('files', `${cleanLine(path)} ${why}`);
  if (found.root !== null && found.problems.length === 0) lines.good('hash tree', `root ${found.root.slice(0, 16)}…, sealed ${found.sealedAt ?? ''}`);
}

function printSigner({ signer }: Verification, own: string | null, lines: Lines): void {
  if (signer.fingerprint === null) return lines.bad('signature', 'none that can be read');
  if (signer.holds) lines.good('signature', 'Ed25519, made over this manifest');
  else lines.bad('signature', 'does not hold');
  if (signer.known !== null) return lines.good('signer', `${cleanLine(signer.known)} (pinned) ${fingerprintWords(signer.fingerprint)}`);
  lines.open('signer', `unknown signer${signer.fingerprint === own ? ' (this machine’s own key, not pinned)' : ''}`);
  lines.open('', fingerprintWords(signer.fingerprint));
}

function printAudit(audit: AuditCheck, lines: Lines): void {
  if (!audit.ran) return lines.bad('audit', `could not be run again: ${cleanLine(audit.why)}`);
  if (audit.differences.length === 0) lines.good('audit', `run again over ${String(audit.captures)} captures: ${String(audit.claims)} claims, the same verdicts`);
  for (const difference of audit.differences) lines.bad('audit', cleanLine(difference));
  if (audit.differences.length > 0 && audit.otherRules !== null) lines.open('', `the run was judged by the rules ${cleanLine(audit.otherRules)}, this program has others`);
}

function closing(found: Verification, accepted: boolean): string {
  if (!found.sound) return 'Not sound. Do not rely on this run.';
  if (!accepted) return 'Sound, but its signer is not one you pinned.';
  return 'Sound. The bytes are those that were sealed, and the figures follow from them. What a seal does not prove: docs/format/archive.md';
}

export const verifyArchive: Verb<{ readonly archive: string; readonly trusted?: boolean }> = async (options, session) => {
  const { runs, config } = session.environment.places;
  const loaded = await findRun(runs, options.archive);
  const [trusted, own] = await Promise.all([readTrustedKeys(config), findSigningKey(config)]);
  const found = await verifyRun(loaded, trusted);
  const accepted = found.sound && (options.trusted !== true || found.signer.known !== null);
  if (session.json) printJson(session, { path: loaded.path, ...found, elapsedMs: session.elapsedMs() });
  else {
    session.out.line(session.out.paint.bold(cleanLine(found.run ?? loaded.path)));
    const lines = linesOf(session);
    printFiles(found, lines);
    printSigner(found, own?.fingerprint ?? null, lines);
    printAudit(found.audit, lines);
    session.out.line(closing(found, accepted));
  }
  return accepted ? exitCodes.sound : exitCodes.failure;
};
