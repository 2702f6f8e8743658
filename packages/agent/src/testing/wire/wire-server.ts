// A server on this machine that speaks the wire protocols of OpenAI (chat completions and responses), Anthropic and Google,
// says what a script tells it, and fails in the ways in which providers fail. The true clients are tried against it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseJson } from '@assay/record';
import type { Endpoint, ProviderName } from '../../model/providers/catalogue.ts';
import { anthropicMessages } from './anthropic-messages.ts';
import type { Dialect } from './dialect.ts';
import { answerFault, sendSaid } from './answer.ts';
import { googleGenerate } from './google-generate.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import { completed, isFault, type WireTurn } from './turn.ts';

export type WireRequest = { readonly method: string; readonly url: string; readonly dialect: string | null; readonly headers: Readonly<Record<string, string | undefined>>; readonly body: unknown };
export type WireScript = readonly WireTurn[] | ((request: WireRequest, index: number) => WireTurn);

export type WireServer = {
  readonly origin: string;
  readonly requests: readonly WireRequest[];
  /** The provider as settings would name it, with this server behind it. */
  readonly endpoint: (provider: ProviderName, key?: string | null) => Endpoint;
  /** Throws where a request came that the script does not foresee, or turns were left over. */
  readonly assertDone: () => void;
  readonly close: () => Promise<void>;
};

const dialects: readonly Dialect[] = [openaiChat, openaiResponses, anthropicMessages, googleGenerate];
const basePaths: Readonly<Record<ProviderName, string>> = { 'openai': '/v1', 'openai-chat': '/v1', 'anthropic': '/v1', 'google': '/v1beta', 'deepseek': '', 'local': '/v1' };

type Served = { readonly script: WireScript; readonly models: readonly string[]; readonly requests: WireRequest[]; readonly refused: string[] };

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const said = await text(request);
  return said === '' ? null : parseJson(said);
}

function turnFor({ script, requests, refused }: Served, request: WireRequest): WireTurn {
  const index = requests.length - 1;
  const turn = typeof script === 'function' ? script(request, index) : script[index];
  if (turn !== undefined) return turn;
  refused.push(`${request.method} ${request.url}`);
  return { fault: 'status', status: 400, message: `The script foresees no request ${String(index + 1)}.` };
}

async function serve(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const [method, url] = [request.method ?? 'GET', request.url ?? '/'];
  const path = new URL(url, 'http://wire.invalid').pathname;
  if (method === 'GET' && path.endsWith('/models')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data: served.models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'wire' })) }));
    return;
  }
  const body = await bodyOf(request);
  const dialect = dialects.find((one) => one.modelOf(path, body) !== null);
  const seen: WireRequest = { method, url, dialect: dialect?.name ?? null, headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])), body };
  served.requests.push(seen);
  if (dialect === undefined) {
    served.refused.push(`${method} ${url}`);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":{"message":"no such path"}}');
    return;
  }
  const turn = turnFor(served, seen);
  const about = { dialect, streamed: dialect.isStreamed(url, body), said: completed(isFault(turn) ? 'of' in turn ? turn.of : {} : turn, { model: dialect.modelOf(path, body) ?? '', count: served.requests.length }) };
  if (isFault(turn)) await answerFault(turn, response, about);
  else sendSaid(response, about);
}

function assertDone({ script, requests, refused }: Served): void {
  if (refused.length > 0) throw new Error(`Requests that the script does not foresee: ${refused.join(', ')}.`);
  if (typeof script !== 'function' && requests.length < script.length) throw new Error(`${String(script.length - requests.length)} turns of the script were never asked for.`);
}

/** Listens on this machine alone, on a port that is free. `models` is the list that `/v1/models` gives. */
export async function openWireServer(script: WireScript, models: readonly string[] = []): Promise<WireServer> {
  const served: Served = { script, models, requests: [], refused: [] };
  const server = createServer((request, response) => { serve(request, response, served).catch(() => response.destroy()); });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    origin, requests: served.requests,
    endpoint: (provider, key = provider === 'local' ? null : 'test-key-0123456789') => ({ provider, key, baseUrl: `${origin}${basePaths[provider]}` }),
    assertDone: () => { assertDone(served); },
    close: () => new Promise((resolve) => { server.closeAllConnections(); server.close(() => { resolve(); }); }),
  };
}
