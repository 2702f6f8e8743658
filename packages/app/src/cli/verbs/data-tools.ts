// assay data tools / assay data get: the data tools by hand.
import { toMarkdown, toolNamed, tools, type Tool } from '@assay/data';
import { AssayError, parseJson, type IsoDate } from '@assay/record';
import { z } from 'zod';
import { composeDesk } from '../../compose.ts';
import { resultOf } from '../../mcp/figure-view.ts';
import { exitCodes } from '../exit-codes.ts';
import { layoutColumns } from '../output.ts';
import { printJson, type Session, type Verb } from '../session.ts';
import { cleanLine } from '../view/clean-text.ts';
import { layOutMarkdown } from '../view/lay-out-markdown.ts';

type Schema = { readonly properties?: Readonly<Record<string, { readonly description?: string; readonly default?: unknown; readonly type?: string }>>; readonly required?: readonly string[] };

function schemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

export const listTools: Verb<{ readonly tool?: string }> = ({ tool: name }, session) => {
  const { out } = session;
  if (name !== undefined) showTool(toolNamed(name), session);
  else if (session.json) printJson(session, { tools: tools.map(({ name: of, group, description, source }) => ({ tool: of, group, description, source })) });
  else {
    for (const [group, listed] of Map.groupBy(tools, (tool) => tool.group)) {
      out.line(out.paint.bold(group));
      for (const tool of listed) out.line(`  ${tool.name.padEnd(28)} ${out.paint.dim(tool.description.split(/[.:;(]/)[0] ?? '')}`);
    }
    out.line(out.paint.dim(`\n${session.environment.calledAs} data tools NAME says what one takes; ${session.environment.calledAs} data get NAME key=value … asks it.`));
  }
  return Promise.resolve(exitCodes.sound);
};

function showTool(tool: Tool, session: Session): void {
  const { out } = session;
  const { properties = {}, required = [] } = schemaOf(tool.input);
  if (session.json) return printJson(session, { tool: tool.name, group: tool.group, description: tool.description, source: tool.source, input: schemaOf(tool.input), output: z.toJSONSchema(tool.output, { unrepresentable: 'any' }) });
  out.line(`${out.paint.bold(tool.name)}  ${out.paint.dim(tool.source.name)}${tool.source.key === null ? '' : out.paint.dim(`, needs ${tool.source.key}`)}`);
  out.line(tool.description);
  out.line();
  for (const [name, { description, default: usual }] of Object.entries(properties)) {
    const state = required.includes(name) ? 'needed' : usual === undefined ? 'optional' : `default ${JSON.stringify(usual).slice(0, 60)}`;
    out.line(`  ${name.padEnd(16)} ${description ?? ''} ${out.paint.dim(`(${state})`)}`);
  }
}

export type GetOptions = { readonly tool: string; readonly inputs: readonly string[]; readonly asOf?: IsoDate; readonly sample?: boolean };

/** Throws AssayError('usage') for a word that is not `key=value`. A value that is JSON is taken as JSON, anything else as text; a list may be written with commas. */
function readInputs(words: readonly string[], tool: Tool): Record<string, unknown> {
  const { properties = {} } = schemaOf(tool.input);
  return Object.fromEntries(words.map((word) => {
    const at = word.indexOf('=');
    if (at < 1) throw new AssayError('usage', `“${word}” is no input.`, { remedy: 'Write inputs as key=value, for example ticker=AAPL.' });
    const name = word.slice(0, at);
    return [name, readValue(word.slice(at + 1), properties[name]?.type)];
  }));
}

function readValue(text: string, type: string | undefined): unknown {
  if (type === 'string') return text;
  try {
    return parseJson(text);
  } catch {
    return type === 'array' ? text.split(',').map((part) => part.trim()) : text;
  }
}

export const getData: Verb<GetOptions> = async (options, session) => {
  const tool = toolNamed(options.tool);
  const input = readInputs(options.inputs, tool);
  const answer = await composeDesk(session.environment, options.sample === true ? 'sample' : 'auto').runTool(tool.name, input, { asOf: options.asOf ?? null, signal: session.signal });
  if (!answer.ok) {
    if (session.json) printJson(session, { tool: tool.name, error: answer.error });
    else session.err.line(`${session.err.paint.strength('contradicted', '✕')} ${cleanLine(answer.error.message)} ${cleanLine(answer.error.remedy)}`);
    return answer.error.code === 'bad-input' ? exitCodes.usage : exitCodes.failure;
  }
  if (session.json) printJson(session, { tool: tool.name, asOf: answer.asOf, ...resultOf(answer) });
  else {
    const text = toMarkdown(answer);
    session.out.write(session.out.isTerminal ? layOutMarkdown(text, layoutColumns(session.out)) : text);
    const sources = [...new Set(answer.captures.map(({ capture }) => `${capture.sourceName} (${capture.origin})`))].join(', ');
    session.out.line(session.out.paint.dim(`\n${String(answer.figures.length)} figures read, ${String(answer.computed.length)} worked out${sources === '' ? '' : `, from ${sources}`}`));
  }
  return exitCodes.sound;
};
