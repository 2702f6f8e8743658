// assay export: a run as a self-contained page, as Markdown with its evidence, or as one JSON document.
import { resolve } from 'node:path';
import { readAnswer } from '@assay/audit/archive';
import { verifySeal, type SealCheck } from '@assay/audit/seal';
import { AssayError, type Answer } from '@assay/record';
import type { PageSeal } from '../../export/html/page/colophon.ts';
import { findRun } from '../../vault/find-run.ts';
import { readRun } from '../../vault/read-run.ts';
import { sha256 } from '../../vault/sha256.ts';
import { verifyEd25519 } from '../../vault/signing-key.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { answerText, fileName, writeText, type AnswerForm } from '../ask/write-answer.ts';
import { exitCodes } from '../exit-codes.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { sizeWords } from '../view/size-words.ts';

type Form = Exclude<AnswerForm, 'tsx'>;
export type ExportOptions = { readonly run: string; readonly to: AnswerForm; readonly out?: string };
/** `answer`: of a run that answered a question. */
type Sealed = { readonly run: FinishedRun; readonly seal: SealCheck; readonly answer: Answer | null };

function pageSeal({ manifest, fingerprint }: SealCheck): PageSeal | null {
  return manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, fingerprint };
}

async function pageOf({ run, seal }: Sealed): Promise<string> {
  const [{ renderReportPage }, { loadPageAssets }] = await Promise.all([import('../../export/html/render-report-page.ts'), import('../../export/html/page-assets.ts')]);
  return renderReportPage(run.contents, { assets: loadPageAssets(), seal: pageSeal(seal), rules: run.rules, sha256 });
}

const writers: Readonly<Record<Form, (sealed: Sealed) => Promise<string>>> = {
  html: pageOf,
  md: async ({ run }) => (await import('../../export/markdown.ts')).exportMarkdown(run.contents),
  json: async ({ run, seal }) => (await import('../../export/json.ts')).exportJson(run, seal),
};

/** An answer is written as an answer, in whatever form; a note of an analysis is no component. */
async function textOf(sealed: Sealed, to: AnswerForm): Promise<string> {
  const { run: finished, answer, seal } = sealed;
  if (answer !== null) return answerText(to, { finished, answer, seal: pageSeal(seal) });
  if (to !== 'tsx') return writers[to](sealed);
  throw new AssayError('usage', `${finished.contents.run.id} answered no question: only an answer is a component.`, { remedy: 'Export it as html, md or json, or ask a question with `assay ask`.' });
}

/** Only a whole run is handed on: a page made from changed bytes would look as good as a true one. */
async function loadWhole(reference: string, session: Session): Promise<Sealed> {
  const loaded = await findRun(session.environment.places.runs, reference);
  const seal = await verifySeal(loaded.files, { sha256, verifyEd25519 });
  const [problem] = [...seal.problems, ...loaded.problems];
  if (problem !== undefined) throw new AssayError('seal-broken', `${problem.path} ${problem.why}; the run is not exported.`, { remedy: 'See `assay verify` for all of it, and take an untouched copy of the run.' });
  return { run: readRun(loaded.files), seal, answer: readAnswer(loaded.files) };
}

export const exportRun: Verb<ExportOptions> = async (options, session) => {
  const sealed = await loadWhole(options.run, session);
  const { run } = sealed.run.contents;
  const text = await textOf(sealed, options.to);
  if (options.out === '-') {
    session.out.write(text);
    return exitCodes.sound;
  }
  const path = resolve(options.out ?? fileName(run, options.to, sealed.answer === null ? 'report' : 'answer'));
  await writeText(text, path);
  const bytes = new TextEncoder().encode(text).length;
  if (session.json) printJson(session, { run: run.id, to: options.to, file: path, bytes });
  else session.out.line(`${path} (${sizeWords(bytes)})`);
  return exitCodes.sound;
};
