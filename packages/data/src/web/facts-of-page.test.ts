import { createHash } from 'node:crypto';
import { captureId, type CapturedBytes } from '@assay/record';
import { expect, test, vi } from 'vitest';
import { factsOfPage } from './facts-of-page.ts';
import { pageEndpoint } from './page-endpoint.ts';

function pageOf(html: string): CapturedBytes {
  const bytes = new TextEncoder().encode(html);
  return {
    bytes, capture: {
      id: captureId.parse('cap_000001'), tool: 'fetch_url', reader: null, request: { method: 'GET', url: 'https://example.com/', body: null }, status: 200, mediaType: 'text/html', receivedAt: '2030-01-02T03:04:05Z', origin: 'live',
      sourceKind: 'web', sourceName: 'Web page', licence: 'invented', asOf: null, entity: null, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length,
    },
  };
}

test('the facts of a page are read once, for its check and for whoever asks for them; another capture is read anew [WEB-PAGE-1]', () => {
  const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  const page = pageOf('<p>Example Works had revenue of $5.2 billion in 2024.</p>');
  const bytes = vi.fn(() => page.bytes);
  const watched = { capture: page.capture, get bytes() { return bytes(); } };
  expect(pageEndpoint.check(watched, sha256)).toBeNull();
  const once = bytes.mock.calls.length;
  expect(once).toBeGreaterThan(0);
  expect(factsOfPage(watched, sha256).map(({ fact }) => fact.value)).toContain('5200000000');
  expect(bytes).toHaveBeenCalledTimes(once);
  expect(factsOfPage(page, sha256)).toEqual(factsOfPage(watched, sha256));
  expect(factsOfPage(page, sha256)).not.toBe(factsOfPage(watched, sha256));
});
