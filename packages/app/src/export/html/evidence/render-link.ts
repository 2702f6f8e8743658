// One link of the chain: what stands there, where, and the check that joins it to the link before.
import { anchorName, filingAddress, periodName, unitName, type ChainLink, type Fact } from '@assay/record';
import { html, nothing, type Html } from '../../markup.ts';
import type { Quote, VisibleDocument } from '../text/visible-document.ts';
import type { CaptureShelf } from './capture-shelf.ts';
import type { ClaimView } from './claim-view.ts';
import { groupDigits } from './group-digits.ts';
import { cutExcerpt, type ExcerptLine } from './raw-excerpt.ts';

export type EvidencePage = {
  readonly report: string; readonly document: VisibleDocument; readonly shelf: CaptureShelf; readonly count: number;
  /** Where a server has the bytes: a link to a response gets a button that opens it at the place. A page in a file has none. */
  readonly opensRaw?: boolean;
};

const stageWords: Readonly<Record<ChainLink['stage'], string>> = {
  report: 'Report sentence', specialist: 'Specialist sentence', tool: 'Tool call', capture: 'Raw response', filing: 'Filing',
};
const checkWords: Readonly<Record<ChainLink['check'], string>> = {
  'same words': 'Same words', rounded: 'Rounded', converted: 'Converted', computed: 'Computed', captured: 'Captured whole', quoted: 'Quoted', differs: 'Differs',
};

export function renderLink(link: ChainLink, view: ClaimView, page: EvidencePage): Html {
  const body = linkBody(link, view, page);
  return html`<li class="${link.stage}"><h4>${stageWords[link.stage]}<span>${body.where}</span></h4>${body.content}${renderCheck(link, view)}</li>\n`;
}

type Body = { readonly where: string; readonly content: Html };

function linkBody(link: ChainLink, view: ClaimView, page: EvidencePage): Body {
  switch (link.stage) {
    case 'report': return { where: link.where, content: renderQuote(page.document.quote(view.claim.sentence, view.claim.span)) };
    case 'specialist': return { where: link.where, content: specialistQuote(link, view, page) };
    case 'tool': return { where: page.shelf(link.capture)?.label ?? '', content: html`<pre>${link.text}</pre>` };
    case 'capture': return captureBody(link, view, page);
    case 'filing': return { where: link.where, content: renderFiling(link, view) };
  }
}

function renderQuote({ before, marked, after }: Quote): Html {
  return html`<q>${before}${marked === '' ? nothing : html`<mark>${marked}</mark>`}${after}</q>`;
}

/** A specialist's sentence that is the report's own carries the claim's mark; another stands as it is. */
function specialistQuote(link: ChainLink, view: ClaimView, page: EvidencePage): Html {
  const { sentence, span } = view.claim;
  return link.text === page.report.slice(sentence.start, sentence.end) ? renderQuote(page.document.quote(sentence, span)) : html`<q>${link.text}</q>`;
}

/** The fact that a link of the chain shows: same capture, same place. */
export function factOf(link: ChainLink, facts: readonly Fact[]): Fact | null {
  return facts.find((fact) => fact.capture === link.capture && anchorName(fact.anchor) === link.where) ?? null;
}

function captureBody(link: ChainLink, view: ClaimView, page: EvidencePage): Body {
  const fact = factOf(link, view.verdict.evidence.facts);
  const open = page.shelf(link.capture);
  const lines = fact === null || open === null ? null : cutExcerpt(open, fact.anchor);
  const line = lines?.find((candidate) => candidate.marked !== '')?.number ?? null;
  const label = open?.label ?? '';
  return { where: line === null ? label : `${label} line ${String(line)}`, content: html`${lines === null ? nothing : renderExcerpt(lines)}${open === null ? nothing : rawButton(link, view, page)}<p class="says">${fact === null ? groupDigits(link.text) : factWords(fact)}</p><p class="at">${link.where}</p>` };
}

/** The number is that of the link in the chain. */
function rawButton(link: ChainLink, view: ClaimView, { opensRaw }: EvidencePage): Html {
  return opensRaw !== true ? nothing : html`<button type="button" class="open-raw" data-raw="${view.verdict.evidence.chain.indexOf(link) + 1}">Open the response here</button>`;
}

export function factWords(fact: Fact): string {
  const when = fact.period === null ? '' : `, ${periodName(fact.period)}`;
  const derived = fact.derived === null ? '' : ` (${fact.derived})`;
  return `${fact.metric.label}${when}: ${groupDigits(fact.value)} ${unitName(fact.unit)}${derived}`;
}

function renderExcerpt(lines: readonly ExcerptLine[]): Html {
  const rows = lines.map((line) => html`<span class="row"><span class="ln">${line.number ?? ''}</span><span>${line.before}${line.marked === '' ? nothing : html`<mark>${line.marked}</mark>`}${line.after}</span></span>`);
  return html`<pre class="raw">${rows}</pre>`;
}

/** The same filing is linked once in a chain; further on it is only named. */
function renderFiling(link: ChainLink, view: ClaimView): Html {
  const fact = view.verdict.evidence.facts.find((candidate) => candidate.source.accession !== null && link.text.includes(candidate.source.accession));
  const first = view.verdict.evidence.chain.find((other) => other.stage === 'filing' && other.text === link.text) === link;
  const address = fact === undefined || !first ? null : filingAddress(fact);
  return html`<p class="says">${address === null ? html`${link.text}` : html`<a href="${address}" rel="noreferrer">${link.text}</a>`}</p>`;
}

/** Where the source value is already in the claim's unit, the arithmetic ends in what the claim shows. */
function renderCheck(link: ChainLink, view: ClaimView): Html {
  if (link.stage === 'filing' && link.detail === '') return nothing;
  const detail = link.detail === view.claim.text ? '' : groupDigits(link.detail.replace(/^(\S{1,80}) → \1$/, (_, value: string) => `${value} → ${view.claim.text}`));
  return html`<p class="check"><b>${checkWords[link.check]}</b>${detail === '' ? '' : ` ${detail}`}</p>`;
}
