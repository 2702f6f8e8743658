// The evidence of one claim: verdict, reason, arithmetic and the chain down to the bytes. One and the same element is drawer, appendix and print.
import { tipOf } from '@assay/web/words';
import { html, nothing, type Html } from '../../markup.ts';
import { glyph } from '../page/glyphs.ts';
import type { ClaimView } from './claim-view.ts';
import { groupDigits } from './group-digits.ts';
import { renderLink, type EvidencePage } from './render-link.ts';

export function renderEvidence(view: ClaimView, page: EvidencePage): Html {
  const { number, verdict, strength, word, claim } = view;
  return html`<section class="panel ev ${strength}" id="c${number}" data-strength="${strength}" tabindex="-1" aria-labelledby="t${number}">
<p class="verdict ${strength}"><button type="button" class="mark-button" popovertarget="${tipOf(verdict.verdict)}" aria-describedby="${tipOf(verdict.verdict)}">${glyph(strength)}<span>${word}</span></button><span class="of">Claim ${number} of ${page.count}</span></p>
<h3 id="t${number}">${quoted(claim.text)}</h3>
${renderRight(view)}<p class="why">${groupDigits(verdict.reason)} <span class="rule">Rule <code>${verdict.rule}</code></span></p>
${renderFormula(view)}${renderChain(view, page)}${renderActions(view, page)}</section>\n`;
}

/** A claim that brings its own quotation marks keeps them. */
function quoted(text: string): string {
  return /^[“"]/.test(text) ? text : `“${text}”`;
}

function renderRight({ verdict }: ClaimView): Html {
  if (verdict.right === null) return nothing;
  const field = verdict.field === null ? '' : `Wrong ${verdict.field}. `;
  return html`<p class="correction">${field}Right: <b>${verdict.right.shown}</b></p>\n`;
}

function renderFormula({ verdict }: ClaimView): Html {
  const { formula } = verdict.evidence;
  if (formula === null) return nothing;
  const inexact = formula.inexact ? html` <span class="note">binary floating point</span>` : nothing;
  return html`<dl class="formula"><div><dt>Formula</dt><dd>${formula.expression}</dd></div><div><dt>Filled</dt><dd>${groupDigits(formula.filled)}</dd></div><div><dt>Result</dt><dd>${groupDigits(formula.result)}${inexact}</dd></div></dl>\n`;
}

function renderChain(view: ClaimView, page: EvidencePage): Html {
  const { chain } = view.verdict.evidence;
  return chain.length === 0 ? nothing : html`<ol class="chain">\n${chain.map((link) => renderLink(link, view, page))}</ol>\n`;
}

function renderActions({ number }: ClaimView, page: EvidencePage): Html {
  const previous = number > 1 ? html`<a href="#c${number - 1}">Previous</a>` : nothing;
  const next = number < page.count ? html`<a href="#c${number + 1}">Next</a>` : nothing;
  return html`<p class="acts">${previous}${next}<a href="#r${number}">In the text</a><button type="button" class="scripted" data-copy="#c${number}">Copy link</button></p>\n`;
}
