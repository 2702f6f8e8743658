// assay mcp: the tools, the audit and the vault for any program that speaks the Model Context Protocol.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { composeDesk } from '../../compose.ts';
import { openMcpServer } from '../../mcp/open-server.ts';
import { serveHttp } from '../../mcp/serve-http.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Verb } from '../session.ts';

export type McpOptions = { readonly http?: boolean; readonly port?: number; readonly sample?: boolean };

const PORT = 3411;

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => { resolve(); }, { once: true });
  });
}

/** Over standard input and output nothing else may be written to standard output: remarks go to standard error. */
export const serveMcp: Verb<McpOptions> = async (options, session) => {
  const desk = composeDesk(session.environment, options.sample === true ? 'sample' : 'auto');
  const open = (): ReturnType<typeof openMcpServer> => openMcpServer({ environment: session.environment, desk });
  if (options.http === true) {
    const serving = await serveHttp({ port: options.port ?? PORT, open });
    session.err.line(`MCP at ${serving.url} (this machine only). Ctrl-C ends it.`);
    await stopped(session.signal);
    await serving.close();
    return exitCodes.sound;
  }
  const server = open();
  const ended = new Promise<void>((resolve) => { server.server.onclose = (): void => { resolve(); }; });
  process.stdin.once('end', () => { void server.close(); });
  await server.connect(new StdioServerTransport());
  session.err.line('MCP on standard input and output. It is meant to be started by an MCP client.');
  await Promise.race([ended, stopped(session.signal)]);
  return exitCodes.sound;
};
