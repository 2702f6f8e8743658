// How far a close lies from the high or the low that is asked for is told from that very close.
import type { Demand } from '../demand.ts';

const ends = String.raw`(?:high|low|peak|top|bottom|trough|best|worst|dearest|cheapest|maximum|minimum|highest|lowest)`;
const inPercent = /%|\bper ?cent\w*|\bpct\b|\bhow far\b/i;
const asked = new RegExp(String.raw`\b(?:below|under|beneath|short of|above|over|down from|up from|off) (?:it|that|this|(?:that|the|its) (?:[\w'’]+ ){0,2}?${ends})\b(?! (?:year|month|quarter|week|stretch|time|period))`, 'i');
const namesEnd = new RegExp(String.raw`\b${ends}\b`, 'i');
/** "The high point of that time: … closed at $373.31 on 11 June 2025". */
const told = /\b(?:high|low) point of (?:that|those|this) (?:time|times|run)\b[^.]*? closed at (\$[\d,]+\.\d\d) on (\d{1,2} \w+ \d{4})/g;

export const offEnd: Demand = ({ text, wholeWords }) => {
  const extremes = [...wholeWords.matchAll(told)].map(([, price = '', day = '']) => `from ${price} on ${day}`);
  const isAsked = extremes.length > 0 && inPercent.test(text) && namesEnd.test(text) && asked.test(text);
  return isAsked && !wholeWords.includes('held against') && !extremes.some((words) => wholeWords.includes(words)) ? ['how far it lies from that end'] : [];
};
