// A short question behind one on a company that was read as one on the economy, or as a question for a word's meaning: "growth since 2020?" is of the figure before, and "vs equity" wants no definition.
import type { Demand } from '../demand.ts';

const economic = /\b(?:gdp|econom\w*|inflation|cpi|pce|prices in general|consumer prices|unemployment|jobless\w*|jobs?|payrolls?|fed(?:eral)?|funds|interest rates?|rates?|treasur\w*|yields?|bonds?|curve|spread|mortgages?|housing|retail sales|industrial|sentiment|confidence|recession|money supply|m2|dollar|oil|wages?|earnings per hour|claims|country|nation\w*|us|u\.s\.|america\w*)\b/i;

/** Of the company before, where nothing of the economy is named. */
export const companyNotEconomy: Demand = ({ text, asked: { before, companies, group, operation }, opening }) => {
  const isOfNone = companies.length === 0 && group === null && operation !== 'define' && opening.length > 0;
  return isOfNone && (before?.companies.length ?? 0) > 0 && !economic.test(text) ? ['the figure of the company before'] : [];
};

const setAgainst = /^(?:(?:and|but|so|ok(?:ay)?|what about|how about),? )*(?:vs\.?|versus|against|minus|less|plus|net of|per|times|divided by|over|compared (?:to|with)|relative to|as an? (?:%|per ?cent\w*|multiple|share|part)|out of)(?![a-z])/i;

export const noDefinitionBehind: Demand = ({ text, asked: { before, operation } }) => (before !== undefined && operation === 'define' && setAgainst.test(text) ? ['what it is held against'] : []);
