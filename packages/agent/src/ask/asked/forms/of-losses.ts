// Losses, outflows and deficits: the larger one lies further below nothing, and who says that it grew says that the figure fell.

const negative = String.raw`negative (?:[\w&-]+ ){0,3}?(?:margins?|equity|income|profits?|earnings|eps|cash flows?|working capital)`;
const loss = new RegExp(String.raw`\b(?:(?:net |operating |annual |quarterly |pretax )?loss(?:es)?(?! (?:of (?:share|market|value)|ratio|provisions?|reserves?)\b)|(?:out|cash[- ]?)flows? out|outflows?|deficits?|red ink|(?:cash )?burn(?:ed|t|s|ing)?|bleed(?:ing)?|bled|los[et]|losing|${negative})\b`, 'i');
const signed = new RegExp(String.raw`\b${negative}\b`, 'i');

const larger = /\b(?:gr[eo]w\w*|increas\w+|r[io]se\w*|rising|widen\w*|deepen\w*|expand\w*|balloon\w*|mount(?:ed|ing)?|swell\w*|swoll?en|worsen\w*|deteriorat\w+|climb\w*|jump\w*|soar\w*|(?:go|goes|going|gone|went) up|bigger|larger|greater|deeper|wider|heavier|steeper|worse|higher|more)\b/i;
const smaller = /\b(?:shr[aiu]nk\w*|narrow\w*|f[ae]ll(?:s|en|ing)?|declin\w+|decreas\w+|drop\w*|reduc\w+|lessen\w*|improv\w+|eas(?:e|ed|es|ing)|contract\w*|diminish\w*|(?:go|goes|going|gone|went|come|came) down|smaller|shallower|lighter|narrower|better|less|lower|fewer|cut)\b/i;
/** Said of a figure below nothing these tell nothing of its size: a negative margin that rises is the smaller one, or the larger. */
const ofFigure = /\b(?:r[io]se\w*|rising|f[ae]ll(?:s|en|ing)?|gr[eo]w\w*|increas\w+|decreas\w+|drop\w*|declin\w+|climb\w*|jump\w*|(?:go|goes|going|gone|went|come|came) (?:up|down)|higher|lower|more|less)\b/gi;

/** Whether something is spoken of that lies below nothing. */
export function saysLoss(text: string): boolean {
  return loss.test(text);
}

/** Whether the loss that is spoken of is said to be the larger; null where the words say neither, or both. */
export function isLargerLoss(text: string): boolean | null {
  if (!saysLoss(text)) return null;
  const words = signed.test(text) ? text.replace(ofFigure, ' ') : text;
  const isLarger = larger.test(words);
  return isLarger === smaller.test(words) ? null : isLarger;
}

const ofSize = /^(?:gets?|got|gotten|bigger|smaller|larger|greater|deeper|deepen\w*|wider|widen\w*|narrow\w*|heavier|lighter|shallower|steeper|worse\w*|better|improv\w+|deteriorat\w+|balloon\w*|mount\w*|swell\w*|swollen|lessen\w*|diminish\w*|contract\w*|eas(?:e|ed|ing)|negative)$/i;

/** Words that yes or no has answered, once the size of a loss is decided. */
export function saysSizeOfLoss(word: string): boolean {
  return ofSize.test(word);
}

const below = String.raw`(?:loss(?:es)?(?! (?:of (?:share|market|value)|ratio|provisions?|reserves?)\b)|deficits?|holes?|shortfalls?|(?:cash )?burn|outflows?|red ink|negative (?:equity|figure|number|amount|net worth))`;
const more = String.raw`(?:bigg|larg|great|deep|wid|heav|steep|high|ugl)(?:er|ier|est|iest)|worse|worst|more|most|fatter`;
const fewer = String.raw`(?:small|shallow|light|narrow|low|slight)(?:er|est)|less|least`;
const sized = (size: string): string => String.raw`\b(?:${size}) (?:of (?:the|an?) )?(?:[a-z'’-]+ ){0,3}?${below}|\b${below}(?: [a-z'’-]+){0,5}? (?:${size})\b|\b(?:${size}) negative\b|\blos[et] (?:the )?(?:${size})\b`;
const deep = String.raw`\b(?:deep|furth|farth)(?:er|est) (?:down )?(?:in(?:to)?|below|under|beneath) (?:the )?(?:hole|red|minus|zero|nothing|water|negative)\b`;
const largerOf = new RegExp(String.raw`${sized(more)}|${deep}`, 'i');
const smallerOf = new RegExp(sized(fewer), 'i');

/** Which figure is meant where the larger or the smaller of several losses is asked for: the larger one is the lower figure. Null where no loss is held against another. */
export function lossWanted(asked: string): 'low' | 'high' | null {
  const text = asked.replace(/\bat (?:the )?(?:most|least)\b|\bmost recent(?:ly)?\b|\b(?:more|less) than\b/gi, ' ');
  const isLarger = largerOf.test(text);
  return isLarger === smallerOf.test(text) ? null : isLarger ? 'low' : 'high';
}
