// The report with its audit behind it: each claim with verdict, reason and source, and the sources with their hashes.
import { summariseCost } from '@assay/agent';
import { filingAddress, type CapturedBytes, type Fact, type RunContents, type Verdict } from '@assay/record';
import { costInShort } from '../cost/cost-words.ts';
import { viewClaims, type ClaimView } from './html/evidence/claim-view.ts';
import { groupDigits } from './html/evidence/group-digits.ts';
import { plainMarkdown } from './markdown-words.ts';

/** Documents named beside a claim; a long sum would fill the page. */
const MOST_DOCUMENTS = 3;

function documentOf(fact: Fact): string {
  const { name, form, accession, filed } = fact.source;
  const called = plainMarkdown(accession === null ? name : `${form ?? name} ${accession}`);
  const address = filingAddress(fact);
  const linked = address === null ? called : `[${called}](<${address}>)`;
  return filed === null || accession === null ? linked : `${linked}, filed ${filed}`;
}

/** Where the evidence stands: its documents, else the last link of the chain that leads to bytes. */
function sourceOf({ evidence }: Verdict): string {
  const documents = [...new Set(evidence.facts.map(documentOf))];
  if (documents.length > MOST_DOCUMENTS) return `${documents.slice(0, MOST_DOCUMENTS).join('; ')}; and ${String(documents.length - MOST_DOCUMENTS)} more`;
  if (documents.length > 0) return documents.join('; ');
  const link = evidence.chain.findLast((each) => each.stage === 'filing') ?? evidence.chain.findLast((each) => each.capture !== null);
  return link === undefined ? '' : plainMarkdown([link.text, link.where].filter((part) => part !== '').join(', '));
}

function row({ claim, verdict, number, word }: ClaimView): string {
  const right = verdict.right === null ? '' : ` **Right: ${plainMarkdown(verdict.right.shown)}.**`;
  return `| ${String(number)} | ${plainMarkdown(claim.text)} | ${word} | ${plainMarkdown(groupDigits(verdict.reason))}${right} | ${sourceOf(verdict)} |`;
}

function sourceRow({ capture }: CapturedBytes, index: number): string {
  return `| S${String(index + 1)} | ${plainMarkdown(capture.sourceName)} | ${plainMarkdown(capture.request.url)} | ${capture.receivedAt} | \`${capture.sha256}\` |`;
}

function sources(captures: RunContents['captures']): string {
  return captures.length === 0 ? '' : `\n## Sources\n\n| # | source | address | read at | SHA-256 |\n|---|---|---|---|---|\n${captures.map(sourceRow).join('\n')}\n`;
}

/** The report as it was sealed, followed by the tables of its claims and of its sources. */
export function exportMarkdown(run: RunContents): string {
  const { coverage } = run;
  const checked = coverage.claims - coverage.judgment;
  const cost = costInShort(summariseCost(run.journal));
  const open = coverage.verdicts.unverified + coverage.verdicts['not-checked'];
  const head = `${String(coverage.strong)} of ${String(checked)} claims are proved by source or arithmetic; ${String(coverage.judgment)} are judgments, ${String(coverage.verdicts.contradicted)} are contradicted, ${String(open)} are open. Run ${run.run.id}${cost === null ? '' : ` (${cost})`}.`;
  return `${run.report.trimEnd()}\n\n---\n\n## Evidence\n\n${head}\n\n| # | claim | verdict | why | source |\n|---|---|---|---|---|\n${viewClaims(run).map(row).join('\n')}\n${sources(run.captures)}`;
}
