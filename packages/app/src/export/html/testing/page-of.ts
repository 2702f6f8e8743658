// A page about a given report, for tests that look at a few words of it.
import { contentId, type Claim, type RunContents, type Verdict } from '@assay/record';
import { loadPageAssets, type PageAssets } from '../page-assets.ts';
import { renderReportPage } from '../render-report-page.ts';
import { sha256 } from './invented-figures.ts';
import { inventedRun } from './invented-run.ts';
import { measure } from './measure.ts';

const face = new Uint8Array([1, 2, 3]);
/** The page's own style and script, with faces of a few bytes: most tests do not look at type. */
const lightAssets: PageAssets = { ...loadPageAssets(), faces: { serif: face, serifItalic: face, sans: face, mono: face } };

export type PlainClaim = { readonly start: number; readonly end: number; readonly verdict?: Verdict['verdict']; readonly text?: string };

/** A run whose report is the given Markdown, with claims at the given spans. */
export function runOf(report: string, claims: readonly PlainClaim[]): RunContents {
  const made = claims.map(({ start, end, text }, index): Claim => ({
    id: contentId('claim', { index, start, end }, sha256) as Claim['id'], kind: 'figure', span: { start, end }, sentence: { start: 0, end: report.length }, text: text ?? report.slice(start, end), numeral: null,
    entity: null, metric: null, periods: [], operation: null, direction: null, judgment: null,
  }));
  const verdicts = made.map((claim, index): Verdict => ({
    claim: claim.id, verdict: claims[index]?.verdict ?? 'verified', rule: 'a-rule', reason: 'A reason.', codes: [], field: null, right: null,
    evidence: { facts: [], formula: null, chain: [{ stage: 'report', text: report, where: 'chars', check: 'quoted', detail: '', capture: null }] },
  }));
  return { ...inventedRun(), facts: [], captures: [], tokens: [], report, claims: made, verdicts, coverage: measure(verdicts, []) };
}

export function renderPage(run: RunContents, assets: PageAssets = lightAssets): string {
  return renderReportPage(run, { assets, sha256, rules: 'rules/1', seal: { root: 'ab'.repeat(32), sealedAt: '2026-03-14T09:12:22Z', fingerprint: 'cd'.repeat(32) } });
}

/** The span of words in a text; the words must be there. */
export function spanOf(text: string, words: string, from = 0): { readonly start: number; readonly end: number } {
  const start = text.indexOf(words, from);
  if (start < 0) throw new RangeError(`no "${words}" in the text`);
  return { start, end: start + words.length };
}
