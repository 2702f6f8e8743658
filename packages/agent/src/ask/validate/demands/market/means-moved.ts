// How far the mean of one time lies from that of another is told of the two means, and not of the closes at their ends.
import type { Demand } from '../demand.ts';

const ofMeans = /\b(?:averages?|averaged|averaging|mean|avg)\b/i;
const moved = /\b(?:chang\w*|chg|mov\w*|gain\w*|r[io]se|risen|f[ae]ll\w*|differ\w*|diff|climb\w*|drop\w*|higher|lower)\b/i;

const fromMean = /\b(?:above|below|over|under|off|from) (?:it|that|this|(?:that|the|its) (?:\w+ )?(?:average|mean|avg))\b/i;
const isFromMean = /\bthat average; the difference\b|\bThe later average is\b/;

export const meansMoved: Demand = ({ text, opening, openingWords }) => {
  const means = new Set(opening.filter(({ measure, form }) => measure === 'price' && form === 'average').map(({ from, to }) => `${from ?? ''} ${to ?? ''}`));
  const isOfCloses = opening.some(({ measure, form, isBeside }) => measure === 'price' && form === 'growth' && !isBeside);
  if (ofMeans.test(text) && means.size === 1 && isOfCloses && fromMean.test(text) && !isFromMean.test(openingWords)) return ['how far it lies from that average'];
  return ofMeans.test(text) && moved.test(text) && means.size === 2 && isOfCloses && !openingWords.includes('The later average is') ? ['how far the one average lies from the other'] : [];
};
