// Tells the lists of contents of a page (the table at its front, a cross-reference index at its end) from the headings of the body.
import { LONG_HEADING, type Candidate } from './candidates.ts';
import type { Line } from './page-lines.ts';

/** So many entries, one after another with nothing said between them, make a list. */
const LIST = 4;
/** A link that leads no farther is a heading that points at itself. */
export const NEAR = 3;
/** An entry may have its own subheads below it, but not so many lines. */
const MOST_LINES = 40;

/** The candidates that are entries of a list of contents. */
export function contentsOf(candidates: readonly Candidate[], lines: readonly Line[]): ReadonlySet<Candidate> {
  const entries = new Set(candidates.filter(({ line, links }) => links.some((to) => to > line + NEAR)));
  for (const run of silentRuns(candidates, lines)) {
    if (run.length >= LIST || (run.length > 1 && comesAgain(run, candidates))) for (const entry of run) entries.add(entry);
  }
  return entries;
}

/** A short list, as at the head of a part: all that it names has its heading behind it. */
function comesAgain(run: readonly Candidate[], candidates: readonly Candidate[]): boolean {
  const end = run.at(-1)?.line ?? 0;
  return run.every(({ place }) => candidates.some((other) => other.line > end && other.place === place));
}

/** Runs of growing items between which no sentence stands. */
function silentRuns(candidates: readonly Candidate[], lines: readonly Line[]): Candidate[][] {
  const runs: Candidate[][] = [];
  let last: Candidate | undefined;
  for (const candidate of candidates) {
    const run = runs.at(-1);
    if (run !== undefined && last !== undefined && candidate.place > last.place && !speaks(lines.slice(last.line, candidate.line))) run.push(candidate);
    else runs.push([candidate]);
    last = candidate;
  }
  return runs;
}

/** Lists name, and give pages; a body says something, if only "None." A heading's own line speaks where its section begins on it. */
function speaks(between: readonly Line[]): boolean {
  return between.length > MOST_LINES || between.some(({ text }, at) => (at === 0 ? text.length > LONG_HEADING && text.endsWith('.') : isSentence(text)));
}

function isSentence(text: string): boolean {
  return text.length > 400 || /^(?:not applicable|none|omitted|n\/a)\b/i.test(text) || (/[.;][”"’)]?$/.test(text) && text.split(' ', 6).length > 4);
}
