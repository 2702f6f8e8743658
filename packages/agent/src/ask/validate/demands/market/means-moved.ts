// How far the mean of one time lies from that of another is told of the two means, and not of the closes at their ends.
import type { Demand } from '../demand.ts';

const ofMeans = /\b(?:averages?|averaged|averaging|mean|avg)\b/i;
const moved = /\b(?:chang\w*|chg|mov\w*|gain\w*|r[io]se|risen|f[ae]ll\w*|differ\w*|diff|climb\w*|drop\w*|higher|lower)\b/i;

export const meansMoved: Demand = ({ text, opening, openingWords }) => {
  const means = new Set(opening.filter(({ measure, form }) => measure === 'price' && form === 'average').map(({ from, to }) => `${from ?? ''} ${to ?? ''}`));
  const isOfCloses = opening.some(({ measure, form, isBeside }) => measure === 'price' && form === 'growth' && !isBeside);
  return ofMeans.test(text) && moved.test(text) && means.size === 2 && isOfCloses && !openingWords.includes('The later average is') ? ['how far the one average lies from the other'] : [];
};
