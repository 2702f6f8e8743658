// What a business brings in as cash, told as a story: the operating cash flow by its own name.
import type { Rewording } from '../rewording.ts';
import { any, re } from '../words.ts';

const business = String.raw`(?:(?:core|main|own|ordinary|normal|underlying|day-to-day|everyday|regular|running|current) )*(?:operations?|operating (?:activities|business)|business(?:es)?|trading|ordinary course of business)`;
const name = String.raw`((?:[A-Z][\w&.'-]*(?: (?:& )?[A-Z][\w&.'-]*){0,3}|its|their|the(?: (?:company|group|firm|bank))?)'?s?)`;
const gives = any('thr[eo]w(?:s|n|ing)? off', 'generat(?:e|es|ed|ing)', 'produc(?:e|es|ed|ing)', 'br(?:ing|ings|inging|ought)(?: in)?', 'ma(?:ke|kes|de|king)', 'earn(?:s|ed)?', 'yield(?:s|ed)?', 'deliver(?:s|ed)?', 'sp[ia]n off', 'spit out', 'spew(?:s|ed)?(?: out)?', 'pump(?:s|ed)?(?: out)?', 'churn(?:s|ed)?(?: out)?', 'collect(?:s|ed)?', 't[ao]ken? in', 'took in', 'pull(?:s|ed)? in', 'rak(?:e|es|ed) in', 'haul(?:s|ed)? in', 'creat(?:e|es|ed)', 'provid(?:e|es|ed)', 'supply|supplied', 'burn(?:s|ed|t)?(?: through| up)?', 'us(?:e|es|ed)(?: up)?', 'consum(?:e|es|ed)', 'eat(?:en)?(?: up| through)?', 'ate(?: up| through)?', 'swallow(?:s|ed)?', 'los(?:e|es|t)');
const came = any('c[ao]me', 'comes', 'coming', 'flowing', 'pouring', 'rolling', 'flow(?:s|ed)?', 'pour(?:s|ed)?', 'roll(?:s|ed)?', 'went', 'arriv(?:es?|ed)', 'stream(?:s|ed)?', 'was (?:generated|produced|earned|made|brought in|provided|collected|used|burned|burnt|taken in)', 'generated', 'produced', 'earned', 'made', 'provided', 'brought in', 'used', 'collected');
const money = any('cash', 'money', 'cash money');
const plantWords = any('property,? (?:plants?,? )?(?:and|&) equipment', 'pp&e', 'plants? (?:and|&) equipment', '(?:factory|factories|plants|machines|machinery|equipment|buildings)(?:,? (?:and|&) (?:its |own |new )*(?:factories|plants|machines|machinery|equipment|buildings))?');
const plant = String.raw`(?:(?:its|their|the|own|new|more|additional) )*(?:${plantWords})`;
const statement = String.raw`(?:the |its )?(?:statements? of cash flows?|cash[- ]flow statements?)`;

const superlative: Readonly<Record<string, string>> = { most: 'highest ', least: 'lowest ' };

/** "Its operations threw off the most cash": the highest operating cash flow. */
function extreme(_: string, who = '', size = ''): string {
  return `${who} ${superlative[size.trim().toLowerCase()] ?? ''}operating cash flow`;
}

export const cashFromBusiness: readonly Rewording[] = [
  [re(String.raw`\bwhat (?:its |their |the |all )*operations (?:did|do|have done|had done) (?:to|with|for) (?:its |the |their )?cash(?: balance| position| pile)?(?![a-z])`), 'the operating cash flow'],
  [re(String.raw`\bhow much (?:cash |money )?(?:went out|was used|went|was burn(?:ed|t)|drained away|flowed out|came in|flowed in)(?: (?:in|for|on|through|by|from))+ (?:its |their |the )?operating activities(?![a-z])`), 'what was the operating cash flow'],
  [re(String.raw`\b(?:did|do|does|were|was|have|has) ${name} operations (?:make|earn|making|earning|made|win)(?: money)?,? or (?:lose|losing|lost) (?:any )?money(?:,? and how much)?`), "what was $1 operating income"],
  [re(String.raw`\b(?:did|do|does|were|was) (?:the )?operations (?:make|earn|making|earning)(?: money)?,? or (?:lose|losing) (?:any )?money(?:,? and how much)?`), 'what was the operating income'],
  [re(String.raw`\b(?:what|how much)(?: (?:cash|money))? (?:did|do|does|has|have) ${name} operations (?:bring|brought) in(?![a-z])`), 'what was $1 operating cash flow'],
  [re(String.raw`\b(?:what|how much)(?: (?:cash|money))? (?:came|comes|flowed|flows) in from (?:its |the |their )?operations(?![a-z])`), 'what was the operating cash flow'],
  [re(String.raw`\b(?:lay|laid|laying|lays) out (?:on|for|in) (?:new |its )?(?:property,? (?:plants?,? )?(?:and|&) equipment|equipment|plants?(?: and equipment)?|buildings(?: and equipment)?)(?![a-z])`), 'spend on capital expenditure'],
  [re(String.raw`(?<=\bcash\b[^]{0,160})\b(?:what|how much) (?:its |their |the )?(?:operations|operating activities|business) (?:actually |really )?${gives}(?: in)?(?![a-z])`), 'the operating cash flow'],
  [re(String.raw`(?<=\b(?:earnings|profits?|income)\b[^?]{0,40}\b(?:backed|covered|supported|matched|borne out|underpinned|confirmed)(?: up)?) (?:by|in|with) (?:actual |real |hard )?cash(?! flow)(?=[.,;]? [^]*\boperating cash flow\b)`), ''],
  [re(String.raw`\bcash[- ](?:engine|machine|cow|generator|gusher|fountain|register)\b`), 'business'],
  [re(String.raw`\b(?:br(?:ing|ings|ought) in|t[ao]ke?s? in|took in|collect(?:s|ed)?|generat(?:e|es|ed)|threw off|throws? off)((?: [^?.,;]{2,44}?)?) from (?:its |their |the )?(?:operations|operating activities)(?![a-z])`), 'operating cash flow$1'],
  [re(String.raw`\b(?:the )?(?:${money})(?: that| which)? ${name} ${business} ${gives}(?![a-z])`), "$1 operating cash flow"],
  [re(String.raw`\b(?:the )?cash(?: that| which)? (?:was |were )?(?:generated|produced|earned|thrown off|brought in|made|provided|used|burned|burnt|consumed)(?: (?:by|in|from|through))+ ${name} ${business}(?![a-z])`), '$1 operating cash flow'],
  [re(String.raw`${name} ${business} ${gives} (?:(?:the|its|their) )?((?:most|least|more|less|how much|a lot of|lots of|much|enough|any) )?cash\b(?! flow)`), extreme],
  [re(String.raw`\b(?:what|how much) (?:did|do|does|has|have) ${name} ${business} ${gives}(?![a-z])([^?]{0,60}?),? in cash(?: terms)?\b`), 'what was $1 operating cash flow$2'],
  [re(String.raw`\bcash(?: that| which)?((?: [^?,.;]{2,40}?)?)(?: did| does| do| has| have)?((?: [^?,.;]{2,40}?)?) (?:collect|receive|get|take in|bring in|generate|make|earn|produce)(?:s|d|ed)? (?:from|out of|through|by|in|with) (?:its |their |the )?${business}(?![a-z])`), 'operating cash flow$1$2'],
  [re(String.raw`\bcash(?: that| which)? ${came}(?: in| into the till| out)?(?: (?:from|out of|through|by|of))+ (?:its |their |the |all )*${business}(?![a-z])`), 'operating cash flow'],
  [re(String.raw`\b(?<=\bcash\b[^?]{4,120})((?:how much|what)(?: of it| cash)?) ${came}(?: in)?(?: (?:from|out of|through))+ (?:its |their |the )?${business}(?![a-z])`), '$1 was the operating cash flow'],
  // What goes into plant in a year is capital expenditure, and not the balance of the plant.
  [re(String.raw`\b(?:spen[dt]s?|pa(?:y|ys|id)|lay out|laid out|invest(?:s|ed)?|put|sink|sinks|sank|pour(?:s|ed)?)(?: (?:money|cash))? (?:(?:on|in|into|for|to|towards?) (?:(?:buying|purchasing|acquiring|building|purchases? of|the purchase of) )?|to (?:buy|purchase|acquire|build) )${plant}(?![a-z&])`), 'spend on capital expenditure'],
  [re(String.raw`\bhow much(?: (?:cash|money))? (?:went|goes|was going|flowed|left|was laid)(?: out)?(?: the door)? (?:for|on|into|towards?) (?:(?:buying|purchasing|acquiring|purchases? of) )?${plant}(?![a-z&])`), 'how much was the capital expenditure'],
  [re(String.raw`\b(?:spending|outlays?|expenditures?|cash (?:paid|out|outflow)|payments?|purchases?|additions?|acquisitions?) (?:(?:on|for|of|to|in) )(?:(?:buying|purchasing|purchases? of|additions? to) )?${plant}(?![a-z&])`), 'capital expenditure'],
  [re(String.raw`(?<=\bcapital expenditures?\b[^?]{0,60}?),? (?:(?:taken|read|straight|as shown|as reported|as stated) )?(?:from|going by|according to|as per|per|in|on|by) ${statement}\b`), ''],
];
