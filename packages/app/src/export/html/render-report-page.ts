// The report as one HTML file that fetches nothing: text, evidence, charts, faces and the reader's script. Pure: the same run gives the same bytes.
import { parseMarkdown } from '@assay/audit';
import { AssayError, type Answer, type RunContents, type Sha256 } from '@assay/record';
import { renderAnswerCharts } from '../charts/answer-charts.ts';
import { renderCharts } from '../charts/render-charts.ts';
import { html, joinHtml, nothing, type Html } from '../markup.ts';
import { shelveCaptures } from './evidence/capture-shelf.ts';
import { viewClaims, type ClaimView } from './evidence/claim-view.ts';
import { renderEvidence } from './evidence/render-evidence.ts';
import type { PageAssets } from './page-assets.ts';
import { renderBar } from './page/bar.ts';
import { renderColophon, type PageSeal } from './page/colophon.ts';
import { renderAnswerFoot, renderAnswerNotice } from './page/citations.ts';
import { contentPolicy } from './page/content-policy.ts';
import { fontFaces } from './page/font-faces.ts';
import { glyphSymbols } from './page/glyphs.ts';
import { helpDialog } from './page/help.ts';
import { fallbackTitle, renderDek } from './page/masthead.ts';
import { renderOutsidePanel } from './page/outside-panel.ts';
import { renderRail } from './page/rail.ts';
import { renderReadingPanel } from './page/reading-panel.ts';
import { renderSources } from './page/sources.ts';
import { makeContents, type Heading } from './text/headings.ts';
import type { MarkdownNode, MarkdownRoot } from './text/markdown-tree.ts';
import { paintReport, readOutsideTokens, type OutsideToken } from './text/paint.ts';
import { renderBlock } from './text/render-blocks.ts';
import type { TextPage } from './text/text-page.ts';
import { readVisibleDocument } from './text/visible-document.ts';

export type PageOptions = {
  readonly assets: PageAssets;
  /** The version of the rules that gave the verdicts, as the run records it. */
  readonly rules: string;
  /** Null for a run that is not sealed; the page then says so. */
  readonly seal: PageSeal | null;
  readonly sha256: Sha256;
  /** Of a run that answered a question: its charts and its sources then take the place of the company's. */
  readonly answer?: Answer | null;
};
type Article = { readonly body: Html; readonly headings: readonly Heading[] };
type Parts = { readonly run: RunContents; readonly answer: Answer | null; readonly rules: string; readonly root: MarkdownRoot; readonly claims: readonly ClaimView[]; readonly outside: readonly OutsideToken[] };

/** One self-contained page, UTF-8. Every claim of the run is a link at its exact span, every link has its evidence in the page. */
export function renderReportPage(run: RunContents, options: PageOptions): string {
  const claims = viewClaims(run);
  const parts: Parts = { run, answer: options.answer ?? null, rules: options.rules, root: parseMarkdown(run.report), claims, outside: readOutsideTokens(run.tokens) };
  const article = renderArticle(parts, options.sha256);
  const body = html`<a class="skip" href="#report">Skip to report</a>
${glyphSymbols}
${renderBar(run)}<p class="vh" role="status" id="told"></p>
<div class="page">${renderRail({ contents: makeContents(article.headings, claims), claims, outside: parts.outside, coverage: run.coverage })}<main id="report" tabindex="-1">${article.body}${parts.answer === null ? nothing : renderAnswerFoot(parts.answer, claims)}${renderSources(run.captures)}</main>
${renderDrawer(parts)}${renderColophon(run, options.seal)}</div>
${helpDialog}`;
  return renderDocument({ run, body }, options).markup;
}

function renderArticle({ run, answer, rules, root, claims, outside }: Parts, sha256: Sha256): Article {
  const page: TextPage = { source: run.report, paint: paintReport(run.report, claims, outside), claims, placed: new Set(), headings: [], tables: { count: 0 } };
  const render = (nodes: readonly MarkdownNode[]): Html[] => nodes.map((node) => renderBlock(node, page));
  const at = titleIndex(root.children);
  const notice = at > 0 ? html`<div class="notice" role="note">${render(root.children.slice(0, at))}</div>\n` : nothing;
  const title = at < 0 ? ownTitle(fallbackTitle(run), page) : joinHtml(render(root.children.slice(at, at + 1)));
  const blocks = root.children.slice(at + 1);
  const split = answer === null ? chartsGoBefore(blocks) : firstSection(blocks);
  const lead = render(blocks.slice(0, split));
  const charts = answer === null ? renderCharts(run, sha256) : renderAnswerCharts(answer);
  const body = html`<article>${notice}${title}${renderDek(run, rules)}${answer === null ? nothing : renderAnswerNotice(answer)}${lead}${charts}${render(blocks.slice(split))}</article>\n`;
  return { body, headings: page.headings };
}

/** Lines that may stand above the title: a notice or two, no text. */
const MAX_NOTICES = 2;

/** The first block that is a heading of the first level, with nothing but short notices above it; -1 where there is none. */
function titleIndex(blocks: readonly MarkdownNode[]): number {
  const at = blocks.findIndex((node) => node.type === 'heading');
  const heading = blocks[at];
  return heading?.type === 'heading' && heading.depth === 1 && at <= MAX_NOTICES && blocks.slice(0, at).every((node) => node.type === 'paragraph' || node.type === 'blockquote') ? at : -1;
}

/** It counts as the first heading, so that no other becomes a second h1. */
function ownTitle(text: string, page: TextPage): Html {
  page.headings.push({ id: 's-title', depth: 1, written: 1, text, start: 0 });
  return html`<h1 id="s-title">${text}</h1>\n`;
}

/** An answer opens without a heading; its sections are lists. */
function firstSection(blocks: readonly MarkdownNode[]): number {
  const at = blocks.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  return at < 0 ? blocks.length : at;
}

/** The charts stand after the first section: the reader has met the answer, and now sees its figures. */
function chartsGoBefore(blocks: readonly MarkdownNode[]): number {
  const sections = blocks.flatMap((node, index) => (node.type === 'heading' && node.depth === 2 ? [index] : []));
  return sections[1] ?? blocks.length;
}

function renderDrawer({ run, root, claims, outside }: Parts): Html {
  const page = { report: run.report, document: readVisibleDocument(root, run.report), shelf: shelveCaptures(run.captures), count: claims.length };
  return html`<aside class="drawer" id="evidence" aria-labelledby="evidence-title"><div class="head"><h2 id="evidence-title">Evidence</h2><button type="button" class="scripted" id="close">Close</button></div>
${renderReadingPanel(claims)}${renderOutsidePanel(outside)}${joinHtml(claims.map((view) => renderEvidence(view, page)))}</aside>\n`;
}

function renderDocument({ run, body }: { readonly run: RunContents; readonly body: Html }, { assets, sha256 }: PageOptions): Html {
  const style = fontFaces(assets.faces, { italic: /<em>/.test(body.markup) }) + assets.style;
  const title = `${run.run.company.ticker ?? run.run.question.ticker} · ${fallbackTitle(run)} · Assay`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${contentPolicy({ style, script: assets.script }, sha256)}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="generator" content="assay ${run.run.program.version}"><title>${title}</title>
<style>${inlineText(style)}</style></head>
<body>${body}<script>${inlineText(assets.script)}</script></body></html>
`;
}

/** Our own style and script stand unescaped: a closing tag inside would be a broken program, not a hostile text. */
function inlineText(text: string): Html {
  if (/<\/(?:style|script)/i.test(text)) throw new AssayError('internal', 'a page asset holds a closing tag', { remedy: 'Report this as a defect of Assay.' });
  return { markup: text };
}
