// What no single figure answers: insiders, analysts, options, holders, news, filings and the like, by their words.
import type { AskedMeasure, Subject } from './asked.ts';
import type { Topic } from '../../specialists/topic.ts';
import { matchesOf, type Place } from './question-text.ts';

export type FoundSubject = Place & { readonly measure: AskedMeasure };

const say = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'gi');

const subjectWords: readonly (readonly [Subject, RegExp])[] = [
  ['surprises', say(String.raw`(?:earnings|eps|revenue) (?:surprises?|beats?|miss(?:es)?)|(?:beat|beats|beaten|miss|missed|misses|top|topped)(?: on| the| its| their| wall street'?s?| analysts?'?| earnings| revenue| consensus)* (?:estimates?|expectations|forecasts?|consensus|earnings)|(?:beat|missed|miss) (?:earnings|eps)|surprise history|beat(?:s)? (?:or|/|and) miss(?:es)?|beat/miss`)],
  ['insiders', say(String.raw`cash(?:ed|ing|es)? (?:in|out)\s+(?:\w+\s+){0,3}(?:stock|shares)|(?:directors?|executives?|officers?|insiders?|sellers?)\s+(?:\w+\s+){0,4}(?:sell|sold|selling|buy|bought|buying)|(?:buy(?:ing)?|bought|sell(?:ing)?|sold)\s+[^?]{0,40}(?:among|by|from)\s+(?:its |the |their )?(?:directors|executives|officers|insiders|management|board)|insider (?:sellers?|buyers?)|(?:ceo|cfo|coo|chair(?:man|woman)?|president|boss|chief \w+ officer)\s+(?:\w+\s+){0,3}(?:shares?|stock)?\s*(?:sold|sells?|bought)|(?:shares|stock)\s+(?:(?!back)[^?\s]+\s+){0,6}(?:sell|sold|dispose[sd]? of|part(?:ed)? with|unload(?:ed)?)(?!\w)|(?:dispose[sd]? of|part(?:ed)? with)|(?:sell|sold|selling|dump(?:ed|ing)?|unload(?:ed|ing)?)\s+(?:\w+\s+){0,2}(?:shares|stock)|insiders?(?: (?:trad(?:es?|ing)|transactions?|sales?|sell(?:ing|s)?|buy(?:ing|s)?|purchases?|activity|ownership))?|form (?:4|four)s?|(?:any(?:one|body)|some(?:one|body)|people) (?:inside|at the top)|board(?: members?)? (?:sell|buy)ing|(?:his|her)\s+(?:\w+\s+){0,2}(?:stock|shares)|(?:directors?|executives?|officers?|management|ceo|cfo)(?:'s|s)?(?:\s+(?:of|at|from)(?: the)?)?\s+(?:have |has |been )*(?:buy(?:ing)?|bought|sell(?:ing)?|sold|purchas(?:ed|es?|ing)|own|dumped|dump(?:ing)?)(?: (?:any )?(?:shares|stock))?`)],
  ['estimates', say(String.raw`(?:analysts?'? |consensus |earnings |eps |revenue |street |wall street )+(?:estimates?|forecasts?|expectations|projections?|consensus)|(?:estimates?|forecasts?|projections?) (?:of|for|by|from) (?:the )?(?:analysts|street|wall street|next|revenue|eps|earnings)|consensus (?:eps|revenue|earnings)|(?:expected|projected|forecast) (?:eps|earnings|revenue|sales)|(?:are |do )?analysts (?:expect(?:ing)?|forecast(?:ing)?|project(?:ing)?|estimate)|next (?:quarter|year)'s (?:earnings|eps|revenue|estimates?)`)],
  ['analysts', say(String.raw`(?:analysts?'?s?|street|wall street)(?: (?:price |consensus |mean |average )*(?:targets?|ratings?|recommendations?|opinions?|sentiment|views?|consensus|upgrades?|downgrades?|say|think|rate))?|(?:price|consensus|average|mean|median)[- ]targets?(?: prices?)?|target prices?|(?:buy|sell|hold) ratings?|upgrades?|downgrades?|(?:upgraded|downgraded)|(?:avg |average |mean |median |consensus )?pts?(?= |$|\?|,)|(?:strong |# )?(?:buys|sells|holds)(?= ratings?| from|$|\?|,| and| vs)|strong (?:buy|sell)s?|(?:what |which |the |a |their )targets? (?:(?:do|did|have|that) )?(?:the )?(?:analysts|street|brokers)|sell-side|brokers?(?:age)?s?(?: (?:views?|ratings?|calls?))?|(?:cut|lower|rais|reiterat)[a-z]* (?:\S+ ){0,4}to (?:a )?(?:sell|buy|hold|neutral|overweight|underweight|outperform)`)],
  ['options', say(String.raw`options?(?: (?:chain|market|activity|volume|sentiment|trading|flow|prices?|data|overview|pricing|traders?|positioning))?|puts?(?: and |[-/ ]to[- ]|/|[- ])calls?(?: ratio)?|calls? and puts?|implied vol(?:atility)?|iv|(?:call|put)s? (?:volume|options?|buying|open interest)|open interest|put-call|pcr|(?:call|put)s? (?:oi|are (?:still )?(?:outstanding|open))|(?:calls?|puts?) (?:still )?(?:outstanding|open)|straddles?|strangles?|(?:load(?:ing|ed)?|pil(?:e|ing|ed)) (?:up|in) (?:on|to) (?:\S+ )?(?:calls|puts)|(?:microsoft |apple |\S+ )?(?:calls|puts)(?= (?:are|expir|for the next|that))`)],
  ['holders', say(String.raw`hedge funds?|smart money|which funds?|(?:how many (?:of (?:its|their|the) )?\s*shares|how much of (?:it|its|the|them))[^?]{0,40}(?:holds?|owns?)(?=\s*(?:\?|$|,|\.))|(?:big|large|hedge|mutual|pension|index)? ?funds? (?:own|hold|buy|sell)(?:s|ing)?|institutions?|(?:whose|what|which|how many) (?:\w+ ){0,4}(?:does|do) (?:vanguard|blackrock|berkshire|fidelity|state street|institutions?|\w+ capital|\w+ fund) (?:own|hold|have)|(?:vanguard|blackrock|fidelity|state street)(?:'s)?(?: (?:stake|position|holding|owns?|holds?|shares))?|stakes?(?: in)?|(?:institutional|major|largest|biggest|top|fund|main)(?: \d{1,2})? (?:share|stock)?(?:holders?|owners?|investors?|ownership)|who owns|inst(?:itutional|\.)? (?:own(?:ership)?\.?|investors?|holdings?|holders?)|(?:big|large|main|major|professional) (?:money )?(?:managers|owners|investors)|(?:warren )?buffett(?=[^?]{0,30}\b(?:own|hold|stake|sell|buy|bought|sold|posit))|berkshire(?: hathaway)?(?:'s)?(?= (?:still |own|hold|stake|posit))|(?:still )?(?:holding on to|sits? with|sitting with|in the hands of)|institutions (?:own|hold|holding)|(?:share|stock)holder(?:s|'s)? (?:base|structure|list)|ownership (?:structure|breakdown)|short interest|shorting|shorted|short sellers?|holdings? (?:in|of)|13f`)],
  ['news', say(String.raw`(?:been |has been )?(?:reported|written|said) (?:lately|recently)|interviews?|on tv|digest|news|headlines?|press coverage|in the (?:news|press|media)|(?:the )?(?:press|media|papers|newspapers|journalists|articles?)|(?:recent|latest) (?:developments?|events|stories|announcements?)|what(?:'s| is| has been)? (?:happening|happened|going on)(?: with| at| to)?(?= |\?|$)`)],
  ['sentiment', say(String.raw`(?:social(?: media)?|reddit|stocktwits|twitter|retail(?: investors?)?|crowd|wallstreetbets|investor)(?:'s)? (?:sentiment|mood|chatter|buzz|posts?|talk)|(?:on|in) (?:reddit|stocktwits|wallstreetbets|twitter)|reddit|stocktwits|wallstreetbets`)],
  ['filings', say(String.raw`(?:sec |regulatory |recent |latest )?filings?|10-?[kq](?:/a)?s?|8-?ks?|20-?fs?|proxy(?: statement)?|annual reports?|quarterly reports?|risk factors?|md&a|management'?s discussion|footnotes?|item \d{1,2}[ab]?|legal proceedings|litigation|business description|going concern|auditors?|lawsuits?|tariffs?|patents?|supply chain|suppliers?|red flags?|(?:main|key|biggest|principal|major) risks?(?! free)|(?:disclose[ds]?|mention(?:s|ed)?|describe[ds]?|say|says|said|state[ds]?|warn(?:s|ed)?) (?:about|regarding|on|in its|in the|of|that)`)],
  ['calendar', say(String.raw`(?:next )?(?:earnings|report(?:ing)?) (?:date|day|calendar|call)s?|when (?:does|do|will|is|are) [^?]{1,40} (?:report|earnings|announce)(?:s|ing)?|market (?:hours?|holidays?|status)|(?:is|are) (?:the )?(?:(?:stock )?markets?|nyse|nasdaq|exchange) (?:open|closed)|(?<!\b(?:last|previous|final|latest) )trading (?:days?|hours|calendar|holidays?)`)],
  ['dividends', say(String.raw`ex[- ]dividend(?: dates?)?|dividend (?:history|dates?|payments?|schedule|record|calendar)|next dividend|dividend (?:growth )?streak|when (?:does|is|will) [^?]{1,40} dividends?`)],
  ['yield-curve', say(String.raw`(?:treasury |us |u\.s\. )?yield curve(?: inver(?:ted|sion|ts?))?|term structure|inverted (?:yield )?curve|curve (?:last |first |ever |be |been |was |is |has |still |no longer |not |now )*(?:un-?)?invert(?:ed|s)?|inversion of the (?:yield )?curve|curve (?:inverted|inversion)`)],
  ['market', say(String.raw`(?:the )?(?:stock |overall |broad(?:er)? |us |u\.s\. |equity )?markets? (?:regime|doing|overview|today|conditions?|mood|environment|trend|risk-on)|how (?:is|are|was|did) the (?:stock |overall |broad(?:er)? )?markets?|risk[- ]on|s&p ?500|nasdaq(?: composite| 100)?|dow jones|russell 2000|vix`)],
  ['price-history', say(String.raw`(?:price|stock|share|trading) (?:history|performance|chart|graph|trend|action|movements?|moves?|development|charts)|historical (?:stock |share |closing |daily )?prices?|price over (?:time|the)|(?:lowest|highest)\s+(?:that\s+|point\s+|level\s+|of\s+|the\s+|its\s+)*(?:stock|shares?)\b|(?:stock|shares?)\s+(?:make|made|lose|lost) money|(?:holding|held|bought|buying|invested in|owning|owned)\s+(?=since| )(?=[^?]*\bsince\b)|returns?(?! (?:on|of|to)\b)|(?:stock|shares?|share price|price)(?: price)?s? (?:(?:has|have|been|did|do|has been|(?:\w+ly)) )*(?:perform(?:ed|ing|ance)?|done|doing|trended|moved?|chang(?:ed|es?)|gone|risen|rises?|rose|fallen|fell|falls?|return(?:ed|s)?|gain(?:ed|s)?|lost|lose|declin(?:ed?|es)|drop(?:ped|s)?|climb(?:ed|s)?|go|up|down|evolv(?:ed?|ing)|crash(?:ed)?|ris(?:e or fall)?)|price-?wise|how (?:high|low) (?:did|has|have)\s+(?:it |the \w+ )?\s*(?:get|got|gone|go|trade|climb|fall)|(?:tops?|bottoms?|highs?|lows?|peak) (?:and (?:the )?(?:tops?|bottoms?|highs?|lows?) )?(?:for|of|in)\s+(?:the |its )?(?:stock|shares?)|how (?:has|have|did|is|are) [^?]{0,40}(?:stock|shares?|share price|stock price)(?: price)? (?:perform(?:ed|ing)?|done|do|doing|moved|move|trended|fared)|total return|closing prices|(?:stock|share|price) returns?|technicals?|technical (?:analysis|picture|indicators?|outlook)|chart pattern|support and resistance`)],
  ['price', say(String.raw`(?:current |latest |closing |last |stock |share |trading |market )*(?:share |stock )?(?:price|quote|close)s?(?! (?:target|to|increase|index|hike|of (?:oil|gold)))|(?:trad(?:es?|ing)) (?:at|for)|stock (?:worth|cost)|(?:cost|worth|price) (?:of )?(?:a|one|per|each) (?:\w+ )?share|(?:one|a|per|each|single) (?:\w+ ){0,1}shares?(?: of)? [^?]{0,24}(?:cost|worth|fetch|go for)|share cost|(?:goes?|going|sell(?:s|ing)?|trad(?:es?|ing)|chang(?:es?|ing) hands) (?:for|at)|end(?:ed)? up(?: at| on)?|(?:closed?|finish(?:ed)?|end(?:ed)?)(?: the day)?(?: at| on| last)|clos(?:e|ed|ing)(?! of (?:the |its )*(?:fiscal|financial|fy|years?|books?|quarter|\s))|quote(?:d)?|stocks? (?:now )?stand|trad(?:es?|ing)(?= (?:now|these|today|at)|\?|$)`)],
  ['profile', say(String.raw`(?:company |business )?profile|(?:what|which) (?:does|do|did) [^?]{0,40}(?:do|make|sell|produce)(?= for| as|\?|$)|what (?:kind|sort|type) of (?:company|business)|business model|(?:which|what) (?:sector|industry)|in which (?:sector|industry)|headquarter(?:s|ed)?|who (?:is|runs) the ceo|ceo of|who (?:runs|founded|leads)|about the company|website|company info(?:rmation)?`)],
];

const topicWords: readonly (readonly [Topic, RegExp])[] = [
  ['growth', say(String.raw`(?:how (?:has|have) it )?growth(?: story| profile| prospects| record| rates?)?|growing|grown|grew|grow`)],
  ['balance', say(String.raw`balance sheets?|financial (?:health|strength|position|condition|stability)|financially (?:healthy|strong|sound|stable)|creditworth(?:y|iness)|solven(?:t|cy)|bankrupt(?:cy)?|going bust`)],
  ['cash', say(String.raw`cash (?:generation|conversion|burn)|burning cash`)],
  ['costs', say(String.raw`cost (?:structure|control|discipline)|spending`)],
  ['payout', say(String.raw`(?:capital|shareholder|cash) returns?|returns? (?:of )?(?:cash|capital|money) to (?:its )?(?:share|stock)?holders|payouts?(?! ratio)`)],
  ['returns', say(String.raw`capital allocation|capital efficiency`)],
  ['momentum', say(String.raw`momentum|overbought|oversold`)],
  ['trend', say(String.raw`(?:up|down)trend|golden cross|death cross`)],
  ['risk', say(String.raw`how risky|riskier|riskiest|riskiness|safest|safer`)],
  ['multiple', say(String.raw`valuations?|valued|overvalued|undervalued|over-?priced|under-?priced|expensive|cheap|fairly (?:valued|priced)|richly (?:valued|priced)|worth (?:its|the|buying|owning|it)|good value|(?:a )?bargain|attractively priced`)],
  ['economy', say(String.raw`(?:the )?(?:us |u\.s\. |american )?(?:economy|macro(?:economic)?(?: (?:environment|picture|backdrop|data|conditions))?|recession)`)],
];

/** What analysts expect and insiders trade is read before the measure in its words: "EPS estimates", "how many shares did the CFO sell". */
export function readExpectations(text: string): FoundSubject[] {
  return readWords(text, subjectWords.filter(([subject]) => subject === 'estimates' || subject === 'surprises' || subject === 'insiders').map(([subject, pattern]) => ({ pattern, measure: (words: string): AskedMeasure => ({ kind: 'subject', subject, words }) })));
}

/** In the order of the text; companies are blanked in it. */
export function readSubjects(text: string): FoundSubject[] {
  return readWords(text, subjectWords.map(([subject, pattern]) => ({ pattern, measure: (words: string): AskedMeasure => ({ kind: 'subject', subject, words }) })));
}

/** What is left when measures are read: a part of the picture, not one figure. */
export function readTopics(text: string): FoundSubject[] {
  return readWords(text, topicWords.map(([topic, pattern]) => ({ pattern, measure: (words: string): AskedMeasure => ({ kind: 'topic', topic, words }) })));
}

function readWords(text: string, readers: readonly { readonly pattern: RegExp; readonly measure: (words: string) => AskedMeasure }[]): FoundSubject[] {
  const taken: FoundSubject[] = [];
  for (const { pattern, measure } of readers) {
    for (const { start, end, words } of matchesOf(text, pattern)) if (!taken.some((other) => start < other.end && other.start < end)) taken.push({ start, end, measure: measure(words.trim()) });
  }
  return taken.filter(({ measure }, index) => index === taken.findIndex((other) => sameMeasure(other.measure, measure)));
}

export function sameMeasure(left: AskedMeasure, right: AskedMeasure): boolean {
  if (left.kind === 'subject' || right.kind === 'subject') return left.kind === 'subject' && right.kind === 'subject' && left.subject === right.subject;
  if (left.kind === 'topic' || right.kind === 'topic') return left.kind === 'topic' && right.kind === 'topic' && left.topic === right.topic;
  return left.kind === right.kind && left.id === right.id && left.as === right.as;
}
