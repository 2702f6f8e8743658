// "Buybacks against dividends, which larger?": of two figures of one company it is said which it is, or what lies between them.
import type { Demand } from '../demand.ts';

const asks = /\bwhich (?:one |of (?:the two|them|these) )?(?:is |was |were )?(?:the )?(?:larger|bigger|higher|greater|smaller|lower)(?: one)?(?=\s*[?.;,]|\s*$)/i;
const decides = / − |\b(?:larger|bigger|higher|greater|smaller|lower|more|less|ahead|leads|behind|faster)\b|^(?:Yes|No)\b/i;

export const whichLarger: Demand = ({ text, asked, opening, openingWords }) => {
  const measures = new Set(opening.filter(({ isBeside, unit }) => !isBeside && unit.kind === 'money').map(({ measure }) => measure));
  return asked.companies.length === 1 && measures.size > 1 && asks.test(text) && !decides.test(openingWords) ? ['which of the two'] : [];
};
