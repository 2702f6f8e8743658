// How verdicts and strengths are called on the page, in the words of the pages. The word is always there: glyph, underline and hue only repeat it.
import { strengths, verdictNames, type Strength, type VerdictName } from '@assay/record';
import { strengthTold, verdictWords as told } from '@assay/web/words';

export const verdictWords: Readonly<Record<VerdictName, string>> = Object.fromEntries(verdictNames.map((name) => [name, told[name].name])) as Record<VerdictName, string>;

export const strengthWords: Readonly<Record<Strength, { readonly name: string; readonly means: string; readonly example: string }>> = strengthTold;

/** The five strengths in the order of the tally: the surest first. */
export const tallyOrder: readonly Strength[] = strengths;
