// An answer as Markdown for anybody's viewer: its words with footnotes that open the passage or figure, then how far it may be relied on.
import { citedMarkdown } from '@assay/agent';
import type { Answer, RunContents } from '@assay/record';
import { answerAbout, readingLine } from './answer-words.ts';
import { plainMarkdown } from './markdown-words.ts';

export function exportAnswerMarkdown(run: Pick<RunContents, 'report' | 'claims' | 'coverage' | 'run'>, answer: Answer): string {
  const { coverage } = run;
  const checked = coverage.claims - coverage.judgment;
  const counted = checked === 0 ? 'Nothing in it could be checked.' : `${String(coverage.strong)} of ${String(checked)} claims are proved by source or arithmetic, ${String(coverage.verdicts.contradicted)} are contradicted.`;
  const reading = readingLine(answer);
  return `# ${plainMarkdown(answer.question)}\n\n${reading === null ? '' : `*${plainMarkdown(reading)}*\n\n`}${citedMarkdown(run, answer).trimEnd()}\n\n---\n\n${plainMarkdown(answerAbout(answer))}. ${counted} Run ${run.run.id}.\n`;
}
