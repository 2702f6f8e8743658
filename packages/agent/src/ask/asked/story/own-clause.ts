// "Office costs eat me alive, what were Example's operating expenses?": what the asker tells of himself in a clause before he asks.
import { knownCompanies } from '../reworded/whom/known-companies.ts';

const clause = /^(?!(?:can|could|would|will|please|pls|may|help|remind|what|how|where|which|who|when|did|do|does|is|was|are|were|give|tell|show|suppose|say|if|had|for|in|on|at|of|from|with|compare)\b)(?:[A-Za-z'’-]+ ){1,7}(?:me|us|my [a-z]+)(?: [a-z]+){0,3}(?:,| -| –|;) (?=(?:so |and |but )?(?:what|how|where|which|did|is|was)\b)/i;
/** What he bought, put in or wants to know is no aside. */
const bears = /\b(?:bought|sold|own|hold|held|put|paid|invest\w*|tell|told|tells|asked|asks|says|said|wants?|wrote|shares?|stock|price)\b/i;
const named = new RegExp(String.raw`\b(?:${knownCompanies.map(({ names }) => names).join('|')}|Visa)\b`);

export function withoutOwnClause(text: string): string {
  const found = clause.exec(text)?.[0];
  return found === undefined || bears.test(found) || named.test(found) ? text : text.slice(found.length);
}
