// Under an answer: how far it may be relied on, its citations by number with the claims that each proves, and what to ask next.
import type { Answer, Citation } from '@assay/record';
import { answerAbout, answerNotice, readingLine } from '../../answer-words.ts';
import { html, nothing, type Html } from '../../markup.ts';
import type { ClaimView } from '../evidence/claim-view.ts';

/** Above the words: how the question was read, and what a reader must be warned of. */
export function renderAnswerNotice(answer: Answer): Html {
  const [reading, notice] = [readingLine(answer), answerNotice(answer.metadata)];
  return html`${reading === null ? nothing : html`<p class="dek reading">${reading}</p>\n`}${notice === null ? nothing : html`<div class="notice" role="note"><p>${notice}</p></div>\n`}`;
}

export function renderAnswerFoot(answer: Answer, claims: readonly ClaimView[]): Html {
  const numbers = new Map<string, number>(claims.map(({ claim, number }) => [claim.id, number]));
  return html`<p class="dek confidence">${answerAbout(answer)}</p>\n${renderCitations(answer.citations, numbers)}${renderFollowUps(answer.follow_ups)}`;
}

function renderCitations(citations: readonly Citation[], numbers: ReadonlyMap<string, number>): Html {
  if (citations.length === 0) return nothing;
  return html`<section class="sources" aria-labelledby="citations"><h2 id="citations">Citations</h2><ol>\n${citations.map((citation) => renderCitation(citation, numbers))}</ol></section>\n`;
}

function isWeb(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}

function renderCitation({ number, kind, about, name, url, quote, formula, claims }: Citation, numbers: ReadonlyMap<string, number>): Html {
  const links = claims.flatMap((claim) => numbers.get(claim) ?? []).map((claim) => html` <a href="#c${claim}">claim ${claim}</a>`);
  const words = kind === 'passage' ? html`<p><q>${quote}</q></p>` : formula === null ? html`<p class="url">${quote}</p>` : html`<p class="url">${formula}</p>`;
  return html`<li id="cite-${number}"><b class="s">${number}</b><div>${about === undefined ? nothing : html`<b>${about}</b>, in `}${name} ·${links}${words}${url !== null && isWeb(url) ? html`<p class="url"><a href="${url}" rel="noreferrer">${url}</a></p>` : nothing}</div></li>\n`;
}

function renderFollowUps(texts: readonly string[]): Html {
  if (texts.length === 0) return nothing;
  return html`<section class="sources" aria-labelledby="next"><h2 id="next">Ask next</h2><ol>\n${texts.map((text, index) => html`<li><b class="s">${index + 1}</b><div>${text}</div></li>\n`)}</ol></section>\n`;
}
