// What figures come to over several years, with the word for the sum standing at the head of the list; and what one year's are of another's.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const year = "(?:fy ?|fiscal )?'?(?:20)?\\d\\d";
const span = String.raw`(${year} ?(?:-|–|to|through|until) ?${year})`;
const adding = any('tot(?:ting|ted)', 'total+(?:ing|ed)', 'add(?:ing|ed)?', 'sum(?:ming|med)?', 'count(?:ing|ed)?');

export const totalsInWords: readonly Rewording[] = [
  // A figure and its rate over years are two things, and no sum.
  [re(String.raw` ?(?:\+|\bplus) (?:its |the )?(?=(?:\d{1,2}|three|five|ten)?[- ]?(?:y(?:ea)?rs?|y)?[- ]?(?:cagr|compound annual growth)\b)`), ', and its '],
  // Nobody's margin.
  [re(String.raw`\bby (?:what|how (?:large|big|wide|great)(?: a)?) (?:a )?margin\b`), 'by how much'],
  // What lies between two figures is no figure to add to them.
  [re(String.raw`(?<=[a-z\d%)]) ?(?:\+|\bplus) (?:the )?(?=(?:(?:points?|percentage[- ]points?|percent|pp|pt|dollar) )?(?:change|chg|difference|diff|gap|delta)\b(?! in (?:working|cash|inventor|receivable)))`), ', and the '],
  [re(String.raw`\b${span},? (?:sums|totals)(?: of each| for each)?(?= ?:|[\s?.!]*$)`), 'cumulatively $1'],
  [re(String.raw`\b${adding} up (?:the |all )*(?:\w+ )?(?:fiscal )?years (?:of )?${year}(?:, ${year})*,? and (${year})[,:]`), (said: string): string => `in total over the years ${/\d+/.exec(said)?.[0] ?? ''} to ${/(\d+)[,:]$/.exec(said)?.[1] ?? ''},`],
  [re(String.raw`\bhow many times (?:its |their |the )?(${year})(?: level| figure| value| amount| one)?,? (?:was|were|is|are) ([^?,]{3,60}?) (?:in|for|of) (${year})(?![\d-])`), 'what was $2 of $3 divided by that of $1'],
  [re(String.raw`\b(?:out )?(?:of|from) (?:every|each) (?:\$ ?100|hundred dollars|100 dollars) (?:of|in) (?:its |the )?(?:revenues?|sales)((?: (?:in|during|for|of) (?:fiscal |fy ?)?(?:20)?\d\d)?),? how (?:many dollars|much) did (?=[^?]{2,60} spend on )`), 'what percentage of revenue$1 did '],
];
