// The answering of a question in the trace: what was decided, why, what came back, what was done next.
import { z } from 'zod';
import { timeWords } from './size-words.ts';

const elapsed = { elapsedMs: z.number() };
const routed = z.object({ kind: z.string(), complexity: z.string().nullable(), operation: z.string().nullable(), companies: z.array(z.string()), why: z.string(), ...elapsed });
const planned = z.object({ steps: z.array(z.object({ id: z.string(), after: z.array(z.string()) })), why: z.string(), because: z.string().nullable(), ...elapsed });
const started = z.object({ what: z.string(), tool: z.string().nullable(), input: z.unknown(), why: z.string(), attempt: z.number() });
const finished = z.object({ ok: z.boolean(), came: z.string(), repeated: z.boolean(), ...elapsed });
const verified = z.object({ verdict: z.string(), why: z.string(), then: z.string(), ...elapsed });
const written = z.object({ blocks: z.number(), characters: z.number(), loop: z.number(), ...elapsed });
const validated = z.object({ valid: z.boolean(), score: z.number().nullable(), issues: z.array(z.string()), then: z.string(), ...elapsed });

function took(ms: number): string {
  return ms < 100 ? '' : ` · ${timeWords(ms)}`;
}

function words<Data>(schema: z.ZodType<Data>, say: (data: Data) => string): (data: unknown) => string | null {
  return (data) => {
    const read = schema.safeParse(data);
    return read.success ? say(read.data) : null;
  };
}

/** Null for data of another form: they are then shown as they are. */
export const askWordings: Readonly<Record<string, (data: unknown) => string | null>> = {
  'question-routed': words(routed, ({ kind, complexity, operation, companies, why, elapsedMs }) => `${[kind, complexity, operation, companies.join(', ')].filter((each) => each !== null && each !== '').join(', ')}: ${why}${took(elapsedMs)}`),
  'plan-made': words(planned, ({ steps, why, because, elapsedMs }) => `${because === null ? '' : `again, since ${because} `}${steps.map(({ id, after }) => (after.length === 0 ? id : `${id} (after ${after.join(', ')})`)).join(', ')}: ${why}${took(elapsedMs)}`),
  'step-start': words(started, ({ what, tool, input, why, attempt }) => `${tool === null ? what : `${tool} ${JSON.stringify(input ?? null)}`}${attempt === 1 ? '' : ` · attempt ${String(attempt)}`} · ${why}`),
  'step-finish': words(finished, ({ ok, came, repeated, elapsedMs }) => `${ok ? '' : 'failed: '}${came}${repeated ? ', as asked before' : ''}${took(elapsedMs)}`),
  'step-verified': words(verified, ({ verdict, why, then, elapsedMs }) => `${verdict}: ${why} → ${then}${took(elapsedMs)}`),
  'answer-written': words(written, ({ blocks, characters, loop, elapsedMs }) => `${String(blocks)} blocks, ${String(characters)} characters${loop === 0 ? '' : `, loop ${String(loop)}`}${took(elapsedMs)}`),
  'answer-validated': words(validated, ({ valid, score, issues, then, elapsedMs }) => `${valid ? 'valid' : 'not valid'}${score === null ? '' : `, score ${String(score)}`}${issues.length === 0 ? '' : `: ${issues.join('; ')}`}; ${then}${took(elapsedMs)}`),
};
