// The table of tools for docs/tools.md: what each takes and gives, from whom, and what it was proved on.
import { z } from 'zod';
import type { Tool } from './tool.ts';

type Proved = { readonly tool: string; readonly kind: string; readonly on: string };

/** Markdown; the same tools and proofs give the same bytes. */
export function toolsTable(tools: readonly Tool[], proofs: readonly Proved[]): string {
  const kinds = Map.groupBy(tools, (tool) => bestKind(proofs.filter((proof) => proof.tool === tool.name)));
  const counts = [...kinds].map(([kind, of]) => `${String(of.length)} ${kindWords[kind] ?? kind}`).join(', ');
  const groups = [...Map.groupBy(tools, ({ group }) => group)];
  return [
    '# The data tools', 'Written by `npm run -s docs:tools` from the tools themselves. Every number of an answer is a fact with its bytes, is worked out from facts by a stated formula, or is listed as plain (an id, a time, a count of rows, an echo of the input).',
    'In the command line: `assay data tools` lists them, `assay data get NAME key=value …` asks one. They are MCP tools too (`assay mcp`). Every tool can be asked as of a day.',
    `${String(tools.length)} tools. Proved on: ${counts}.`,
    ...groups.flatMap(([group, of]) => [`## ${title(group)}`, ...of.map((tool) => section(tool, proofs.filter((proof) => proof.tool === tool.name)))]),
  ].join('\n\n').concat('\n');
}

const kindWords: Readonly<Record<string, string>> = {
  recorded: 'on recorded answers of the true service', facts: 'on real figures in the documented form', computed: 'worked out from proved answers', sample: 'on the bundled figures', rules: 'on published rules', shape: 'in shape only', none: 'on nothing',
};
const order = ['recorded', 'facts', 'computed', 'sample', 'rules', 'shape'];

function bestKind(proofs: readonly Proved[]): string {
  return order.find((kind) => proofs.some((proof) => proof.kind === kind)) ?? 'none';
}

function section(tool: Tool, proofs: readonly Proved[]): string {
  const { source } = tool;
  const rows = [
    ['takes', inputs(tool)], ['gives', outputs(tool.output)], ['source', source.name], ['key', source.key === null ? 'none' : `\`${source.key}\``], ['licence', source.licence], ['fresh for', lifetime(source.ttlMs)],
    ['proved on', [...new Set(proofs.map(({ kind, on }) => `${on} (${kind === 'shape' ? 'shape only' : kind})`))].join('; ')],
  ];
  return [`### ${tool.name}`, '', tool.description, '', '| | |', '|---|---|', ...rows.map(([name, text]) => `| ${name ?? ''} | ${(text ?? '').replaceAll('|', '\\|')} |`)].join('\n');
}

type JsonSchema = { readonly type?: unknown; readonly properties?: Readonly<Record<string, JsonSchema>>; readonly required?: readonly string[]; readonly default?: unknown; readonly description?: string; readonly items?: JsonSchema; readonly anyOf?: readonly JsonSchema[]; readonly enum?: readonly unknown[] };

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
}

function inputs(tool: Tool): string {
  const { properties = {}, required = [] } = schemaOf(tool.input, 'input');
  const names = Object.entries(properties).map(([name, { default: usual }]) => `\`${name}\`${required.includes(name) ? '' : usual === undefined ? ' (optional)' : ` (${shortText(usual)})`}`);
  return names.length === 0 ? 'nothing' : names.join(', ');
}

function shortText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= 24 ? text : 'a usual list';
}

/** Members of the answer, one level of nesting shown. */
function outputs(schema: z.ZodType): string {
  return Object.entries(schemaOf(schema, 'output').properties ?? {}).map(([name, member]) => `${name}${nested(member)}`).join(', ');
}

function nested(schema: JsonSchema): string {
  const inner = schema.properties ?? schema.items?.properties ?? schema.anyOf?.find(({ properties }) => properties !== undefined)?.properties;
  return inner === undefined ? '' : ` {${Object.keys(inner).join(', ')}}`;
}

function lifetime(ttlMs: number | null): string {
  if (ttlMs === null) return 'always';
  const minutes = ttlMs / 60_000;
  return minutes < 60 ? `${String(minutes)} min` : `${String(minutes / 60)} h`;
}

function title(group: string): string {
  return `${group[0]?.toUpperCase() ?? ''}${group.slice(1)}`;
}
