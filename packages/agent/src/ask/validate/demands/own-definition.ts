// A figure by the definition that the question gives, where the dictionary takes the name for another one.
import type { Demand } from './demand.ts';

const lessCashAlone = /\b(?:less|minus|net of|after|subtract\w*|deduct\w*|take off|taking off)(?: (?:its|the|only|just))* cash (?:and|&) (?:its |cash )?equivalents\b(?! (?:and|&|\+|plus) (?:\w+[- ]){0,2}(?:investments|securities))|-\s?cash (?:and|&) (?:cash )?equivalents\b/i;

/** The dictionary's net debt takes off what is put by for a short time, too. */
export const ownDefinition: Demand = ({ text, opening }) => (lessCashAlone.test(text) && opening.some(({ measure, isBeside }) => measure === 'net_debt' && !isBeside) ? ['net debt by the definition that is given'] : []);
