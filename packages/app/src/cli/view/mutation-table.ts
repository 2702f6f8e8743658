// How well a report's falsehoods were caught: a line for each kind, what got through, and what was flagged although it stood.
import type { CleanScore, MutationScore, Outcome } from '@assay/audit/mutate';
import type { Output } from '../output.ts';
import { cleanLine } from './clean-text.ts';
import { percentWords } from './coverage-lines.ts';
import { cutText, padEnd } from './text-width.ts';

export type Mutation = { readonly title: string; readonly score: MutationScore; readonly clean: CleanScore };

const SHOWN = 12;
const KIND_COLUMNS = 24;

function printKinds({ kinds }: MutationScore, out: Output): void {
  out.line(out.paint.dim(`  ${padEnd('kind', KIND_COLUMNS)}${'tries'.padStart(6)}${'caught'.padStart(8)}${'share'.padStart(9)}  what is done`));
  for (const { kind, about, tries, caught } of kinds) {
    const mark = tries === 0 ? out.paint.dim('–') : caught === tries ? out.paint.strength('strong', '●') : out.paint.strength('unverified', '?');
    const share = tries === 0 ? 'n/a' : percentWords(caught / tries);
    out.line(`${mark} ${padEnd(kind, KIND_COLUMNS)}${String(tries).padStart(6)}${String(caught).padStart(8)}${share.padStart(9)}  ${out.paint.dim(about)}`);
  }
}

function printMissed(missed: readonly Outcome[], out: Output): void {
  if (missed.length === 0) return;
  out.line(`\nGot through${missed.length > SHOWN ? `, the first ${String(SHOWN)} of ${String(missed.length)} (all with --json)` : ''}`);
  const columns = out.columns ?? 240;
  for (const one of missed.slice(0, SHOWN)) {
    out.line(`  ${out.paint.bold(one.kind)}: ${cutText(cleanLine(one.change), columns - one.kind.length - 4)}`);
    out.line(`    ${cutText(cleanLine(one.after), columns - 4)}`);
    if (one.reason !== null) out.line(out.paint.dim(`    ${one.verdict ?? ''}: ${cutText(cleanLine(one.reason), columns - 18)}`));
  }
}

function printAlarms({ claims, flagged, share, alarms }: CleanScore, out: Output): void {
  out.line(`\nFlagged in the report as it is: ${String(flagged)} of ${String(claims)} claims (${percentWords(share)}); false alarms, if the report is true`);
  for (const { text, verdict, reason } of alarms.slice(0, SHOWN)) out.line(`  ${cleanLine(text)}, ${verdict}: ${cutText(cleanLine(reason), (out.columns ?? 240) - text.length - verdict.length - 6)}`);
}

export function printMutation({ title, score, clean }: Mutation, out: Output): void {
  out.line(out.paint.bold(cleanLine(title)));
  if (score.tries === 0) out.line('No figure of the report is proved by these sources, so none can be made false. `assay audit` says what is missing.');
  else {
    printKinds(score, out);
    out.line(`\nCaught ${percentWords(score.share)}: ${String(score.caught)} of ${String(score.tries)} falsehoods${score.worst === null ? '' : `; the worst kind is “${score.worst.kind}” with ${percentWords(score.worst.share)}`}`);
    printMissed(score.kinds.flatMap((kind) => kind.missed), out);
  }
  printAlarms(clean, out);
}
