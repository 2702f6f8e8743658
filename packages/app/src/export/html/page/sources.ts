// The captured responses, each with its bytes' hash: what `assay verify` checks, and what the chain's `S1` stands for.
import type { CapturedBytes } from '@assay/record';
import { html, nothing, type Html } from '../../markup.ts';
import { groupThousands } from '../evidence/group-digits.ts';
import { dayWords, timeWords } from './day-words.ts';

export function renderSources(captures: readonly CapturedBytes[]): Html {
  if (captures.length === 0) return nothing;
  return html`<section class="sources" aria-labelledby="sources"><h2 id="sources">Sources</h2><ol>\n${captures.map(renderSource)}</ol></section>\n`;
}

function renderSource({ capture }: CapturedBytes, index: number): Html {
  const known = capture.asOf === null ? '' : `, known up to ${dayWords(capture.asOf)}`;
  return html`<li><b class="s">S${index + 1}</b><div><b>${capture.sourceName}</b> · ${originWords[capture.origin]} ${timeWords(capture.receivedAt)}${known} · ${groupThousands(String(capture.size))} bytes
<p class="url">${capture.request.method} ${capture.request.url}</p><p class="hash"><span>SHA-256</span> ${capture.sha256}</p><p class="licence">${capture.licence}</p></div></li>\n`;
}

const originWords: Readonly<Record<CapturedBytes['capture']['origin'], string>> = {
  live: 'received', 'fresh-cache': 'from the cache, received', 'stale-cache': 'from an old cache, received', sample: 'bundled with the program, read', replay: 'replayed, received', file: 'read from a file',
};
