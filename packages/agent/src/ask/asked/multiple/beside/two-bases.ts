// A ratio to the price on two bases at once: on the figure of a year, and on that of the last twelve months.
import type { PricedAt } from '../multiple.ts';

const blanked = (words: string): string => ' '.repeat(words.length);

/** "The last four quarters", "the four most recent reported quarters", "the four quarters that have been reported", "ttm". */
const sort = String.raw`(?:last|past|latest|newest|trailing|preceding|previous|most recent|most recently reported)`;
const four = '(?:four|4|twelve|12)';
const span = String.raw`(?:(?:${sort} ${four}(?: (?:full|whole|reported|published|completed?|fiscal|calendar))*[- ](?:quarters|months?)|${four} ${sort}(?: (?:reported|published|full))* (?:quarters|months)|${sort} (?:4q|12m)|${four} (?:quarters|months) (?:last|most recently) reported)(?: (?:(?:that|which) (?:have been|were|are|it has|they have) (?:reported|published|on file|filed)|(?:reported|published|on file)(?: so far)?|taken together|combined|put together|summed|added up))?|ttm|ltm)(?:'s?)?`;
const line = '(?:(?:diluted )?(?:earnings per share|earnings|eps)|results?|profits?|sales|revenues?|turnover)';

/** The last twelve months as the base of a ratio. */
const trailing = new RegExp(String.raw`\b(?:(?:on|over|for|of|with|by|using|against|once|the) )*(?:(?:(?:the|its|their) )?(?:${line}|those|that|what it earned) (?:of|over|for|in|from) )?(?:(?:the|its) )?(?:sum of )?(?:(?:the|its) )?${span}(?: (?:(?:of )?(?:diluted )?${line}|basis))?\b|\b(?:on|over|using|with) (?:the |its )?trailing (?:diluted )?(?:earnings|eps|earnings per share|results?|sales|revenues?)\b`, 'g');

/** "How many times the revenue of the last four quarters": the figure is that of the ratio, and not only its base. */
const ofFigure = new RegExp(String.raw`(\b(?:how many times|(?:as )?(?:a |what |which )?multiples? of|over|divided by) (?:(?:the|its|their) )?(?:net )?(?:sales|revenues?|turnover)) (?:of|over|for|in|from) (?:(?:the|its) )?${span}`, 'g');

const withoutTrailing = (text: string): string => text.replace(ofFigure, (words: string, figure: string) => figure.padEnd(words.length)).replace(trailing, blanked);

/** Said again for the second base. */
const ofTheOther = /\b(?:and )?(?:once|first|then|second(?:ly)?|the other time|another time)\b(?= +(?:on|over|against|with|using|for|‡|,|\s))|\b(?:and )?(?:(?:what|how much)(?: (?:is|was) (?:it|that))?|(?:how many times|what multiple(?: of)?)(?: (?:those|that|its))?)(?= *(?:[,?.]|$))/g;

/** What the price is held against, and no contest. */
const heldOn = /\b(?:against|versus|vs\.?)(?= +(?:the |its |diluted |full|fiscal|fy|20\d\d|,| |$))/g;

/** Whether the last twelve months are named. */
export const namesTrailing = (text: string): boolean => withoutTrailing(text) !== text;

/** On the figure of a year, and on that of the last twelve months; null where it is not on both. */
export function onBoth(text: string, years: number): string | null {
  const rest = withoutTrailing(text);
  return years === 1 && rest !== text ? rest.replace(ofTheOther, blanked).replace(heldOn, blanked) : null;
}

/** "Its P/E over the last four quarters" may be that of each of them. */
const ofEach = /\b(?:over|for|in|across|during|through) (?:the |its )?(?:last|past|latest|preceding|most recent) (?:four quarters|4 quarters|4q|twelve months|12 months|12m)\b/;

/** On the last twelve months alone, which is what the newest close is held against where no year is named; null where they are not named, or a year is too. */
export function onTwelveMonths(text: string, years: number): string | null {
  const rest = withoutTrailing(text);
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
