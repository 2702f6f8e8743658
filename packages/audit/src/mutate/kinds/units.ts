// Right digits of the wrong thing: scale, currency, percent and points.
import { claimText, isInTable, placesOf, reworded, rewritten, type Corruption, type Falsehood, type Target } from '../corruption.ts';

const otherScale: Readonly<Record<string, string>> = { thousand: 'million', million: 'billion', billion: 'million', trillion: 'billion', m: 'bn', mn: 'bn', bn: 'mn', b: 'm', k: 'm' };

function swapScale(text: string): string {
  return text.replace(/(?<=\d ?)(?:thousand|million|billion|trillion|mn|bn|m|b|k)\b/i, (word) => {
    const other = otherScale[word.toLowerCase()] ?? word;
    return word === word.toUpperCase() ? other.toUpperCase() : other;
  });
}

/** The words of a table's row that lend its cells their scale or currency: "Revenue ($ billion)". */
function rewordRow(target: Target, pattern: RegExp, other: (found: string) => string): Falsehood | null {
  if (!isInTable(target)) return null;
  const label = placesOf(target, /^[^|]*\|?[^|]*\|/g)[0];
  const found = placesOf(target, pattern).filter((place) => label !== undefined && place.end <= label.end);
  return reworded(target, found.map((at) => ({ at, text: other(target.material.report.slice(at.start, at.end)) })));
}

export const wrongScale: Corruption = {
  kind: 'wrong scale', about: 'millions for billions, or a group of digits lost',
  apply: (target) => {
    const { claim } = target;
    if (claim.numeral === null) return null;
    const text = claimText(target);
    const swapped = swapScale(text);
    if (swapped !== text) return rewritten(target, swapped);
    const isGrouped = /\d,\d{3},\d{3}\b/.test(text);
    if (isGrouped) return rewritten(target, text.replace(/,\d{3}\b(?!,)/, ''));
    return rewordRow(target, /\b(?:thousand|million|billion)s?\b/gi, (word) => ({ t: 'million', m: 'billion', b: 'million' })[word.charAt(0).toLowerCase()] ?? word);
  },
};

const otherCurrency: Readonly<Record<string, string>> = { $: '€', '€': '$', '£': '€', '¥': '$', '₹': '$' };

export const wrongUnit: Corruption = {
  kind: 'wrong unit', about: 'another currency; times for percent',
  apply: (target) => {
    if (target.claim.numeral === null) return null;
    const text = claimText(target);
    if (/[$€£¥₹]/.test(text)) return rewritten(target, text.replace(/[$€£¥₹]/, (sign) => otherCurrency[sign] ?? sign));
    if (/\d ?(?:times|x)\b/.test(text)) return rewritten(target, text.replace(/ ?(?:times|x)\b/, '%'));
    return rewordRow(target, /[$€£¥₹]/g, (sign) => otherCurrency[sign] ?? sign);
  },
};

export const percentForPoints: Corruption = {
  kind: 'percent for points', about: 'percent where percentage points are meant',
  apply: (target) => {
    const { numeral } = target.claim;
    return numeral?.unit.kind === 'points' ? rewritten(target, claimText(target).replace(/ (?:percentage )?points?/, '%')) : null;
  },
};

export const pointsForPercent: Corruption = {
  kind: 'points for percent', about: 'percentage points where percent is meant',
  apply: (target) => {
    const { numeral, operation } = target.claim;
    return numeral?.unit.kind === 'percent' && operation === 'growth' ? rewritten(target, claimText(target).replace(/ ?%| ?per ?cent\b/, ' percentage points')) : null;
  },
};
