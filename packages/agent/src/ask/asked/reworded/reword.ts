// Roundabout ways of asking, said again in the words that the readers know. Each rule is of a whole class of phrasings; what no rule fits stays as it was asked.
import { cashFromBusiness } from './cash-from-business.ts';
import { economyInWords } from './economy.ts';
import { rewordTrades } from './insiders.ts';
import { marketTalk } from './market-talk.ts';
import { multiplesInWords } from './multiples.ts';
import { ratiosInWords } from './ratios.ts';
import type { Rewording } from './rewording.ts';
import { sumsInWords } from './sums.ts';
import { synonyms } from './synonyms.ts';
import { monthsWithYears, timesInWords } from './times.ts';

const all: readonly Rewording[] = [...timesInWords, ...marketTalk, ...economyInWords, ...synonyms, ...multiplesInWords, ...sumsInWords, ...cashFromBusiness, ...ratiosInWords];

export function reword(text: string): string {
  return all.reduce((rest, [pattern, plain]) => (typeof plain === 'string' ? rest.replace(pattern, plain) : rest.replace(pattern, plain)), monthsWithYears(rewordTrades(text))).replace(/ {2,}/g, ' ');
}
