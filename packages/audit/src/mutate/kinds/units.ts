// Right digits of the wrong thing: scale, currency, percent and points.
import type { Span } from '@assay/record';
import { claimText, headerRow, isInTable, reworded, rewritten, type Corruption, type Falsehood, type Target } from '../corruption.ts';

const otherScale: Readonly<Record<string, string>> = { thousand: 'million', million: 'billion', billion: 'million', trillion: 'billion', m: 'bn', mn: 'bn', bn: 'mn', b: 'm', k: 'm' };

function swapScale(text: string): string {
  return text.replace(/(?<=\d ?)(?:thousand|million|billion|trillion|mn|bn|m|b|k)\b/i, (word) => {
    const other = otherScale[word.toLowerCase()] ?? word;
    return word === word.toUpperCase() ? other.toUpperCase() : other;
  });
}

/** The label of a row, and the first cell of the header row, lend a table's cells their scale and currency: "Revenue ($ billion)". */
function lendingPlaces(target: Target): Span[] {
  const { report } = target.material;
  const header = headerRow(target);
  return [target.claim.sentence, ...(header === null ? [] : [header])].map(({ start, end }) => {
    const from = report.charAt(start) === '|' ? start + 1 : start;
    const bar = report.indexOf('|', from);
    return { start: from, end: bar < 0 || bar > end ? from : bar };
  });
}

/** The words that lend a cell its scale or currency changed, in its row or else over the table. */
function rewordRow(target: Target, pattern: RegExp, other: (found: string) => string): Falsehood | null {
  if (!isInTable(target)) return null;
  for (const place of lendingPlaces(target)) {
    const found = [...target.material.report.slice(place.start, place.end).matchAll(pattern)];
    if (found.length > 0) return reworded(target, found.map((match) => ({ at: { start: place.start + match.index, end: place.start + match.index + match[0].length }, text: other(match[0]) })));
  }
  return null;
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
    return rewordRow(target, /\b(?:thousand|million|billion)(?=s?\b)/gi, (word) => otherScale[word.toLowerCase()] ?? word);
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
