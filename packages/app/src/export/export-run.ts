// A sealed run as a file in any form. The one entry: the command line and the HTTP API hand on the same bytes.
import { readAudited, reportFile } from '@assay/audit/archive';
import type { RunFiles, SealCheck, SealProblem } from '@assay/audit/seal';
import { AssayError, type Answer } from '@assay/record';
import type { BrowserSettings } from '../config/browser-settings.ts';
import type { FinishedRun } from '../vault/run-files.ts';
import { sha256 } from '../vault/sha256.ts';
import { fileName } from './file-name.ts';
import { describedForms, type ExportForm } from './forms.ts';
import type { PageSeal } from './html/page/colophon.ts';
import type { PageVerifier } from './html/verifier/page-verifier.ts';

/** A run that was read, with what its seal says. `problems` are those of the seal and of the folder or archive. */
export type SealedRun = { readonly run: FinishedRun; readonly seal: SealCheck; readonly loaded: { readonly files: RunFiles }; readonly problems: readonly SealProblem[] };
export type Exported = { readonly bytes: Uint8Array; readonly mediaType: string; readonly fileName: string };

/** What the machine brings to it. Without them a browser is looked for where systems keep one. */
export type ExportMeans = {
  readonly browser?: BrowserSettings;
  /** Where the judge that pages carry is kept once it is built; without it, it is built each time. */
  readonly cache?: string;
  /** A page without the archive and the judge: smaller, but it cannot check itself. */
  readonly withoutVerifier?: boolean;
};

type Writer = (sealed: SealedRun, means: ExportMeans) => Promise<string | Uint8Array>;

function pageSeal({ manifest, fingerprint }: SealCheck): PageSeal | null {
  return manifest === null ? null : { root: manifest.root, sealedAt: manifest.sealedAt, fingerprint };
}

function answerOf({ run }: SealedRun): Answer | null {
  return run.answer ?? null;
}

function nameOf(sealed: SealedRun, form: ExportForm): string {
  return fileName(sealed.run.contents.run, form, answerOf(sealed) === null ? 'report' : 'answer');
}

async function pageText(sealed: SealedRun, verifier: PageVerifier | null): Promise<string> {
  const [{ renderReportPage }, { loadPageAssets }] = await Promise.all([import('./html/render-report-page.ts'), import('./html/page-assets.ts')]);
  const { contents, rules } = sealed.run;
  return renderReportPage(contents, { assets: loadPageAssets(), seal: pageSeal(sealed.seal), rules, sha256, answer: answerOf(sealed), verifier });
}

const writePage: Writer = async (sealed, { cache = null, withoutVerifier = false }) => {
  if (withoutVerifier) return pageText(sealed, null);
  const { makeVerifier } = await import('./html/verifier/page-verifier.ts');
  return pageText(sealed, await makeVerifier(sealed.loaded.files, sealed.run.contents.captures, { cache }));
};

const noSettings: BrowserSettings = { named: null, folders: [], variables: {} };

const writePdf: Writer = async (sealed, means) => (await import('./pdf/print-page.ts')).printPage(await pageText(sealed, null), means.browser ?? noSettings);

const writeMarkdown: Writer = async (sealed) => {
  const answer = answerOf(sealed);
  return answer === null ? (await import('./markdown.ts')).exportMarkdown(sealed.run.contents) : (await import('./answer-markdown.ts')).exportAnswerMarkdown(sealed.run.contents, answer);
};

const writeJson: Writer = async (sealed) => {
  const answer = answerOf(sealed);
  return answer === null ? (await import('./json.ts')).exportJson(sealed.run, sealed.seal) : (await import('./answer-json.ts')).exportAnswerJson(answer);
};

const writeWorkbook: Writer = async ({ run, seal, loaded }) => {
  const dictionary = readAudited(loaded.files).metrics;
  return (await import('./xlsx/export-xlsx.ts')).exportXlsx(run.contents, { sha256, seal: pageSeal(seal), rules: run.rules, ...(dictionary === undefined ? {} : { dictionary }) });
};

/** The lines are those of the exported Markdown, which begins with the report; an answer's own begins with its question, so there they are those of the sealed report. */
const writeSarif: Writer = async (sealed) => {
  const { contents, rules } = sealed.run;
  const file = answerOf(sealed) === null ? nameOf(sealed, 'md') : reportFile;
  return (await import('./sarif/export-sarif.ts')).exportSarif(contents, { sha256, file, rules });
};

const writeComponent: Writer = async (sealed) => {
  const answer = answerOf(sealed);
  if (answer !== null) return (await import('./component/render-component.ts')).renderComponent(answer);
  throw new AssayError('usage', `${sealed.run.contents.run.id} answered no question: only an answer is a component.`, { remedy: 'Export it in another form, or ask a question with `assay ask`.' });
};

const writers: Readonly<Record<ExportForm, Writer>> = { html: writePage, pdf: writePdf, xlsx: writeWorkbook, md: writeMarkdown, json: writeJson, sarif: writeSarif, tsx: writeComponent };

/** Only a whole run is handed on: a file made from changed bytes would look as good as a true one. */
export function refuseBroken({ problems }: Pick<SealedRun, 'problems'>): void {
  const [problem] = problems;
  if (problem !== undefined) throw new AssayError('seal-broken', `${problem.path} ${problem.why}; the run is not exported.`, { remedy: 'See `assay verify` for all of it, and take an untouched copy of the run.' });
}

/** Throws AssayError: 'seal-broken' for a run that is not whole, 'usage' for a form that the run or the machine cannot have. */
export async function exportSealed(sealed: SealedRun, form: ExportForm, means: ExportMeans = {}): Promise<Exported> {
  refuseBroken(sealed);
  const written = await writers[form](sealed, means);
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  const { mediaType } = describedForms[form];
  return { bytes, mediaType, fileName: nameOf(sealed, form) };
}
