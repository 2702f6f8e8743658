// What explains the verdicts: a box for each, and one for the tally. They stand once in the page, shut, and need no script: the button of a mark opens its own.
import { verdictNames } from '@assay/record';
import { tallyTip, tipOf, verdictWords } from '@assay/web/words';
import { html, type Html } from '../../markup.ts';
import { strengthWords, tallyOrder } from '../evidence/verdict-words.ts';
import { glyph, type GlyphName } from './glyphs.ts';

type Told = { readonly name: string; readonly means: string; readonly example: string };

function explained(sign: GlyphName, { name, means, example }: Told): Html {
  return html`<span class="tip-name">${glyph(sign)}${name}</span><span>${means}</span><span class="tip-example">${example}</span>`;
}

export const verdictTips: Html = html`<aside class="tips" aria-label="What each verdict means">${verdictNames.map((name) => html`<div id="${tipOf(name)}" popover class="tip-box" role="note">${explained(verdictWords[name].strength, verdictWords[name])}</div>\n`)}<div id="${tallyTip}" popover class="tip-box legend" role="group" aria-label="What the verdicts mean" tabindex="-1" autofocus>${tallyOrder.map((strength) => html`<p>${explained(strength, strengthWords[strength])}</p>`)}</div></aside>\n`;
