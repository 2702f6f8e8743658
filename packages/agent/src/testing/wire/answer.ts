// How an answer or a fault goes over the wire.
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dialect, WireEvent } from './dialect.ts';
import type { Said, WireFault } from './turn.ts';

export type About = { readonly dialect: Dialect; readonly streamed: boolean; readonly said: Said };

const page = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

function frame({ event, data }: WireEvent): string {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
}

function head(response: ServerResponse, { streamed }: About): void {
  response.writeHead(200, { 'content-type': streamed ? 'text/event-stream' : 'application/json' });
}

/** The body in the pieces in which it is written. */
function bodyOf({ dialect, streamed, said }: About): readonly string[] {
  return streamed ? [...dialect.events(said).map(frame), dialect.closing] : [JSON.stringify(dialect.whole(said))];
}

export function sendSaid(response: ServerResponse, about: About): void {
  head(response, about);
  for (const piece of bodyOf(about)) response.write(piece);
  response.end();
}

/** The first half: of the events, or of the characters. */
function half(about: About): string {
  const body = bodyOf(about);
  const whole = body.join('');
  return about.streamed ? body.slice(0, Math.ceil(body.length / 2)).join('') : whole.slice(0, Math.floor(whole.length / 2));
}

async function sendWithoutEnd(response: ServerResponse, about: About): Promise<void> {
  head(response, about);
  const line = about.streamed ? `: ${'x'.repeat(65_000)}\n\n` : 'x'.repeat(65_000);
  if (!about.streamed) response.write('{"text":"');
  const gone = new Promise<void>((resolve) => { response.once('close', resolve); });
  while (!response.destroyed) {
    if (!response.write(line)) await Promise.race([gone, new Promise<void>((resolve) => { response.once('drain', resolve); })]);
  }
}

function sendStatus({ status, headers, body, message = 'the server said so' }: Extract<WireFault, { fault: 'status' }>, response: ServerResponse, { dialect }: About): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body ?? JSON.stringify(dialect.error(status, message)));
}

function sendBrokenOff(fault: Extract<WireFault, { fault: 'broken-off' }>, response: ServerResponse, about: About): void {
  const message = fault.message ?? 'Overloaded';
  if (!about.streamed) return sendStatus({ fault: 'status', status: about.dialect.name === 'anthropic-messages' ? 529 : 503, message }, response, about);
  head(response, about);
  response.end(`${half(about)}${frame(about.dialect.streamError(message))}`);
}

async function sendSlowly({ everyMs }: Extract<WireFault, { fault: 'slow' }>, response: ServerResponse, about: About): Promise<void> {
  head(response, about);
  for (const piece of bodyOf(about)) {
    await wait(everyMs);
    if (response.destroyed) return;
    response.write(piece);
  }
  response.end();
}

type Answering = { readonly [Kind in WireFault['fault']]: (fault: Extract<WireFault, { fault: Kind }>, response: ServerResponse, about: About) => Promise<void> | void };

const answering: Answering = {
  'status': sendStatus,
  'truncated': (_, response, about) => { head(response, about); response.end(half(about)); },
  'closed': (_, response, about) => { head(response, about); response.write(half(about), () => { response.destroy(); }); },
  'dropped': (_, response) => { response.destroy(); },
  'silent': ({ afterHeaders = false }, response, about) => { if (afterHeaders) { head(response, about); response.flushHeaders(); } },
  'broken-off': sendBrokenOff,
  'slow': sendSlowly,
  'html': ({ status = 200 }, response) => { response.writeHead(status, { 'content-type': 'text/html' }).end(page); },
  'enormous': (_, response, about) => sendWithoutEnd(response, about),
  'redirect': ({ to }, response) => { response.writeHead(307, { location: to }).end(); },
};

export async function answerFault(fault: WireFault, response: ServerResponse, about: About): Promise<void> {
  await (answering[fault.fault] as (fault: WireFault, response: ServerResponse, about: About) => Promise<void> | void)(fault, response, about);
}
