// Closes as people speak of them, said as their readers know them: the last tick of a year, where it closed on a day, what came off a share, a fall from a high to a later low, the best and the worst finish.
import type { Rewording } from '../../reworded/rewording.ts';

const re = (source: string): RegExp => new RegExp(source, 'gi');

const month = '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const date = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month}\.? (?:the )?\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4}|20\d\d-\d\d-\d\d)`;
const its = String.raw`(?:an? |its |their |the |any |some )?`;
const share = String.raw`(?:shares?|stock|share price|stock price|price)`;
const close = String.raw`(?:clos(?:e|ing price)|finish|point|mark|level|print)`;
const taken = String.raw`(?:come|came|comes|went|gone|shaved|wiped|knocked|lopped|chopped|sliced|taken|trimmed|erased|stripped|shorn|hacked|cut|carved)`;
const best = '(?:best|highest|top|dearest|strongest)';
const worst = '(?:worst|lowest|bottom|cheapest|weakest)';

/** "All of 2025, from the final close of 2024 to the final close of 2025" is that year. */
function wholeYear(text: string, ...[year = '', before = '']: readonly string[]): string {
  return Number(year) === Number(before) + 1 ? `calendar ${year}` : text;
}

export const closesSpoken: readonly Rewording[] = [
  // "From the closing tick of 2024", "the last print of the year".
  [re(String.raw`\b(?:the )?(?:very )?(?:last|final|closing) (?:tick|print|trade|bell|mark)(?= (?:of|on|in|for) )`), 'the last close'],
  // "From where it closed on the 2nd to where it closed on the 1st".
  [re(String.raw`\b(from|to|and|until|between) where (?:it|they|the (?:${share})|¤) (?:had )?(?:closed|finished|ended|settled|stood|was|were)(?: up)? (?:on|at|by) (?=${date}|the (?:last|end|close))`), '$1 '],
  // "How much came off its stock?"
  [re(String.raw`\bhow much(?: (?:value|of (?:its|the|their) (?:value|price)))?(?: (?:has|had|was|were|got|did|is))?(?: (?:been|get))? ${taken} off(?: of)? (?:the |its |their )?((?:[A-Z][\w&.-]*(?: [A-Z&][\w&.-]*){0,2}['’]s? )?)${share}\b`), (...[, whose = '']: readonly string[]): string => `by how much did ${whose === '' ? 'the ' : whose}share price fall`],
  // Dates that both stand beside a frame of the year so far are what it goes by.
  [re(String.raw`\byear[- ]to[- ]date (?:through|to|until|till) ${month}(?: 20\d\d)?(?=[^?]*\b(?:start|begin)(?:ing)? (?:from|with|at|on)\b[^?]*\b(?:finish|end|stop)(?:ing)? (?:on|with|at)\b)`), ''],
  [re(String.raw`\b(?:start|begin)(?:ing)? (?:from|with|at|on) ((?:(?:the )?[^,.;?]{0,30}close,? (?:of |on )?)?${date}(?:,? 20\d\d)?),? (?:but |and |then )*(?:finish|end|stop)(?:ing)? (?:on|with|at) (?:the )?(${date}(?:,? 20\d\d)?)(?:'s)?(?: close)?`), 'from $1 to $2'],
  [re(String.raw`\b(?:the )?(?:first|last|final|opening) (?:trading )?session's close,? (?=(?:on )?${date})`), 'the close of '],
  // A fall from a high to a low after it.
  [re(String.raw`\bfrom ${its}(?:closing |daily |earlier )?(?:high|peak|top)(?: ${close})?,? (?:down )?to ${its}(?:(?:later|following|subsequent|next|ensuing|eventual) )?(?:closing |daily )?(?:low|trough|bottom)(?: ${close})?(?: (?:after(?:wards)?(?: it| that)?|that (?:followed|came (?:after|next|later))|later(?: on)?|which followed|behind it))?(?![\w'-])`), 'from peak to trough'],
  [re(String.raw`(?<=\bfrom peak to trough\b[^]*)\b(who|which(?: (?:one|of (?:them|the two)))?) (?:took|suffered|had|got|felt) (?:the )?(?:bigger|larger|harder|worse|heavier|deeper|nastier) (?:knock|hit|beating|blow|bruising|hammering|drubbing|bashing)`), '$1 fell more'],
  [re(String.raw`\bat (?:its|their) (?:ugliest|worst|darkest|weakest|lowest|roughest|bleakest) (?:stretch|spell|patch|phase|run|time)(?: (?:in|of|during) ((?:calendar )?20\d\d))?,?(?=[^?]*\bfrom peak to trough\b)`), (...[, year = '']: readonly string[]): string => (year === '' ? '' : `in ${year},`)],
  [re(String.raw`(?<=\bhow (?:far|much) (?:did|had|has|have) [^?,]{3,60}) each (?=(?:drop|f[ae]ll|los[et]|sunk|sink|slid)[a-z]* )`), ' '],
  // "The gap between its high and its low".
  [re(String.raw`\b((?:gap|difference|spread|distance)(?: in (?:dollars|percent))? between (?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}['’]s? |its |the |their )?)high and (?:its |the |their )?low\b(?! (?:close|closing|price|end|point))`), '$1highest and lowest close'],
  [re(String.raw`^(?:the )?(best|worst)[- ]performing (?:stock|share|name|one) (?:in|of|over|during) ((?:calendar )?20\d\d),? (?:of|among|between|out of|from|:) (?=[A-Z])`), 'which stock performed $1 in $2: '],
  // Both ends, told one after the other.
  [re(String.raw`\bthe ${best},? and (?:what (?:was|were|is) )?the ${worst}(?: that)? ((?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}|it|they|the ${share})(?: (?:stock|shares?))?) (?:has |had |have )?(?:ever )?(?:closed|finished|settled|ended)(?: (?:at|up))?`), 'the highest and the lowest close of $1'],
  [re(String.raw`\bthe ${worst},? and (?:what (?:was|were|is) )?the ${best}(?: that)? ((?:[A-Z][\w&.'-]*(?: [A-Z&][\w&.'-]*){0,2}|it|they|the ${share})(?: (?:stock|shares?))?) (?:has |had |have )?(?:ever )?(?:closed|finished|settled|ended)(?: (?:at|up))?`), 'the lowest and the highest close of $1'],
  [re(String.raw`\b${worst} ((?:daily )?(?:close|finish|closing price))((?: (?:in|of|for|during|that|the|same|calendar|year|20\d\d))*),? (?:and|&|plus) (?:also )?(?:its |the |their )?${best}(?: (?:one|close|finish))?(?=[,.;?!]|$)`), 'lowest and highest close$2'],
  [re(String.raw`\b${best} ((?:daily )?(?:close|finish|closing price))((?: (?:in|of|for|during|that|the|same|calendar|year|20\d\d))*),? (?:and|&|plus) (?:also )?(?:its |the |their )?${worst}(?: (?:one|close|finish))?(?=[,.;?!]|$)`), 'highest and lowest close$2'],
  [re(String.raw`\b(?:i'm|i am|we're|we are|still) (?:missing|lacking|short of|wanting)(?= (?:the |its |their )?(?:top|bottom|high|low|peak|close|closing|best|worst))`), 'give me'],
  [re(String.raw`\b(?:all of |the whole of |the whole year |all through )?(?:calendar (?:year )?)?(20\d\d),? \(?(?:that is,? |i\.e\.,? |meaning |measured |so |going )?from (?:the )?(?:last|final|closing|year-end) close of (20\d\d) to (?:the )?(?:last|final|closing|year-end) close of \1\b\)?`), wholeYear],
  [re(String.raw`,? and (?:quite|what) an? (?:\w+ )?(?:ride|run|year|time|show|spectacle|journey|roller-?coaster|trip) (?:it|that|this) (?:was|has been|turned out)(?: to be)?(?=[.,;!])`), ''],
  // Whoever sits on a share holds it.
  [re(String.raw`\b(i|we) rode (?=[A-Z])`), '$1 held '],
  [re(String.raw`\b(had|if|have|having|suppose|say) (i|we|you|one|somebody|someone|he|she|they)((?: had| have|'d)?) (?:just )?(?:sat on|sat in|rode|hung on to|clung to|stuck with|stayed in|stayed with|camped on|nursed)\b`), '$1 $2$3 held'],
  [re(String.raw`\b(who|which(?: (?:one|of (?:them|the (?:two|three)|these))?)?) (?:came|comes|ended|finished|ends)(?: up| out)? on top\b`), '$1 gained most'],
];
