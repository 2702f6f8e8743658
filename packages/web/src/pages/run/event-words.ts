// One line of the log for one event, in plain words.
import { numberOf, partOf, stepOf, textOf, textsOf, type WorkEvent } from './work-events.ts';

export type LineTone = 'plain' | 'problem' | 'milestone';
export type LogLine = { readonly seq: number; readonly at: string; readonly step: string | null; readonly words: string; readonly tone: LineTone };

type Say = (data: WorkEvent['data']) => string;

function count(value: number | null, one: string): string {
  return `${(value ?? 0).toLocaleString('en-GB')} ${value === 1 ? one : `${one}s`}`;
}

function named(data: WorkEvent['data'], name: string): string {
  return textOf(data, name) ?? '';
}

const say: Readonly<Record<string, Say>> = {
  'stage-start': (data) => `${named(data, 'stage')} begins`,
  'stage-finish': (data) => `${named(data, 'stage')} is done: ${Object.entries(partOf(data, 'detail')).map(([name, value]) => `${String(value)} ${name}`).join(', ')}`,
  'source-start': (data) => `asks for ${named(data, 'what')} (${named(data, 'tool')})`,
  'source-finish': (data) => `has ${named(data, 'what')}: ${count(numberOf(data, 'bytes'), 'byte')}, ${named(data, 'origin')}`,
  'source-missing': (data) => `${named(data, 'what')} could not be had: ${named(data, 'why')}`,
  'network-silent': (data) => `${named(data, 'host')} is silent: ${named(data, 'why')}`,
  'source-suspicious': (data) => named(data, 'words'),
  'source-skipped': (data) => `${named(data, 'path')} was left out: ${named(data, 'why')}`,
  'source-refused': (data) => `${named(data, 'source')} could not be used: ${named(data, 'why')}`,
  'filing-start': (data) => `reads ${named(data, 'name')}`,
  'filing-taken': (data) => `took in ${named(data, 'name')}: ${named(data, 'company')} ${named(data, 'form')}, ${count(numberOf(data, 'passages'), 'passage')}`,
  'filing-failed': (data) => `${named(data, 'name')} could not be taken in: ${named(data, 'why')}`,
  'specialist-start': (data) => `${named(data, 'specialist')} analyst begins`,
  'specialist-finish': (data) => `${named(data, 'specialist')} analyst: ${count(numberOf(data, 'findings'), 'finding')}`,
  'specialist-failed': (data) => `${named(data, 'specialist')} analyst failed: ${named(data, 'why')}`,
  'step-struck': (data) => `${named(data, 'step')} was struck from the plan`,
  'report-written': (data) => `wrote “${named(data, 'title')}”`,
  'writer-failed': (data) => `the writer failed: ${named(data, 'why')}`,
  'claims-judged': (data) => `${count(numberOf(data, 'claims'), 'claim')} judged${numberOf(data, 'coverage') === null ? '' : `, ${String(Math.floor((numberOf(data, 'coverage') ?? 0) * 1000) / 10)}% proved`}`,
  'revision-asked': (data) => `${count(numberOf(data, 'objections'), 'objection')}: the text goes back to its writer`,
  'open-claims-settled': (data) => `${String(numberOf(data, 'raised') ?? 0)} of ${count(numberOf(data, 'open'), 'open claim')} proved, ${String(numberOf(data, 'refused') ?? 0)} proofs refused`,
  'question-routed': (data) => `read as ${[named(data, 'kind'), named(data, 'complexity'), named(data, 'operation'), textsOf(data, 'companies').join(', ')].filter((part) => part !== '').join(' · ')}`,
  'plan-made': (data) => `plans ${count(Array.isArray(data['steps']) ? data['steps'].length : 0, 'step')}${textOf(data, 'because') === null ? '' : `, again: ${named(data, 'because')}`}`,
  'step-start': (data) => `begins: ${named(data, 'what')}${textOf(data, 'tool') === null ? '' : ` (${named(data, 'tool')})`}`,
  'step-finish': (data) => `${data['ok'] === true ? 'brought' : 'failed'}: ${named(data, 'came')}${data['repeated'] === true ? ', as before' : ''}`,
  'step-verified': (data) => `checked: ${named(data, 'why')} – ${named(data, 'then')}`,
  'answer-written': (data) => `wrote ${count(numberOf(data, 'characters'), 'character')}`,
  'answer-validated': (data) => `${numberOf(data, 'score') === null ? 'nothing to score' : `score ${String(numberOf(data, 'score'))} of 100`}: ${named(data, 'then')}`,
  'loop-started': (data) => `is written again over ${count(numberOf(data, 'objections'), 'objection')}`,
  'writer-stopped': (data) => `the writer stopped: ${named(data, 'why')}`,
  'graph-stopped': (data) => named(data, 'why'),
  'model-call-start': (data) => `asks its model (${named(data, 'role')})`,
  'model-call-finish': (data) => `${named(data, 'model')} answered: ${count((numberOf(partOf(data, 'usage'), 'inputTokens') ?? 0) + (numberOf(partOf(data, 'usage'), 'outputTokens') ?? 0), 'token')}`,
  'model-call-failed': (data) => `the model failed: ${named(partOf(data, 'failure'), 'message')}`,
  'model-call-retry': (data) => `asks again: ${named(data, 'why')}`,
  'tool-call-start': (data) => `calls ${named(data, 'tool')}`,
  'tool-call-finish': (data) => `${named(data, 'tool')} ${data['failed'] === true ? 'failed' : 'answered'}: ${count(numberOf(data, 'characters'), 'character')}`,
  'budget-warning': (data) => `budget: ${named(data, 'used')} of ${named(data, 'cap')} used (${named(data, 'limit')})`,
  'run-kept': () => 'is kept while it works, so that it can go on after an interruption',
  'answered-before': (data) => `was answered before, in ${named(data, 'run')}`,
  'run-sealed': () => 'sealed',
  'job-finish': (data) => {
    const state = named(data, 'state');
    return state === 'finished' ? 'sealed' : state === 'cancelled' ? 'cancelled' : `failed: ${named(partOf(data, 'problem'), 'detail')}`;
  },
};

const milestones: ReadonlySet<string> = new Set(['plan-made', 'stage-finish', 'report-written', 'answer-written', 'claims-judged', 'run-sealed', 'job-finish']);
const problems: ReadonlySet<string> = new Set(['source-missing', 'source-skipped', 'source-refused', 'filing-failed', 'network-silent', 'source-suspicious', 'specialist-failed', 'writer-failed', 'writer-stopped', 'graph-stopped', 'model-call-failed', 'budget-warning']);

function toneOf({ event, data }: WorkEvent): LineTone {
  if (problems.has(event) || (event === 'step-finish' && data['ok'] !== true) || (event === 'job-finish' && data['state'] === 'failed')) return 'problem';
  return milestones.has(event) ? 'milestone' : 'plain';
}

/** Null for what is no line of its own, such as a piece of text on its way. */
export function logLine(event: WorkEvent): LogLine | null {
  if (event.event === 'text-delta') return null;
  const words = Object.hasOwn(say, event.event) ? say[event.event]?.(event.data) ?? event.event : event.event.replaceAll('-', ' ');
  return { seq: event.seq, at: event.at, step: stepOf(event), words, tone: toneOf(event) };
}
