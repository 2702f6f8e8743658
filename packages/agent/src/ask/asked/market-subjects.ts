// What the market says beside a company's own figures, in the words that leave no doubt: options, holders, news, analysts. Read before measures, since "volatility skew" is no volatility and "average price target" no average.
import type { Subject } from './asked.ts';

const any = (...words: readonly string[]): string => words.join('|');
const say = (...words: readonly string[]): RegExp => new RegExp(String.raw`\b(?:${any(...words)})(?![\p{L}\p{N}])`, 'giu');

const money = any('calls?', 'puts?');
const kindOfOption = String.raw`(?:covered|naked|protective|at[- ]the[- ]money|in[- ]the[- ]money|out[- ]of[- ]the[- ]money|atm|otm|itm|long[- ]dated|short[- ]dated|weekly|monthly|january|february|march|april|june|july|august|september|october|november|december|\$?\d+(?:\.\d+)?(?: strike)?)`;

const options = say(
  String.raw`max(?:imum|imal)? pain(?: (?:point|price|level|strike))?`, String.raw`(?:option(?:s)? |implied )?(?:volatility|vol|put|call|\d\d-?(?:delta|change)|put[-/ ]call)?[- ]?(?:skew|smirk)(?:ness)?(?: between (?:the )?(?:puts and calls|calls and puts))?`, String.raw`(?:volatility|vol) (?:smile|surface|term structure|risk premium|cone)`,
  String.raw`(?:dealer )?gamma(?: (?:exposure|squeeze|flip|wall|level))?`, 'gex', String.raw`(?:option |the )?greeks`, String.raw`(?:delta|change|theta|vega|rho) of (?:the |a )?\s*\S* ?(?:${money}|options?)`, String.raw`implied (?:vol(?:atility)?|move|swing)s?`, String.raw`iv(?: (?:rank|percentile|crush|skew))?`,
  String.raw`${kindOfOption} (?:${money}|options?)(?! (?:in|into|on|to|aside)\b)`, String.raw`(?:strikes?|strike prices?)(?=[^?]{0,30}\b(?:${money}|options?|open interest|oi|expir))`, String.raw`(?:${money}|options?|open interest|oi|expiry|expiration)[^?.]{0,40}?\bstrikes?(?: prices?)?`, String.raw`strike prices?`, String.raw`(?:which|what) strikes?(?: prices?)?`, String.raw`(?:max|most active|highest|largest|biggest|top) (?:oi |open interest )?strikes?`,
  String.raw`(?:most|many|much|more|buy(?:ing|ers?)?|sell(?:ing|ers?)?|writ(?:e|ing)|bought|sold|traded|active|number of|volume (?:in|of)|interest in|load(?:ing|ed) up on|on|of) (?:the )?\s*(?:[\p{L}.&']+ )?(?:calls(?! on| for| it| that| with|ed)|puts(?! it| the| its| in| into| on (?:the|its|a)))(?= |\?|$|,)`, String.raw`(?<=^ *)(?:calls|puts)(?=:| ?[-,])`,
  String.raw`(?:options?|warrants?) (?:holders?|buyers?|writers?|sellers?|owners?|premiums?|desks?|flows?|pit|players)`, String.raw`derivatives? (?:market|traders?|positioning|desks?|people|investors?)`, String.raw`(?:next|monthly|weekly|quarterly|option|options|at|by|this|friday'?s?) (?:expiry|expiration|opex(?= (?:date|day|cycle|week|expiry)))(?: date| day| cycle)?`, 'opex (?:day|date|week|friday|pin|expiry)',
  String.raw`(?:pa(?:y|ys|ying|id)(?: up)?|premium|demand|rush|scramble|clamou?r(?:ing)?|appetite|cost|price)(?: a lot| more| extra| dearly)? (?:for|of) (?:downside |crash |tail )?(?:protection|hedges?)(?: against)?`, String.raw`(?:downside|crash|tail)[- ](?:protection|hedg(?:e|es|ing)|insurance)`, String.raw`hedg(?:e|es|ed|ing) (?:against|themselves|their|for|a)`,
  String.raw`(?:bet(?:s|ting)?|wager(?:s|ing|ed)?|punt(?:ing)?|speculat(?:e|ing)|position(?:ed|ing)) (?:on|for|against) (?:a |an |the )?(?:\p{L}+ )?(?:fall|drop|rise|rally|decline|crash|slump|jump|move|upside|downside)`, String.raw`bet(?:s|ting)? (?:on|for|against)\s+(?:\p{L}+ )?(?:going|moving|to go|heading) (?:up|down)`, String.raw`(?:covered|naked)[- ]calls?`, 'straddles?|strangles?|iron condors?|butterfl(?:y|ies)|call spreads?|put spreads?|collars?',
  String.raw`(?:move|swing)s?[^?]{0,50}?\bpric(?:e|es|ed|ing) in(?=[^?]{0,40}\b(?:earnings|results|report|numbers)\b)`, String.raw`0dte|leaps|zero[- ]day options?`, String.raw`(?:put|call)[- ]?(?:to|/|-)[- ]?(?:call|put)(?: ratio| volume| balance)?`, String.raw`open interest(?: in| of)?(?: (?:puts|calls|options))?`,
);

const holders = say(
  String.raw`activists?(?: (?:investors?|funds?|shareholders?|holders?|stakes?|campaigns?))?(?! judge| court)`, String.raw`(?:vanguard|blackrock|fidelity|state street|berkshire(?: hathaway)?|t\.? rowe price|capital group|norges(?: bank)?|jpmorgan asset management|geode|ark(?: invest)?|soros|icahn|ackman|pershing square|elliott|third point)(?:'s)?(?=[^?]{0,50}\b(?:own|hold|held|stake|position|sold|sell|bought|buy|add|trim|still in|shares|stock)\w*)`, String.raw`(?:held|owned) by (?:funds|institutions?|vanguard|blackrock|fidelity|state street|etfs?|index funds?|big investors)`,
  String.raw`(?<!\b(?:my|our|his|her|their|your) )(?:pension|sovereign|index|mutual|hedge|exchange[- ]traded|passive) (?:wealth )?funds?`, String.raw`13-?[fdg]s?`, String.raw`(?:largest|biggest|top|main|major|principal|anchor)(?: \d+)? (?:share|stock)?(?:holders?|owners?)`, String.raw`who (?:owns|holds)(?: the)? (?:most|majority|biggest)`, String.raw`(?:share|stock)holder (?:register|structure|base|list)|ownership (?:structure|breakdown|table|by)`, String.raw`short (?:interest|sellers?|squeeze|positions?)|(?:percent|%) (?:of (?:the )?float )?short|sold short|days to cover`,
);

const news = say(
  String.raw`(?:everybody|everyone|people|they|all|investors|the (?:whole )?world|folks)(?:'s| is| are| keeps?| was| were)* (?:talking|buzzing|raving|chatting|whispering|speaking|gossiping) (?:about|of|on)`, String.raw`(?:talked|spoken|written) about`, String.raw`(?:all )?the talk(?: of (?:the )?(?:town|wall street|the street))?(?= about| around|\?|$)`, String.raw`(?:in|under|hit|hits|hitting|mak(?:e|es|ing)|made|dominat\w+) (?:the )?(?:spotlight|limelight|headlines?|papers?|waves|news)`, String.raw`rumou?rs?(?: mill)?|rumou?red|gossip|hearsay|buzz|scuttlebutt|grapevine`,
  String.raw`(?:anything|something|nothing|what(?:'s| is)?|any) new(?:s)?(?= (?:about|on|at|with|from|regarding|around|concerning|over|here|today|lately|in the case)|\s{2}|\?|$)`, String.raw`(?:the )?(?:latest|newest|last) (?:on|about|regarding|word|update|updates)(?! \d)(?: on| about| from)?`, String.raw`(?:press|news) (?:releases?|conferences?|stories|items?|articles?|flow|coverage|clippings?)`, String.raw`(?:what|anything) do (?:the )?reports say|what (?:are|is) (?:people|they|it) saying`,
  String.raw`(?:what(?:'s| is| has)? (?:been )?(?:up|happening|happened|cooking|going on|brewing)|anything (?:happen(?:ing|ed)?|going on)|something (?:happen(?:ing|ed)?))(?: (?:with|at|to|around|over at|in))?(?=\s)`, String.raw`(?:cnbc|bloomberg|reuters|wsj|financial times|barron's)(?: (?:say|says|report|reports|write|writes|story|article)s?)?`,
);

const analysts = say(
  String.raw`consensus (?:ratings?|recommendations?|views?|calls?|opinions?|price targets?|targets?)`, String.raw`(?:broker|brokers'?|brokerage|analysts?'?|street|wall street) (?:ratings?|recommendations?|calls?|views?|targets?)`, String.raw`(?:experts?|pros|brokers?|professionals|specialists|banks) (?:like|love|hate|dislike|favou?r|recommend|think|rate|say|prefer|see|bullish|bearish)`, String.raw`(?:like|love|favou?r|prefer)(?:ed|d)? by (?:the )?(?:experts?|pros|brokers?|analysts)`,
  String.raw`(?<!(?:credit|bond|debt|esg|fitch|issuer) )ratings?(?= (?:on|for|of|from|by)\b|\s{2,}\S|\?|$)(?! agenc)`, String.raw`initiat(?:e|ed|ion|ing)(?: of)? coverage|(?:start|resum|drop)(?:ed|ing|s)? coverage|cover(?:ed|s|ing)? by (?:how many )?(?:analysts|brokers)`, String.raw`(?:target|price target) (?:range|high|low|hike|cut|raise|spread)s?`,
);

const surprises = say(
  String.raw`(?:vs\.?|versus|v|against|above|below|relative to|compared (?:to|with)|better than|worse than|ahead of|short of|in line with|meet|met|exceed(?:ed|s)?) (?:what )?(?:the )?(?:(?:analysts?'?s?|wall street'?s?|the street'?s?|street|broker) )?(?:consensus(?: estimates?| forecasts?)?|estimates?|expectations|forecasts?|street|whisper(?: number)?)(?: (?:expected|forecast|estimates?))?`, String.raw`(?:what|than|as) (?:the )?(?:analysts|wall street|the street|brokers) (?:had )?(?:expected|forecast|predicted|estimated|pencill?ed in)`,
);

/** In the order in which they are tried. */
export const marketSubjects: readonly (readonly [Subject, RegExp])[] = [['surprises', surprises], ['options', options], ['holders', holders], ['analysts', analysts], ['news', news]];
