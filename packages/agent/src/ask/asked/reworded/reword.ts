// Roundabout ways of asking, said again in the words that the readers know. Each rule is of a whole class of phrasings; what no rule fits stays as it was asked.
import { economyInWords } from './economy.ts';
import { rewordTrades } from './insiders.ts';
import { marketTalk } from './market-talk.ts';
import { multiplesInWords } from './multiples.ts';
import { ratiosInWords } from './ratios.ts';
import { sumsInWords } from './sums.ts';
import { synonyms } from './synonyms.ts';
import { monthsWithYears, timesInWords } from './times.ts';

/** A phrase and what it is said as; in a text `$1` stands for what the phrase's first group holds. */
export type Rewording = readonly [RegExp, string | ((whole: string, ...groups: string[]) => string)];

const all: readonly Rewording[] = [...timesInWords, ...marketTalk, ...economyInWords, ...synonyms, ...multiplesInWords, ...sumsInWords, ...ratiosInWords];

export function reword(text: string): string {
  return all.reduce((rest, [pattern, plain]) => (typeof plain === 'string' ? rest.replace(pattern, plain) : rest.replace(pattern, plain)), monthsWithYears(rewordTrades(text))).replace(/ {2,}/g, ' ');
}
