// The word of a verdict, which explains itself with an example when it is pressed.
import type { VerdictName } from '@assay/record';
import { useId, type ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import { verdictWords } from './verdict-words.ts';
import './marks.css';

type Props = { readonly verdict: VerdictName; /** In place of the verdict's own word. */ readonly children?: ReactNode };

export function VerdictTip({ verdict, children }: Props): ReactNode {
  const id = useId();
  const { name, strength, means, example } = verdictWords[verdict];
  return (
    <span className="verdict-tip">
      <button type="button" popoverTarget={id} className="mark-button"><Glyph name={strength} />{children ?? name}</button>
      <span id={id} popover="auto" className="tip-box" role="note"><span className="tip-name"><Glyph name={strength} />{name}</span><span>{means}</span><span className="tip-example">{example}</span></span>
    </span>
  );
}
