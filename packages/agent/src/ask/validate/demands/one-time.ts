// One time that a question of several figures names is the time of them all: a part of it that says none is not told of today.
import type { Asked, AskedMeasure, AskedPeriod } from '../../asked/asked.ts';
import { ofMarket } from '../../asked/parts/pieces.ts';
import { isAsking, sentencesOf } from '../../asked/story/sentences.ts';
import type { Demand } from './demand.ts';

const nowWords = /\b(?:now|today|currently|current|latest|newest|most recent|recent|last (?:close|price|report\w*|balance|filing|quarter|month)|at present|these days|so far)\b/i;

const isMoment = (period: AskedPeriod): boolean => period.kind === 'date' || period.kind === 'dates' || (period.kind === 'fiscal' && period.year !== null);
const isUntimed = ({ periods }: Asked): boolean => periods.every(({ kind }) => kind === 'latest');
const isOfStatements = (measure: AskedMeasure): boolean => measure.kind === 'metric' && measure.id !== 'price' && !ofMarket.test(measure.id);

/** "It matters now.": what a sentence tells before one that asks is no time of what is asked. */
function askingOf(text: string): string {
  const sentences = sentencesOf(text);
  const asking = sentences.filter(isAsking);
  return asking.length === 0 ? text : asking.join(' ');
}

/** Held against the whole question: its parts know only their own words. */
export const oneTime: Demand = ({ text, asked: { parts = [], companies } }) => {
  const named = new Set(parts.flatMap(({ periods }) => periods.filter(isMoment).map((period) => JSON.stringify(period))));
  const untold = parts.filter((part) => isUntimed(part) && part.course === undefined && part.operation === 'look-up' && part.measures.length > 0 && part.measures.every(isOfStatements));
  return companies.length === 1 && named.size === 1 && untold.length > 0 && !nowWords.test(askingOf(text)) ? ['each figure at the time that is named'] : [];
};
