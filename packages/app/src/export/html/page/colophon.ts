// The foot of the page: what closes the run, so that a reader can ask for the archive and check it.
import type { RunContents } from '@assay/record';
import { html, type Html } from '../../markup.ts';
import { dataName } from './data-words.ts';
import { timeWords } from './day-words.ts';

/** What a sealed run is known by. `root` and `fingerprint` are SHA-256 as hex; no fingerprint means an unsigned seal. */
export type PageSeal = { readonly root: string; readonly sealedAt: string; readonly fingerprint: string | null };

/** Sixty-four digits in fours, so that an eye can compare them. */
function inFours(hex: string): string {
  return hex.replace(/(.{4})(?=.)/g, '$1 ');
}

export function renderColophon({ run }: Pick<RunContents, 'run'>, seal: PageSeal | null): Html {
  const sealed = seal === null
    ? html`<div><dt>Seal</dt><dd>none: this run was not sealed</dd></div>`
    : html`<div><dt>Sealed</dt><dd>${timeWords(seal.sealedAt)}</dd></div><div class="wide"><dt>Hash root</dt><dd><code>${inFours(seal.root)}</code></dd></div><div class="wide"><dt>Signed by</dt><dd>${seal.fingerprint === null ? html`nobody` : html`<code>${inFours(seal.fingerprint)}</code>`}</dd></div>`;
  return html`<footer class="colophon"><dl><div><dt>Run</dt><dd><code>${run.id}</code></dd></div><div><dt>Data</dt><dd>${dataName(run.data)}</dd></div><div><dt>Engine</dt><dd>${run.engine}</dd></div><div><dt>Program</dt><dd>${run.program.name} ${run.program.version}</dd></div>${sealed}</dl></footer>\n`;
}
