// The ways in which services fail, as servers on this machine: each is one sentence of a bug report.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const secBlockPage = '<!DOCTYPE html><html><head><title>SEC.gov | Request Rate Threshold Exceeded</title></head><body></body></html>';
const secUndeclaredPage = '<!DOCTYPE html><html><head><title>SEC.gov | Your Request Originates from an Undeclared Automated Tool</title></head><body></body></html>';

const shapes = {
  /** Takes the connection and never answers. */
  'hang': () => undefined,
  'hang-in-body': (response: ServerResponse) => { response.writeHead(200, { 'content-type': 'application/json' }).write('{"facts":'); },
  'rate-limited': (response: ServerResponse) => { response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '2' }).end('Too Many Requests'); },
  'rate-limited-long': (response: ServerResponse) => { response.writeHead(429, { 'content-type': 'text/plain', 'retry-after': '600' }).end('Too Many Requests'); },
  'sec-blocked': (response: ServerResponse) => { response.writeHead(403, { 'content-type': 'text/html' }).end(secBlockPage); },
  'sec-undeclared': (response: ServerResponse) => { response.writeHead(403, { 'content-type': 'text/html' }).end(secUndeclaredPage); },
  'not-found-xml': (response: ServerResponse) => { response.writeHead(404, { 'content-type': 'application/xml' }).end('<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>'); },
  'server-error': (response: ServerResponse) => { response.writeHead(503, { 'content-type': 'text/html' }).end('<html>unavailable</html>'); },
  'server-failure': (response: ServerResponse) => { response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"internal"}'); },
  /** Every field that our clients read, of another type. */
  'wrong-types': (response: ServerResponse) => { response.writeHead(200, { 'content-type': 'application/json' }).end('{"cik":true,"entityName":7,"facts":"none","filings":[],"chart":{"result":"none"},"observations":{"date":5},"messages":"none","symbol":[],"data":{"children":7},"results":{}}'); },
  /** The same service after a change of its interface. */
  'changed-schema': (response: ServerResponse) => { response.writeHead(200, { 'content-type': 'application/json' }).end('{"version":2,"payload":{"items":[{"id":1,"attributes":{"value":12.5}}]}}'); },
  /** Announces more bytes than it sends, then drops the line. */
  'cut-short': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"facts":{}}', () => response.socket?.destroy());
  },
  'oversize': (response: ServerResponse) => { response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.alloc(3_000_000, 32)); },
  'malformed-json': (response: ServerResponse) => { response.writeHead(200, { 'content-type': 'application/json' }).end('{"facts": {"us-gaap": '); },
  'html-for-json': (response: ServerResponse) => { response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Please sign in to this network</body></html>'); },
} as const;

export type Misbehaviour = keyof typeof shapes;
export const misbehaviours = Object.keys(shapes) as readonly Misbehaviour[];

/** A server that answers every request in one bad way. `asked()` counts requests. */
export async function startMisbehavingServer(shape: Misbehaviour): Promise<{ readonly origin: string; readonly asked: () => number; readonly close: () => Promise<void> }> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    shapes[shape](response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => { resolve(); }));
  };
  return { origin: `http://127.0.0.1:${String(port)}`, asked: () => asked, close };
}
