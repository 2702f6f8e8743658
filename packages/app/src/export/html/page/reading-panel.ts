// The drawer at rest: what the five signs mean and how to move. It heads the appendix on paper.
import { html, type Html } from '../../markup.ts';
import type { ClaimView } from '../evidence/claim-view.ts';
import { strengthWords, tallyOrder } from '../evidence/verdict-words.ts';
import { glyph } from './glyphs.ts';

export function renderReadingPanel(claims: readonly ClaimView[]): Html {
  const signs = tallyOrder.map((strength) => {
    const { name, means, example } = strengthWords[strength];
    const count = claims.filter((view) => view.strength === strength).length;
    return html`<div class="${strength}"><dt>${glyph(strength)}<span class="sample">${name}</span><span class="n">${count}</span></dt><dd>${means} <span class="tip-example">${example}</span></dd></div>\n`;
  });
  return html`<section class="panel open" id="reading" tabindex="-1" aria-labelledby="reading-title">
<h3 id="reading-title">How to read this note</h3>
<p class="why">Every figure was read back from the captured sources and judged by fixed rules. Choose a claim to see the check: the sentence, the tool call, the bytes, and the arithmetic between them.</p>
<dl class="signs">\n${signs}</dl>
<p class="hint scripted"><kbd>j</kbd> <kbd>k</kbd> next and previous claim, <kbd>n</kbd> next that is not proven, <kbd>?</kbd> all keys</p></section>\n`;
}
