// The parts of a report's page, each finished markup: the exported file lays them out as one document, the server hands them to the pages one by one.
import { parseMarkdown } from '@assay/audit';
import type { Answer, RunContents, Sha256 } from '@assay/record';
import { renderAnswerCharts } from '../charts/answer-charts.ts';
import { renderCharts } from '../charts/render-charts.ts';
import { html, joinHtml, nothing, type Html } from '../markup.ts';
import { viewClaims, type ClaimView } from './evidence/claim-view.ts';
import { renderAnswerNotice } from './page/citations.ts';
import { fallbackTitle, renderDek } from './page/masthead.ts';
import { makeContents, type ContentsEntry } from './text/headings.ts';
import { nodeSpan, type MarkdownNode, type MarkdownRoot } from './text/markdown-tree.ts';
import { paintReport, readOutsideTokens, type OutsideToken } from './text/paint.ts';
import { renderBlock } from './text/render-blocks.ts';
import { splitNode } from './text/split-node.ts';
import type { TextPage } from './text/text-page.ts';

/** A block of the top level: a paragraph, a heading, a list, a table. */
export type PageBlock = {
  readonly html: Html;
  /** Numbers of the claims whose place (`#r12`) is in it. */
  readonly claims: readonly number[];
  /** Addresses of the headings in it. */
  readonly headings: readonly string[];
  /** Characters of its source: how long it is, roughly. */
  readonly length: number;
};

export type PageParts = {
  readonly root: MarkdownRoot;
  readonly claims: readonly ClaimView[];
  readonly outside: readonly OutsideToken[];
  readonly notice: Html;
  readonly title: PageBlock;
  readonly dek: Html;
  readonly blocks: readonly PageBlock[];
  readonly charts: Html;
  /** The charts stand before this block. */
  readonly chartsAt: number;
  readonly contents: readonly ContentsEntry[];
};

export type PartsInput = {
  readonly run: RunContents; readonly answer: Answer | null; readonly rules: string; readonly sha256: Sha256;
  /** Items or rows that a block has at most; longer lists and tables become several. Left out, none is cut. */
  readonly longest?: number;
};

/** Pure: the same run gives the same parts. */
export function makeParts({ run, answer, rules, sha256, longest }: PartsInput): PageParts {
  const claims = viewClaims(run);
  const outside = readOutsideTokens(run.tokens);
  const root = parseMarkdown(run.report);
  const page: TextPage = { source: run.report, paint: paintReport(run.report, claims, outside), claims, placed: new Set(), headings: [], tables: { count: 0 } };
  const at = titleIndex(root.children);
  const notice = at > 0 ? html`<div class="notice" role="note">${root.children.slice(0, at).map((node) => renderBlock(node, page))}</div>\n` : nothing;
  const first = root.children[at];
  const title = first === undefined ? ownTitle(fallbackTitle(run), page) : makeBlock(first, page);
  const written = root.children.slice(at + 1);
  const nodes = longest === undefined ? written : written.flatMap((node) => splitNode(node, longest));
  const blocks = nodes.map((node) => makeBlock(node, page));
  return {
    root, claims, outside, notice, title, blocks, dek: html`${renderDek(run, rules)}${answer === null ? nothing : renderAnswerNotice(answer)}`,
    charts: answer === null ? renderCharts(run, sha256) : renderAnswerCharts(answer), chartsAt: answer === null ? chartsGoBefore(nodes) : firstSection(nodes), contents: makeContents(page.headings, claims),
  };
}

/** The parts of the text in their order. */
export function renderArticle({ notice, title, dek, blocks, charts, chartsAt }: PageParts): Html {
  const join = (some: readonly PageBlock[]): Html => joinHtml(some.map((block) => block.html));
  return html`<article>${notice}${title.html}${dek}${join(blocks.slice(0, chartsAt))}${charts}${join(blocks.slice(chartsAt))}</article>\n`;
}

function makeBlock(node: MarkdownNode, page: TextPage): PageBlock {
  const [placed, headings] = [page.placed.size, page.headings.length];
  const rendered = renderBlock(node, page);
  return { html: rendered, claims: [...page.placed].slice(placed).map(({ number }) => number), headings: page.headings.slice(headings).map(({ id }) => id), length: lengthOf(node) };
}

/** Of a part of a list or a table, that of the part. */
function lengthOf(node: MarkdownNode): number {
  if (node.type !== 'list' && node.type !== 'table') return nodeSpan(node).end - nodeSpan(node).start;
  return node.children.reduce((length, { position }) => length + (position?.end.offset ?? 0) - (position?.start.offset ?? 0), 0);
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
function ownTitle(text: string, page: TextPage): PageBlock {
  page.headings.push({ id: 's-title', depth: 1, written: 1, text, start: 0 });
  return { html: html`<h1 id="s-title">${text}</h1>\n`, claims: [], headings: ['s-title'], length: text.length };
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
