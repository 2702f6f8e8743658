// The journal as lines: when, which step, what happened.
import type { JournalEntry } from '@assay/record';
import { z } from 'zod';
import { moneyWords } from '../../cost/cost-words.ts';
import type { Output } from '../output.ts';
import { askWordings } from './ask-trace.ts';
import { cleanLine } from './clean-text.ts';
import { timeWords } from './size-words.ts';
import { cutText, padEnd } from './text-width.ts';

function seconds(from: string, to: string): string {
  return `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(2)} s`.padStart(9);
}

function dataWords(data: JournalEntry['data']): string {
  return Object.entries(data).filter(([, value]) => value !== null).map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`).join(' · ');
}

const asked = z.object({ role: z.string(), prompt: z.object({ id: z.string(), version: z.number(), sha256: z.string() }), messages: z.number(), tools: z.array(z.string()) });
const answered = z.object({
  model: z.string(), finish: z.string(), elapsedMs: z.number(), calls: z.array(z.string()).default([]),
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number(), usd: z.string().nullable() }),
});
const failed = z.object({ failure: z.object({ kind: z.string(), message: z.string() }), elapsedMs: z.number() });
const toolAsked = z.object({ tool: z.string(), input: z.unknown() });

type Wording = (data: unknown) => string | null;

/** What is said of an entry whose data have this form; null where they do not. */
function wording<Data>(schema: z.ZodType<Data>, words: (data: Data) => string): Wording {
  return (data) => {
    const read = schema.safeParse(data);
    return read.success ? words(read.data) : null;
  };
}

/** Who was asked by which prompt, what came back, how long it took and what it cost. */
const wordings: Readonly<Record<string, Wording>> = {
  ...askWordings,
  'model-call-start': wording(asked, ({ role, prompt, messages, tools }) => `asks ${role}, by ${prompt.id} ${String(prompt.version)} (${prompt.sha256.slice(0, 8)}), ${String(messages)} messages, ${String(tools.length)} tools`),
  'model-call-finish': wording(answered, ({ model, finish, calls, usage, elapsedMs }) => `${model} ${calls.length > 0 ? `calls ${calls.join(', ')}` : `answers (${finish})`} · ${timeWords(elapsedMs)} · ${String(usage.inputTokens)} in, ${String(usage.outputTokens)} out · ${moneyWords(usage.usd)}`),
  'model-call-failed': wording(failed, ({ failure, elapsedMs }) => `${failure.kind}: ${failure.message} · ${timeWords(elapsedMs)}`),
  'tool-call-start': wording(toolAsked, ({ tool, input }) => `${tool} ${JSON.stringify(input ?? null)}`),
};

function wordsOf({ event, data }: JournalEntry): string {
  return (Object.hasOwn(wordings, event) ? wordings[event]?.(data) : null) ?? dataWords(data);
}

const leastStep = 12;

export function printTrace(entries: readonly JournalEntry[], out: Output): void {
  const start = entries[0]?.at ?? '';
  const steps = Math.max(leastStep, ...entries.map(({ step }) => cleanLine(step ?? '').length));
  for (const entry of entries) {
    const line = `${seconds(start, entry.at)}  ${padEnd(cleanLine(entry.step ?? ''), steps)} ${padEnd(cleanLine(entry.event), 20)} ${cleanLine(wordsOf(entry))}`;
    out.line(out.columns === null ? line : cutText(line, out.columns));
  }
}
