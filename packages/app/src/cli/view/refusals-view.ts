// What a model handed in as evidence and was refused: whole, with the reason, phase by phase.
import type { AuditorRecord } from '@assay/audit/archive';
import { layoutColumns, type Output } from '../output.ts';
import { cleanLine } from './clean-text.ts';
import type { JudgedClaim } from './judged-claims.ts';
import { wrapText } from './text-width.ts';

type PhaseRecord = AuditorRecord['phases'][number];

function headOf({ phase, specialist, stop, message, account }: PhaseRecord): string {
  const open = Object.entries(account).filter(([, count]) => count > 0).map(([state, count]) => `${String(count)} ${state}`).join(', ');
  const ended = stop === 'done' ? 'finished' : stop === 'nothing-open' ? 'nothing was open' : `stopped: ${message ?? stop}`;
  return `${phase}${specialist === null ? '' : ` of ${specialist}`}: ${ended}${open === '' ? '' : `; open claims: ${open}`}`;
}

function printRefusal({ number, admitted, code, sentence, submission, claims }: PhaseRecord['refused'][number], judged: readonly JudgedClaim[], out: Output): void {
  const about = judged.filter(({ claim }) => claims.includes(claim.id)).map((one) => `claim ${String(one.number)}, “${cleanLine(one.claim.text)}”`).join('; ');
  out.line(`  ${out.paint.bold(String(number + 1))}  ${out.paint.strength('unverified', `${admitted ? 'admitted, not supporting' : 'refused'}: ${cleanLine(code)}`)}${about === '' ? '' : `  ${about}`}`);
  for (const line of wrapText(cleanLine(sentence), layoutColumns(out) - 6)) out.line(`      ${line}`);
  for (const line of wrapText(cleanLine(JSON.stringify(submission)), layoutColumns(out) - 6)) out.line(out.paint.dim(`      ${line}`));
}

/** `judged` gives the claims their numbers; submissions about a specialist's text name none of the report's. */
export function printRefusals(auditor: AuditorRecord | null, judged: readonly JudgedClaim[], out: Output): void {
  if (auditor === null) {
    out.line('No model audited this run: nothing was handed in, and nothing refused.');
    return;
  }
  const refused = auditor.phases.reduce((sum, phase) => sum + phase.refused.length, 0);
  out.line(`${String(refused)} of what ${auditor.model === null ? 'the auditor' : cleanLine(auditor.model)} handed in raised nothing.`);
  for (const phase of auditor.phases) {
    out.line(`\n${out.paint.bold(cleanLine(headOf(phase)))}`);
    for (const one of phase.refused) printRefusal(one, judged, out);
  }
}
