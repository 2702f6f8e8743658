// "Receivables outpaced sales", "debt up more than equity": the one grew faster than the other.
import { findMeasures } from '../../measures/read-measures.ts';
import type { Rewording } from '../rewording.ts';
import { re } from '../words.ts';

const year = String.raw`(?: (?:in|for|over|during) (?:fiscal |fy ?)?(?:20)?\d\d)?`;

/** Of figures of one company, and of no share. */
const ofFigures = (before: string, behind: string): boolean => findMeasures(before).some(({ measure }) => measure.kind === 'metric' && measure.id !== 'price') && findMeasures(behind).some(({ measure }) => measure.kind === 'metric' && measure.id !== 'price');

const asGrowth = (said: string) => (whole: string, ...found: readonly (string | number | undefined)[]): string => {
  const [at, text] = [Number(found.at(-2) ?? 0), String(found.at(-1) ?? '')];
  return ofFigures(text.slice(0, at), text.slice(at + whole.length, at + whole.length + 60)) ? said : whole;
};

export const outgrown: readonly Rewording[] = [
  [re(String.raw`\b(?:outgr[eo]wn?|outpac(?:e|ed|es)|outstrip(?:ped|s)?)\b`), asGrowth('grow faster than')],
  [re(String.raw`(?<=^|[:;,.] |[A-Za-z'’]) (?:is |are |was |were )?up (?:by )?(?:more|faster|further)${year} than(?=[^?]{2,60}\?)`), asGrowth(' grow faster than')],
];
