// What is searched for, read once: terms with their weights, measures, and whether it asks something or says something.
import { askedMeasures, type AskedMeasures } from './asked-measures.ts';
import { askedTerms, type AskedTerms } from './asked-terms.ts';
import { furtherTexts } from './further-terms.ts';

export type AskedQuestion = AskedTerms & { readonly measures: AskedMeasures; /** A sentence that says something: its source is looked for, not an answer. */ readonly isSaid: boolean };

const ASKS = /\?|\b(?:what|how|whose|why)\b|^\W*(?:which|who|whom|when|where|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b|\b(?:calculate|compute|find|give|show|list|name|tell|explain|describe|determine|summari[sz]e|compare|search)\b/i;
/** Fewer words are a search, not a sentence. */
const SHORTEST_SENTENCE = 7;

export function askedQuestion(query: string): AskedQuestion {
  return { ...askedTerms(query, furtherTexts(query)), measures: askedMeasures(query), isSaid: isSaid(query) };
}

export function isSaid(query: string): boolean {
  return !ASKS.test(query) && query.trim().split(/\s+/).length >= SHORTEST_SENTENCE;
}
