// A question that yes or no answers behind figures that are asked for has its word, or the move by which it is decided.
import { readTail } from '../../../asked/forms/tail-yes-no.ts';
import type { Demand } from '../demand.ts';

const word = /(?:^|\. )(?:Yes|No|About right)\b/;
const tellsPrice = /\b(?:cheaper|dearer|more expensive|less expensive)\b/;
const tellsMove = /\b(?:rose|fell|grew|shrank|up|down|unchanged|no change|higher|lower|more|less)\b/;

export const tailDecided: Demand = ({ text, asked, opening, openingWords }) => {
  const tail = readTail(text);
  if (tail === null || opening.length === 0 || asked.companies.length > 1 || (asked.claims ?? []).length > 0 || word.test(openingWords.trim())) return [];
  return (tail.isOfPrice ? tellsPrice : tellsMove).test(openingWords) ? [] : ['whether it is so'];
};
