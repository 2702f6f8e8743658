// The report with its audit behind it: each claim, its verdict and the source it rests on, as a Markdown table.
import { summariseCost } from '@assay/agent';
import type { RunContents, Verdict } from '@assay/record';
import { costInShort } from '../cost/cost-words.ts';

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}

/** Where the evidence stands: the last link that leads to bytes. */
function sourceOf({ evidence }: Verdict): string {
  const link = evidence.chain.findLast((each) => each.stage === 'filing') ?? evidence.chain.findLast((each) => each.capture !== null);
  return link === undefined ? '' : [link.text, link.where].filter((part) => part !== '').join(', ');
}

function rows({ claims, verdicts }: RunContents): string[] {
  const found = new Map(verdicts.map((verdict) => [verdict.claim, verdict]));
  const ordered = claims.toSorted((left, right) => left.span.start - right.span.start || left.span.end - right.span.end);
  return ordered.flatMap((claim, index) => {
    const verdict = found.get(claim.id);
    if (verdict === undefined) return [];
    const right = verdict.right === null ? '' : ` Right: ${verdict.right.shown}.`;
    return [`| ${String(index + 1)} | ${cell(claim.text)} | ${verdict.verdict} | ${cell(verdict.reason + right)} | ${cell(sourceOf(verdict))} |`];
  });
}

/** The report as it was sealed, followed by the table of its claims. */
export function exportMarkdown(run: RunContents): string {
  const { coverage } = run;
  const checked = coverage.claims - coverage.judgment;
  const cost = costInShort(summariseCost(run.journal));
  const head = `${String(coverage.strong)} of ${String(checked)} claims are proved by source or arithmetic; ${String(coverage.judgment)} are judgments, ${String(coverage.verdicts.contradicted)} are contradicted. Run ${run.run.id}${cost === null ? '' : ` (${cost})`}.`;
  return `${run.report.trimEnd()}\n\n---\n\n## Evidence\n\n${head}\n\n| # | claim | verdict | why | source |\n|---|---|---|---|---|\n${rows(run).join('\n')}\n`;
}
