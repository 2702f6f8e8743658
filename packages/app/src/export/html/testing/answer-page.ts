// The page of an invented answer: a run whose report is the answer's Markdown, with a claim for each citation.
import type { RunContents } from '@assay/record';
import { inventedAnswer } from '../../testing/invented-answer.ts';
import { loadPageAssets, type PageAssets } from '../page-assets.ts';
import { renderReportPage } from '../render-report-page.ts';
import { sha256 } from './invented-figures.ts';
import { runOf, spanOf } from './page-of.ts';

export const answerReport = 'Fernhill Tools’ revenue rose 9.1% to $2.04 billion in fiscal 2024.\n\n### Revenue by year\n\n| Fiscal year | Revenue |\n| --- | ---: |\n| FY2023 | $1.87 billion |\n| FY2024 | $2.04 billion |\n\n## What is missing\n\n- There are no estimates.\n';

export function answeredRun(): RunContents {
  const run = runOf(answerReport, [spanOf(answerReport, '9.1%'), spanOf(answerReport, '$2.04 billion'), spanOf(answerReport, '$1.87 billion')]);
  const { question } = inventedAnswer();
  // Several companies: a long mark in the bar, and no company of its own.
  return { ...run, run: { ...run.run, title: question, company: { id: null, ticker: null, name: null }, question: { ...run.run.question, ticker: 'FERN+HARBOUR+MILL', text: question } } };
}

export function renderAnswerPage(more: Parameters<typeof inventedAnswer>[0] = {}, assets: PageAssets = loadPageAssets()): string {
  const run = answeredRun();
  const answer = inventedAnswer(more);
  const citations = answer.citations.map((citation, index) => ({ ...citation, claims: run.claims.slice(index, index + 1).map(({ id }) => id) }));
  return renderReportPage(run, { assets, sha256, rules: 'rules/1', seal: null, answer: { ...answer, citations } });
}
