// The drawer at rest: what the five signs mean and how to move. It heads the appendix on paper.
import type { ReactNode } from 'react';
import type { ReportPage } from '@assay/record/api';
import { Glyph } from '../../parts/Glyph.tsx';

export function ReadingPanel({ tally }: Pick<ReportPage, 'tally'>): ReactNode {
  return (
    <section className="panel open" id="reading" tabIndex={-1} aria-labelledby="reading-title">
      <h3 id="reading-title">How to read this note</h3>
      <p className="why">Every figure was read back from the captured sources and judged by fixed rules. Choose a claim to see the check: the sentence, the tool call, the bytes, and the arithmetic between them.</p>
      <dl className="signs">{tally.map(({ strength, name, means, example, count }) => <div key={strength} className={strength}><dt><Glyph name={strength} /><span className="sample">{name}</span><span className="n">{count}</span></dt><dd>{means} <span className="tip-example">{example}</span></dd></div>)}</dl>
      <p className="hint"><kbd>j</kbd> <kbd>k</kbd> next and previous claim, <kbd>n</kbd> next that is not verified, <kbd>?</kbd> all keys</p>
    </section>
  );
}
