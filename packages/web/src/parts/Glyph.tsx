// The sign of a strength of evidence. It repeats a word that stands beside it, so it is hidden from screen readers.
import type { Strength } from '@assay/record';
import type { ReactNode } from 'react';

export type GlyphName = Strength | 'outside';

export function Glyph({ name }: { readonly name: GlyphName }): ReactNode {
  return <svg className={`g ${name}`} aria-hidden="true"><use href={`#g-${name}`} /></svg>;
}

/** The symbols that Glyph refers to; once in the page. */
export function GlyphSymbols(): ReactNode {
  const line = { fill: 'none', stroke: 'currentColor' } as const;
  return (
    <svg className="symbols" aria-hidden="true" width="0" height="0">
      <symbol id="g-strong" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.5" /></symbol>
      <symbol id="g-partial" viewBox="0 0 16 16"><circle cx="8" cy="8" r="5.7" {...line} strokeWidth="1.7" /><path d="M8 2.3a5.7 5.7 0 0 0 0 11.4z" /></symbol>
      <symbol id="g-judgment" viewBox="0 0 16 16"><path d="M6.9 3.2C3.6 4 1.6 6.4 1.6 9.6c0 2 1.1 3.2 2.7 3.2 1.5 0 2.5-1 2.5-2.5 0-1.4-.9-2.3-2.2-2.3h-.3c.3-1.3 1.3-2.4 2.9-3.1zM14.5 3.2c-3.3.8-5.3 3.2-5.3 6.4 0 2 1.1 3.2 2.7 3.2 1.5 0 2.5-1 2.5-2.5 0-1.4-.9-2.3-2.2-2.3h-.3c.3-1.3 1.3-2.4 2.9-3.1z" /></symbol>
      <symbol id="g-unverified" viewBox="0 0 16 16"><path d="M4.3 5.7C4.3 3.3 5.9 1.9 8.2 1.9c2.2 0 3.7 1.3 3.7 3.2 0 1.4-.7 2.2-1.9 3-1 .7-1.3 1.1-1.3 2v.5" {...line} strokeWidth="2" /><circle cx="8.6" cy="13.4" r="1.35" /></symbol>
      <symbol id="g-contradicted" viewBox="0 0 16 16"><path d="M3 3l10 10M13 3L3 13" {...line} strokeWidth="2.1" /></symbol>
      <symbol id="g-outside" viewBox="0 0 16 16"><path d="M6.2 1.8L4.7 14.2M11.3 1.8L9.8 14.2M2.2 5.6h12M1.8 10.4h12" {...line} strokeWidth="1.7" /></symbol>
    </svg>
  );
}
