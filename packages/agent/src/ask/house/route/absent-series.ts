// Economic series that are not bundled, by the words of those who ask: what bonds of companies yield, and how far beyond Treasuries.
import type { Asked } from '../../asked/asked.ts';

const grade = String.raw`(?:high[- ]yield(?:ing)?|hy|junk(?:[- ]rated)?|(?:below|sub)[- ]investment[- ]grade|investment[- ]grade|ig|speculative[- ]grade|non-investment[- ]grade|baa|bbb|aaa|ccc|corporate|corporates|company|risky|riskier|leveraged)`;
const paper = String.raw`(?:(?:corporate|company|rated|us|u\.s\.|american) )*(?:bonds?|debt|paper|credits?|issuers?|borrowers?|corporates|companies|notes?|loans?|securities|index)`;
const distance = String.raw`(?:option[- ]adjusted )?(?:spreads?|oas|premium|yields?|pickup)`;

const words = new RegExp([
  String.raw`\b${grade} (?:${paper} )?${distance}\b`, String.raw`\b${distance} (?:of|on|for|between|over|paid by|offered by) (?:the )?(?:us |u\.s\. |american )?${grade}(?: ${paper})?\b`, String.raw`\bcredit spreads?\b`, String.raw`\boption[- ]adjusted spreads?\b|\boas\b`,
  String.raw`\b(?:yields?|spreads?|premium|pa(?:y|id)|offer(?:ed)?|compensation)\b[^.?]{0,40}\b${grade} ${paper}\b`, String.raw`\b${grade} ${paper}\b[^.?]{0,30}\b(?:yield\w*|spreads?|pa(?:y|id)|offer(?:ed)?|premium)\b`,
].join('|'), 'i');

/** Banks that reckon an index of bonds. */
const indexMaker = /\b(?:ice )?(?:bofa(?:ml)?|merrill(?: lynch)?|bloomberg|barclays|jp ?morgan|moody'?s) (?:us |u\.s\. )*(?:high[- ]yield|hy|ig|investment[- ]grade|corporate|baa|aaa)\b/i;

/** The product at the prices of its time: bundled is the real one alone. */
const nominalProduct = /\b(?:nominal|current[- ](?:dollar|price)|money)s? (?:us |u\.s\. |american )?(?:gdp|gross domestic product|economic output)\b|\b(?:gdp|gross domestic product)\b[^.?]{0,30}\b(?:in|at) (?:nominal (?:terms|dollars)|current (?:dollars|prices)|nominal prices)\b/i;

/** Null where companies are named, or a term is to be explained. */
export function absentSeries({ text, asking, companies, group, operation }: Asked): string | null {
  const isOfIndex = indexMaker.test(text);
  if ((companies.length > 0 && !isOfIndex) || group !== null || operation === 'define') return null;
  if (nominalProduct.test(asking ?? text)) return 'gross domestic product at current prices (nominal GDP), only the real one';
  return words.test((asking ?? text).replaceAll('’', "'")) ? 'yields and spreads of corporate bonds (credit spreads, high-yield or investment-grade)' : null;
}
