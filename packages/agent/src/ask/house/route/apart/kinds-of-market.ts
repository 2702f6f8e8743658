// What the market says of a share beside its closes: options, agencies’ ratings of its debt, and who holds how much of it. None of it is bundled.
import { every, priced, say, type Kind } from './kind.ts';

const several = String.raw`(?:puts|calls)`;
const one = String.raw`(?:puts?|calls?)`;
const agency = String.raw`(?:s ?& ?p(?: global)?|standard (?:&|and) poor['’]?s|moody['’]?s|fitch|(?:the |credit |rating )+agenc(?:y|ies))`;
const investor = String.raw`(?:(?:warren )?buffett|berkshire(?: hathaway)?|vanguard|blackrock|state street|fidelity|(?:the )?(?:index |hedge |pension |mutual |big )?funds|institutions|insiders?)`;

const broker = String.raw`(?:analysts?|brokers?|brokerages?|banks|houses|research houses|sell-side|the street|wall street|of them)`;
const notion = String.raw`(?:ratings?|recommendations?|stances?|views?|opinions?|calls?|targets?|advice)`;

export const kindsOfMarket: readonly Kind[] = [
  {
    what: 'short interest and the cost of borrowing shares', owns: priced,
    words: say(String.raw`short (?:interest|positions?|sellers?|squeeze)`, String.raw`who(?:['’]s| is| was| went| has gone)? (?:\p{L}+ ){0,2}?short(?:ing|ed)?(?= |$)(?! of (?:cash|money|funds|stock|staff))`, String.raw`(?:shares? |stock |of (?:it|them) |is |are |was |were )?(?:sold|held) short`, 'shorted', 'days to cover', String.raw`(?:how (?:much|many|heavily)|percent\w*|%|share|part|what)[^?]{0,40} (?:float|shares) (?:is |are |was |were |has been |have been )?(?:sold )?short(?:ed)?`, String.raw`bet(?:ting|s)? against (?:it|them|the (?:stock|shares?)|\p{Lu}\p{L}+)`),
    // The term alone is explained.
    unless: /^\W*(?:and )?what(?:'s| is| are| does) (?:the )?(?:short (?:interest|positions?|squeeze|sellers?)|days to cover)\W*$|\b(?:options?|puts?|calls?|short[- ]term)\b/i,
  },
  {
    what: 'analysts’ ratings, recommendations and price targets', owns: priced,
    words: say(String.raw`${broker} (?:\p{L}+ ){0,3}?(?:rais|lift|cut|lower|chang|improv|rais|trimm?|upp|bump|hik|slash)\w* (?:their |its |the |a )?(?:\p{L}+ ){0,2}?${notion}`, String.raw`${broker} (?:are|is|were|have been|has been|grew|turned|got) (?:\p{L}+ ){0,1}?(?:warm\w*|cool\w*|sour\w*|bullish|bearish|upbeat|gloomy|keen|positive|negative|friendlier)`, String.raw`(?:most|least) (?:bullish|bearish|optimistic|pessimistic)(?: (?:price )?(?:targets?|analysts?|brokers?|call|view))?`, String.raw`(?:rais|lift|cut|lower|upgrad|downgrad)\w* (?:their|its|the) (?:\p{L}+ )?(?:ratings?|recommendations?|stance)`),
    unless: /\b(?:credit|bonds?|debt|moody|fitch|agenc\w+|s ?& ?p)\b/i,
  },
  {
    what: 'option prices, volumes of options and the moves that they imply (implied volatility)', owns: priced,
    words: say(
      String.raw`${several} (?:\p{L}+ ){0,3}?(?:per|for (?:each|every)|against|over|outnumber\w*|than|to|for|versus|vs\.?) (?:the |one |each |every )?${one}`, String.raw`${one} ?[-/:] ?${one}`, String.raw`(?:number|amount|ratio|proportion|share|balance|lots|plenty|more|fewer) (?:of )?${several}`, String.raw`ivs?(?:[ -]?\d{1,3}d?)?(?: rank| percentile)?`,
      String.raw`(?:volatility|vol|swings?|moves?|fear|nervousness) (?:\p{L}+ ){0,3}?(?:baked|built|priced|embedded|implied|reflected|contained) (?:\p{L}+ )?(?:in|into|by)(?: (?:them|it|the options|its options|options))?`, String.raw`(?:baked|built|priced|embedded) into (?:\p{L}+ ){0,2}?options`, String.raw`options?[- ](?:implied|based)`, String.raw`options? (?:skew|smile|surface|flow)`, 'open interest', String.raw`(?:the |volatility |vol )skew`,
      String.raw`protect\w* [^?]{0,60}? (?:through|with|by|using|via) (?:an? )?(?:\p{L}+ )?(?:options?|puts?)`, String.raw`(?:odds|chances?|probabilit\w+) [^?]{0,40}?options? market`,
    ),
    unless: /\b(?:stock options|options? (?:granted|exercised|expense)|conference calls?|earnings calls?|margin calls?|puts? (?:it|them|that|this|the|its|in|into|on)\b)/i,
  },
  {
    what: 'credit ratings: what agencies such as S&P, Moody’s and Fitch give bonds', owns: /^(?:\w*debt\w*|notes\w*|price)$/,
    words: say(String.raw`${agency}(?:['’]s?)? (?:\p{L}+ ){0,4}?(?:rate[sd]?|ratings?|grade[sd]?|think\w*|say\w*|see\w*)`, String.raw`(?:rated|graded|ratings?|grades?|downgraded|upgraded) (?:by|from|at|with|of) ${agency}`, String.raw`(?:how|what) (?:is|are|was|were|does|do|did) [^?]{0,40}?(?:debt|bonds?|paper|notes) (?:rated|graded)`, String.raw`credit (?:analysts?|standing|score|rating|ratings)`),
  },
  {
    what: 'analysts’ ratings, recommendations and price targets', owns: priced,
    words: say('(?:analysts?|mean|median|average|avg|consensus|high|low|street|12-?month|price) pts?(?= |$)', String.raw`(?:implied|potential|analysts['’]?) (?:upside|downside)(?: (?:potential|to|against|from))?`, String.raw`(?:is|are|was) (?:it|\p{L}+|the (?:shares?|stock)) rated(?: (?:an? )?(?:buy|sell|hold))?`, String.raw`(?:bullish|bearish|buys?|outperform|overweight)(?: or (?:an? )?\p{L}+)? (?:on|with|according to|by) (?:the )?(?:street|analysts|brokers|wall street)`),
    unless: /\b(?:percentage points?|pts? (?:of|change)|bps?)\b|\d ?pts?\b/i,
  },
  {
    what: 'institutional holders: who owns the shares, and the 13F reports of funds', owns: every,
    words: say(String.raw`who(?:['’]s| is| are)?(?: all)?(?: really| actually| truly| still)?(?: invested)? in (?:[\p{L}&'’.]+ ){1,4}?(?:with|in) (?:any |real )?size`, String.raw`(?:names? (?:are )?)?(?:on|atop|at the top of) (?:the|its|their) (?:share(?:holder)? )?register`, String.raw`(?:big|biggest|largest|top)(?: \p{L}+){0,2} institutions`, String.raw`(?:big|biggest|large|largest|main|top|major) (?:share|stock)?(?:holders|owners)`, String.raw`how (?:concentrated|spread out|dispersed|closely held)(?: (?:is|the|are))?`, String.raw`(?:the )?ownership (?:of|in|is|by)`, String.raw`(?:how much|how many|what|which)(?: (?:of|\p{L}+)){0,3}? (?:does|do|did|has|have|is|are) ${investor}(?:,? (?:and|or|&) ${investor})* (?:still |now |currently )?(?:have|has|own|owns|hold|holds|got|kept|keep|control|sit)`, String.raw`(?:percent\w*|%|per cent|part|slice|stake|share|shares|piece|chunk|fraction|portion)(?: of (?:[\p{L}&'’.]+ ){1,4}?)?(?:that |which )?(?:do |does |did |is |are |belongs? to |held by |owned by |in the hands of )(?:the )?${investor}`, String.raw`(?:fraction|part|percent\w*|share|slice|portion|%) (?:belongs? to|is (?:held|owned) by|sits with|are (?:held|owned) by) `,
      String.raw`how (?:big|large) an? (?:one|piece|slice|stake|chunk|part|share|block)(?: [^?,]{0,40}?)? (?:with|by|at) ${investor}`, String.raw`(?:(?:piece|slice|chunk|stake|part|share|portion|block) [^?,]{0,40}?)?(?:sits?|rests?|lies?) with ${investor}`,
      String.raw`(?:big|large|hedge|mutual|pension|index|institutional) (?:money )?(?:funds|investors|holders|managers|money) (?:\p{L}+ ){0,2}?(?:buy|buying|sell|selling|pil(?:e|ing)|load(?:ing)?|head(?:ing)?|trimm?(?:ing)?|add(?:ing)?|dump(?:ing)?|leav(?:e|ing)|flock(?:ing)?|accumulat(?:e|ing))`),
    unless: /\b(?:insiders? (?:s[eo]ll|sold|buy|bought|purchas|trad)\w*|directors?|form 4|fed(?:eral)? funds?|pension (?:obligations?|liabilit\w+|expense|cost|deficit)|book value)\b/i,
  },
];
