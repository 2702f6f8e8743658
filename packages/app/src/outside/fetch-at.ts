// Fetches a URL by connecting to one given address: the name is not looked up a second time, so it cannot come to stand for another place.
import { request as requestPlain, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { FetchAt } from '@assay/data';

const headers = { 'accept': 'text/html,application/xhtml+xml,application/json,text/markdown,text/plain;q=0.9', 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Assay/0.1 (equity research)' };

/** Certificates are checked against the name in the URL. Redirects are handed back. Rejects where no answer comes. */
export const fetchAt: FetchAt = (address, at, { signal, headers: more = {} } = {}) => new Promise((resolve, reject) => {
  const url = new URL(address);
  const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '');
  const isSecure = url.protocol === 'https:';
  const options: RequestOptions & { servername?: string } = {
    host: at, port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port), path: `${url.pathname}${url.search}`, method: 'GET', headers: { ...headers, ...more, host: url.host },
    ...(isIP(name) === 0 ? { servername: name } : {}), ...(signal === undefined ? {} : { signal }),
  };
  const sent = open(isSecure ? requestSecure : requestPlain, options);
  if (sent instanceof Error) {
    reject(sent);
    return;
  }
  sent.once('response', (answer) => { resolve(responseOf(answer)); });
  sent.once('error', reject);
  sent.end();
});

/** To a proxy a plain request would name the server by its address, and Node sends no other name beside it: such a page is refused in words. */
function open(request: typeof requestPlain, options: RequestOptions): ClientRequest | Error {
  try {
    return request(options);
  } catch (error) {
    const isProxied = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_ARG_VALUE';
    return isProxied ? new Error('through a proxy only pages with https are fetched') : error instanceof Error ? error : new Error('the request could not be made');
  }
}

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 502;
  const known = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value]) known.append(name, one);
  const hasBody = status !== 204 && status !== 304;
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(unpacked(answer)) as ReadableStream<Uint8Array<ArrayBuffer>>) : null, { status: status >= 200 && status <= 599 ? status : 502, headers: known });
}

const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress } as const;

/** The size that is read is counted after unpacking, so a small answer cannot grow without end. */
function unpacked(answer: IncomingMessage): Readable {
  const coding = answer.headers['content-encoding'] ?? '';
  if (!isCoding(coding)) return answer;
  const unpacker = unpackers[coding]();
  answer.once('error', (error) => unpacker.destroy(error));
  return answer.pipe(unpacker);
}

function isCoding(coding: string): coding is keyof typeof unpackers {
  return Object.hasOwn(unpackers, coding);
}
