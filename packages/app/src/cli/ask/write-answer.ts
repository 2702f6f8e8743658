// An answer as a file: Markdown, a page, structured JSON, or a React component.
import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { AssayError, type Answer } from '@assay/record';
import { fileName } from '../../export/file-name.ts';
import type { PageSeal } from '../../export/html/page/colophon.ts';
import { writeFault } from '../../vault/disk-fault.ts';
import type { FinishedRun } from '../../vault/run-files.ts';
import { sha256 } from '../../vault/sha256.ts';
import type { Session } from '../session.ts';
import { sizeWords } from '../view/size-words.ts';

export const answerForms = ['md', 'html', 'json', 'tsx'] as const;
export type AnswerForm = (typeof answerForms)[number];
export type Written = { readonly finished: FinishedRun; readonly answer: Answer; readonly seal: PageSeal | null };

const writers: Readonly<Record<AnswerForm, (written: Written) => Promise<string>>> = {
  md: async ({ finished, answer }) => (await import('../../export/answer-markdown.ts')).exportAnswerMarkdown(finished.contents, answer),
  html: async ({ finished, answer, seal }) => {
    const [{ renderReportPage }, { loadPageAssets }] = await Promise.all([import('../../export/html/render-report-page.ts'), import('../../export/html/page-assets.ts')]);
    return renderReportPage(finished.contents, { assets: loadPageAssets(), seal, rules: finished.rules, sha256, answer });
  },
  json: async ({ answer }) => (await import('../../export/answer-json.ts')).exportAnswerJson(answer),
  tsx: async ({ answer }) => (await import('../../export/component/render-component.ts')).renderComponent(answer),
};

export function answerText(form: AnswerForm, written: Written): Promise<string> {
  return writers[form](written);
}

/** From `--to`, else from the ending of `--out`; null where no file is wanted. Throws AssayError('usage'). */
export function formOf({ to, out }: { readonly to?: AnswerForm; readonly out?: string }): AnswerForm | null {
  if (to !== undefined || out === undefined) return to ?? null;
  const form = answerForms.find((each) => `.${each}` === extname(out).toLowerCase());
  if (form === undefined) throw new AssayError('usage', `The form of ${out.slice(0, 80)} is not known.`, { remedy: `Say it: --to ${answerForms.join(', --to ')}.` });
  return form;
}

export async function writeText(text: string | Uint8Array, path: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (error) {
    throw writeFault(error, path);
  }
}

/** `-` is standard output. */
export async function writeAnswer(written: Written, { form, out }: { readonly form: AnswerForm; readonly out: string | null }, session: Session): Promise<string | null> {
  const text = await answerText(form, written);
  if (out === '-') {
    session.out.write(text);
    return null;
  }
  const path = resolve(out ?? fileName(written.finished.contents.run, form, 'answer'));
  await writeText(text, path);
  session.err.line(`Written: ${path} (${sizeWords(new TextEncoder().encode(text).length)})`);
  return path;
}
