// MCP over streamable HTTP at /mcp, on this machine only: a browser page of a foreign origin is refused, and so is any other host name.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { AssayError } from '@assay/record';

const LARGEST_BODY = 64 * 1024 * 1024;
const MOST_SESSIONS = 32;

export type HttpServing = { readonly url: string; readonly close: () => Promise<void> };
type Session = { readonly transport: StreamableHTTPServerTransport; readonly server: McpServer };

/** Throws AssayError('network-refused') when the port cannot be had. */
export async function serveHttp({ port, open }: { readonly port: number; readonly open: () => McpServer }): Promise<HttpServing> {
  const sessions = new Map<string, Session>();
  const http = createServer((request, response) => {
    void answer(request, response, { sessions, open }).catch(() => { refuse(response, 500, 'Something inside went wrong.'); });
  });
  await listen(http, port);
  const address = http.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://127.0.0.1:${String(bound)}/mcp`,
    close: async () => {
      await Promise.all([...sessions.values()].map(({ server }) => server.close()));
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => { resolve(); }));
    },
  };
}

async function listen(http: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    http.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new AssayError('network-refused', `Port ${String(port)} cannot be had${cause.code === 'EADDRINUSE' ? ': another program uses it' : ''}.`, { remedy: 'Name another with --port.', cause }));
    });
    http.listen(port, '127.0.0.1', () => { resolve(); });
  });
}

type Scene = { readonly sessions: Map<string, Session>; readonly open: () => McpServer };

async function answer(request: IncomingMessage, response: ServerResponse, scene: Scene): Promise<void> {
  if (!isLocal(request)) return refuse(response, 403, 'Only programs of this machine may ask.');
  if ((request.url ?? '').split('?')[0] !== '/mcp') return refuse(response, 404, 'MCP is at /mcp.');
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_BODY) return refuse(response, 413, 'The message is larger than 64 MB.');
  const id = request.headers['mcp-session-id'];
  const known = typeof id === 'string' ? scene.sessions.get(id) : undefined;
  if (known !== undefined) return known.transport.handleRequest(request, response);
  if (id !== undefined) return refuse(response, 404, 'The session has ended; begin a new one.');
  if (scene.sessions.size >= MOST_SESSIONS) return refuse(response, 503, 'Too many sessions are open.');
  const { transport } = await openSession(scene);
  return transport.handleRequest(request, response);
}

async function openSession({ sessions, open }: Scene): Promise<Session> {
  const server = open();
  const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    onsessioninitialized: (id) => { sessions.set(id, { transport, server }); },
    onsessionclosed: (id) => { sessions.delete(id); },
  });
  await server.connect(transport);
  return { transport, server };
}

/** A page on the internet can make a browser send requests here, but not without its own origin, and not under our host's name. */
function isLocal({ headers }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d{1,5}$/, '');
  const origin = headers.origin;
  const isOwn = origin === undefined || (URL.canParse(origin) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname));
  return isOwn && ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (!response.headersSent) response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
