// The session that begins when the program is called without arguments: question after question, each with what the ones before it left.
import { houseAskEngine, type Asked } from '@assay/agent';
import { clock } from '../../clock.ts';
import { sha256 } from '../../vault/sha256.ts';
import { answerQuestion, type Answered, type Asking, type GivenQuestion } from '../ask/answer-question.ts';
import { openAskingFor } from '../ask/ask-in-full.ts';
import { readQuestion } from '../ask/read-question.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { printError } from '../print-error.ts';
import type { Session } from '../session.ts';
import { printAnswer, printText } from '../view/answer-view.ts';
import { openProgress, type Progress } from '../view/progress.ts';
import { withEvents } from '../view/with-events.ts';
import { completeCommand, runCommand } from './commands.ts';
import { askedBy, mostEarlier, newConversation, promptOf, type Conversation } from './conversation.ts';
import { readHistory, writeHistory } from './history-file.ts';
import { openTerminal, type LineInput, type Terminal } from './terminal.ts';

export type Streams = { readonly input: LineInput; readonly output: NodeJS.WritableStream; readonly editing: boolean };

/** What Ctrl-C does: it stops what runs; with nothing running, the second in a row leaves. */
type Stopper = { running: AbortController | null; again: boolean };

function progressOf(session: Session): Progress {
  const from = session.elapsedMs();
  const shown = openProgress(session.err, { elapsedMs: () => session.elapsedMs() - from, quiet: !session.err.isTerminal });
  return session.debug ? withEvents(shown, session) : shown;
}

/** An answer of before says not how its question was read: it is read again, by rules and without asking anybody. */
async function readAgain({ text, filters, asOf, earlier }: GivenQuestion, { desk }: Asking): Promise<Asked | null> {
  const route = await houseAskEngine.route({ text, filters, asOf, earlier }, { desk, today: clock().toISOString().slice(0, 10), sha256 }, { signal: undefined, onEvent: () => undefined });
  return route.asked;
}

type OneAsked = { readonly answered: Answered; readonly asked: Asked | null; readonly asking: Asking };

async function askOnce(text: string, conversation: Conversation, { session, progress, signal }: { readonly session: Session; readonly progress: Progress; readonly signal: AbortSignal }): Promise<OneAsked> {
  const asking = conversation.asking ?? await openAskingFor(conversation, { ...session, signal }, progress);
  const { filters, asOf, earlier, useCache } = conversation;
  const given: GivenQuestion = { text, filters, asOf, earlier, useCache };
  const answered = await answerQuestion(given, asking, {
    onEvent: progress.onEvent, signal, begin: (what) => { progress.begin('seal', what); },
    unkept: (finished, answer) => { progress.close(); printText({ finished, answer }, session.out); },
  });
  return { answered, asked: answered.asked ?? await readAgain(given, asking), asking };
}

async function answerLine(line: string, conversation: Conversation, { session, stopper }: { readonly session: Session; readonly stopper: Stopper }): Promise<Conversation> {
  const text = readQuestion(askedBy(line, conversation));
  if (text !== line.trim()) session.out.line(session.out.paint.dim(`“${text}”`));
  const progress = progressOf(session);
  const running = new AbortController();
  const from = session.elapsedMs();
  stopper.running = running;
  try {
    const { answered, asked, asking } = await askOnce(text, conversation, { session, progress, signal: AbortSignal.any([session.signal, running.signal]) });
    progress.close();
    printAnswer(answered, session, session.elapsedMs() - from);
    const earlier = asked === null ? conversation.earlier : [...conversation.earlier, asked].slice(-mostEarlier);
    return { ...conversation, asking, earlier, last: answered, turns: [...conversation.turns, { text, run: answered.saved.id }] };
  } catch (error) {
    if (!running.signal.aborted) throw error;
    session.out.line('Stopped; nothing of it was kept.');
    return conversation;
  } finally {
    progress.close();
    stopper.running = null;
  }
}

/** One line: a command or a question. What goes wrong is said, and the conversation stays as it was. */
async function turn(line: string, conversation: Conversation, given: { readonly session: Session; readonly stopper: Stopper }): Promise<Conversation | null> {
  try {
    if (line.trim() === '') return conversation;
    return line.trim().startsWith('/') ? await runCommand(line, { conversation, session: given.session }) : await answerLine(line, conversation, given);
  } catch (error) {
    if (given.session.signal.aborted) return null;
    printError(error, { ...given.session, json: false });
    return conversation;
  }
}

function banner({ out }: Session): void {
  out.line(`${out.paint.bold('Assay')} answers questions on companies, their figures and the economy, and proves each figure.`);
  out.line(out.paint.dim('Ask in plain words. /help lists the commands, /data sample works without a network, Ctrl-D leaves.'));
}

function interrupt(stopper: Stopper, terminal: Terminal): void {
  if (stopper.running !== null && !stopper.running.signal.aborted) return stopper.running.abort();
  if (stopper.again || stopper.running !== null) return terminal.close();
  stopper.again = true;
  terminal.restart('Ctrl-C again, Ctrl-D or /quit leaves.');
}

export async function converse(streams: Streams, session: Session): Promise<ExitCode> {
  const { environment } = session;
  const stopper: Stopper = { running: null, again: false };
  const terminal: Terminal = openTerminal({
    ...streams, history: await readHistory(environment), complete: completeCommand,
    onInterrupt: () => { interrupt(stopper, terminal); },
    onEnd: () => { stopper.running?.abort(); },
  });
  session.signal.addEventListener('abort', () => { terminal.close(); }, { once: true });
  banner(session);
  let conversation: Conversation | null = newConversation;
  while (conversation !== null && !session.signal.aborted) {
    const line = await terminal.nextLine(promptOf(conversation));
    if (line === null) break;
    stopper.again = false;
    conversation = await turn(line, conversation, { session, stopper });
  }
  await writeHistory(terminal.history(), environment);
  terminal.close();
  return session.signal.aborted ? exitCodes.interrupted : exitCodes.sound;
}
