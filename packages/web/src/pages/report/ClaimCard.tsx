// What the card over a claim says: verdict, source, reason, and what such a verdict means.
import type { CSSProperties, ReactNode } from 'react';
import type { ClaimEvidence } from '@assay/record/api';
import { Glyph } from '../../parts/Glyph.tsx';
import { verdictWords } from '../../words/index.ts';

/** The claim itself says its verdict to screen readers, and its drawer says the rest. */
export function ClaimCard({ evidence: { verdict, strength, word, reason, source }, style }: { readonly evidence: ClaimEvidence; readonly style?: CSSProperties }): ReactNode {
  const { means, example } = verdictWords[verdict];
  return (
    <div className="hover-card" aria-hidden="true" style={style}>
      <p className="card-verdict"><Glyph name={strength} /><b>{word}</b><span>{source ?? 'No source speaks of it'}</span></p>
      <p className="card-reason">{reason}</p>
      <p className="card-means">{word} means: {means} <span className="tip-example">{example}</span></p>
    </div>
  );
}
