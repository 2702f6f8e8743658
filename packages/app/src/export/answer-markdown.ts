// An answer as Markdown for anybody's viewer: its words with footnotes that open the passage or figure, then how far it may be relied on.
import { citedMarkdown } from '@assay/agent';
import type { Answer, RunContents } from '@assay/record';
import { answerAbout, readingLine } from './answer-words.ts';

/** One line that Markdown reads as words. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/[\\`*_[\]<>#|~]/g, '\\$&');
}

export function exportAnswerMarkdown(run: Pick<RunContents, 'report' | 'claims' | 'coverage' | 'run'>, answer: Answer): string {
  const { coverage } = run;
  const checked = coverage.claims - coverage.judgment;
  const counted = checked === 0 ? 'Nothing in it could be checked.' : `${String(coverage.strong)} of ${String(checked)} claims are proved by source or arithmetic, ${String(coverage.verdicts.contradicted)} are contradicted.`;
  const reading = readingLine(answer);
  return `# ${plain(answer.question)}\n\n${reading === null ? '' : `*${plain(reading)}*\n\n`}${citedMarkdown(run, answer).trimEnd()}\n\n---\n\n${plain(answerAbout(answer))}. ${counted} Run ${run.run.id}.\n`;
}
