// The economy as people speak of it: series by their FRED ids, rates made of them (inflation, growth) by the dictionary's. Kept beside the dictionary for words that it leaves to the context.
/** An id in capitals is a series, one in small letters a measure of the dictionary. */
import { latePattern, type LatePattern } from '../patterns/late-pattern.ts';

export type SeriesWords = { readonly pattern: LatePattern; readonly id: string };

const say = (words: string, id: string): SeriesWords => ({ pattern: latePattern(String.raw`\b(?:${words})\b`, 'gi'), id });

export const seriesWords: readonly SeriesWords[] = [
  say(String.raw`core pce inflation|core pce`, 'core_pce_inflation'),
  say(String.raw`pce inflation`, 'pce_inflation'),
  say(String.raw`core (?:cpi|consumer price)? ?inflation|underlying inflation`, 'core_inflation'),
  say(String.raw`core (?:cpi|consumer price index|consumer prices)(?: index| level| reading)?|(?:cpi|consumer prices?|price index|prices) (?:without|excluding|ex|less|leaving out) food and energy|(?:without|excluding|leave out|leaving out) food and energy`, 'CPILFESL'),
  say(String.raw`(?:(?:10|ten)[- ]?(?:year|yr|y) )?(?:break-?even inflation(?: rate)?|break-?evens?|break-?even rate)|inflation expectations|expected inflation|inflation (?:\w+ ){0,2}(?:bond )?(?:market|investors?|traders?) (?:\w+ ){0,2}(?:expect\w*|bet\w*|pric\w+)(?: on| in)?`, 'T10YIE'),
  say(String.raw`(?<!\b(?:after|adjusted for|net of) )(?:(?:us|u\.s\.|american) )?(?:cpi |price |headline |consumer price |annual |yearly )*inflation(?: rate)?|cost of living|how fast (?:are )?(?:consumer )?prices (?:are )?(?:rising|going up)|(?<!\b(?:stock|share|house|home|oil|gas|gold|bond) )(?:consumer )?prices (?:had |have |has )?(?:gone up|going up|risen|rising|rose|increased?|climbed)`, 'inflation'),
  say(String.raw`(?:(?:us|u\.s\.) )?(?:cpi|consumer price index)(?: index| level| reading)?`, 'CPIAUCSL'),
  say(String.raw`(?:gap|spread|difference) between (?:the )?(?:(?:ten|10|two|2)s?(?:[- ]?(?:years?|yr|y))?-?)(?: (?:us |u\.s\. )?(?:treasur(?:y|ies)|notes?|bonds?|yields?))* and (?:the )?(?:two|2|ten|10)s?[- ]?(?:years?|yr|y)?(?: (?:us |u\.s\. )?(?:treasur(?:y|ies)|notes?|bonds?|yields?))*`, 'T10Y2Y'),
  say(String.raw`(?:ten|10)[- ]?(?:years?|yr|y)[- ]?(?:treasury )?(?:minus|less|over|vs\.?|versus|and|to|/|-) ?(?:the )?(?:two|2)[- ]?(?:years?|yr|y)(?: treasury)?(?: yields?)?(?: spread)?|2s10s|10y ?-? ?2y(?: spread)?|t10y2y|curve between (?:the )?(?:2|two)(?:[- ]year)?s? and (?:the )?(?:10|ten)[- ]?(?:years?)?|(?:10|ten)[- ]?year (?:\w+ ){0,2}(?:than|above|over|versus|vs\.?) (?:the )?(?:2|two)[- ]?year|spread between (?:the )?(?:ten|10|two|2)[- ](?:year)?[^?]{0,20}(?:two|2|ten|10)[- ]year(?: treasury| yields?| treasuries)*`, 'T10Y2Y'),
  say(String.raw`(?:ten|10)[- ]?(?:years?|yr|y)[- ]?(?:minus|less|over|vs\.?|versus|and|to|/|-) ?(?:the )?(?:three|3)[- ]?(?:months?|mo|m)(?: treasury| bill)?(?: yield)?(?: spread)?|10y ?-? ?3m(?: spread)?|t10y3m`, 'T10Y3M'),
  say(String.raw`(?:(?:real )?yields? (?:on|of|do|does) )?(?:the )?(?:ten|10)[- ]year (?:inflation[- ](?:indexed|protected|linked)|tips)(?: treasury yields| treasur\w+| securities| bonds)?(?: yields?)?`, 'DFII10'),
  say(String.raw`(?:real|inflation[- ](?:indexed|protected|adjusted)|tips) (?:ten|10)[- ]?(?:year|yr|y)(?: treasury)?(?: yield| rate)?|(?:ten|10)[- ]?(?:year|yr|y) (?:real|tips)(?: yield| rate)?|real (?:yields?|interest rates?)|tips yields?`, 'DFII10'),
  say(String.raw`(?:two|2)[- ]?(?:year|yr|y)(?: (?:us |u\.s\. )?(?:treasury|note|bond|government bond))?(?:ies|s)? (?:yields?|rates?|treasury yields)|(?:two|2)[- ]?(?:year|yr|y) (?:treasury|note)(?:ies|s)?`, 'DGS2'),
  say(String.raw`(?:ten|10)[- ]?(?:year|yr|y)(?: (?:us|u\.s\.))? (?:treasury|government bond|government|t-?note|bond|note|yield|rate)s?(?: treasury)?(?: yields?| rates?)?|the (?:ten|10)[- ]year(?=\?|$|,|\.| (?:is|at|now|today|stands?|yields?))|long[- ](?:term )?(?:treasury |bond )?(?:yields?|rates?)|(?<!(?:year|yr|month|mo|y|m)[ -])(?<!\d-?)(?:treasury|government bond|bond) yields?`, 'DGS10'),
  say(String.raw`fed(?:eral)? ?funds?(?: target)?(?: rates?)?|policy rates?|(?:fed|federal reserve)(?:'s)?(?: benchmark| policy| key| main)*(?: interest)? rates?|(?:benchmark |key |short[- ]term |us |u\.s\. )?interest rates?(?! (?:on|of) (?:its|their))|short[- ]term rates?|rates? set by the fed|overnight rate|(?:the )?(?:fed|federal reserve) (?:has |have |had |been )*(?:eas(?:ed?|ing)|hik(?:e[ds]?|ing)|tighten(?:ed|ing)?|rais(?:ed?|ing)(?: rates?)?|cut(?:ting)?(?: rates?)?)`, 'FEDFUNDS'),
  say(String.raw`(?:(?:us|u\.s\.|american) )?unemployment(?! claims)(?: rate)?|jobless(?:ness)? rate|joblessness|out of work|(?:had|have|has|with) no jobs?|without (?:a )?(?:job|work)|looking for (?:a )?(?:job|work)`, 'UNRATE'),
  say(String.raw`(?:initial |weekly )?(?:jobless|unemployment) claims|initial claims`, 'ICSA'),
  say(String.raw`(?:(?:us|u\.s\.) )?(?:real )?gdp growth(?: rate)?|economic growth|growth of (?:the )?(?:us |u\.s\. |american )?(?:economy|gdp)|(?:how fast )?(?:is|did|was|has) the (?:us |u\.s\. |american )?economy (?:growing|grow|grown|expanding|expanded|shrinking|shr[ia]nk|bigger|larger|smaller)|(?:us |u\.s\. |american )?economy (?:grew|grow|growing|grown|shr(?:i|a)nk|bigger|larger|smaller)`, 'real_gdp_growth'),
  say(String.raw`(?:(?:us|u\.s\.) )?real (?:gdp|gross domestic product)|economic output`, 'GDPC1'),
  say(String.raw`(?:(?:us|u\.s\.|nominal) )*(?:gdp|gross domestic product)`, 'GDP'),
  say(String.raw`credit spreads?|baa spreads?|corporate (?:bond )?spreads?`, 'BAA10Y'),
  say(String.raw`(?:high[- ]yield|junk(?: bond)?) spreads?|hy spreads?`, 'BAMLH0A0HYM2'),
];
