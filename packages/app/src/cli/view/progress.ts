// Live progress of a run: what runs, how far, how long. A moving line in a terminal, plain lines elsewhere.
import type { RunEvent } from '@assay/agent';
import type { Output } from '../output.ts';
import { cleanLine } from './clean-text.ts';
import { isOfAsk, tellAsk, type AskEvent } from './ask-progress.ts';
import { percentWords } from './coverage-lines.ts';
import { timeWords } from './size-words.ts';
import { cutText, padEnd } from './text-width.ts';

export type Progress = {
  readonly onEvent: (event: RunEvent) => void;
  /** A stage that the graph does not report: what is being done, then what was done. */
  readonly begin: (stage: string, text: string) => void;
  readonly done: (stage: string, text: string) => void;
  /** Takes the moving line away. */
  readonly close: () => void;
};

export type ProgressOptions = { readonly elapsedMs: () => number; /** Only what went wrong is said. */ readonly quiet: boolean };

const STAGE_COLUMNS = 9;
const FRAME_MS = 100;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const silent: Progress = { onEvent: () => undefined, begin: () => undefined, done: () => undefined, close: () => undefined };

type Moving = { readonly show: (text: string) => void; readonly hide: () => void };

/** The one line that moves; only a terminal has one. */
function movingLine(err: Output, elapsedMs: () => number): Moving {
  if (!err.isTerminal) return { show: () => undefined, hide: () => undefined };
  let text = '';
  let frame = 0;
  let timer: NodeJS.Timeout | null = null;
  const draw = (): void => {
    frame = (frame + 1) % frames.length;
    err.write(`\r\u001b[2K  ${frames[frame] ?? ''} ${cutText(`${text} · ${timeWords(elapsedMs())}`, (err.columns ?? 80) - 5)}`);
  };
  return {
    show: (next) => {
      text = next;
      draw();
      // A pending frame must not keep the program alive.
      timer ??= setInterval(draw, FRAME_MS).unref();
    },
    hide: () => {
      if (timer === null) return;
      clearInterval(timer);
      timer = null;
      err.write('\r\u001b[2K');
    },
  };
}

type Lines = { readonly done: (stage: string, text: string) => void; readonly warn: (stage: string, text: string) => void; readonly moving: Moving };

function linesOf(err: Output, options: ProgressOptions): Lines {
  const moving = movingLine(err, options.elapsedMs);
  const line = (mark: string, stage: string, text: string): void => {
    moving.hide();
    const time = err.paint.dim(`  ${timeWords(options.elapsedMs())}`);
    const clean = cleanLine(text);
    err.line(`  ${mark} ${padEnd(stage, STAGE_COLUMNS)} ${err.columns === null ? clean : cutText(clean, err.columns - STAGE_COLUMNS - 14)}${time}`);
  };
  return {
    moving,
    done: (stage, text) => { if (!options.quiet) line(err.paint.strength('strong', '●'), stage, text); },
    warn: (stage, text) => { line(err.paint.strength('unverified', '?'), stage, text); },
  };
}

/** Twelve series that miss for one reason are one line. */
function missingLines(missing: readonly { readonly what: string; readonly why: string }[]): string[] {
  return [...Map.groupBy(missing, ({ why }) => why)].map(([why, each]) => {
    const [first, second] = each;
    const named = [first, second].flatMap((one) => (one === undefined ? [] : [one.what])).join(', ');
    return `${named}${each.length > 2 ? ` and ${String(each.length - 2)} more` : ''}: ${why}`;
  });
}

type Teller = { readonly lines: Lines; readonly show: (text: string) => void; readonly missing: { readonly what: string; readonly why: string }[]; readonly analysts: string[] };
type SourceEvent = Extract<RunEvent, { event: `source-${string}` | 'network-silent' }>;

function tellSource(event: SourceEvent, { lines, show, missing }: Teller): void {
  if (event.event === 'source-start') show(`gather    ${cleanLine(event.what)}`);
  if (event.event === 'source-missing') missing.push(event);
  if (event.event === 'network-silent') lines.warn('network', `${event.host}: ${event.why}`);
}

type WorkEvent = Extract<RunEvent, { event: `model-call-${string}` | `tool-call-${string}` | 'text-delta' | 'budget-warning' | 'step-struck' }>;

type AnalystEvent = Extract<RunEvent, { event: `specialist-${string}` }>;

/** Of the work of models only what takes long or went wrong is told; the trace has the rest. */
function tellWork(event: WorkEvent, { lines, show }: Teller): void {
  switch (event.event) {
    case 'model-call-start': return show(`${padEnd(event.stage, STAGE_COLUMNS)} asks its model`);
    case 'tool-call-start': return show(`${padEnd(event.stage, STAGE_COLUMNS)} ${event.tool}`);
    case 'model-call-retry': return show(`${padEnd(event.stage, STAGE_COLUMNS)} waits ${timeWords(event.waitMs)}: ${event.why}`);
    case 'model-call-failed': return lines.warn(event.stage, event.failure.message);
    case 'step-struck': return lines.done('plan', `without ${event.step}: it was struck`);
    case 'budget-warning': return lines.warn('budget', `${event.used} of ${event.cap} used (${event.limit})`);
    case 'model-call-finish': case 'tool-call-finish': case 'text-delta': return undefined;
  }
}

function isOfWork(event: RunEvent): event is WorkEvent {
  return /^(?:model-call|tool-call|text-delta|budget-warning|step-struck)/.test(event.event);
}

function tellAnalyst(event: AnalystEvent, { lines, show, analysts }: Teller): void {
  switch (event.event) {
    case 'specialist-start': return undefined;
    case 'specialist-failed': return lines.warn('analyse', `the ${event.specialist} analyst failed: ${event.why}`);
    case 'specialist-finish':
      analysts.push(`${event.specialist} ${String(event.findings)}`);
      return show(`${padEnd('analyse', STAGE_COLUMNS)} ${analysts.join(', ')}`);
  }
}

function isOfAnalyst(event: RunEvent): event is AnalystEvent {
  return event.event.startsWith('specialist-');
}

const stageWords: Readonly<Record<string, string>> = { write: `${padEnd('write', STAGE_COLUMNS)} from the findings`, trace: `${padEnd('judge', STAGE_COLUMNS)} every figure against the captures` };

function tellStage(event: Exclude<RunEvent, SourceEvent | WorkEvent | AskEvent | AnalystEvent>, { lines, show, missing, analysts }: Teller): void {
  switch (event.event) {
    case 'stage-start':
      // One or more analysts may have been struck or have failed: writing begins when the others are done.
      if (event.stage === 'write' && analysts.length > 0) lines.done('analyse', `${analysts.splice(0).join(', ')} findings`);
      return show(stageWords[event.stage] ?? event.stage);
    case 'stage-finish':
      for (const line of missingLines(missing.splice(0))) lines.warn('missing', line);
      return lines.done(event.stage, Object.entries(event.detail).filter(([, value]) => value !== 0).map(([name, value]) => `${String(value)} ${name}`).join(', '));
    case 'report-written': return lines.done('write', `“${event.title}”`);
    case 'writer-failed': return lines.warn('write', `the core analyst failed: ${event.why}`);
    case 'open-claims-settled': return lines.done('auditor', `${String(event.raised)} of ${String(event.open)} open claims proved, ${String(event.refused)} refused`);
    case 'revision-asked': return show(`write     again, over ${String(event.objections)} claims that the judge does not let stand`);
    case 'claims-judged': return lines.done('judge', `${String(event.claims)} claims, ${percentWords(event.coverage)} proved`);
  }
}

function isOfSource(event: RunEvent): event is SourceEvent {
  return event.event.startsWith('source-') || event.event === 'network-silent';
}

/** Counts what the events of a run say, so that a stage ends in one line. */
function openRunProgress(lines: Lines, quiet: boolean): (event: RunEvent) => void {
  const teller: Teller = { lines, missing: [], analysts: [], show: (text) => { if (!quiet) lines.moving.show(text); } };
  return (event) => {
    if (isOfSource(event)) tellSource(event, teller);
    else if (isOfAsk(event)) tellAsk(event, teller);
    else if (isOfWork(event)) tellWork(event, teller);
    else if (isOfAnalyst(event)) tellAnalyst(event, teller);
    else tellStage(event, teller);
  };
}

export function openProgress(err: Output, options: ProgressOptions): Progress {
  if (options.quiet && !err.isTerminal) {
    const lines = linesOf(err, options);
    return { ...silent, onEvent: openRunProgress(lines, true) };
  }
  const lines = linesOf(err, options);
  return {
    onEvent: openRunProgress(lines, options.quiet),
    begin: (stage, text) => { if (!options.quiet) lines.moving.show(`${padEnd(stage, STAGE_COLUMNS)} ${text}`); },
    done: lines.done,
    close: lines.moving.hide,
  };
}
