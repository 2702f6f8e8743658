// A story as no more than whom and when it names: "A colleague says Boeing was still in the red in the second quarter of 2025. What were its sales in that quarter?" is asked of Boeing and of that quarter.
import type { IsoDate } from '@assay/record';
import { namedIn } from '../companies/read-companies.ts';
import { readMeasures } from '../measures/read-measures.ts';
import { findTimes, readPeriods } from '../periods/periods.ts';
import { isAsking, sentencesOf } from './sentences.ts';

/** What is told may be reckoned with, or bound what is asked. */
const bears = /[$€£%<>]|\b(?:if|unless|provided|suppos\w+|assum\w+|imagine|instead|rather|exclud\w+|ignor\w+|only|except|without|bought|sold|sell|sells|selling|own|hold|held|put in|invest\w*|shares|per|times|average|mean|rule|than|versus|vs|against|compar\w+|yesterday|today|dilut\w+|adjusted)\b|\b\d[\d,.]*(?: (?:million|billion|thousand|percent|points|cents|dollars))/i;
const pointed = /,? ?\b(?:in|for|over|during|of|on|at|by) (?:that|the same|this|said) (?:very )?(?:quarter|year|month|period|half|stretch|time|day|date|fiscal year|season)\b/gi;
const MOST_NAMES = 4;

const namesIn = (text: string): readonly string[] => [...new Map(namedIn(text, []).flatMap(({ start, end, company }) => (company === null ? [] : [[company.ticker, text.slice(start, end).replace(/['’]s?$/, '')] as const]))).values()];

/** "Find the day that ended at the highest price. Which price was it?": the story asks, and the question only points at it. */
const pointing = /\b(?:these|those|which (?:two|ones?|is it|was it)|the (?:two|pair|one)|both)\b/i;
const isAskedThere = (story: string, asking: string): boolean => !readMeasures(asking).some(({ measure }) => measure.kind === 'metric' || measure.kind === 'series') || pointing.test(asking) || readMeasures(story).some(({ measure }) => 'as' in measure && measure.as !== 'value');

const isPartOfIt = (story: string, asking: string): boolean => bears.test(story) || isAskedThere(story, asking);

/** Null where nothing is told before what asks, where what is told is more than that, or where it names neither. */
export function bareStory(text: string, today: IsoDate): string | null {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(isAsking);
  if (first < 1) return null;
  const [story, asking] = [sentences.slice(0, first).join(' '), sentences.slice(first).join(' ')];
  if (isPartOfIt(story, asking)) return null;
  const whom = namesIn(asking).length > 0 ? [] : namesIn(story);
  const asked = new Set(readPeriods(asking, today).map(({ period }) => JSON.stringify(period)));
  const told = findTimes(story, today);
  // "A soft start to 2025. How did the first quarter compare with that of 2024?": what is told of another time is part of it.
  if (asked.size > 0 && told.some(({ period }) => !asked.has(JSON.stringify(period)))) return null;
  const times = asked.size > 0 ? [] : told;
  const [time, ...more] = times;
  if (whom.length > MOST_NAMES || more.length > 0 || whom.length + times.length === 0) return null;
  const head = [...whom, ...(time === undefined ? [] : [story.slice(time.start, time.end)])].join(', ');
  return `${head}: ${time === undefined ? asking : asking.replace(pointed, '')}`;
}
