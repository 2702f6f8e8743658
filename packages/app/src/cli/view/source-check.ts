// What the checks of a company's sources came to: a line for each check, then what is suspicious in words.
import { checkSays, type Difference, type Gathered, type IdentityReport } from '@assay/data';
import type { Output } from '../output.ts';
import { cleanLine } from './clean-text.ts';
import { padEnd } from './text-width.ts';

export type Checked = { readonly company: { readonly name: string; readonly ticker: string }; readonly gathered: Pick<Gathered, 'data' | 'missing'>; readonly figures: number; readonly identities: IdentityReport; readonly compared: number; readonly differences: readonly Difference[] };

const SHOWN = 8;
const NAME_COLUMNS = 20;

function line(out: Output, row: { readonly name: string; readonly passed: number; readonly failed: number; readonly says: string }): void {
  const mark = row.failed > 0 ? out.paint.strength('unverified', '?') : row.passed > 0 ? out.paint.strength('strong', '●') : out.paint.dim('–');
  out.line(`${mark} ${padEnd(row.name, NAME_COLUMNS)}${String(row.passed).padStart(7)}${String(row.failed).padStart(12)}  ${out.paint.dim(row.says)}`);
}

function list(out: Output, title: string, words: readonly string[]): void {
  if (words.length === 0) return;
  out.line(`\n${title}${words.length > SHOWN ? `, the first ${String(SHOWN)} of ${String(words.length)} (all with --json)` : ''}`);
  for (const one of words.slice(0, SHOWN)) out.line(`  ${cleanLine(one)}`);
}

export function printSourceCheck({ company, gathered, figures, identities, compared, differences }: Checked, out: Output): void {
  const day = gathered.data.asOf;
  out.line(`${out.paint.bold(cleanLine(company.name))} (${cleanLine(company.ticker)}): ${String(figures)} figures, ${gathered.data.mode} data as of ${day}`);
  out.line(out.paint.dim(`  ${padEnd('check', NAME_COLUMNS)}${'passed'.padStart(7)}${'suspicious'.padStart(12)}  what should hold`));
  for (const { check, passed, failed } of identities.tallies) line(out, { name: check, passed, failed, says: checkSays[check] });
  line(out, { name: 'two sources', passed: compared - differences.length, failed: differences.length, says: 'filings and others give the same figure' });
  list(out, 'Suspicious in the sources; nothing was corrected', identities.suspicions.map((found) => found.words));
  list(out, 'Where two sources differ', differences.map((found) => found.words));
  list(out, 'Missing', gathered.missing.map(({ what, why }) => `${what}: ${why}`));
}
