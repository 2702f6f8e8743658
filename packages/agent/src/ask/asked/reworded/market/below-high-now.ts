// "P/E on 2024 EPS, and how far is it below its 52-week high": the year is of what was earned; how far the shares stand below their high is asked of now.
import { any } from '../words.ts';

const it = any('it', 'they', 'the (?:stock|shares?|price)', '(?:that|the|its)(?: last| latest)? (?:close|closing price|price)');
const pastYear = any('52[- ]?weeks?', 'past (?:twelve|12) months', 'last (?:twelve|12) months', 'past year', 'last 52 weeks', 'past 52 weeks');
const high = any('(?:its |the |their )?52[- ]?w(?:ee)?k high(?:est close)?', `(?:its |the |their )?(?:best|highest|top|peak|high)(?: close| closing price| price| point)? (?:of|in|over|from|for) the ${pastYear}`, `(?:its |the |their )?(?:twelve|12)[- ]month (?:high|peak)`);
const below = any('below', 'under', 'off', 'beneath', 'down from', 'short of', 'away from', 'come (?:down|off)(?: from)?', 'fallen (?:from|below|off)', 'dropped from', 'slipped (?:from|below)', 'lower than');
const asked = new RegExp(String.raw`\b(?:(?:by )?how (?:far|many per ?cent|much)|what per ?cent(?:age)?)(?: in per ?cent)?,? (?:(?:is|has|have|are|does|do) ${it}(?: now| currently| since)? ${below}|${it} (?:is|has|have|are)(?: now| currently| since)? ${below}) ${high}(?![a-z])`, 'i');
const time = /\b(?:19|20)\d\d\b|\bfy ?'?\d\d\b/i;

/** The text as it is where no year is named beside it, or where the clause has one of its own. */
export function belowHighNow(text: string): string {
  const found = asked.exec(text);
  if (found === null || !time.test(text.slice(0, found.index)) || time.test(text.slice(found.index + found[0].length))) return text;
  return text.replace(found[0], 'how many percent is the last close below the highest close of the past twelve months');
}
