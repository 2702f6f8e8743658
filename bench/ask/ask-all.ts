// Wordings put to Assay one after the other: here, or shared out among threads, each with an asking of its own.
import { houseAskEngine } from '@assay/agent';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { openAsking, type AskOnce } from './ask-once.ts';
import type { BenchQuestion, Half } from './records.ts';
import { scoreAnswer } from './score.ts';
import type { Trial } from './tally.ts';

/** One wording of one question. */
export type One = { readonly question: BenchQuestion; readonly half: Half; readonly wording: number };

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

async function askEach(all: readonly One[], onTrial: (trial: Trial, at: number) => void): Promise<void> {
  const askOnce = openAsking(() => houseAskEngine);
  for (const [at, one] of all.entries()) onTrial(await put(one, askOnce), at);
}

/** Rejects where the thread ends before it is done. */
function inThread(all: readonly One[], onTrial: (trial: Trial, at: number) => void): Promise<void> {
  const worker = new Worker(new URL(import.meta.url), { workerData: all });
  return new Promise((resolve, reject) => {
    worker.on('message', ({ trial, at }: { readonly trial: Trial; readonly at: number }) => { onTrial(trial, at); });
    worker.on('error', reject);
    worker.on('exit', (code) => { if (code === 0) resolve(); else reject(new Error(`A thread ended with code ${String(code)}.`)); });
  });
}

/** In the order of `all`, whoever asked them; `onDone` hears how many are done. Rejects where a thread does not end well. */
export async function askAll(all: readonly One[], { threads, onDone }: { readonly threads: number; readonly onDone: (done: number) => void }): Promise<readonly Trial[]> {
  const trials = new Map<number, Trial>();
  const take = (trial: Trial, place: number): void => {
    trials.set(place, trial);
    onDone(trials.size);
  };
  const shares = Array.from({ length: threads }, (_, share) => [...all.keys()].filter((at) => at % threads === share));
  const ask = threads === 1 ? askEach : inThread;
  await Promise.all(shares.map((places) => ask(places.flatMap((place) => all[place] ?? []), (trial, at) => { take(trial, places[at] ?? -1); })));
  return all.flatMap((_, place) => trials.get(place) ?? []);
}

if (!isMainThread) await askEach(workerData as readonly One[], (trial, at) => parentPort?.postMessage({ trial, at }));
