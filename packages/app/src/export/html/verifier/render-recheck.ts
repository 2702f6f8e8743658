// The place of the page where a reader has it check itself.
import { html, nothing, type Html } from '../../markup.ts';
import { groupThousands } from '../evidence/group-digits.ts';
import type { LeftOut, PageVerifier } from './page-verifier.ts';

function renderLeftOut(leftOut: readonly LeftOut[]): Html {
  if (leftOut.length === 0) return nothing;
  const named = leftOut.map(({ name, size }) => `${name} (${groupThousands(String(size))} bytes)`).join(', ');
  return html`<p>Too large for a page and left out: ${named}. Here only the seal of the rest can be checked; <code>assay verify</code> on the archive judges all of it.</p>`;
}

/** The archive is text of an element that no browser runs. */
export function renderRecheck({ archive, leftOut }: PageVerifier): Html {
  return html`<section class="recheck scripted" aria-labelledby="recheck-title"><h2 id="recheck-title">Re-check here</h2>
<p>This page carries the sealed run and the judge. They work in your browser alone: nothing is sent or fetched.</p>${renderLeftOut(leftOut)}
<p><button type="button" id="recheck-here">Re-check here</button></p><div id="recheck-result" role="status" data-left-out="${leftOut.map(({ path }) => path).join(' ')}"></div>
<script type="application/octet-stream" id="archive">${archive}</script></section>\n`;
}
