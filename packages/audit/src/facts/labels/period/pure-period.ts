import { stripMarks } from '../strip-marks.ts';
import { joinParts } from './period-label.ts';
import { findPeriodParts } from './period-words.ts';
import { remember } from '../../../remember.ts';

const LONGEST = 60;
const MOST_LABELS = 4000;

/** True for words that name a time and nothing else: "2019", "December 31, 2018 (1)", "Three Months Ended March 31,". */
export const isPurePeriod = remember((words) => {
  const text = stripMarks(words);
  if (text.length > LONGEST) return false;
  const parts = findPeriodParts(text);
  if (parts.length === 0 || (joinParts(parts.map((found) => found.part)).length === 0 && parts.every((found) => found.part.kind === 'as-of'))) return false;
  let rest = text;
  for (const part of parts.toReversed()) rest = `${rest.slice(0, part.start)} ${rest.slice(part.end)}`;
  return rest.replace(/\b(?:for|the|as|of|at|and|to|in|ended|ending|year|years|fiscal|quarter|quarters|months|period|actual|audited|unaudited|december|june|march|september)\b|[\s,.;:()*–—-]/gi, '') === '';
}, MOST_LABELS);
