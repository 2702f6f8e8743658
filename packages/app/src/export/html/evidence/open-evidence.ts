// The evidence of a run's claims, rendered when asked for: a page needs one panel at a time, a file all of them.
import type { RunContents } from '@assay/record';
import type { Html } from '../../markup.ts';
import type { MarkdownRoot } from '../text/markdown-tree.ts';
import { readVisibleDocument } from '../text/visible-document.ts';
import { shelveCaptures, type CaptureShelf } from './capture-shelf.ts';
import type { ClaimView } from './claim-view.ts';
import { renderEvidence } from './render-evidence.ts';

export type EvidenceInput = { readonly run: Pick<RunContents, 'report' | 'captures'>; readonly root: MarkdownRoot; readonly claims: readonly ClaimView[]; /** As EvidencePage has it. */ readonly opensRaw: boolean };
export type OpenEvidence = { readonly shelf: CaptureShelf; readonly render: (view: ClaimView) => Html };

export function openEvidence({ run, root, claims, opensRaw }: EvidenceInput): OpenEvidence {
  const shelf = shelveCaptures(run.captures);
  const page = { report: run.report, document: readVisibleDocument(root, run.report), shelf, count: claims.length, opensRaw };
  return { shelf, render: (view) => renderEvidence(view, page) };
}
