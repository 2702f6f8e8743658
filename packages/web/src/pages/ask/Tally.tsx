// How many claims have which strength of evidence: sign, number and word.
import type { ReactNode } from 'react';
import type { Strength, VerdictName } from '@assay/record';
import { Glyph } from '../../parts/Glyph.tsx';

const strengths: readonly (readonly [strength: Strength, word: string, verdicts: readonly VerdictName[]])[] = [
  ['strong', 'proved', ['verified', 'computed']], ['partial', 'supported', ['supported', 'kb-sourced', 'web-sourced']], ['judgment', 'judgment', ['judgment']],
  ['unverified', 'not verified', ['unverified', 'not-checked']], ['contradicted', 'contradicted', ['contradicted']],
];

/** A strength of which there is none is left out. */
export function Tally({ verdicts }: { readonly verdicts: Partial<Readonly<Record<VerdictName, number>>> }): ReactNode {
  const counted = strengths.map(([strength, word, names]) => ({ strength, word, count: names.reduce((sum, name) => sum + (verdicts[name] ?? 0), 0) })).filter(({ count }) => count > 0);
  if (counted.length === 0) return <span className="tally-line quiet">no claims</span>;
  return <span className="tally-line">{counted.map(({ strength, word, count }) => <span key={strength} title={word}><Glyph name={strength} /> {count} <span className="word">{word}</span></span>)}</span>;
}
