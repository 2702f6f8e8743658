// The report as one HTML file that fetches nothing: text, evidence, charts, faces and the reader's script. Pure: the same run gives the same bytes.
import { AssayError, type Answer, type RunContents, type Sha256 } from '@assay/record';
import { html, joinHtml, nothing, type Html } from '../markup.ts';
import { openEvidence } from './evidence/open-evidence.ts';
import { makeParts, renderArticle, type PageParts } from './make-parts.ts';
import type { PageAssets } from './page-assets.ts';
import { renderBar } from './page/bar.ts';
import { renderColophon, type PageSeal } from './page/colophon.ts';
import { renderAnswerFoot } from './page/citations.ts';
import { contentPolicy } from './page/content-policy.ts';
import { fontFaces } from './page/font-faces.ts';
import { glyphSymbols } from './page/glyphs.ts';
import { helpDialog } from './page/help.ts';
import { fallbackTitle } from './page/masthead.ts';
import { renderOutsidePanel } from './page/outside-panel.ts';
import { renderRail } from './page/rail.ts';
import { renderReadingPanel } from './page/reading-panel.ts';
import { renderSources } from './page/sources.ts';
import { verdictTips } from './page/tips.ts';
import type { PageVerifier } from './verifier/page-verifier.ts';
import { renderRecheck } from './verifier/render-recheck.ts';

export type PageOptions = {
  readonly assets: PageAssets;
  /** The version of the rules that gave the verdicts, as the run records it. */
  readonly rules: string;
  /** Null for a run that is not sealed; the page then says so. */
  readonly seal: PageSeal | null;
  readonly sha256: Sha256;
  /** Of a run that answered a question: its charts and its sources then take the place of the company's. */
  readonly answer?: Answer | null;
  /** The archive and the judge, for a page that checks itself; left out for a smaller one. */
  readonly verifier?: PageVerifier | null;
};
/** One self-contained page, UTF-8. Every claim of the run is a link at its exact span, every link has its evidence in the page. */
export function renderReportPage(run: RunContents, options: PageOptions): string {
  const { answer = null, verifier = null } = options;
  const parts = makeParts({ run, answer, rules: options.rules, sha256: options.sha256 });
  const { claims, outside, contents } = parts;
  const body = html`<a class="skip" href="#report">Skip to report</a>
${glyphSymbols}
${renderBar(run)}<p class="vh" role="status" id="told"></p>
<div class="page">${renderRail({ contents, claims, outside, coverage: run.coverage })}<main id="report" tabindex="-1">${renderArticle(parts)}${answer === null ? nothing : renderAnswerFoot(answer, claims)}${renderSources(run.captures)}${verifier === null ? nothing : renderRecheck(verifier)}</main>
${renderDrawer(run, parts)}${renderColophon(run, options.seal)}</div>
${verdictTips}${helpDialog}`;
  return renderDocument({ run, body }, options).markup;
}

function renderDrawer(run: RunContents, { root, claims, outside }: PageParts): Html {
  const evidence = openEvidence({ run, root, claims, opensRaw: false });
  return html`<aside class="drawer" id="evidence" aria-labelledby="evidence-title"><div class="head"><h2 id="evidence-title">Evidence</h2><button type="button" class="scripted" id="close">Close</button></div>
${renderReadingPanel(claims)}${renderOutsidePanel(outside)}${joinHtml(claims.map((view) => evidence.render(view)))}</aside>\n`;
}

function renderDocument({ run, body }: { readonly run: RunContents; readonly body: Html }, { assets, sha256, verifier = null }: PageOptions): Html {
  const style = fontFaces(assets.faces, { italic: /<em>/.test(body.markup) }) + assets.style + (verifier?.style ?? '');
  const scripts = [assets.script, ...(verifier === null ? [] : [verifier.script])];
  const title = `${run.run.company.ticker ?? run.run.question.ticker} · ${fallbackTitle(run)} · Assay`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${contentPolicy({ style, scripts }, sha256)}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="referrer" content="no-referrer"><meta name="generator" content="assay ${run.run.program.version}"><title>${title}</title>
<style>${inlineText(style)}</style></head>
<body>${body}${scripts.map((script) => html`<script>${inlineText(script)}</script>`)}</body></html>
`;
}

/** Our own style and script stand unescaped: a closing tag inside would be a broken program, not a hostile text. */
function inlineText(text: string): Html {
  if (/<\/(?:style|script)/i.test(text)) throw new AssayError('internal', 'a page asset holds a closing tag', { remedy: 'Report this as a defect of Assay.' });
  return { markup: text };
}
