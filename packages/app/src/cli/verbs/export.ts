// assay export: a run as a self-contained page, as Markdown with its evidence, or as one JSON document.
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { verifySeal, type SealCheck } from '@assay/audit/seal';
import { AssayError } from '@assay/record';
import { findRun } from '../../vault/find-run.ts';
import { readRun } from '../../vault/read-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { verifyEd25519 } from '../../vault/signing-key.ts';
import { writeFault } from '../../vault/disk-fault.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { sizeWords } from '../view/size-words.ts';

type Form = 'html' | 'md' | 'json';
export type ExportOptions = { readonly run: string; readonly to: Form; readonly out?: string };
type Sealed = { readonly run: FinishedRun; readonly seal: SealCheck };

async function pageOf({ run, seal }: Sealed): Promise<string> {
  const [{ renderReportPage }, { loadPageAssets }] = await Promise.all([import('../../export/html/render-report-page.ts'), import('../../export/html/page-assets.ts')]);
  const { manifest, fingerprint } = seal;
  return renderReportPage(run.contents, { assets: loadPageAssets(), seal: manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, fingerprint }, rules: run.rules, sha256 });
}

const writers: Readonly<Record<Form, (sealed: Sealed) => Promise<string>>> = {
  html: pageOf,
  md: async ({ run }) => (await import('../../export/markdown.ts')).exportMarkdown(run.contents),
  json: async ({ run, seal }) => (await import('../../export/json.ts')).exportJson(run, seal),
};

async function write(text: string, path: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw writeFault(error, path);
  }
}

/** Only a whole run is handed on: a page made from changed bytes would look as good as a true one. */
async function loadWhole(reference: string, session: Session): Promise<Sealed> {
  const loaded = await findRun(session.environment.places.runs, reference);
  const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
  const [problem] = [...seal.problems, ...loaded.problems];
  if (problem !== undefined) throw new AssayError('seal-broken', `${problem.path} ${problem.why}; the run is not exported.`, { remedy: 'See `assay verify` for all of it, and take an untouched copy of the run.' });
  return { run: readRun(loaded.files), seal };
}

export const exportRun: Verb<ExportOptions> = async (options, session) => {
  const sealed = await loadWhole(options.run, session);
  const { run } = sealed.run.contents;
  const text = await writers[options.to](sealed);
  if (options.out === '-') {
    session.out.write(text);
    return exitCodes.sound;
  }
  const path = resolve(options.out ?? `${run.question.ticker === '' ? 'report' : run.question.ticker}-${run.data.asOf}.${options.to}`);
  await write(text, path);
  const bytes = new TextEncoder().encode(text).length;
  if (session.json) printJson(session, { run: run.id, to: options.to, file: path, bytes });
  else session.out.line(`${path} (${sizeWords(bytes)})`);
  return exitCodes.sound;
};
