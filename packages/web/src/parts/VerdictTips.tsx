// What explains the verdicts: a box for each, and one for whole tallies. They stand once in the page, shut; a mark opens its own, and Escape shuts it.
import { useEffect, useRef, type ReactNode } from 'react';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { verdictNames } from './verdict-order.ts';
import { strengthTold, tallyOrder, tallyTip, tipOf, verdictWords } from '../words/index.ts';
import '../style/report/tips.css';

type Told = { readonly glyph: GlyphName; readonly name: string; readonly means: string; readonly example: string };

export function Explained({ glyph, name, means, example }: Told): ReactNode {
  return <><span className="tip-name"><Glyph name={glyph} />{name}</span><span>{means}</span><span className="tip-example">{example}</span></>;
}

/** Longer than a line read aloud: it takes the focus, and gives it back when it is shut. The attribute lets the browser move the focus as it opens the box; React's own `autoFocus` would only focus it once, as it is mounted. */
function TallyBox(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => { box.current?.setAttribute('autofocus', ''); }, []);
  return (
    <div id={tallyTip} ref={box} popover="auto" className="tip-box legend" role="group" aria-label="What the verdicts mean" tabIndex={-1}>
      {tallyOrder.map((strength) => <p key={strength}><Explained glyph={strength} {...strengthTold[strength]} /></p>)}
    </div>
  );
}

const explained = [...verdictNames, 'kb-sourced'] as const;

export function VerdictTips(): ReactNode {
  return (
    <aside className="tips" aria-label="What each verdict means">
      {explained.map((verdict) => { const { strength, ...told } = verdictWords[verdict]; return <div key={verdict} id={tipOf(verdict)} popover="auto" className="tip-box" role="note"><Explained glyph={strength} {...told} /></div>; })}
      <TallyBox />
    </aside>
  );
}
