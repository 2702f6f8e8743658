// A run as its page in the browser takes it: the parts of the exported file, and the evidence of one claim at a time.
import type { Answer, RunContents, Sha256 } from '@assay/record';
import type { ClaimEvidence, ClaimTable, ReportPage } from '@assay/record/api';
import type { ClaimView } from '../evidence/claim-view.ts';
import { groupDigits } from '../evidence/group-digits.ts';
import { openEvidence, type OpenEvidence } from '../evidence/open-evidence.ts';
import { rawPlaces } from '../evidence/raw-place.ts';
import { strengthWords, tallyOrder } from '../evidence/verdict-words.ts';
import { makeParts, type PageBlock, type PageParts } from '../make-parts.ts';
import { renderAnswerFoot } from '../page/citations.ts';
import { renderColophon, type PageSeal } from '../page/colophon.ts';
import { coverageWords } from '../page/coverage-words.ts';
import { dataName } from '../page/data-words.ts';
import { fallbackTitle } from '../page/masthead.ts';
import { renderOutsidePanel } from '../page/outside-panel.ts';
import { renderSources } from '../page/sources.ts';
import { claimRow, sourceOf } from './claim-row.ts';
import { sectionsOfClaims } from './sections.ts';

/** Items or rows of one block: some three screens. */
const longest = 40;

export type OpenPageInput = { readonly run: RunContents; readonly answer: Answer | null; readonly rules: string; readonly seal: PageSeal | null; readonly sha256: Sha256 };
export type OpenPage = {
  readonly page: () => ReportPage;
  /** How many claims there are; their numbers go from 1 to it. */
  readonly count: number;
  /** Null where there is no such claim. */
  readonly evidence: (number: number) => ClaimEvidence | null;
  readonly table: () => ClaimTable;
};

export function openPage(input: OpenPageInput): OpenPage {
  const parts = makeParts({ ...input, longest });
  const evidence = openEvidence({ run: input.run, root: parts.root, claims: parts.claims, opensRaw: true });
  let [page, table]: [ReportPage | null, ClaimTable | null] = [null, null];
  return {
    count: parts.claims.length,
    page: () => (page ??= pageOf(parts, input)),
    evidence: (number) => {
      const view = parts.claims[number - 1];
      return view === undefined ? null : evidenceOf(view, parts.claims.length, evidence);
    },
    table: () => (table ??= tableOf(parts, input.run)),
  };
}

function named({ run }: RunContents): { readonly ticker: string; readonly name: string } {
  return { ticker: run.company.ticker ?? run.question.ticker, name: fallbackTitle({ run }) };
}

function blockView({ html, claims, headings, length }: PageBlock): ReportPage['title'] {
  return { html: html.markup, claims: [...claims], headings: [...headings], length };
}

function pageOf(parts: PageParts, { run, answer, seal }: OpenPageInput): ReportPage {
  const { claims, outside } = parts;
  return {
    run: run.run.id, ...named(run), coverage: coverageWords(run.coverage), data: run.run.data.mode === 'live' ? null : dataName(run.run.data),
    notice: parts.notice.markup, title: blockView(parts.title), dek: parts.dek.markup,
    blocks: parts.blocks.map(blockView), charts: { html: parts.charts.markup, at: parts.chartsAt },
    contents: parts.contents.map(({ id, text, claims: held }) => ({ id, text, claims: held })), strengths: claims.map(({ strength }) => strength),
    tally: tallyOrder.map((strength) => ({ strength, ...strengthWords[strength], count: claims.filter((view) => view.strength === strength).length })),
    outside: { html: renderOutsidePanel(outside).markup, count: outside.length },
    answer: answer === null ? null : renderAnswerFoot(answer, claims).markup,
    sources: renderSources(run.captures).markup, colophon: renderColophon(run, seal).markup, sealed: seal !== null,
  };
}

function evidenceOf(view: ClaimView, of: number, evidence: OpenEvidence): ClaimEvidence {
  const { number, strength, word, claim, verdict } = view;
  return { number, of, verdict: verdict.verdict, strength, word, text: claim.text, reason: groupDigits(verdict.reason), source: sourceOf(view, evidence.shelf), html: evidence.render(view).markup, raw: rawPlaces(view, evidence.shelf) };
}

function tableOf(parts: PageParts, run: RunContents): ClaimTable {
  const sections = sectionsOfClaims(parts);
  return { ...named(run), rows: parts.claims.map((view) => claimRow(view, sections.get(view.number) ?? '')) };
}
