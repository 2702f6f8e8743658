// An answer in the terminal: its own Markdown, each claim in the hue of its strength, behind it the numbers of its sources.
import { verdictStrength, type Citation } from '@assay/record';
import type { Output } from '../output.ts';
import { cleanText } from './clean-text.ts';
import type { JudgedClaim } from './judged-claims.ts';

type Cited = { readonly judged: readonly JudgedClaim[]; readonly citations: readonly Citation[] };

/** More numbers than these are put together. */
const MOST_MARKS = 2;

/** `[1][3]`, or `[1–4, 7]` where many sources stand behind one figure. */
function markOf(numbers: readonly number[]): string {
  if (numbers.length <= MOST_MARKS) return numbers.map((number) => `[${String(number)}]`).join('');
  const runs: (readonly [number, number])[] = [];
  for (const number of numbers.toSorted((left, right) => left - right)) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) runs[runs.length - 1] = [last[0], number];
    else runs.push([number, number]);
  }
  return `[${runs.map(([from, to]) => (from === to ? String(from) : to === from + 1 ? `${String(from)}, ${String(to)}` : `${String(from)}–${String(to)}`)).join(', ')}]`;
}

/** `[1][3]` behind a claim; a number that its sentence has shown already is not shown in it again. */
function marksOf({ judged, citations }: Cited): ReadonlyMap<string, string> {
  const shown = new Set<string>();
  return new Map(judged.map(({ claim }) => {
    const numbers = citations.filter(({ claims }) => claims.includes(claim.id)).map(({ number }) => number).filter((number) => !shown.has(`${String(claim.sentence.start)} ${String(number)}`));
    for (const number of numbers) shown.add(`${String(claim.sentence.start)} ${String(number)}`);
    return [claim.id, markOf(numbers)];
  }));
}

/** Headings are bold; emphasis and escapes of Markdown are for pages, not for a terminal. */
function paintBlocks(markdown: string, { paint }: Output): string {
  return markdown.replace(/^#{1,6} (.*)$/gm, (_, words: string) => paint.bold(words)).replace(/\\([\\`*_[\]<>#|~{}.)+-])/g, '$1').replaceAll('&amp;', '&');
}

export function paintCited(report: string, cited: Cited, out: Output): string {
  const marks = marksOf(cited);
  let painted = '';
  let at = 0;
  for (const { claim, verdict } of cited.judged) {
    if (claim.span.start < at) continue;
    const mark = marks.get(claim.id) ?? '';
    painted += cleanText(report.slice(at, claim.span.start)) + out.paint.strength(verdictStrength(verdict.verdict), cleanText(report.slice(claim.span.start, claim.span.end))) + (mark === '' ? '' : out.paint.dim(mark));
    at = claim.span.end;
  }
  return paintBlocks(painted + cleanText(report.slice(at)), out);
}
