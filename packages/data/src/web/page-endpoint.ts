// What is agreed about a page of the web: text only, of a readable size, whatever it says.
import { checkByReader } from '../capture/check-by-reader.ts';
import type { Endpoint, Explained } from '../capture/endpoint.ts';
import type { Received } from '../capture/wire.ts';
import { factsOfPage } from './facts-of-page.ts';

const readable = new Set(['text/html', 'application/xhtml+xml', 'text/plain', 'text/markdown', 'application/json', 'text/json']);

/** PDF readers of quality are under licences that are not taken here, and pictures hold no text. */
function unreadable(mediaType: string): Explained {
  const what = mediaType === 'application/pdf' ? 'a PDF document' : `of the kind ${mediaType.slice(0, 80)}`;
  return { code: 'not-offered', message: `The page is ${what}: only web pages, plain text, Markdown and JSON are read.`, remedy: 'Look for the same document as a web page; filings with the SEC have one.' };
}

function check(...[captured, sha256]: Parameters<Endpoint['check']>): ReturnType<Endpoint['check']> {
  const type = captured.capture.mediaType.split(';')[0] ?? '';
  return readable.has(type) || type.endsWith('+json') ? checkByReader(captured, sha256, factsOfPage) : { field: 'content-type', why: `is ${type}`, as: unreadable(type) };
}

export const pageEndpoint: Endpoint = {
  tool: 'fetch_url', reader: null, sourceKind: 'web', sourceName: 'Web page', licence: "The page's own terms: for the reader's own use", ttlMs: 3_600_000,
  limits: { headersMs: 15_000, bodyMs: 30_000, maxBytes: 5_000_000 }, check,
};

/** The media type under its usual name, with the character set where it is not UTF-8: its readers go by both. */
export function withCharset(received: Received): Received {
  const type = received.mediaType === 'text/x-markdown' ? 'text/markdown' : received.mediaType;
  const charset = charsetOf(received);
  return { ...received, mediaType: charset === null ? type : `${type}; charset=${charset}` };
}

/** By the header, else by what the page says of itself at its head; null for UTF-8 and for a name that nobody knows. */
function charsetOf({ headers, mediaType, bytes }: Received): string | null {
  const stated = /charset=["']?([\w-]{1,40})/i.exec(headers.get('content-type') ?? '')?.[1];
  const inPage = mediaType === 'text/html' ? /<meta[^>]{1,80}charset=["']?([\w-]{1,40})/i.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 2048)))?.[1] : undefined;
  try {
    const { encoding } = new TextDecoder(stated ?? inPage ?? 'utf-8');
    return encoding === 'utf-8' ? null : encoding;
  } catch {
    return null;
  }
}
