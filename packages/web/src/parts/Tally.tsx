// Glyph and number for each strength. The words are read aloud; a wrong claim stands out by weight as well as by hue.
import type { Coverage } from '@assay/record';
import type { ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import { countsOf, shownCounts } from './tally.ts';
import { strengthWords } from './verdict-words.ts';
import './marks.css';

export function Tally({ coverage }: { readonly coverage: Pick<Coverage, 'verdicts'> }): ReactNode {
  return (
    <span className="tally-line">
      {shownCounts(countsOf(coverage)).map(([strength, count]) => (
        <span key={strength} className={count === 0 ? 'mark none' : `mark ${strength}`} title={strengthWords[strength]}><Glyph name={strength} />{count}<span className="vh"> {strengthWords[strength].toLowerCase()}</span></span>
      ))}
    </span>
  );
}
