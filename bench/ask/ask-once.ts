// One question put to Assay on the bundled figures, as its answer, its Markdown and how long it took.
import { noFilters, type AskEngine, type AskQuestion } from '@assay/agent';
import type { Answer } from '@assay/record';
import { runAsk } from '../../packages/app/src/analysis/run-ask.ts';
import { clock } from '../../packages/app/src/clock.ts';
import { composeDesk } from '../../packages/app/src/compose.ts';
import { readEnvironment } from '../../packages/app/src/config/environment.ts';
import { VERSION } from '../../packages/app/src/version.ts';

export type Told = { readonly answer: Answer; readonly markdown: string; readonly ms: number };
/** `earlier` is asked first, in the same conversation; its time does not count. Throws as `runAsk` does. */
export type AskOnce = (text: string, earlier: string | undefined) => Promise<Told>;

/** Nothing is asked of the network: the desk is the sample's, and the rules answer. */
export function openAsking(engine: () => AskEngine): AskOnce {
  const desk = composeDesk(readEnvironment({}), 'sample');
  const put = async (text: string, earlier: AskQuestion['earlier']): Promise<Awaited<ReturnType<typeof runAsk>>> => {
    const question: AskQuestion = { text, filters: noFilters, asOf: null, earlier };
    return runAsk({ question, clock, version: VERSION, onEvent: () => undefined, signal: new AbortController().signal }, { desk, model: null, engine });
  };
  return async (text, earlier) => {
    const before = earlier === undefined ? null : (await put(earlier, [])).run.asked;
    const started = performance.now();
    const { run } = await put(text, before === null ? [] : [before]);
    return { answer: run.answer, markdown: run.contents.report, ms: performance.now() - started };
  };
}
