// A glyph, a word and a hue for each strength of evidence. The word is always there: glyph and hue only repeat it.
import { verdictStrength, type Strength, type VerdictName } from '@assay/record';
import type { Paint } from './paint.ts';

const glyphs: Readonly<Record<Strength, string>> = { strong: '●', partial: '◐', judgment: '❝', unverified: '?', contradicted: '✕' };

const words: Readonly<Record<VerdictName, string>> = {
  contradicted: 'contradicted', verified: 'verified', computed: 'computed', supported: 'supported', 'kb-sourced': 'from notes', 'web-sourced': 'from the web',
  judgment: 'judgment', unverified: 'unverified', 'not-checked': 'not checked',
};

/** The longest of the words, with its glyph and the space between. */
export const VERDICT_COLUMNS = 14;

export function verdictWord(verdict: VerdictName): string {
  return words[verdict];
}

/** `● verified`, in its hue. */
export function verdictMark(verdict: VerdictName, paint: Paint): string {
  const strength = verdictStrength(verdict);
  return paint.strength(strength, `${glyphs[strength]} ${words[verdict]}`);
}
