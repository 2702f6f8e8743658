// What several companies' figures of one measure are to come to: the difference, the sum, the mean, one over the other, a part of the whole.
export const betweenForms = ['difference', 'excess', 'sum', 'mean', 'times', 'percent', 'part'] as const;
/** `excess`: by how many percent the one is above the other; `times` and `percent`: the one over the other; `part`: one of all together. */
export type BetweenForm = (typeof betweenForms)[number];

const more = String.raw`(?:more|less|fewer|larger|bigger|higher|lower|smaller|greater|wider|narrower|above|below|ahead|behind|better|worse|richer|longer|shorter|further|farther|faster|slower|cheaper|dearer|costlier|(?:much|far) (?:more|less|larger|bigger|higher|lower|smaller|greater))`;
const exceeds = String.raw`(?:exceed(?:s|ed)?|out(?:spen[dt]s?|s[eo]l[dl]s?|earn(?:s|ed)?|grew|grow[ns]?|strip(?:s|ped)?|pac(?:e[sd]?)|do(?:es)?|did|rank(?:s|ed)?|perform(?:s|ed)?|weigh(?:s|ed)?)|top(?:s|ped)|beat(?:s|en)?|surpass(?:es|ed)?|overtake[sn]?|overtook|trail(?:s|ed)?|lag(?:s|ged)?|lead(?:s)?|led|differ(?:s|ed)?|diverge[sd]?|apart)`;
const percentWords = String.raw`(?:percent(?:age)?s?|per ?cent|pct|%)(?! ?-?points?)`;

const ofAll = /\b(?:share|part|percent(?:age)?|per ?cent|proportion|fraction|slice|portion|%) of (?:the(?:ir)? |its )?(?:combined|joint|total|common|aggregate|summed|sum|whole|two companies|both)\b|\b(?:share|part|percent(?:age)?|per ?cent|proportion|fraction|slice|portion|%) of [^?]{3,60}? (?:combined|joint) |\b(?:combined|joint|together|total|sum)\b[^?]{0,60}\b(?:what|which|how (?:much|large|big|many)) (?:a )?(?:share|part|percent(?:age)?|per ?cent|proportion|fraction|slice|portion)\b/i;
/** A return on average equity is a ratio of each. */
const means = /(?<!\b(?:on|over|by|using) (?:(?:its|the|their) )?)\b(?:average|avg|mean)\b(?! (?:price target|target|annual|yearly|growth))|\b(?:average|avg|mean)\b(?! (?:of )?(?:(?:its|the|their|price|shareholders?'?|stockholders?'?|common|total) )*(?:target|annual|yearly|growth|equity|assets)\b)/i;
const sums = /\b(?:combined|together|altogether|in total|all told|in sum|in aggregate|aggregate|jointly|joint|rolled into one|merged into one|put together|lumped together|thrown together|taken as one|as one company|in one pot|sum(?:s|med)?|add(?:s|ed|ing)?(?: up)?|total(?:s|led|ling)? (?:of|for) (?:both|all|the (?:two|three|four)|these|those)|plus)\b|\+/i;
/** "Total net income of these two"; a whole that is called total is a line of each. */
const totalOfBoth = /\btotal (?!(?:debts?|assets|liabilit\w+|(?:shareholders'? |stockholders'? )?equity|returns?|borrowings|capital|current|long|short|cash|operating (?:costs?|expenses?)|costs?|expenses?|shares?|market|dividends?|share)\b)[a-z][^?]{1,40}? (?:of|for|from|at|across|between) [^?]+ (?:and|&|\+) /i;
const asksEach = /\b(?:each|which|who|whose|versus|vs\.?|compar\w*|than|respectively|separately|higher|larger|bigger|more|differ\w*|grow\w*|grew|(?:19|20)\d\d and)\b/i;
const timesOver = /\bhow many times\b|\bwhat multiple of\b|\bby what factor\b|\ba multiple of (?:that|those) of\b|\bratio (?:of|between)\b|\btimes (?:as (?:much|many|large|big|high)|larger|bigger|higher|more)\b|\bdivided by\b|\bhow often does\b/i;
const percentOf = new RegExp(String.raw`\b(?:how many|what|which|as a|a) ${percentWords}(?: \w+){0,1} of\b|\b(?:in|as) (?:a )?(?:${percentWords}|share|part|proportion|fraction) of\b|\bwhat (?:share|part|fraction|proportion) of\b`, 'i');
const excessIn = new RegExp(String.raw`\b(?:(?:by )?(?:how many|what|which)|by (?:a )?(?:how|what|which)(?: many)?) ${percentWords}[^?]{0,60}\b(?:${more}|${exceeds})\b|\b(?:${more}|${exceeds})\b[^?]{0,70}\b(?:in|by(?: how many| what| which)?) ${percentWords}|\bhow much ${more}[^?]{0,60}\bin ${percentWords}|\bdifference\b[^?]{0,60}\bin ${percentWords}`, 'i');
const differs = new RegExp(String.raw`\b(?:gap|difference|spread|delta|diff) ?:|\b(?:difference|gap|spread|distance|delta|diff)\b[^?]{0,60}\b(?:between|over|to|of|in|is|was)\b|\b(?:what|how (?:big|large|wide|great))(?:'s| is| was)? the (?:difference|gap|spread|lead|diff)\b|\bhow (?:much|many)(?: \w+){0,3} ${more}\b|\bby (?:how (?:much|many|far)|what (?:amount|margin|sum)|which amount)\b|\bhow far(?: \w+){0,2} (?:apart|ahead|behind|above|below)\b|\bhow much (?:did|does|do|has|was|is|were)\b[^?]{0,60}\b${exceeds}\b|\bminus\b|\bless that of\b|\bsubtract(?:ed)?\b|\bnet of\b`, 'i');

/** "How many points is the one above the other?", "gap in pp": of rates. */
const inPoints = /\bhow (?:many|much)(?: (?:percentage|basis))? (?:points|pp|bps)\b[^?]{0,110}\b(?:above|below|higher|lower|ahead|behind|more|less|better|worse|apart|between|separat\w+|exceed\w*)\b|\b(?:gap|difference|diff|distance)(?: in (?:percentage |basis )?(?:points|pp|pct points|bps))?\s*[?.]*$/i;

const ofPoints = /\bpercentage points?\b|\bbasis points?\b|\bpoints\b/i;

const grows = /\b(?:put(?:s|ting)? on|pil(?:e[sd]?|ing) on|tack(?:s|ed)? on|add(?:s|ed|ing)? (?:\w+ ){0,3}in percent\w*|expand\w*|add(?:s|ed)? (?:more|less|most)|expansion|quick\w*|advanc\w*|accelerat\w*|gr[eo]w\w*|growth|faster|slower|chang\w*|increas\w*|r[io]se\w*|f[ae]ll?\w*|gain\w*|climb\w*|improv\w*|decreas\w*|declin\w*|drop\w*|rais(?:e[sd]?|ing)|lift(?:s|ed|ing)?|hik(?:e[sd]?|ing)|boost\w*|shr[aiu]nk\w*|slash\w*|trimm\w*|up|down)\b/i;

/** "Who put on more sales in percent": each one's own growth, and no excess of the one over the other. */
function isOwnGrowth(text: string): boolean {
  return /\bin percent\w*/i.test(text) && grows.test(text) && !/\bthan\b|\bby (?:how|what)\b/i.test(text);
}

/** "More in 2024 than in 2019": each is held against its own earlier year. */
const thanYear = /\bthan (?:(?:it|they|each|both) (?:did|had|was|were) )?(?:back )?(?:in|for|during) (?:(?:fiscal (?:year )?|fy ?|the year |year )?'?(?:20)?\d\d|(?:the )?(?:year before|previous year|prior year))\b/i;

/** In this order: the more special words first. */
const readers: readonly (readonly [BetweenForm, (text: string) => boolean])[] = [
  ['part', (text) => ofAll.test(text)],
  ['excess', (text) => excessIn.test(text) && !ofPoints.test(text) && !isOwnGrowth(text)],
  ['difference', (text) => differs.test(text) || inPoints.test(text)],
  ['times', (text) => timesOver.test(text)],
  ['percent', (text) => percentOf.test(text)],
  ['mean', (text) => means.test(text)],
  ['sum', (text) => sums.test(text) || (totalOfBoth.test(text) && !asksEach.test(text))],
];


/** "By how many percent was A's revenue larger than B's?": of the two amounts; a growth is asked for in words of its own. */
export function isOfAmounts(text: string, form: BetweenForm): boolean {
  return form !== 'difference' && form !== 'mean' && !grows.test(text);
}

const bothUnits = new RegExp(String.raw`(?:\b(?:us )?dollars?|\$),? (?:and|&|as well as|plus|/) ?(?:also )?(?:(?:in|as|by) )?(?:an? )?${percentWords}|${percentWords},? (?:and|&|as well as|plus|/) ?(?:also )?(?:(?:in|by) )?(?:(?:us )?dollars?\b|\$)`, 'i');

/** "In dollars and in percent": what lies between two amounts, and how far the one is above the other. */
export function inBothUnits(text: string): boolean {
  return bothUnits.test(text);
}

/** Null where the figures are only to stand beside one another. */
export function readBetween(text: string): BetweenForm | null {
  return thanYear.test(text) ? null : readers.find(([, reads]) => reads(text))?.[0] ?? null;
}
