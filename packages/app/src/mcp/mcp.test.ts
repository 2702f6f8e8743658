// The MCP server as its clients see it: the official client over memory, standard input and output, and HTTP; the official inspector's command line.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tools } from '@assay/data';
import { composeDesk } from '../compose.ts';
import { readEnvironment } from '../config/environment.ts';
import { openMcpServer } from './open-server.ts';
import { serveHttp, type HttpServing } from './serve-http.ts';

const main = join(import.meta.dirname, '..', 'cli', 'assay.mjs');
const home = mkdtempSync(join(tmpdir(), 'assay-mcp-'));
const environment = readEnvironment({ ASSAY_HOME: home });
const open = (): ReturnType<typeof openMcpServer> => openMcpServer({ environment, desk: composeDesk(environment, 'sample') });
const at: { client: Client; http: HttpServing | null } = { client: newClient(), http: null };

function newClient(): Client {
  return new Client({ name: 'tester', version: '1' });
}

beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await open().connect(far);
  await at.client.connect(near);
  at.http = await serveHttp({ port: 0, open });
});
afterAll(async () => {
  await at.client.close();
  await at.http?.close();
  rmSync(home, { recursive: true, force: true });
});

test('every data tool and the audit are MCP tools with schemas and annotations [MCP-LIST-1]', async () => {
  const { tools: listed } = await at.client.listTools();
  expect(listed.map((tool) => tool.name).sort()).toEqual([...tools.map((tool) => tool.name), 'audit_report', 'verify_archive'].sort());
  expect(listed.filter((tool) => tool.annotations?.readOnlyHint !== true || tool.outputSchema === undefined || tool.description === undefined)).toEqual([]);
});

test('a report is judged over MCP, and the wrong figure comes with the right one [MCP-AUDIT-1]', async () => {
  const messages: string[] = [];
  const result = await at.client.callTool({
    name: 'audit_report',
    arguments: { report: 'Revenue of Alder Works was $120 million in 2024.', company: 'Alder Works', sources: [{ name: 'accounts.csv', text: 'USD million,2024,2023\nRevenue,130,110\n' }] },
  }, undefined, { onprogress: ({ message }) => { messages.push(message ?? ''); } });
  expect(result.structuredContent).toMatchObject({ counts: { contradicted: 1 }, claims: [{ verdict: 'contradicted', right: '$130 million' }] });
  expect(messages).toContain('judging against 1 sources');
});

test('a call that cannot be answered is an error result with the remedy, not an answer [MCP-ERROR-1]', async () => {
  const unknown = await at.client.callTool({ name: 'verify_archive', arguments: { run: 'latest' } });
  expect(unknown).toMatchObject({ isError: true, _meta: { error: { code: 'unknown-run' } } });
  const wrong = await at.client.callTool({ name: 'audit_report', arguments: { reprot: 'x' } });
  expect(wrong.isError).toBe(true);
});

test('a resource outside the vault is not read, whatever its address says [MCP-RESOURCE-1]', async () => {
  expect((await at.client.readResource({ uri: 'assay://runs' })).contents[0]).toMatchObject({ text: '[]' });
  await expect(at.client.readResource({ uri: 'assay://runs/..%2F..%2Fetc%2Fpasswd/report' })).rejects.toThrow(/There is no run/);
  await expect(at.client.readResource({ uri: 'assay://captures/cap_unknown' })).rejects.toThrow(/no such capture/);
});

test('over HTTP the same server answers, and a foreign page or host name is refused [MCP-HTTP-1]', async () => {
  const client = newClient();
  const url = new URL(at.http?.url ?? '');
  await client.connect(new StreamableHTTPClientTransport(url));
  expect((await client.listTools()).tools.length).toBeGreaterThan(2);
  await client.close();
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} });
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  expect((await fetch(url, { method: 'POST', body, headers: { ...headers, origin: 'https://evil.example' } })).status).toBe(403);
  expect((await fetch(new URL('/other', url), { method: 'POST', body, headers })).status).toBe(404);
  expect((await fetch(url, { method: 'POST', body, headers: { ...headers, 'mcp-session-id': 'unknown' } })).status).toBe(404);
});

test('the program serves MCP on standard input and output, and writes nothing else there [MCP-STDIO-1]', async () => {
  const client = newClient();
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [main, 'mcp', '--sample'], env: { ASSAY_HOME: home, PATH: process.env['PATH'] ?? '' }, stderr: 'ignore' }));
  expect((await client.listTools()).tools.length).toBeGreaterThan(2);
  await client.close();
});

test('the official inspector lists the tools from its command line [MCP-STDIO-1]', async () => {
  const inspector = join(import.meta.dirname, '..', '..', '..', '..', 'node_modules', '.bin', 'mcp-inspector');
  const { stdout } = await promisify(execFile)(process.execPath, [inspector, '--cli', process.execPath, main, 'mcp', '--sample', '--method', 'tools/list'], { env: { ...process.env, ASSAY_HOME: home }, maxBuffer: 64 * 1024 * 1024 });
  expect(stdout).toContain('audit_report');
}, 60_000);
