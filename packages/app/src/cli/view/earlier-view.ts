// An earlier audit beside ours: a table of its verdicts against what is found here, and each one that does not stand.
import { standings, type ComparedClaim, type Standing } from '../../sources/trace/compare-earlier.ts';
import type { Trace } from '../../sources/trace/trace.ts';
import { layoutColumns, type Output } from '../output.ts';
import { rightWords } from './claims-list.ts';
import { cleanLine } from './clean-text.ts';
import type { JudgedClaim } from './judged-claims.ts';
import { cutText, padEnd, wrapText } from './text-width.ts';

export type EarlierAudit = { readonly kind: Trace['kind']; readonly claims: readonly ComparedClaim[] };
type Counts = Readonly<Record<Standing, number>>;

const names: Readonly<Record<Trace['kind'], string>> = { firn: 'Firn', 'audit-fence': 'audit-fence' };
const heads: Readonly<Record<Standing, string>> = { contradicted: 'contradicted', open: 'not proved', 'borne-out': 'borne out', 'no-claim': 'no figure', 'not-in-report': 'not in report' };
const VERDICT_COLUMNS = 22;

function counted(claims: readonly ComparedClaim[]): Counts {
  return Object.fromEntries(standings.map((standing) => [standing, claims.filter((one) => one.standing === standing).length])) as Counts;
}

/** By the earlier system's verdict, in the order in which they first come up. */
function byVerdict(claims: readonly ComparedClaim[]): [string, Counts][] {
  const verdicts = [...new Set(claims.map(({ earlier }) => earlier.verdict))];
  return verdicts.map((verdict) => [verdict, counted(claims.filter(({ earlier }) => earlier.verdict === verdict))]);
}

/** For --json: the counts, and every earlier claim with the numbers of ours that it holds. */
export function earlierView({ kind, claims }: EarlierAudit): Record<string, unknown> {
  return {
    system: kind, claims: claims.length, counts: Object.fromEntries(byVerdict(claims)),
    compared: claims.map(({ earlier, standing, claims: within, why }) => ({ id: earlier.id, claim: earlier.claim, inReport: earlier.inReport, verdict: earlier.verdict, tool: earlier.tool, standing, claims: within, why })),
  };
}

function printTable(claims: readonly ComparedClaim[], out: Output): void {
  out.line(out.paint.dim(`  ${padEnd('', VERDICT_COLUMNS)}${standings.map((standing) => heads[standing].padStart(15)).join('')}`));
  for (const [verdict, counts] of byVerdict(claims)) {
    out.line(`  ${padEnd(cutText(cleanLine(verdict), VERDICT_COLUMNS - 1), VERDICT_COLUMNS)}${standings.map((standing) => String(counts[standing]).padStart(15)).join('')}`);
  }
}

function printFallen({ earlier, claims }: ComparedClaim, judged: readonly JudgedClaim[], out: Output): void {
  out.line(`  ${out.paint.strength('contradicted', '✕')} ${out.paint.bold(`“${cleanLine(earlier.inReport)}”`)} was ${cleanLine(earlier.verdict)}${earlier.tool === null ? '' : ` by ${cleanLine(earlier.tool)}`}`);
  for (const one of judged.filter(({ number, verdict }) => claims.includes(number) && verdict.verdict === 'contradicted')) {
    const right = rightWords(one);
    for (const line of wrapText(`claim ${String(one.number)}, “${cleanLine(one.claim.text)}”: ${cleanLine(one.verdict.reason)}${right === null ? '' : ` → ${right}`}`, layoutColumns(out) - 6)) out.line(`      ${line}`);
  }
}

/** Printed below the audit itself. */
export function printEarlier({ kind, claims }: EarlierAudit, judged: readonly JudgedClaim[], out: Output): void {
  out.line();
  if (claims.length === 0) {
    out.line(`  ${names[kind]} left no verdicts beside this report.`);
    return;
  }
  out.line(`  ${out.paint.bold(`What ${names[kind]} recorded, and what its own sources say`)}`);
  printTable(claims, out);
  const fallen = claims.filter(({ standing }) => standing === 'contradicted');
  if (fallen.length > 0) out.line();
  for (const one of fallen) printFallen(one, judged, out);
  const within = new Set(claims.flatMap((one) => one.claims));
  out.line(`  ${String(judged.filter(({ number }) => !within.has(number)).length)} of ${String(judged.length)} claims of the report were in none of its records.`);
}
