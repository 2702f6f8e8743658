// How verdicts and strengths are called on the page. The word is always there: glyph, underline and hue only repeat it.
import { strengths, type Strength, type VerdictName } from '@assay/record';

export const verdictWords: Readonly<Record<VerdictName, string>> = {
  contradicted: 'Contradicted', verified: 'Verified', computed: 'Computed', supported: 'Supported', 'kb-sourced': 'From notes', 'web-sourced': 'From the web',
  judgment: 'Judgment', unverified: 'Unverified', 'not-checked': 'Not checked',
};

export const strengthWords: Readonly<Record<Strength, { readonly name: string; readonly means: string }>> = {
  strong: { name: 'Verified', means: 'A captured source says the same, or a formula over captured figures gives it.' },
  partial: { name: 'Supported', means: 'The value agrees, but a field is left open or the source is a lesser one.' },
  judgment: { name: 'Judgment', means: 'An opinion, forecast or target. Nothing can prove it.' },
  unverified: { name: 'Unverified', means: 'No captured source speaks of it, or the check could not run.' },
  contradicted: { name: 'Contradicted', means: 'A source says otherwise. The right value stands beside it.' },
};

/** The five strengths in the order of the tally: the surest first. */
export const tallyOrder: readonly Strength[] = strengths;
