// How a finished run is told: the finding first, then what of it is proved, what is wrong, and what to do next.
import { summariseCost } from '@assay/agent';
import { costTotal } from '../../cost/cost-words.ts';
import type { SavedRun } from '../../vault/save-run.ts';
import type { RunContents } from '@assay/record';
import type { Session } from '../session.ts';
import { rightWords } from './claims-list.ts';
import { claimWords } from './claim-words.ts';
import { cleanLine } from './clean-text.ts';
import { coverageSentence, tokenSentence, verdictCounts } from './coverage-lines.ts';
import { verdictMark } from './glyphs.ts';
import { judgedClaims, type JudgedClaim } from './judged-claims.ts';
import { timeWords } from './size-words.ts';
import { padEnd, wrapText } from './text-width.ts';
import { layoutColumns } from '../output.ts';

const MOST_SHOWN = 8;

function printWrong(wrong: readonly JudgedClaim[], session: Session, more: string): void {
  const { out } = session;
  for (const judged of wrong.slice(0, MOST_SHOWN)) {
    const right = rightWords(judged);
    out.line(`  ${verdictMark('contradicted', out.paint)}  ${out.paint.bold(`“${cleanLine(judged.claim.text)}”`)}${right === null ? '' : ` should read ${out.paint.bold(right)}`}  ${out.paint.dim(claimWords(judged.claim))}`);
    for (const line of wrapText(cleanLine(judged.verdict.reason), layoutColumns(out) - 6)) out.line(`      ${line}`);
  }
  if (wrong.length > MOST_SHOWN) out.line(`  and ${String(wrong.length - MOST_SHOWN)} more: ${more}`);
}

/** What the judge found, for a note of our own and for anybody's report. `more` is the command that lists all claims. */
export function printJudgment(found: Pick<RunContents, 'claims' | 'tokens' | 'verdicts' | 'coverage'>, session: Session, more: string): void {
  const { out } = session;
  const wrong = judgedClaims(found).filter(({ verdict }) => verdict.verdict === 'contradicted');
  out.line(`  ${verdictCounts(found.coverage, out)}`);
  out.line(`  Coverage ${coverageSentence(found.coverage)}.`);
  for (const line of wrapText(`${tokenSentence(found.coverage)}.`, layoutColumns(out) - 2)) out.line(out.paint.dim(`  ${line}`));
  const lost = found.tokens.filter((token) => token.state.kind === 'unaccounted').map((token) => `“${cleanLine(token.text)}” at ${String(token.span.start)}`);
  if (lost.length > 0) out.line(`  ${out.paint.strength('unverified', 'Unaccounted for:')} ${lost.slice(0, MOST_SHOWN).join(', ')}${lost.length > MOST_SHOWN ? ' …' : ''}`);
  if (wrong.length > 0) out.line();
  printWrong(wrong, session, more);
}

export function printRunSummary(contents: RunContents, saved: SavedRun, { session, reference }: { readonly session: Session; readonly reference: string }): void {
  const { out, environment } = session;
  const { run } = contents;
  const say = environment.calledAs;
  out.line();
  out.line(out.paint.bold(cleanLine(run.title ?? run.question.ticker)));
  out.line(out.paint.dim(`${run.question.ticker} · ${cleanLine(run.company.name ?? '')} · ${run.data.mode} data as of ${run.data.asOf} · ${timeWords(session.elapsedMs())}`));
  out.line();
  printJudgment(contents, session, `${say} show ${reference} --claims`);
  out.line();
  const cost = summariseCost(contents.journal);
  if (cost.calls + cost.failed > 0) out.line(`  Models   ${costTotal(cost)}`);
  out.line(`  Report   ${saved.folder}/report.md`);
  out.line(`  Archive  ${saved.archive}`);
  out.line(out.paint.dim(`  Sealed by key ${saved.fingerprint.slice(0, 16)}…`));
  out.line();
  const next = [`${say} show ${reference}`, `${say} show ${reference} --claims`, `${say} export ${reference} --to html`] as const;
  const about = ['read it', 'every claim and its verdict', 'a page to send'] as const;
  const columns = Math.max(...next.map((command) => command.length)) + 3;
  for (const [index, command] of next.entries()) out.line(`  ${index === 0 ? 'Next' : '    '}     ${padEnd(command, columns)}${out.paint.dim(about[index] ?? '')}`);
}
