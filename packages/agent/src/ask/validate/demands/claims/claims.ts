// A claimed amount is held against its figure, and the answer says whether it holds.
import { heldClaims } from './claimed.ts';
import type { Demand } from '../demand.ts';

const said = /(?:^|[.!?] )(?:Yes|No|About right)\b/;

/** Somebody stated an amount, and is he right? */
const verdictAsked = /\d[^]*(?:^|[.,;?!-] ?|\band )(?:is|was|are|were) (?:he|she|they) (?:right|correct|wrong)\b/i;

export const claims: Demand = ({ asked, all, text, openingWords, wholeWords }) => {
  const claimed = asked.claims ?? [];
  if (claimed.length === 0) return verdictAsked.test(text) && all.length > 0 && !said.test(wholeWords) ? ['whether what is stated holds'] : [];
  const held = heldClaims({ claims: claimed, text: asked.text }, all.filter(({ sentence }) => openingWords.includes(sentence)));
  return claimed.every((claim) => held.some((one) => one.claim === claim)) && said.test(openingWords) ? [] : ['whether what it states holds'];
};
