// What a line that begins with a slash does. Each command returns where the conversation stands after it.
import { AssayError } from '@assay/record';
import { clock } from '../../clock.ts';
import { bundledSample } from '../../compose.ts';
import { isoDay } from '../iso-day.ts';
import type { Session } from '../session.ts';
import { readForm, readSection, readTicker, readYear } from '../ask/read-question.ts';
import { answerForms, formOf, writeAnswer, type AnswerForm } from '../ask/write-answer.ts';
import type { Answered } from '../ask/answer-question.ts';
import { printFollowUps, printJudgement, printSources } from '../view/answer-view.ts';
import { printClaims } from '../view/claims-list.ts';
import { cleanLine } from '../view/clean-text.ts';
import { printEvidence } from '../view/evidence-view.ts';
import { judgedClaims } from '../view/judged-claims.ts';
import { padEnd } from '../view/text-width.ts';
import { printTrace } from '../view/trace-view.ts';
import { startAnew, type Conversation } from './conversation.ts';

/** Null leaves the session. */
export type Outcome = Conversation | null;
type Given = { readonly conversation: Conversation; readonly session: Session; readonly words: string };
type Command = { readonly takes: string; readonly about: string; readonly run: (given: Given) => Outcome | Promise<Outcome> };

function usage(message: string, remedy: string): AssayError {
  return new AssayError('usage', message, { remedy });
}

function lastOf({ last }: Conversation): Answered {
  if (last === null) throw usage('Nothing was asked yet.', 'Ask something first.');
  return last;
}

/** `-` and nothing at all take a setting away. */
function isNone(words: string): boolean {
  return words === '' || words === '-' || words === 'off' || words === 'none';
}

function oneOf<Choice extends string>(words: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === words);
  if (found === undefined) throw usage(words === '' ? 'Which one?' : `“${words.slice(0, 40)}” is none of them.`, `Give ${choices.join(' or ')}.`);
  return found;
}

async function setCompany({ conversation, session, words }: Given): Promise<Outcome> {
  const desk = conversation.asking?.desk ?? (await import('../../compose.ts')).composeDesk(session.environment, conversation.sample ? 'sample' : 'auto');
  const ticker = isNone(words) ? null : await readTicker(words, desk, session.signal);
  return { ...conversation, filters: { ...conversation.filters, ticker } };
}

function setAsOf({ conversation, words }: Given): Outcome {
  if (isNone(words)) return { ...conversation, asOf: null };
  const day = isoDay(words);
  if (day === null) throw usage(`“${words.slice(0, 40)}” is no day.`, 'Give it as YYYY-MM-DD.');
  return { ...conversation, asOf: day };
}

function filter(change: (words: string) => Partial<Conversation['filters']>): Command['run'] {
  return ({ conversation, words }) => ({ ...conversation, filters: { ...conversation.filters, ...change(words) } });
}

function show(print: (answered: Answered, given: Given) => void): Command['run'] {
  return (given) => {
    print(lastOf(given.conversation), given);
    return given.conversation;
  };
}

function printTurns({ conversation, session: { out } }: Given): Outcome {
  for (const [index, { text, run }] of conversation.turns.entries()) out.line(`  ${out.paint.dim(String(index + 1).padStart(2))} ${cleanLine(text)}  ${out.paint.dim(run)}`);
  return conversation;
}

/** `/export html`, `/export answer.tsx`, `/export json out.json`. */
async function exportLast({ conversation, session, words }: Given): Promise<Outcome> {
  const { finished, answer } = lastOf(conversation);
  const [first = '', ...rest] = words.split(/\s+/).filter((word) => word !== '');
  const to = answerForms.find((form) => form === first.toLowerCase());
  const out = to === undefined ? words : rest.join(' ');
  const form: AnswerForm | null = formOf({ ...(to === undefined ? {} : { to }), ...(out === '' ? {} : { out }) });
  if (form === null) throw usage('To which file?', `Give a form or a file: /export html, /export answer.md.`);
  await writeAnswer({ finished, answer, seal: null }, { form, out: out === '' ? null : out }, session);
  return conversation;
}

function evidence({ conversation, session, words }: Given): Outcome {
  const { finished: { contents } } = lastOf(conversation);
  const judged = judgedClaims(contents);
  const found = judged.find(({ number }) => String(number) === words);
  if (found === undefined) throw usage(`There are ${String(judged.length)} claims.`, 'Give the number of one, as /claims lists them.');
  printEvidence(found, { report: contents.report, claims: judged.length }, session.out);
  return conversation;
}

function listCompanies({ conversation, session }: Given): Outcome {
  const sample = bundledSample();
  for (const { ticker, name } of sample.companies()) session.out.line(`  ${padEnd(ticker, 6)} ${padEnd(cleanLine(name), 36)} ${session.out.paint.dim(`bundled as of ${sample.asOf(ticker) ?? ''}`)}`);
  if (!conversation.sample) session.out.line('  and, with a network, every company that files with the SEC');
  return conversation;
}

export const commands: Readonly<Record<string, Command>> = {
  help: { takes: '', about: 'this list', run: (given) => help(given) },
  companies: { takes: '', about: 'companies whose figures are bundled', run: listCompanies },
  company: { takes: 'AAPL', about: 'ask about this company; - takes it away', run: setCompany },
  year: { takes: '2024', about: 'ask about this fiscal year', run: filter((words) => ({ year: isNone(words) ? null : readYear(words, clock().toISOString()) })) },
  form: { takes: '10-K', about: 'only filings of this form', run: filter((words) => ({ form: isNone(words) ? null : readForm(words) })) },
  section: { takes: '1A', about: 'only this section of filings', run: filter((words) => ({ section: isNone(words) ? null : readSection(words) })) },
  'as-of': { takes: '2025-06-30', about: 'use nothing published after this day', run: setAsOf },
  data: { takes: 'sample', about: 'bundled figures alone, or auto: cache, network, then bundled', run: ({ conversation, words }) => ({ ...conversation, sample: oneOf(words, ['sample', 'auto']) === 'sample', asking: null }) },
  engine: { takes: 'house', about: 'rules, model, or auto: models where one is set up', run: ({ conversation, words }) => ({ ...conversation, engine: oneOf(words, ['auto', 'house', 'model']), asking: null }) },
  cache: { takes: 'off', about: 'ask anew what was answered before, or on', run: ({ conversation, words }) => ({ ...conversation, useCache: oneOf(words, ['on', 'off']) === 'on' }) },
  next: { takes: '', about: 'what to ask next; the number alone asks it', run: show((answered, { session }) => { printFollowUps(answered, session.out); }) },
  sources: { takes: '', about: 'the sources of the last answer', run: show((answered, { session }) => { printSources(answered, session.out); }) },
  claims: { takes: '', about: 'its claims with their verdicts', run: show(({ finished }, { session }) => { printClaims(judgedClaims(finished.contents), session.out); }) },
  evidence: { takes: '1', about: 'what one claim rests on, down to the bytes', run: evidence },
  trace: { takes: '', about: 'what was done, step by step', run: show(({ finished }, { session }) => { printTrace(finished.contents.journal, session.out); }) },
  confidence: { takes: '', about: 'verdicts and confidence', run: show((answered, { session }) => { printJudgement(answered, { out: session.out, elapsedMs: answered.answer.metadata.elapsed_ms, before: answered.before }); }) },
  json: { takes: '', about: 'the structured answer', run: show(({ answer }, { session }) => { session.out.line(JSON.stringify(answer, null, 2)); }) },
  export: { takes: 'html', about: `write it as ${answerForms.join(', ')}, to a file if you name one`, run: exportLast },
  history: { takes: '', about: 'the questions of this conversation, and their runs', run: printTurns },
  new: { takes: '', about: 'begin anew: nothing is kept from the last questions', run: ({ conversation }) => startAnew(conversation) },
  quit: { takes: '', about: 'leave; so does Ctrl-D', run: () => null },
  exit: { takes: '', about: 'the same', run: () => null },
};

function help({ conversation, session: { out } }: Given): Outcome {
  out.line('Ask in plain words. A question may leave out what the last one named: “and for Microsoft?”, “last five years instead”.');
  for (const [name, { takes, about }] of Object.entries(commands)) out.line(`  ${padEnd(`/${name}${takes === '' ? '' : ` ${takes}`}`, 20)} ${out.paint.dim(about)}`);
  out.line('Ctrl-C stops a question that is being answered and keeps the conversation.');
  return conversation;
}

/** The name may be cut as long as it is the only one that begins so. Throws AssayError('usage'). */
function commandNamed(name: string): Command {
  const exact = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const begun = Object.keys(commands).filter((each) => name !== '' && each.startsWith(name));
  const found = exact ?? (begun.length === 1 ? commands[begun[0] ?? ''] : undefined);
  if (found !== undefined) return found;
  throw usage(`There is no command /${cleanLine(name).slice(0, 40)}.`, begun.length > 1 ? `Do you mean ${begun.map((each) => `/${each}`).join(' or ')}?` : '/help lists them.');
}

export async function runCommand(line: string, { conversation, session }: Pick<Given, 'conversation' | 'session'>): Promise<Outcome> {
  const [, name = '', words = ''] = /^\/(\S*)\s*([^]*)$/.exec(line.trim()) ?? [];
  return commandNamed(name.toLowerCase()).run({ conversation, session, words: words.trim() });
}

/** For the Tab key. */
export function completeCommand(line: string): readonly string[] {
  return line.startsWith('/') ? Object.keys(commands).map((name) => `/${name}`).filter((name) => name.startsWith(line)) : [];
}
