// Economic series that are not bundled, by the words of those who ask: what bonds of companies yield and how far beyond Treasuries, surveys, parts of prices and of people, other rates.
import type { Asked, AskedMeasure } from '../../asked/asked.ts';
import { isEconomic } from '../../asked/subjects/economic.ts';
import { findLate, standsIn } from '../../asked/patterns/late-pattern.ts';
import { unbundledSeries } from '../answer/economy/unbundled-series.ts';

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

/** "What is the price of gold", "how is the Dow doing": the figure, and not the word. */
const priceOf = /^(?:so |and |ok,? )?(?:what(?:'s| is| was| are)(?: now| currently)? (?:(?:the|today's) (?:current |latest |spot )?(?:price|level|value|cost|rate|quote|close)s? (?:of|for)\b|[^?]{2,40} (?:at|trading at|worth|quoted at|going for)\b)|how (?:is|are|did|has|have) [^?]{2,40} (?:doing|do|done|trading|faring|fared)\b)(?!.*\b(?:mean|stand for|definition)\b)/i;

/** Whether a price or a level is asked for, whatever else its name could be asked for. */
export const asksPriceOf = ({ text, asking }: Pick<Asked, 'text' | 'asking'>): boolean => priceOf.test((asking ?? text).replaceAll('’', "'"));

export type AbsentSeries = { readonly what: string; /** Bundled, and near it. */ readonly near: string };

/** Null where companies are named, or a term is to be explained. */
export function absentSeries({ text, asking, companies, group, operation, measures }: Asked, bundled: ReadonlySet<string>): AbsentSeries | null {
  const said = (asking ?? text).replaceAll('’', "'");
  const isOfIndex = indexMaker.test(text);
  if (group !== null || (operation === 'define' && !priceOf.test(said)) || (!isOfIndex && companies.some(({ ticker }) => bundled.has(ticker)))) return null;
  const found = unbundledIn(said, measures);
  if (found !== null) return found;
  if (companies.length > 0 && !isOfIndex) return null;
  if (nominalProduct.test(said)) return { what: 'gross domestic product at current prices (nominal GDP)', near: 'real GDP' };
  return words.test(said) ? { what: 'yields and spreads of corporate bonds (credit spreads, high-yield or investment-grade)', near: 'Treasury yields and what lies between them' } : null;
}

/** The first that is meant; null where a bundled series is asked for beside it. */
function unbundledIn(said: string, measures: readonly AskedMeasure[]): AbsentSeries | null {
  const kind = unbundledSeries.find(({ words: named, unless }) => standsIn(said, named) && unless?.test(said) !== true);
  if (kind === undefined) return null;
  const rest = said.replace(new RegExp(kind.words.source, 'giu'), ' ').toLowerCase();
  return measures.some((measure) => isEconomic(measure) && findLate(said, kind.words)?.[0].toLowerCase().includes(measure.words.toLowerCase()) !== true && rest.includes(measure.words.toLowerCase()) && isOtherSeries.test(measure.words)) ? null : kind;
}

/** Goes by a name of its own, and not by a word of the other’s. */
const isOtherSeries = /\b(?:unemployment|inflation|cpi|consumer price|gdp|fed(?:eral)? funds|treasur\w+|yield curve|claims|core pce|break-?even)\b/i;
