// Runs as markup: every claim one link to its evidence, with its glyph after its last character.
import type { Span } from '@assay/record';
import { html, joinHtml, nothing, type Html } from '../../markup.ts';
import type { ClaimView } from '../evidence/claim-view.ts';
import { glyph } from '../page/glyphs.ts';
import { flattenInline, type Mark, type Run } from './flatten-inline.ts';
import type { Inline } from './markdown-tree.ts';
import type { TextPage } from './text-page.ts';

type Group = { readonly claim: ClaimView | null; readonly runs: Run[] };

/** Inline content of one block. A claim within the block that another covers wholly still gets a link of its own: its glyph. */
export function renderInline(nodes: readonly Inline[], block: Span, page: TextPage): Html {
  const groups = groupByClaim(flattenInline(nodes, page));
  const last = new Map(groups.map((group, index) => [group.claim, index]));
  const covered = coveredClaims(groups, block, page);
  const parts = groups.map((group, index) => {
    const end = group.runs.at(-1)?.end ?? 0;
    const next = groups[index + 1]?.runs.at(-1)?.end ?? Number.POSITIVE_INFINITY;
    const stacked = covered.filter(({ claim }) => claim.span.end < next && (claim.span.end >= end || index === 0));
    const text = group.claim === null ? joinHtml(group.runs.map(renderRun)) : renderClaim(group.claim, group.runs, { page, closes: last.get(group.claim) === index });
    return html`${text}${stacked.filter((view) => !page.placed.has(view)).map((view) => renderStacked(view, page))}`;
  });
  return joinHtml(parts);
}

function groupByClaim(runs: readonly Run[]): Group[] {
  const groups: Group[] = [];
  for (const run of runs) {
    const open = groups.at(-1);
    if (open !== undefined && open.claim === run.claim) open.runs.push(run);
    else groups.push({ claim: run.claim, runs: [run] });
  }
  return groups;
}

function coveredClaims(groups: readonly Group[], block: Span, page: TextPage): ClaimView[] {
  const seen = new Set(groups.map((group) => group.claim));
  return page.claims.filter((view) => !seen.has(view) && !page.placed.has(view) && view.claim.span.start >= block.start && view.claim.span.end <= block.end);
}

function address(view: ClaimView, page: TextPage): Html {
  if (page.placed.has(view)) return html`href="#c${view.number}" tabindex="-1"`;
  page.placed.add(view);
  return html`id="r${view.number}" href="#c${view.number}"`;
}

function spoken(view: ClaimView): Html {
  return html`<span class="vh"> (${view.word.toLowerCase()})</span>`;
}

function renderClaim(view: ClaimView, runs: readonly Run[], place: { readonly page: TextPage; readonly closes: boolean }): Html {
  const at = address(view, place.page);
  const plain = runs.map((run) => ({ ...run, marks: run.marks.filter((mark) => mark.kind !== 'link') }));
  if (!place.closes) return html`<a class="claim ${view.strength}" ${at}>${plain.map(renderRun)}</a>`;
  const tail = plain.pop();
  return html`<a class="claim ${view.strength} end" ${at}>${plain.map(renderRun)}${tail === undefined ? nothing : renderTail(tail, view)}${spoken(view)}</a>`;
}

/** The glyph never stands alone on a line: it is held to the last word. */
function renderTail(run: Run, view: ClaimView): Html {
  const cut = Math.max(run.text.lastIndexOf(' '), run.text.lastIndexOf('\n')) + 1;
  const head = cut === 0 ? nothing : renderRun({ ...run, text: run.text.slice(0, cut) });
  return html`${head}<span class="nb" data-n="${view.number}">${renderRun({ ...run, text: run.text.slice(cut) })}${glyph(view.strength)}</span>`;
}

function renderStacked(view: ClaimView, page: TextPage): Html {
  return html`<a class="claim stacked ${view.strength} end" ${address(view, page)}><span class="vh">${view.claim.text}</span><span class="nb" data-n="${view.number}">${glyph(view.strength)}</span>${spoken(view)}</a>`;
}

function renderRun(run: Run): Html {
  const text = run.text === '\n' ? html`<br>` : html`${run.text}`;
  const seen = run.outside === null || run.claim !== null ? text : html`<span class="outside" data-o="${run.outside.index + 1}" data-why="${run.outside.reason ?? 'unaccounted'}">${text}</span>`;
  return run.marks.reduceRight(wrapMark, seen);
}

function wrapMark(inner: Html, mark: Mark): Html {
  switch (mark.kind) {
    case 'strong': return html`<strong>${inner}</strong>`;
    case 'emphasis': return html`<em>${inner}</em>`;
    case 'delete': return html`<del>${inner}</del>`;
    case 'code': return html`<code>${inner}</code>`;
    case 'super': return html`<sup>${inner}</sup>`;
    case 'link': return html`<a href="${mark.url}" rel="noreferrer">${inner}</a>`;
  }
}
