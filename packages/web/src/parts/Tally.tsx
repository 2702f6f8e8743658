// Sign and number for each strength, and the word where there is room. A wrong claim stands out by weight as well as by hue. Pressed, it explains the signs.
import type { VerdictName } from '@assay/record';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import { countsOf, shownCounts } from './tally.ts';
import { strengthTold, tallyTip } from '../words/index.ts';
import './marks.css';
import '../style/report/tips.css';

type Props = { readonly verdicts: Partial<Readonly<Record<VerdictName, number>>>; /** Whether the words are seen; they are read aloud all the same. */ readonly words?: boolean };

export function Tally({ verdicts, words = false }: Props): ReactNode {
  const counts = countsOf({ verdicts });
  if (Object.values(counts).every((count) => count === 0)) return <span className="tally-line mark none">no claims</span>;
  return (
    <button type="button" className="tally-line mark-button" popoverTarget={tallyTip} aria-details={tallyTip}>
      {shownCounts(counts).map(([strength, count]) => (
        <span key={strength} className={count === 0 ? 'mark none' : `mark ${strength}`} title={strengthTold[strength].means}><Glyph name={strength} />{count}<span className={words ? 'word' : 'vh'}> {strengthTold[strength].name.toLowerCase()}</span></span>
      ))}
      <span className="vh">, what these mean</span>
    </button>
  );
}
