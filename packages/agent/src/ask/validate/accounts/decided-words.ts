// Words of a question that the yes or no with which its answer opens has followed: which way it moved, which loss was the larger, in what order they stand.
import type { Asked } from '../../asked/asked.ts';
import { saysSizeOfLoss } from '../../asked/forms/of-losses.ts';
import { orderClaimed, saysOrder } from '../../asked/forms/order-claimed.ts';
import { readYesNo, saysMove } from '../../asked/forms/yes-no.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';
import type { Told } from '../lacking.ts';

const heldWords = /^(?:always|ever|never|kept|keeps?|held|stay(?:s|ed)?|remain(?:s|ed)?|least|most|before|prior|exceed\w*|topp?\w*|pass\w*|cross\w*|hit|reach\w*|any|every|each|above|below|over|under)$/i;

/** Of each year of a time it is told whether it was so. */
export function isHeldOver({ opening }: Told): boolean {
  return /^(?:Yes|No): The (?:years|quarters) in which it was\b/.test(opening);
}

/** Yes or no to a move says which way it went: of what is claimed, and of one series of the economy. */
function isMoveDecided({ claims, measures, companies }: Asked): boolean {
  return claims !== undefined || (measures.length === 1 && companies.length === 0 && measures.every(isEconomic));
}

function isSizeDecided({ text }: Asked): boolean {
  return readYesNo(text, true).some((one) => 'isGood' in one && (one.isOfLoss === true || one.isGood !== null));
}

const sumWords = /^(?:add|adds|added|adding|up|sum|sums|come|comes|annual|all|six|five|four|three|seven|ten)$/i;
const isAddedUp = /\badd(?:s|ed|ing)?\b[^?]{0,24}\bup\b/i;

/** Yes or no, or a sum that is written out, follows them. */
export function wordsDecided(asked: Asked, told: Told): (word: string) => boolean {
  if (isAddedUp.test(asked.text) && / together over [^:]*: [^:]* = /.test(told.opening)) return (word) => sumWords.test(word);
  if (!/^(?:Yes|No)\b/.test(told.opening)) return () => false;
  const isHeld = isHeldOver(told);
  const tests = [
    ...(isHeld || isMoveDecided(asked) ? [saysMove] : []), ...(isHeld ? [(word: string): boolean => heldWords.test(word)] : []),
    ...(isSizeDecided(asked) ? [saysSizeOfLoss] : []), ...(orderClaimed(asked) === null ? [] : [saysOrder]),
  ];
  return (word) => tests.some((test) => test(word));
}
