// npm run -s bench:ask [-- --half studied|open|closed] [--category NAME] [--limit N] [--details FILE.jsonl]
// Every wording of every question of every set, answered by the rules on the bundled figures, offline, in one process.
// Whole, it writes bench/RESULTS-ask.md. --details takes what came of each wording of the studied sets and the open half; of the closed half nothing but sums is shown. The last line is one JSON object.
import { houseAskEngine } from '@assay/agent';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openAsking, type AskOnce } from './ask-once.ts';
import { categories, halves, readQuestions, type BenchQuestion, type Half } from './records.ts';
import { renderAsk, renderDetails } from './results.ts';
import { scoreAnswer } from './score.ts';
import { allWordingsRight, latencyOf, successOf, tallyOf, type Trial } from './tally.ts';

const { values } = parseArgs({ options: { half: { type: 'string' }, category: { type: 'string' }, limit: { type: 'string' }, details: { type: 'string' } } });
const asked = halves.filter((half) => values.half === undefined || values.half === half);
if (asked.length === 0 || (values.category !== undefined && !categories.some((name) => name === values.category))) {
  console.error(`--half is studied, reworded, open or closed; --category is one of ${categories.join(', ')}.`);
  process.exit(2);
}

type One = { readonly question: BenchQuestion; readonly half: Half; readonly wording: number };

/** A question that ends in an error is one that was not answered. */
async function put({ question, half, wording }: One, askOnce: AskOnce): Promise<Trial> {
  const text = question.wordings[wording] ?? '';
  const started = performance.now();
  try {
    const { answer, markdown, ms } = await askOnce(text, question.earlier);
    return { question, half, wording, score: scoreAnswer(question, { answer, markdown }), ms, operation: answer.metadata.operation, told: { summary: answer.summary, markdown } };
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    return { question, half, wording, score: { outcome: 'declined', verified: false, why: [`ended in an error: ${why}`] }, ms: performance.now() - started, operation: null, told: { summary: '', markdown: '' } };
  }
}

/** Wordings between two lines on how far it is. */
const toldEach = 250;

function howFar(done: number, all: number): string {
  const left = (performance.now() / done) * (all - done) / 60_000;
  return `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} wordings, ${String(Math.round(left))} min left`;
}

const limit = values.limit === undefined ? Infinity : Number(values.limit);
const questions = asked.flatMap((half) => readQuestions(half).filter(({ category }) => values.category === undefined || category === values.category).slice(0, limit).map((question) => ({ question, half })));
const askOnce = openAsking(() => houseAskEngine);
const wordings = questions.flatMap(({ question, half }) => [...question.wordings.keys()].map((wording) => ({ question, half, wording })));
const trials: Trial[] = [];
for (const one of wordings) {
  trials.push(await put(one, askOnce));
  if (trials.length % toldEach === 0 || trials.length === wordings.length) console.error(howFar(trials.length, wordings.length));
}

const isWhole = values.half === undefined && values.category === undefined && values.limit === undefined;
const table = renderAsk({ trials, sets: asked });
if (isWhole) writeFileSync(join(import.meta.dirname, '..', 'RESULTS-ask.md'), table);
if (values.details !== undefined) writeFileSync(values.details, renderDetails(trials));
console.error(table);
const sumOf = (each: readonly Trial[]): object => ({ ...tallyOf(each), success: Number(successOf(tallyOf(each)).toFixed(4)), wholeQuestions: allWordingsRight(each) });
const { p50, p95 } = latencyOf('all', trials.slice(1).map(({ ms }) => ms));
console.log(JSON.stringify({ all: sumOf(trials), ...Object.fromEntries(asked.map((half) => [half, sumOf(trials.filter((trial) => trial.half === half))])), p50Ms: Math.round(p50), p95Ms: Math.round(p95), peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024) }));
