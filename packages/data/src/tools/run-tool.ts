// Runs a tool: its input is checked before anything is asked, its failures become answers, its answer is settled and checked against its own schema.
import { AssayError } from '@assay/record';
import type { z } from 'zod';
import { settle } from './settle.ts';
import { toolError, type Tool, type ToolAnswer, type ToolContext, type ToolError, type ToolYield } from './tool.ts';

export async function runTool(tool: Tool, input: unknown, context: ToolContext): Promise<ToolAnswer> {
  // A name that the tool does not know is a mistake, not a decoration: it is said.
  const read = tool.input.strict().safeParse(input ?? {});
  if (!read.success) return refused(tool, inputError(tool, read.error));
  if (!isWellFormed(read.data)) return refused(tool, { code: 'bad-input', message: `The input of ${tool.name} cannot be taken: half a character stands in it.`, remedy: 'Write it again; it was cut inside a character.' });
  const given = await run(tool, read.data, context);
  if (!given.ok) return refused(tool, given.error, given.captures);
  const settled = settle(given.answer);
  const checked = tool.output.safeParse(settled.answer);
  if (!checked.success) throw new AssayError('internal', `The answer of ${tool.name} does not have its own form: ${problems(checked.error)}.`, { remedy: 'Report this: the tool and its description disagree.' });
  return { ok: true, tool: tool.name, asOf: context.asOf, ...settled, captures: given.captures, notes: given.notes ?? [] };
}

/** A source that breaks its promise is a failure of the source, not of the program. */
async function run(tool: Tool, input: Record<string, unknown>, context: ToolContext): Promise<ToolYield> {
  try {
    return await tool.run(input, context);
  } catch (error) {
    if (error instanceof AssayError && error.code === 'malformed-source') return toolError('malformed', error.message, error.remedy);
    throw error;
  }
}

/** Half of a surrogate pair is no text: no address can be made of it. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}

function refused(tool: Tool, error: ToolError, captures: ToolAnswer['captures'] = []): ToolAnswer {
  return { ok: false, tool: tool.name, error, captures };
}

function inputError(tool: Tool, error: z.ZodError): ToolError {
  return { code: 'bad-input', message: `The input of ${tool.name} cannot be taken: ${problems(error)}.`, remedy: `See \`assay data tools ${tool.name}\` for what it takes.` };
}

function problems(error: z.ZodError): string {
  return error.issues.slice(0, 4).map((issue) => `${issue.path.length === 0 ? 'the whole' : issue.path.join('/')}: ${issue.message}`).join('; ');
}
