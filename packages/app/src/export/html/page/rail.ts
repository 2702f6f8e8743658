// Contents with claim counts, and the audit's tally. The tally's lines become filters where scripts run; without them they only count.
import type { RunContents, Strength } from '@assay/record';
import { tallyTip } from '@assay/web/words';
import { html, type Html } from '../../markup.ts';
import type { ClaimView } from '../evidence/claim-view.ts';
import { strengthWords, tallyOrder } from '../evidence/verdict-words.ts';
import type { ContentsEntry } from '../text/headings.ts';
import type { OutsideToken } from '../text/paint.ts';
import { glyph, type GlyphName } from './glyphs.ts';

type Rail = { readonly contents: readonly ContentsEntry[]; readonly claims: readonly ClaimView[]; readonly outside: readonly OutsideToken[]; readonly coverage: RunContents['coverage'] };

export function renderRail({ contents, claims, outside }: Rail): Html {
  const entries = contents.map((entry) => html`<li><a href="#${entry.id}"><span>${entry.text}</span><span class="n">${entry.claims}<span class="vh"> ${entry.claims === 1 ? 'claim' : 'claims'}</span></span></a></li>\n`);
  const lines = tallyOrder.map((strength) => tallyLine(strength, strengthWords[strength].name, countOf(claims, strength)));
  return html`<nav class="rail" id="rail" popover aria-label="Contents and audit"><h2 class="lab">Contents</h2><ol>\n${entries}</ol>
<h2 class="lab" id="tally">Audit</h2><div class="tally" role="group" aria-labelledby="tally">${lines}${tallyLine('outside', 'Numbers outside claims', outside.length)}</div><button type="button" class="mark-button" popovertarget="${tallyTip}" aria-details="${tallyTip}">What these mean</button></nav>\n`;
}

function countOf(claims: readonly ClaimView[], strength: Strength): number {
  return claims.filter((view) => view.strength === strength).length;
}

function tallyLine(name: GlyphName, words: string, count: number): Html {
  return html`<button type="button" class="${name}" data-show="${name}" aria-pressed="false" disabled>${glyph(name)}<span>${words}</span><span class="n">${count}</span></button>`;
}
