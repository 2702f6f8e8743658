// A probe while it runs, and what it came to: a line for each tool.
import type { ProbeOutcome, ToolProbe } from '@assay/data';
import type { Output } from '../output.ts';
import type { Session } from '../session.ts';
import { cleanLine } from './clean-text.ts';
import { padEnd } from './text-width.ts';

const NAME_COLUMNS = 28;
const SHOWN = 8;
const REWIND = '\r\u001b[2K';

/** On a terminal one line that changes; elsewhere a line for each tenth; nothing with --json. */
export function openProbeProgress({ err, json }: Session, of: number): { readonly tell: (outcome: ProbeOutcome, done: number) => void; readonly end: () => void } {
  if (json) return { tell: () => undefined, end: () => undefined };
  const step = Math.max(1, Math.ceil(of / 10));
  return {
    tell: ({ tool, on, code }, done) => {
      const said = `${String(done)} of ${String(of)}  ${tool} ${on}${code === null ? '' : `  ${code}`}`;
      if (err.isTerminal) err.write(`${REWIND}${said}`);
      else if (done % step === 0) err.line(said);
    },
    end: () => { if (err.isTerminal) err.write(REWIND); },
  };
}

export function printProbe(summary: readonly ToolProbe[], out: Output): void {
  out.line(out.paint.dim(`  ${padEnd('tool', NAME_COLUMNS)}${'asked'.padStart(6)}${'answered'.padStart(10)}  ${padEnd('slowest', 18)}failed`));
  for (const tool of summary) line(tool, out);
  list(out, 'Answers that have another form than agreed', summary.flatMap(({ tool, malformed }) => malformed.map((words) => `${tool}: ${words}`)));
  list(out, 'Why tools failed', summary.flatMap(({ tool, failed }) => failed.map(({ code, message }) => `${tool}, ${code}: ${message}`)));
  list(out, 'Fields that are empty in every answer', summary.filter(({ empty }) => empty.length > 0).map(({ tool, empty }) => `${tool}: ${empty.join(', ')}`));
}

function line({ tool, asked, answered, failed, slowest, malformed }: ToolProbe, out: Output): void {
  const mark = malformed.length > 0 ? out.paint.strength('contradicted', '✕') : answered === asked ? out.paint.strength('strong', '●') : out.paint.strength('unverified', '?');
  const slow = slowest === null ? '' : `${slowest.on} ${String(slowest.ms)} ms`;
  out.line(`${mark} ${padEnd(tool, NAME_COLUMNS)}${String(asked).padStart(6)}${String(answered).padStart(10)}  ${padEnd(slow, 18)}${failed.map(({ code, count }) => `${code} ${String(count)}`).join(', ')}`);
}

function list(out: Output, title: string, words: readonly string[]): void {
  if (words.length === 0) return;
  out.line(`\n${title}${words.length > SHOWN ? `, the first ${String(SHOWN)} of ${String(words.length)} (all with --json)` : ''}`);
  for (const one of words.slice(0, SHOWN)) out.line(`  ${cleanLine(one)}`);
}
