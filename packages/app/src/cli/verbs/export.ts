// assay export: a run as a file that others can read, in the form that they need.
import { resolve } from 'node:path';
import { verifySeal } from '@assay/audit/seal';
import { AssayError } from '@assay/record';
import { exportSealed, refuseBroken, type SealedRun } from '../../export/export-run.ts';
import { describedForms, exportForms, formOfPath, type ExportForm } from '../../export/forms.ts';
import { findRun } from '../../vault/find-run.ts';
import { readRun } from '../../vault/read-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { verifyEd25519 } from '../../vault/signing-key.ts';
import { writeText } from '../ask/write-answer.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { sizeWords } from '../view/size-words.ts';

export type ExportOptions = { readonly run: string; readonly to?: ExportForm; readonly out?: string; readonly withoutVerifier?: boolean };

async function load(reference: string, session: Session): Promise<SealedRun> {
  const loaded = await findRun(session.environment.places.runs, reference);
  const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
  const problems = [...seal.problems, ...loaded.problems];
  // Before anything is read of it: changed bytes may not even be a run.
  refuseBroken({ problems });
  return { run: readRun(loaded.files), seal, loaded, problems };
}

/** Said, or told by the ending of the file. */
function formOf({ to, out }: ExportOptions): ExportForm {
  const form = to ?? (out === undefined ? null : formOfPath(out));
  if (form === null) throw new AssayError('usage', out === undefined ? 'Which form it should have is not said.' : `The form of ${out.slice(0, 80)} is not known.`, { remedy: `Say it: --to ${exportForms.join(', --to ')}.` });
  return form;
}

/** A workbook on a terminal would be noise. */
function refuseNoise(to: ExportForm, out: string | undefined): void {
  if (out === '-' && describedForms[to].isBinary === true) throw new AssayError('usage', `A run as ${to} is not written to standard output.`, { remedy: `Name a file: --out note.${to}.` });
}

export const exportRun: Verb<ExportOptions> = async (options, session) => {
  const to = formOf(options);
  refuseNoise(to, options.out);
  const sealed = await load(options.run, session);
  const { bytes, fileName } = await exportSealed(sealed, to, { browser: session.environment.browser, cache: session.environment.places.cache, withoutVerifier: options.withoutVerifier === true });
  if (options.out === '-') {
    session.out.write(new TextDecoder().decode(bytes));
    return exitCodes.sound;
  }
  const path = resolve(options.out ?? fileName);
  await writeText(bytes, path);
  if (session.json) printJson(session, { run: sealed.run.contents.run.id, to, file: path, bytes: bytes.length });
  else session.out.line(`${path} (${sizeWords(bytes.length)})`);
  return exitCodes.sound;
};
