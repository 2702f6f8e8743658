// A question in one plain spelling.
import { withoutDefinitions } from './reworded/defined/defined.ts';
import { reword } from './reworded/reword.ts';
import { datedDays } from './times/dated-days.ts';
import { withTimesThen } from './reworded/times/times-then.ts';
import { inPlainClauses } from './reworded/plain-clauses.ts';
import { newYearsEve } from './reworded/times/new-years-eve.ts';
import { sayAgain } from './reworded/rewording.ts';
import { shorthand } from './reworded/shorthand.ts';
import { laterOfTwo } from './reworded/times/later-of-two.ts';
import { whoSays } from './reworded/who-says.ts';

/** Longer than any question; what stands behind it is not read. */
const longest = 1500;

/** One kind of quotation mark, dash and blank, shorthand written out; the length of what is left is bounded. */
export function writtenOut(text: string): string {
  const plain = text.slice(0, longest).replace(/[‘’‛′`]/g, "'").replace(/[“”„]/g, '"').replace(/[–—‑‐−]/g, '-').replace(/->|→/g, ' to ').replace(/\b([A-Z]) & ([A-Z])\b/g, '$1&$2').replace(/\s+/g, ' ').trim();
  return laterOfTwo(withTimesThen(withoutDefinitions(inPlainClauses(sayAgain(shorthand.reduce((rest, [pattern, long]) => rest.replace(pattern, long), newYearsEve(plain)), whoSays)))));
}

/** The same, roundabout ways of asking said in plain words. */
export function plainQuestion(text: string): string {
  return reword(datedDays(writtenOut(text)));
}
