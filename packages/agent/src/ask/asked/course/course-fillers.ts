// What people say around a question of prices without asking for anything more by it, and words that show that something else is asked too.

const re = (source: string): RegExp => new RegExp(source, 'g');

/** Turns that have words of prices and of moves in them, and ask for neither. */
export const stories: readonly RegExp[] = [
  re(String.raw`\b(?:two|three|four|five|six|old|big|these|those|both|good|bad|fine)(?: (?:old|big|fierce|great|arch))* (?:rivals?|competitors?|giants?|industrials|banks|champions|favou?rites)\b(?! of)|\b(?:a )?(?:fine|good|great|bad|strong|weak|poor|grim|splendid) (?:year|quarter|month|time|spell) for (?:stocks|shares|markets|the market|investors|everybody|everyone|most)\b|,? but not for (?:everybody|everyone|all)\b`),
  re(String.raw`\b(?:there was|there were|had|saw|suffered|enjoyed|went through) (?:just )?(?:one|a|an)\b`),
  re(String.raw`\b(?:how much |what )?(?:(?:value |money |worth )?(?:went|go|gone) up in smoke|(?:was|were|got|being) wiped (?:out|off)|evaporated?|vanish(?:ed)?|melt(?:ed)? away|went down the drain|swung(?: a lot| about| wildly)?|bounced around)\b`),
  re(String.raw`\b(?:hit|set|reached|made|touched) an? (?:record|new|all-time)? ?(?:closing )?(?:high|close|peak|record)(?: (?:close|earlier|once|back))?(?= §| earlier|[.,])|\bearlier(?= §|[.,]| in)`),
  re(String.raw`\b(?:suppose|say|imagine|let's say|assume|supposing)(?: that)? (?:i|you|we|somebody|someone) (?:had )?(?:bought|buy|got in|picked up)\b|\b(?:would|could) (?:i|you|we|one|they) have been\b`),
  re(String.raw`\b(?:when|while|as|after|since|before|once|during|in) (?:the )?(?:fed|federal reserve|central bank(?:ers)?|powell|policy-?makers)?(?:'s)? ?(?:(?:was|were|is|has been|had been|began|started|kept|campaign of|cycle of) )?(?:hik\w+|rais(?:ed|ing|es)|cutting|tighten\w*|eas(?:ed|ing)|lower(?:ed|ing))(?: (?:cycle|campaign|spree))?(?: (?:rates?|interest rates|policy))?\b`),
  re(String.raw`\bat (?:one|a certain|some) (?:price|level)\b|\bat another(?: (?:price|level|one))?\b|\b(?:over|across|during|in|within|for) (?:the |those |these |that |all )?(?:two|three|four|2|3|4)[- ]years?(?: (?:stretch|period|span|window|time))?\b|\bspread(?:ing)?(?: out)?(?: evenly)?(?: (?:over|across) the years)?\b`),
];

/** How it is counted, which is how it is counted here anyway; and what is asked to be told along with it. */
export const asides: readonly RegExp[] = [
  re(String.raw`\b(?:(?:going|judging|measured|measuring|counted|counting|looking|taken|reckoned|based|judged|calculated|computed)(?: only| purely| strictly| solely)? (?:by|on|at|in|from|with|using)?|by|on(?: a)?|using|in|with|and) ?(?:only |just |purely |the )*(?:daily |official |simple |plain |closing[- ]?price |end-of-day )*(?:clos(?:es|ing prices?|ing basis|ing levels?|ing|e-to-close)|price (?:alone|only|terms)|close basis)(?: only| alone)?\b`),
  re(String.raw`\b(?:and )?counting\b|\b(?:counting )?clos(?:es|ing prices) only\b|\b(?:price|prices) (?:only|alone)\b|\bclose[- ]to[- ]close\b`),
  re(String.raw`\b(?:ignoring|excluding|without|leaving (?:out|aside)|not counting|before|setting aside|disregarding|ex)(?: any| the)? dividends?\b|\bdividends? (?:aside|excluded|ignored|left out)\b`),
  re(String.raw`\b(?:expressed |measured |stated |told |given )?(?:in|as|by) (?:a |an |the )?(?:percent(?:age)?s?(?: terms| points| change)?|per cent|%|dollars?(?: and cents)?(?: terms| per share| a share)?|dollar terms|usd|us dollars|\$|pct|points|pp)\b|\bpercentage[- ]?(?:wise|points?)\b|\bin %`),
  re(String.raw`\b(?:and |or )?(?:by |at |for |to |with )?(?:how (?:large|big|much|many percent|high|low|steep|deep|strong|far|bad|good|wide|sizeable|great|severe)|what (?:percentage|percent|price|level|size|amount|magnitude|rate|date|day|%))(?: (?:exactly|precisely|roughly))?(?: (?:was|were|is|did|had) (?:it|that|this|the|they|each|he|she|¤))?\b`),
  re(String.raw`\b(?:what|how much|which price|at what price) (?:would|could|might) (?:i|one|we|you|an investor|a buyer|somebody|someone|that) (?:have )?(?:had to )?(?:have )?(?:paid|pay|been|bought|got|get|spent|spend)(?: (?:for it|then|there|per share|a share|for one|for a share))?\b`),
  re(String.raw`\b(?:to )?(?:pick up|get hold of|get in(?:to)?|buy(?: in| into)?|own|have owned|have bought|be (?:a |an )?(?:owner|holder|shareholder|in)|purchase|snap up|jump (?:in|on)|hold|get aboard|load up(?: on)?)\b`),
  re(String.raw`\b(?:of|for|among|between) (?:the )?(?:two|three|four|both|pair|these|those|them)(?: (?:shares?|stocks?|companies|names|papers|dates|days|years|times|moments|months|quarters|of them))?\b`),
  re(String.raw`\b(?:a|an|one|each|per|single|every) (?:share|piece|stock|unit)\b|\beach(?: one| of (?:them|the two))?\b|\bone by one\b|\brespectively\b`),
  re(String.raw`\b(?:last|latest|past|recent) (?:full )?year before the (?:pandemic|crisis|crash|virus)\b|\bbefore the (?:pandemic|virus|crisis)\b`),
  re(String.raw`\b(?:i|we|he|she|my \w+|somebody|someone|an investor|you|they|my (?:\w+ )?(?:uncle|aunt|father|mother|dad|mum|mom|brother|sister|wife|husband|friend|boss|neighbou?r|grandmother|grandfather|client)) (?:had |have |has )?(?:held|owned|own|sat on|hung on to|kept|bought|got into|been holding|was holding|were holding|followed)\b`),
  re(String.raw`\b(?:looking|look|thinking|think|going|go) back\b|\bmonth[- ]by[- ]month\b|\b(?:as|so) far as (?:the|your) (?:data|files|figures) (?:go|reach)\b|\b(?:in|on|from) (?:your|the) (?:data|files?|records|books|sample)\b|\bon (?:record|file)\b`),
  re(String.raw`\b(?:compare[ds]?|comparing|comparison(?: of| between)?|versus|vs\.?|v\.?|against|compared (?:to|with)|relative to|side by side|than|between|from|to|or)\b`),
  re(String.raw`\b(?:did|was|were|is|are|do|does|had) (?:it|that|this|they|he|she) (?:then|there)?\b`),
  re(String.raw`\b(?:that|the|this|of that|during that|over that|in that|within that) (?:same )?(?:whole |entire |full )?(?:year|month|quarter|period|stretch|spell|span|time|day|date|session|window|trading day|calendar year|week|half|half-year)\b`),
  re(String.raw`\bwhich (?:one|of (?:them|these|those))\b|\b(?:reached|touched|hit|seen|recorded|registered|percentage[- ]wise)\b`),
  re(String.raw`\b(?:exactly|precisely|roughly|approximately|about|overall|altogether|in (?:all|total)|at all|as a whole|in a row of figures|all told|all in all|in the end|net net|over the (?:whole|full) (?:period|stretch))\b`),
  re(String.raw`\b(?:calendar|trading|market|stock market|stock exchange|exchange|session|sessions|day|days|date|dates|month|months|monthly|quarter|year|moment|time|period|occasion|point|points|level|levels|percent|percentage|%|pct|dollars?|bucks|\$|usd|cents?|figure|figures|number|value|values|reading|readings|rate|rates|series|data|observation|observations|us|u\.s\.|american|america|united states|united|states|country|economy|workers?|job|jobs|work|people|find|easier|harder|food|energy|items|all|fast|faster|slow|slower|hot|hotter)\b`),
  re(String.raw`\b(?:up|down|upward|downward|upwards|downwards|positive|negative|well|badly|good|bad|kind|kindly|unkind|plus|minus|either|or|both|treat(?:ed)?|nicely)\b`),
];

/** More is asked than one figure of a series: left to the other readers. */
export const beyondIt = /\d|¤|§|\b(?:not|never|except|excluding|without|unless|before|after|following|ahead|prior|previous|next|later|earlier|ago|total|combined|together|half|twice|doubl\w+|tripl\w+|halv\w+|times|sum|weeks?|years?|quarters?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|thousand|million|billion|ratio|share of|split|also|too|as well|plus|minus|order|list|table|chart|graph|plot|recover\w*|regain\w*|how long|since when|until when|rank\w*|sort\w*|euro\w*|gold|bitcoin|why|because|reason|cause|inverted|invert|target|fair|worth it|holding|holdings|stake)\b/;
