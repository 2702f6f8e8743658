// For how many years one after the other a figure rose, fell, or was a profit or a loss: back from a year, or the longest such run.
import type { Reading } from '../../../../figures/figure.ts';
import { join, say, type Text } from '../../../../prose/text.ts';
import { yearName } from '../../../../prose/times.ts';
import { inWords } from '../../../../prose/verbs.ts';
import { movedBy } from '../forms.ts';
import type { Outcome } from '../outcome.ts';
import type { Holder } from '../scene.ts';
import { clauseOf, sentence } from '../sentences/reading-words.ts';
import { yearOf } from './times.ts';
import { movesIn, yearsIn, type Span } from './year-moves.ts';

const inARow = /\b(?:in a row|in succession|on the trot|consecutive(?:ly)?|straight(?! (?:in|into|back|to|on|from|away|out|answer|up)\b)|running|streaks?|uninterrupted(?:ly)?|without (?:a break|interruption)|one after (?:the other|another))\b/i;
/** One after the other is asked for, and not how many there were. */
export const asksRun = (text: string): boolean => inARow.test(text);

const longest = /\blongest\b/i;
const losing = /\b(?:loss(?:es|-making)?|los(?:e|t|ing) money|in the red|red ink|unprofitable|losing (?:streak|run|years?)|negative(?! growth)|below zero|deficits?)\b/i;
const profiting = /\b(?:profitable|a profit|in the black|made money|earned money|positive)\b/i;
const falling = /\b(?:f[ae]ll(?:s|en|ing)?|declin\w+|shr[aiu]nk\w*|drop\w*|decreas\w+|lower|down|cut|negative growth)\b/i;

type Year = { readonly year: number; readonly isSo: boolean; readonly told: Text };
type At = { readonly holder: Holder; readonly id: string; readonly text: string; readonly span: Span };

function signs({ holder, id, text, span }: At): readonly Year[] {
  return yearsIn(holder, id, span).map((reading: Reading): Year => ({ year: yearOf(holder.bench.book, reading) ?? 0, isSo: losing.test(text) ? reading.value.isNegative() : reading.value.gt(0), told: sentence(clauseOf(holder, reading)) }));
}

function moved({ holder, id, text, span }: At): readonly Year[] {
  return movesIn(holder, id, span).map((move): Year => ({ year: yearOf(holder.bench.book, move.now) ?? 0, isSo: falling.test(text) ? move.by.value.isNegative() : move.by.value.gt(0), told: movedBy(holder, move) }));
}

/** Years one after the other in which it was so; a year that is not on file ends the run. */
function runsOf(years: readonly Year[]): readonly (readonly Year[])[] {
  const runs: Year[][] = [];
  for (const one of years) {
    const run = runs.at(-1);
    if (!one.isSo) continue;
    if (run?.at(-1)?.year === one.year - 1) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The run that is asked for; of several that are longest the newest, with the others beside it. */
function runAsked(years: readonly Year[], text: string): { readonly run: readonly Year[]; readonly alike: readonly (readonly Year[])[] } | null {
  const runs = runsOf(years);
  if (!longest.test(text)) {
    const run = runs.find((one) => one.at(-1) === years.at(-1));
    return run === undefined ? null : { run, alike: [] };
  }
  const most = Math.max(...runs.map(({ length }) => length));
  const [run, ...alike] = runs.filter(({ length }) => length === most).toReversed();
  return run === undefined ? null : { run, alike };
}

const spanOf = (run: readonly Year[]): Text => say`${yearName(run[0]?.year ?? 0)} to ${yearName(run.at(-1)?.year ?? 0)}`;

/** Null where no run is asked for, or fewer than two years are on file. Every year of it is told with its figures, and the one that ended it. */
export function runTold(at: At): Outcome | null {
  const { text } = at;
  const years = losing.test(text) || profiting.test(text) ? signs(at) : moved(at);
  const last = years.at(-1);
  if (!inARow.test(text) || last === undefined || years.length < 2) return null;
  const found = runAsked(years, text);
  if (found === null) return { summary: [say`No years in a row up to ${yearName(last.year)}: ${last.told}`], blocks: [], missing: [] };
  const { run, alike } = found;
  const before = years.findLast(({ year }) => year < (run[0]?.year ?? 0));
  const ended = before === undefined ? say`The figures at hand reach no further back.` : say`Before that it was not so: ${before.told}`;
  const count = run.length === 1 ? say`One (1) year, ${yearName(run[0]?.year ?? 0)}` : say`${named(inWords(run.length))} (${String(run.length)}) years in a row, ${spanOf(run)}`;
  const others = alike.length === 0 ? [] : [say`Others as long: ${join(alike.map(spanOf), ', ')}.`];
  return { summary: [say`${count}: ${join(run.map(({ told }) => told), ' ')}`, ended, ...others], blocks: [], missing: [] };
}
