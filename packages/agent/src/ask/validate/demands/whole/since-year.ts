// "Has it improved since 2022?" is answered by no move that begins later.
import type { Demand } from '../demand.ts';

const since = /\b(?:improved?|worsened|deteriorated|changed?|grown?|grew|risen|rose|rise|fallen|fell|fall|increased?|decreased?|declined|gone (?:up|down)|moved|come (?:down|up)|climbed|dropped|shr[aiu]nk|better|worse|higher|lower|up|down)\b[^?;.]{0,30}\bsince (?:the end of |the start of )?(?:fiscal (?:year )?|fy ?)?(?<year>20\d\d)\b/i;
/** Any time of those is asked for. */
const anyTime = /\b(?:which|when|how (?:many|often)|ever|each|every|in what|any)\b/i;

export const sinceYear: Demand = ({ text, opening, openingWords, wholeWords }) => {
  const year = since.exec(text)?.groups?.['year'];
  if (year === undefined || anyTime.test(text) || opening.length === 0) return [];
  const told = [...`${openingWords} ${wholeWords}`.matchAll(/\b20\d\d\b/g)].map(([found]) => Number(found));
  return told.length > 0 && Math.min(...told) > Number(year) ? [`the move since ${year}`] : [];
};
