// The report in a terminal: its own Markdown, each claim in the hue of its strength. Spans are the claims' own, so nothing is searched for.
import { verdictStrength } from '@assay/record';
import type { Output } from '../output.ts';
import { cleanText } from './clean-text.ts';
import type { JudgedClaim } from './judged-claims.ts';

/** Headings are bold; a line that begins with `#` is one outside of code, and reports hold no code. */
function paintHeadings(markdown: string, out: Output): string {
  return markdown.replace(/^#{1,6} .*$/gm, (heading) => out.paint.bold(heading));
}

export function paintReport(report: string, judged: readonly JudgedClaim[], out: Output): string {
  let painted = '';
  let at = 0;
  for (const { claim, verdict } of judged) {
    if (claim.span.start < at) continue;
    painted += cleanText(report.slice(at, claim.span.start)) + out.paint.strength(verdictStrength(verdict.verdict), cleanText(report.slice(claim.span.start, claim.span.end)));
    at = claim.span.end;
  }
  return paintHeadings(painted + cleanText(report.slice(at)), out);
}
