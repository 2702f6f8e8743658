// A question that asks several times over wants as many figures at the least: where fewer are told, one of its asks was passed over in silence.
import { clauseKinds } from '../../asked/reworded/clauses/clause-kinds.ts';
import type { Demand } from './demand.ts';

/** Asking words where a clause may begin. */
const asking = /(?:^|[,;:.?!-] |\b(?:and|plus|then|also) )(?:(?:and|plus|then|also|so) )?(?:(?:at|by|for|in|of|to|on) )?(?:what(?! (?:if|about|else|i|we|you)\b)|how (?:much|many|big|large|fast|high|deep|far|fat|often|quickly|wide|thick|strong)\b)/gi;
/** What is answered by a day or a word, or asks of a figure told already how it moved, how large it was, what it was before. */
const ofSame = /^(?:what|how (?:much|many|big|large)) (?:(?:was|were|is|are|had|has|did|does|do) )?(?:it|that|this|they|those|one|he|she) (?:been|mean\w*|say|tell|compare|(?:\S+ ){0,3}?(?:up|down|more|less|higher|lower|lose|lost|gain\w*|rise|fall|move\w*|change\w*)\b)|^(?:what|how (?:much|many|big|large|high|deep)) (?:was|were|is|are|had) (?:it|that|this|they|those)\b|^(?:what|which) (?:day|date|month|year|form|form type|sec form|accession|number|filing|kind|sort|happened|changed|drove|caused|should|do (?:i|we|you))\b|^how (?:much|many) (?:together|in all|altogether|in total|in sum|the (?:year|quarter|month) before|a year (?:before|earlier))\b|^what(?:'s| is| was)? (?:the|its|your) (?:reason|story|verdict|case|view|take|catch|accession)/i;

/** Figures by their names, as items of the same list. */
const item = new RegExp(String.raw`(?<=[,;:] |\b(?:and|plus|then) )(?:${[...new Set(clauseKinds.map(({ line }) => line))].join('|')})(?=[,;.?!]| (?:and|plus|in|for|at|of)\b|$)`, 'gi');

const leading = /^\W*(?:(?:and|plus|then|also|so|at|by|for|in|of|to|on) )*/i;

export const countedAsks: Demand = ({ asked, text, opening, missing }) => {
  // What is named as missing was not passed over.
  if (opening.length === 0 || missing !== '' || asked.operation === 'define' || asked.operation === 'explain') return [];
  const places = [...text.matchAll(asking)];
  const asks = places.filter(({ index }) => !ofSame.test(text.slice(index).replace(leading, ''))).length;
  const items = asks === 0 ? 0 : (text.match(item) ?? []).length;
  const told = new Set(opening.map(({ id }) => id)).size;
  return asks + items > 1 && told < asks + items ? ['each of the things that are asked for'] : [];
};
