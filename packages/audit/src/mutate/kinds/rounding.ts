// Figures that pretend to more digits than their writer looked up.
import { decimal } from '@assay/record';
import { claimText, rewritten, type Corruption } from '../corruption.ts';
import { exactValue, isFalse, showFalse } from '../truth.ts';

export const badRounding: Corruption = {
  kind: 'bad rounding', about: 'the figure is a few percent off',
  apply: (target) => {
    const exact = exactValue(target) ?? (target.claim.numeral === null ? null : decimal(target.claim.numeral.value));
    if (exact === null) return null;
    const off = (0.02 + target.random() * 0.03) * (target.random() < 0.5 ? -1 : 1);
    return rewritten(target, showFalse(target, exact.times(1 + off)));
  },
};

/** "$416.2 billion" becomes "$420.0 billion": two digits are meant, four are shown. */
export const overRounded: Corruption = {
  kind: 'rounded too far', about: 'rounded to one or two digits, shown with all',
  apply: (target) => {
    const text = claimText(target);
    const shown = /\d{2,}\.\d+/.exec(text)?.[0];
    if (target.claim.numeral === null || shown === undefined) return null;
    const decimals = shown.length - shown.indexOf('.') - 1;
    const rounded = text.replace(shown, decimal(shown).toSignificantDigits(shown.indexOf('.') > 2 ? 2 : 1).toFixed(decimals));
    return isFalse(target, rounded) ? rewritten(target, rounded) : null;
  },
};
