// A ratio to the price on two bases at once: on the figure of a year, and on that of the last twelve months.
import type { PricedAt } from '../multiple.ts';

const blanked = (words: string): string => ' '.repeat(words.length);

/** The last twelve months as the base of a ratio. */
const trailing = /\b(?:(?:on|over|for|of|with|by|using|once on|the) )*(?:(?:the |its |their )?(?:diluted )?(?:earnings|eps|earnings per share|results?|profits?|sales|revenues?) (?:of|over|for|in|from) )?(?:the |its )?(?:(?:last|past|latest|trailing|preceding|most recent) (?:four quarters|4 quarters|4q|twelve months|12 months|twelve-month|12-month|12m)|ttm|ltm)(?:'s?)?(?: (?:diluted )?(?:earnings|eps|earnings per share|results?|profits?|sales|revenues?|basis))?\b|\b(?:on|over|using|with) (?:the |its )?trailing (?:diluted )?(?:earnings|eps|earnings per share|results?|sales|revenues?)\b/g;

/** Said again for the second base. */
const ofTheOther = /\b(?:and )?(?:(?:what|how much)(?: (?:is|was) (?:it|that))?|(?:how many times|what multiple(?: of)?)(?: (?:those|that|its))?)(?= *(?:[,?.]|$))/g;

/** On the figure of a year, and on that of the last twelve months; null where it is not on both. */
export function onBoth(text: string, years: number): string | null {
  const rest = text.replace(trailing, blanked);
  return years === 1 && rest !== text ? rest.replace(ofTheOther, blanked) : null;
}

/** "Its P/E over the last four quarters" may be that of each of them. */
const ofEach = /\b(?:over|for|in|across|during|through) (?:the |its )?(?:last|past|latest|preceding|most recent) (?:four quarters|4 quarters|4q|twelve months|12 months|12m)\b/;

/** On the last twelve months alone, which is what the newest close is held against where no year is named; null where they are not named, or a year is too. */
export function onTwelveMonths(text: string, years: number): string | null {
  const rest = text.replace(trailing, blanked);
  return years > 0 || rest === text || (ofEach.test(text) && !/\b(?:times|multiples?)\b/.test(text)) ? null : rest;
}

/** Of the newest close alone: an earlier one has no twelve months of its own. */
export function onTrailing(at: readonly PricedAt[] | null): readonly PricedAt[] | null {
  const [only, ...others] = at ?? [];
  return only === undefined || only.price !== null || others.length > 0 ? null : [only, { price: null, year: null }];
}

/** "On its 2024 earnings": of the year, whatever the words for its profit are. */
export function withoutProfits(signed: string): string {
  return signed.replace(/(?<=‡ )(?:net )?(?:earnings|profits?|results?|numbers|figures)\b/g, blanked);
}
