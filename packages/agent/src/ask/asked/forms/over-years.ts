// Whether a question of yes or no is of every year of a time, or of any one of them.
const years = String.raw`(?: of (?:the|its|those|these|their)(?: (?:last|past|latest|previous))?(?: (?:\d+|two|three|four|five|six|seven|eight|nine|ten))?)?(?: (?:single|one))?(?: (?:fiscal|calendar|reported|full|financial))? (?:years?|fys?|quarters?)`;
const all = new RegExp(String.raw`\b(?:in |for |during |at the end of )?(?:every|each)(?: single| one)?${years}\b|\b(?:in |for |during )?all (?:of )?(?:the |its |those |these )?(?:(?:last|past) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:fiscal )?years\b|\b(?:in |for )?all (?:of )?(?:the |its |those |these )?(?:fiscal )?years\b|\b(?:in |for )?both years\b|\balways\b|\byear in,? year out\b`, 'i');
const any = new RegExp(String.raw`\b(?:in |for |during )?(?:any|at least one|even one|a single)${years}\b|\b(?:was|were|is|are|has|have) there (?:ever )?(?:been )?(?:an?|one) (?:single )?(?:fiscal |full )?(?:year|quarter)\b|\bever\b(?! since)|\bat any (?:time|point|stage)\b|\bnever\b(?! (?:really )?(?:move|change|budge|shift)[sd]?\b)`, 'i');

/** Null where neither is said. */
export function overYears(text: string): 'all' | 'any' | null {
  return all.test(text) ? 'all' : any.test(text) ? 'any' : null;
}
