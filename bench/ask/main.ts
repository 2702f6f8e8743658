// npm run -s bench:ask [-- --half studied|open|closed] [--category NAME] [--limit N] [--threads N] [--details FILE.jsonl]
// Every wording of every question of every set, answered by the rules on the bundled figures, offline, in one process. More threads are done sooner and
// each answer takes them longer.
// Whole, it writes bench/RESULTS-ask.md. --details takes what came of each wording of the studied sets and the open half; of the closed half nothing but sums is shown. The last line is one JSON object.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askAll } from './ask-all.ts';
import { categories, halves, readQuestions } from './records.ts';
import { renderAsk, renderDetails } from './results.ts';
import { allWordingsRight, latencyOf, successOf, tallyOf, type Trial } from './tally.ts';

const { values } = parseArgs({ options: { half: { type: 'string' }, category: { type: 'string' }, limit: { type: 'string' }, threads: { type: 'string', default: '1' }, details: { type: 'string' } } });
const asked = halves.filter((half) => values.half === undefined || values.half === half);
if (asked.length === 0 || (values.category !== undefined && !categories.some((name) => name === values.category))) {
  console.error(`--half is studied, reworded, open or closed; --category is one of ${categories.join(', ')}.`);
  process.exit(2);
}

/** Wordings between two lines on how far it is. */
const toldEach = 250;

function howFar(done: number, all: number): string {
  const left = (performance.now() / done) * (all - done) / 60_000;
  return `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} wordings, ${String(Math.round(left))} min left`;
}

const limit = values.limit === undefined ? Infinity : Number(values.limit);
const questions = asked.flatMap((half) => readQuestions(half).filter(({ category }) => values.category === undefined || category === values.category).slice(0, limit).map((question) => ({ question, half })));
const wordings = questions.flatMap(({ question, half }) => [...question.wordings.keys()].map((wording) => ({ question, half, wording })));
const threads = Math.max(1, Math.trunc(Number(values.threads)) || 1);
const trials = await askAll(wordings, {
  threads,
  onDone: (done) => { if (done % toldEach === 0 || done === wordings.length) console.error(howFar(done, wordings.length)); },
});

const isWhole = values.half === undefined && values.category === undefined && values.limit === undefined;
const table = renderAsk({ trials, sets: asked, threads });
if (isWhole) writeFileSync(join(import.meta.dirname, '..', 'RESULTS-ask.md'), table);
if (values.details !== undefined) writeFileSync(values.details, renderDetails(trials));
console.error(table);
const sumOf = (each: readonly Trial[]): object => ({ ...tallyOf(each), success: Number(successOf(tallyOf(each)).toFixed(4)), wholeQuestions: allWordingsRight(each) });
const { p50, p95 } = latencyOf('all', trials.slice(1).map(({ ms }) => ms));
console.log(JSON.stringify({ all: sumOf(trials), ...Object.fromEntries(asked.map((half) => [half, sumOf(trials.filter((trial) => trial.half === half))])), p50Ms: Math.round(p50), p95Ms: Math.round(p95), peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024) }));
