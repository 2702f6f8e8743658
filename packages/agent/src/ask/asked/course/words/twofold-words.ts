// Words that ask for a second figure of the same closes, beside the one that is read without them. `¤` stands for a company, `§` for a time, `£` for a sum of money.

const re = (source: string): RegExp => new RegExp(source, 'g');
const percent = String.raw`(?:%|per ?cent(?:age)?|percent(?:age)?|pct)`;
const inPercent = String.raw`(?:,? ?(?:\(?(?:in|by|as)? ?(?:a |what )?${percent}(?: terms| points)?\)?))?`;
const moved = String.raw`(?:(?:gain(?:ed)?|rise|up|more|add(?:ed)?) or (?:loss|los[et]|fall|down|less|shed)|gain(?:ed|s)?|los[et]|loss|lose|ris(?:e|en)|rose|f[ae]ll(?:en)?|drop(?:ped)?|moved?|movement|chang(?:e[ds]?)|chg\.?|declined?|jump(?:ed)?|slip(?:ped)?|climb(?:ed)?|swing|differ(?:ed|ence)?|(?:go|went|gone) (?:up|down)|returned?|performance|increased?|decreased?|advanced?|slid(?:e)?|plunged?|sank|surged?)`;
const lead = String.raw`(?:(?:by|and|the|its|what|how|much|many|far|large|big|great|steep|deep|strong|did|was|were|is|has|had|it|he|they|that|¤|stock|shares?|price|do|overall|total|${percent}|percent\(age\)|in) )*`;
const tied = String.raw`(?: (?:in|by|was|it|the|stock|shares?|${percent}|terms|price|overall))*`;
const before = String.raw`(?:from|against|over|versus|vs\.?|than|on|to|compared (?:with|to)|relative to) (?:(?:the |its )?(?:close|closing price) (?:of|on) )?(?:the |its )?(?:(?:previous|prior|preceding) (?:trading |business |market )?(?:day|session|close)(?:'s close)?|(?:trading |business )?(?:day|session) before(?:'s close)?)`;
const onDay = String.raw`(?:(?:on|for|of|in|over|during) )?(?:the|that|this) (?:same |very |one |trading )*(?:day|session)\b(?! (?:of|before|after))|on (?:the )?day\b(?! (?:of|before|after))`;

/** How a close compares with that of the session before it. */
export const ofTheDay: readonly RegExp[] = [
  re(String.raw`\b(?:was|were) (?:that|the|this) (?:same )?(?:day|session) (?:up or down|a gain or a loss|a (?:good|winning|losing) (?:one|day))(?:,? (?:and )?by (?:what|how (?:much|many|large))(?: a)?(?: ${percent})?)?`),
  re(String.raw`(?:\b|(?<= ))${lead}${moved}${tied} (?:${onDay}|${before})${inPercent}`),
  re(String.raw`\b(?:the |its )?(?:day|session|daily|1-day|one-day|1d)(?:'s)? ${percent}? ?(?:change|chg|move|gain or loss|gain|loss|drop|return)(?: ?\(?${percent}\)?)?`),
];

const one = String.raw`(?:(?:the|that|its) )?(?:one|first|former|high(?:est)?|peak|top|best|low(?:est)?|trough|bottom)(?: (?:close|point|price|level))?`;
const other = String.raw`(?:(?:the|that|its) )?(?:other|second|latter|low(?:est)?|trough|bottom|worst|high(?:est)?|peak|top)(?: (?:close|point|price|level|one))?`;
/** From the one end of the time to the other. */
export const betweenEnds: readonly RegExp[] = [re(String.raw`(?:\b|(?<= ))${lead}(?:${moved}|distance|gap|spread)${tied} (?:(?:from|between) )?${one} (?:down to|up to|to|and) ${other}${inPercent}`)];

const thatTime = String.raw`(?:(?:over|in|for|during|of|across|within) )(?:(?:the|that|this|all|whole|entire|full|same) )*(?:year|period|time|stretch|quarter|month|window|half(?:-year)?|span|it|calendar year)(?: (?:as a whole|of it))?\b`;
/** What the share did over the time in whose closes something else is looked for. */
export const overTheTime: readonly RegExp[] = [re(String.raw`(?:\b|(?<= ))${lead}${moved}${tied} (?:${thatTime}|(?:for|over|in|of) the (?:whole|entirety|full length) of (?:it|that|the year|the time))${inPercent}`)];

const distance = String.raw`(?:(?:by )?(?:how (?:far|much|many)|what|the|${percent}|in|and) )+`;
const awayFromIt = String.raw`(?:below|under|beneath|off|short of|above|over|away from|down from|up from) (?:it|that|this|(?:that|the) (?:high|low|peak|top|bottom|trough|best|worst|mark|level)(?: (?:close|point))?)\b`;
const stood = String.raw`(?:(?:was|is|did|does|the|it|its|¤|stock|shares?|price|close[ds]?|closing|end(?:ed)?|finish(?:ed)?|stood|stands?|trade|at|on|by|lie|lay|lies|now) )*`;
/** How far a close that is named lies from the end that is looked for. */
export const offTheEnd: readonly RegExp[] = [re(String.raw`(?:\b|(?<= ))${distance}${awayFromIt}(?:${inPercent},?)(?: ${stood}§)?${inPercent}`), re(String.raw`(?:\b|(?<= ))${distance}(?:(?:does|do|did|is|was|are|lies?|lay|the|its|it|¤|stock|shares?|price|trade[sd]?|stands?|stood|sits?|now|today|close[sd]?) )*(?:§ )?(?:(?:is|was|lies|lay|stands|stood|it|the|stock|now|trades|sits) )*${awayFromIt}${inPercent}(?:,? ${stood}§)?${inPercent}`)];

const ofThem = String.raw`(?: (?:from|to|of|between|than|by) )?(?:the |that |this |its )?(?:two|both|them|it|one another|each other|average|mean|avg|high|low|peak)?`;
/** That a close is held against another figure of the closes: said anywhere, and of no weight once it is read. */
export const heldAgainst: readonly RegExp[] = [
  re(String.raw`(?:,? ?\b(?:and|with|plus) )?(?:\b(?:by )?(?:how (?:many|much|far)|what)(?: ?${percent})? ?)?(?:(?:had|has|have|did|is|was|the|its|it|stock|shares?|price|they) )*\b(?:fallen|fell|fall|dropped|drop|slipped|lost|lose|declined?|retreated|risen|rose|rise|gained?|climbed|climb|recover(?:ed|y)?|rebound(?:ed)?|bounced back|come (?:down|back|up)|down|up) (?:by )?(?:from|since|off|above|below|to)(?: (?:there|then|it|that|that (?:high|low|peak|close|point)))?(?= |$|[?,.])${inPercent}`),
  re(String.raw`\b(?:the )?(?:rebound|recovery|drop|fall|decline|rise|gain|retreat|climb)(?: in (?:a )?${percent})?(?: from (?:there|it|that))?(?: to)?|${percent} (?:up|down|between|change)\b|\bby (?=the end|at the end|§)`),
  re(String.raw`(?:,? ?\b(?:and|give me|with|plus) )?(?:\b(?:by )?(?:how (?:many|much|far|big|large)|what)(?: (?:a |is the |was the |the )?)?(?: ?${percent})? ?(?:(?:does|do|did|is|was|has|the|its|it|that|close|price|stock|shares?|lie|stand|stay|differ|now) )*)?\b(?:above or below|below or above|over or under|differ(?:s|ed)?|exceed(?:s|ed)?|lies? (?:above|below)|above|below|under|over|beneath|gap|apart|distance|difference|diff\.?|vs\.?|versus|against|compare[ds]?(?: to| with)?|relative to|stands? against|off|away)\b${ofThem}${inPercent}`),
  re(String.raw`(?:\b|(?<= ))(?:by )?(?:how (?:many|much|far|big|large)|what) (?:a )?${percent}(?= |$|[?.,])|\b(?:gap|difference|distance) in ${percent}|${percent} (?:gap|diff\.?|difference|off|above|below|apart)\b|(?:and )?(?:the )?(?:gap|distance|difference)\b|\bgive me both(?: (?:prices|closes|figures|values))?(?: and)?|\bboth (?:prices|closes|figures|values)(?: and)?|${percent}(?= ?[?.,]| ?$)|\bhow (?:does|did|do|far|is|was)\b|\b(?:stands?|lies?)\b`),
];
/** Without one of these two figures only stand beside one another. */
export const isHeld = /%|\b(?:per ?cent\w*|pct|how far|how does|how did|gap|apart|difference|diff|differ\w*|exceed\w*|against|vs|versus|compare\w*|relative|how much|rebound\w*|recover\w*)\b/;
/** Beside an average or an end it says nothing of its own. */
export const onceMore = re(String.raw`\b(?:than|from|to|of|against|that|this|the) (?:same )?(?:average|mean|avg\.?)(?= ?[?.,]| ?$)|\bso far\b|\bmomentum\b|\bfor an? \w+ on\b|\bdaily\b`);

/** What lies between two closes that are both told. */
export const betweenBoth: readonly RegExp[] = [
  re(String.raw`(?:\b|(?<= ))${lead}(?:${moved}|lies?|lay|apart)${tied} (?:(?:from (?:the )?(?:one|first|former|earlier) (?:close )?to (?:the )?(?:other|second|latter|later|newest|latest))(?: one| close)?|between (?:the two(?: (?:of them|closes|prices|days|dates))?|them|both))${inPercent}`),
];

/** Both closes of a move, which are told with it. */
export const bothCloses: readonly RegExp[] = [
  re(String.raw`(?:,? ?(?:\band|\bwith|\bplus))? ?\b(?:(?:what|which|where|at what (?:level|price)s?|from what to what|give|name) (?:(?:were|are|did|was|me) )?)?(?:the|both|its|those|these|each of the) (?:two |both |respective )*(?:closes|closing prices|closing levels|prices)(?: (?:involved|themselves|concerned|on (?:both|either|the two|those two|each) (?:days|dates|day|side|sides)|before and after(?: it)?|at (?:both|either) ends?|of (?:both|those|the two|each) (?:days|day|dates)|(?:of|on|for) (?:that|the|this) day and (?:of |on )?(?:the )?(?:day|session|one|previous day|prior day|preceding day)(?: before(?: it)?)?))?(?: ?\(? ?(?:of|on|for|at)? ?(?:§,? (?:and|to|&|,|versus|vs) )?§ ?\)?)?(?= ?[?.,;]| ?$| and )`),
];
/** A close that a distance is told from and with. */
export const heldClose: readonly RegExp[] = [
  re(String.raw`,? ?\b(?:and|also)(?: also)? (?:what|which|at what (?:price|level)|where)(?:'s)? ?(?:is|was|were|are|does|did)? ?(?:(?:that|the|this|its|it|both|these|those|each|two) )*(?:§|(?:(?:latest|last|current|best|highest|lowest|high|low|peak|top|newest|closing|¤) )*(?:close|closes|closing price|closing prices|price|prices|high|low|peak|level)s?)(?: close[ds]?| stand| itself| in dollars| at)?(?= ?[?.]| ?$)`),
];
/** The whole of a move that is told a year too. */
export const wholeMove: readonly RegExp[] = [
  re(String.raw`\b(?:(?:what|how (?:much|large|big|high|many percent)) (?:was|is|were|did) )?(?:(?:the|its|their|¤|both|that) )*(?:(?:whole|total|overall|full|entire|cumulative|complete|combined|price|all-in|percentage|simple) )+(?:${moved}|growth|returns?)(?: of (?:the )?(?:¤|shares?|stock|price))*${inPercent}(?: over (?:the|that|those|these|both) (?:whole |two |three |full )?(?:period|time|years|span|stretch))?`),
  re(String.raw`\b(?:in (?:all|total)|altogether|all told|overall|in sum)\b`),
];

/** The sum stands before it, or in it. */
export const sharesBought: readonly RegExp[] = [re(String.raw`(?:\bhow many|\bnumber of|#(?: of)?|\bno\. of) (?:(?:whole|full|of (?:the|its|their)|its|such|¤) )*(?:shares?|stocks?)(?: (?:would|could|can|will|do|does|did|is|i|we|you|one|he|she|that|this|those|these|the|my|£|dollars|buy|bought|get|have|it|afford|purchase|me|us|for|with|of|at|price|then|there|to|sum|money|pay|worth|¤))+`)];
/** "I have £ for ¤ stock." */
export const sumAtHand = re(String.raw`\b(?:i|we) (?:have|have got|'ve got|got|want to (?:put|invest|spend)|would like to (?:put|invest|spend)) £ (?:(?:to (?:put|invest|spend)|for|in|into|on|of|dollars) )*(?=¤)`);
export const bothEnds = re(String.raw`\b(?:best and (?:the )?worst|top and (?:the )?bottom)(?= (?:daily |closing )?(?:clos|price))`);
export const bestOne = re(String.raw`\b(?:best|top) (?=(?:daily )?clos(?:e|ing price)\b)`);
export const worstOne = re(String.raw`\b(?:worst|bottom) (?=(?:daily )?clos(?:e|ing price)\b)`);

/** "The latest close of …": of now, with the name behind it. */
export const newestOf = /\b(?:the )?(?:last|latest|newest|most recent|current) (?:daily |share |stock )?(?:close|closing price|price|quote) (?:of|for|in) ¤/;
/** How the newest close is asked for beside another one. */
export const newestBeside = re(String.raw`\bwhere (?:does|did|is|do|are) (?:¤|it|the (?:stock|shares?|price))(?: (?:stock|shares?))?(?: (?:stand|sit|trade|close|end|be|trading|standing))*|\b(?:what (?:is|was|did)|give me|show(?: me)?|tell me|i need|i want)\b|\b(?:along with|together with|plus|as well as|alongside|and|also|beside|next to|how high did (?:it|the (?:stock|shares?)) (?:close|get|go)|how low did (?:it|the (?:stock|shares?)) (?:close|get|go)|at its)\b|[&+,;?]`);
/** One held against the other is a move. */
export const holdsApart = /%|\b(?:per ?cent\w*|pct|how (?:far|much|close|near)|gap|off|below|above|under|over|from|since|compare\w*|against|vs|versus|than|f[ae]ll\w*|drop\w*|trail\w*|distance|apart|difference|away|down|up|lost|lose|gain\w*|average|mean|average|when|which day|date)\b/;
