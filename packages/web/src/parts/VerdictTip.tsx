// The word of a verdict, which explains itself with an example when it is pressed. The shell holds the boxes that it opens.
import type { VerdictName } from '@assay/record';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import { tipOf, verdictWords } from '../words/index.ts';
import './marks.css';
import '../style/report/tips.css';

type Props = { readonly verdict: VerdictName; /** In place of the verdict's own word. */ readonly children?: ReactNode };

export function VerdictTip({ verdict, children }: Props): ReactNode {
  const { name, strength } = verdictWords[verdict];
  return <button type="button" popoverTarget={tipOf(verdict)} aria-describedby={tipOf(verdict)} className="mark-button" onClick={(event) => { event.stopPropagation(); }}><Glyph name={strength} />{children ?? name}</button>;
}
