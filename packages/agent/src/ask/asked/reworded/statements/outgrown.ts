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

const ran = '(?:outgrow|outpace|outstrip|outrun|grow faster than|rise faster than|climb faster than|increase faster than)';
const faster = '(?:faster|quicker|more quickly|at the (?:faster|quicker|higher) (?:pace|rate|clip)|more in percent(?:age terms)?|by (?:more|the most) in percent)';

export const outgrown: readonly Rewording[] = [
  // Of two that are told before, the one that moved more.
  [re(String.raw`\bwhich(?: one| of the two| of them| of those| line| figure)? (?:went up|rose|climbed|increased|moved(?: up| ahead)?|advanced|expanded|was rising|was growing|put on|came on|shot up|ran)(?: the)? ${faster}(?=[ ,.;?]|$)`), 'which of the two grew faster'],
  [re(String.raw`\bwhich(?: one| of the two| of them| of those)? was (?:the )?(?:faster|quicker)(?: one| grower| to grow| growing)?(?=[,.;?]|$)(?<=\b(?:gr[eo]w\w*|growth|r[io]se|increase\w*)\b[^]*)`), 'which of the two grew faster'],
  // "Did sales outrun profit, or the other way round?" asks for the name.
  [re(String.raw`\bdid ((?:[a-z][\w&.-]*(?: [a-z&][\w&.-]*){0,2}'s? )?)([a-z][a-z& -]{2,40}?) ${ran} (?:its |the )?([a-z][a-z& -]{2,40}?)(${year}),? or (?:was it |is it |did it go |were things )?(?:the other way (?:round|around|about)|vice versa|the reverse|the opposite|the contrary)(?=[?.,;])`), 'which of the two grew faster$4, $1$2 or $1$3'],
  [re(String.raw`\b(?:outgr[eo]wn?|outpac(?:e|ed|es)|outstrip(?:ped|s)?)\b`), asGrowth('grow faster than')],
  [re(String.raw`(?<=^|[:;,.] |[A-Za-z'’]) (?:is |are |was |were )?up (?:by )?(?:more|faster|further)${year} than(?=[^?]{2,60}\?)`), asGrowth(' grow faster than')],
];
