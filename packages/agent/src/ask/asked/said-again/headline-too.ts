// "And headline?" behind core inflation: the rate with everything in it, and no news.
import type { Asked } from '../asked.ts';
import { momentOfReadings } from './economy-then.ts';

const bare = /\b(?:the )?headline(?: (?:one|rate|figure|number))?\b(?! (?:inflation|cpi|pce|news)|s\b)/i;
const names: Readonly<Record<string, string>> = { core_inflation: 'headline inflation', core_pce_inflation: 'PCE inflation' };
const which = /[,;.?]* *(?:and )?which (?:one |of (?:them|the two) )?(?:is|was) (?:higher|lower|hotter|cooler|larger|smaller)\b[ ?.]*$/i;

const higher = /^(?:and |so |but )*(?:was|is|were) (?:the )?headline(?: (?:one|rate|figure|number))? (?:any )?(?:higher|lower|above|below|hotter|cooler|more|less)\b[^?\d]{0,30}[ ?.]*$/i;

/** Null where core inflation was not all that was asked for. */
export function headlineToo(given: string, earlier: Asked): string | null {
  const { measures: [measure, ...more], companies } = earlier;
  const name = measure !== undefined && 'id' in measure && more.length + companies.length === 0 ? names[measure.id] : undefined;
  if (name === undefined || !bare.test(given)) return null;
  return which.test(given) || higher.test(given) ? `What were ${name} and core inflation and the difference between the two ${momentOfReadings(earlier) ?? 'at the latest reading'}?` : given.replace(bare, name);
}
