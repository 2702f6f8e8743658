// The data tools as MCP tools: the same names, the same inputs and one more, the day up to which anything may be known.
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { toMarkdown, tools, type Tool, type ToolAnswer, type ToolRunner } from '@assay/data';
import { isoDate } from '@assay/record';
import { resultOf, resultSchema } from './figure-view.ts';
import type { KeptCaptures } from './kept-captures.ts';
import { tellProgress, type CallExtra } from './progress.ts';

export type DataToolParts = { readonly desk: ToolRunner; readonly kept: KeptCaptures };

const asOfInput = { as_of: isoDate.optional().describe('Use nothing published after this day (YYYY-MM-DD).') };

export function addDataTools(server: McpServer, parts: DataToolParts): void {
  for (const tool of tools) addTool(server, tool, parts);
}

function addTool(server: McpServer, tool: Tool, { desk, kept }: DataToolParts): void {
  const key = tool.source.key === null ? '' : ` Needs ${tool.source.key}.`;
  const isClosed = tool.source.ttlMs === null;
  server.registerTool(tool.name, {
    title: titleOf(tool.name), description: `${tool.description} Source: ${tool.source.name}.${key}`, inputSchema: tool.input.extend(asOfInput).strict(), outputSchema: resultSchema(tool.output),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: !isClosed },
  }, async (given: unknown, extra: CallExtra): Promise<CallToolResult> => {
    const { as_of: asOf, ...input } = given as { readonly as_of?: string };
    await tellProgress(extra, { done: 0, of: 1, message: `asking ${tool.source.name}` });
    const answer = await desk.runTool(tool.name, input, { asOf: asOf ?? null, signal: extra.signal });
    kept.keep(answer.captures);
    await tellProgress(extra, { done: 1, of: 1, message: answer.ok ? 'answered' : 'failed' });
    return callResult(answer);
  });
}

/** A failure is an error result that says what to do; it never looks like an answer. Its parts stand in `_meta`: structured content must have the answer's form. */
function callResult(answer: ToolAnswer): CallToolResult {
  const content: CallToolResult['content'] = [{ type: 'text', text: toMarkdown(answer) }];
  if (!answer.ok) return { isError: true, content, _meta: { error: answer.error } };
  return { content, structuredContent: resultOf(answer) };
}

function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}

