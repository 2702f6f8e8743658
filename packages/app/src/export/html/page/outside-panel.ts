// Every number of the report that is no part of a claim, with the reason. What nothing accounts for comes first.
import type { StructuralReason } from '@assay/record';
import { html, nothing, type Html } from '../../markup.ts';
import type { OutsideToken } from '../text/paint.ts';

const reasonWords: Readonly<Record<StructuralReason, string>> = {
  'heading-number': 'Number of a heading', 'list-marker': 'Number of a list item', footnote: 'Footnote mark', 'report-date': 'Date of the report', identifier: 'Identifier', period: 'Period',
  name: 'Part of a name', code: 'Source text', link: 'Part of a link', 'data-notice': 'Notice about the data', calculation: 'Number of a calculation',
};

function wordsOf(reason: string | null): string {
  return reason === null ? 'Not accounted for' : (reasonWords as Readonly<Record<string, string>>)[reason] ?? reason;
}

export function renderOutsidePanel(outside: readonly OutsideToken[]): Html {
  const reasons = [...new Set(outside.map(({ reason }) => reason))].toSorted((left, right) => Number(left !== null) - Number(right !== null));
  const groups = reasons.map((reason) => {
    const own = outside.filter((token) => token.reason === reason);
    return html`<div><dt${reason === null ? html` class="unaccounted"` : nothing}>${wordsOf(reason)}<span class="n">${own.length}</span></dt><dd>${own.map(({ token }) => html`<span class="num">${token.text}</span> `)}</dd></div>\n`;
  });
  const list = outside.length === 0 ? html`<p class="why">Every number of the report is part of a claim.</p>` : html`<dl class="signs">\n${groups}</dl>`;
  return html`<section class="panel" id="outside" tabindex="-1" aria-labelledby="outside-title">
<h3 id="outside-title">Numbers outside claims</h3>
<p class="why">Numbers that assert nothing, each with its reason. A number without one would stand here as not accounted for.</p>
${list}</section>\n`;
}
