// A claimed amount is held against its figure, and the answer says whether it holds.
import { heldClaims } from './claimed.ts';
import type { Demand } from '../demand.ts';

const said = /(?:^|[.!?] )(?:Yes|No|About right)\b/;

export const claims: Demand = ({ asked, all, openingWords }) => {
  const claimed = asked.claims ?? [];
  if (claimed.length === 0) return [];
  const held = heldClaims({ claims: claimed, text: asked.text }, all.filter(({ sentence }) => openingWords.includes(sentence)));
  return claimed.every((claim) => held.some((one) => one.claim === claim)) && said.test(openingWords) ? [] : ['whether what it states holds'];
};
