// The program as it lies in a snapshot: loaded, and asked a few questions, before anybody asks. Node runs this file when the snapshot is built, and what
// it hands over at its end whenever the program begins from it. Its first argument names the list of what it was made of.
import crypto from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setFlagsFromString, startupSnapshot } from 'node:v8';
import { endProgram } from '../../end-program.ts';
import { checkPlainly } from '../check-plainly.ts';
import { isUntouched, writeWhole } from '../code-file.ts';
import type { Inputs } from '../inputs.ts';
import { oldMark, startWithoutSnapshot } from './start.mjs';

/** `name` is another with every build, `file` is the snapshot's own, `door` the program without one, and `inputs` what it was made of. */
export type SnapshotList = { readonly name: string; readonly file: string; readonly door: string; readonly inputs: Inputs };

/** What the program makes at its first use is made now. More of them would make the snapshot larger, and every start from it longer, than they save. */
const questions = ['What was Visa’s net income in fiscal 2023?', 'What is the inflation rate?', 'Compare the gross margins of Salesforce and IBM in fiscal 2023.'];

/** Nothing is written, nothing outside is asked, and no key is made. */
async function answerAFew(): Promise<void> {
  // Before the modules that make schemas are loaded.
  checkPlainly();
  const [{ forgetReadings }, { forgetTexts, houseAskEngine, noFilters, recallNeeded, workOutLiterals }, { runAsk }, { clock }, { composeDesk }, { readEnvironment }, { VERSION }] = await Promise.all([
    import('@assay/audit/facts'), import('@assay/agent'), import('../../../analysis/run-ask.ts'), import('../../../clock.ts'), import('../../../compose.ts'), import('../../../config/environment.ts'), import('../../../version.ts'),
    import('../../command-line.ts'), import('../../verbs/ask.ts'), import('../../ask/ask-in-full.ts'), import('../../view/progress.ts'),
  ]);
  workOutLiterals();
  // Patterns that are made from here on are of their question alone.
  recallNeeded(() => null);
  const desk = composeDesk(readEnvironment({}), 'sample');
  for (const text of questions) {
    const { run } = await runAsk({ question: { text, filters: noFilters, asOf: null, earlier: [] }, clock, version: VERSION, onEvent: () => undefined, signal: new AbortController().signal }, { desk, model: null, engine: () => houseAskEngine });
    // One that is declined, with true words, uses little of the program.
    if (!run.answer.metadata.valid || run.answer.citations.length === 0) throw new Error(`“${text}” has no valid answer with figures.`);
  }
  forgetTexts();
  forgetReadings();
}

/** Node draws random identifiers and whole numbers from a store that it fills at the first one: in a snapshot it would give the same ones to every program. */
async function withoutChance(work: () => Promise<void>): Promise<void> {
  const drawn = [[crypto, 'randomUUID'], [Object.getPrototypeOf(globalThis.crypto) as object, 'randomUUID'], [crypto, 'randomInt']] as const;
  const before = drawn.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name) ?? {});
  const refuse = (): never => { throw new Error('What is drawn by chance may not stand in a snapshot.'); };
  drawn.forEach(([holder, name], at) => { Object.defineProperty(holder, name, { ...before[at], value: refuse }); });
  try {
    await work();
  } finally {
    drawn.forEach(([holder, name], at) => { Object.defineProperty(holder, name, before[at] ?? {}); });
  }
}

/** Where a reader of a stream is let go, Node cleans the trace of an error in a context of its own; a snapshot holds one context. */
async function withoutOtherContexts(work: () => Promise<void>): Promise<void> {
  const { prototype } = ReadableStreamDefaultReader;
  const release = Object.getOwnPropertyDescriptor(prototype, 'releaseLock');
  if (release === undefined) throw new Error('Streams are read in another way by this Node.');
  Object.defineProperty(prototype, 'releaseLock', { ...release, value: () => undefined });
  try {
    await work();
  } finally {
    Object.defineProperty(prototype, 'releaseLock', release);
  }
}

async function begin(list: SnapshotList): Promise<void> {
  const args = process.argv.slice(2);
  if (!list.inputs.every(([path, state]) => isUntouched(path, state))) {
    writeWhole(oldMark(list.file), '');
    startWithoutSnapshot(list.door, args);
  }
  // As in `main.ts`.
  setFlagsFromString('--no-regexp-tier-up');
  const { runCli } = await import('../../run-cli.ts');
  await endProgram(await runCli(args, { name: list.name, folder: null }));
}

// Own words, written for this program by its builder.
// eslint-disable-next-line no-restricted-syntax
const list = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as SnapshotList;
void withoutChance(() => withoutOtherContexts(answerAFew));
startupSnapshot.setDeserializeMainFunction(() => { void begin(list); });
