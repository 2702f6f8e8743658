// The economy as people speak of it: series by their FRED ids, rates made of them (inflation, growth) by the dictionary's. Kept beside the dictionary for words that it leaves to the context.
/** An id in capitals is a series, one in small letters a measure of the dictionary. */
export type SeriesWords = { readonly pattern: RegExp; readonly id: string };

const say = (words: string, id: string): SeriesWords => ({ pattern: new RegExp(String.raw`\b(?:${words})\b`, 'gi'), id });

export const seriesWords: readonly SeriesWords[] = [
  say(String.raw`core pce inflation|core pce`, 'core_pce_inflation'),
  say(String.raw`pce inflation`, 'pce_inflation'),
  say(String.raw`core (?:cpi )?inflation|core cpi(?! index| level)|underlying inflation`, 'core_inflation'),
  say(String.raw`break-?even inflation|break-?evens?|inflation expectations|expected inflation`, 'T10YIE'),
  say(String.raw`(?:cpi |price |headline |consumer price |us |u\.s\. |annual )?inflation(?: rate)?|cost of living|how fast (?:are )?(?:consumer )?prices (?:are )?(?:rising|going up)`, 'inflation'),
  say(String.raw`(?:cpi|consumer price index)(?: index| level)?`, 'CPIAUCSL'),
  say(String.raw`(?:ten|10)[- ]?(?:years?|yr|y)[- ]?(?:minus|less|over|vs\.?|versus|and|to|/|-) ?(?:the )?(?:two|2)[- ]?(?:years?|yr|y)(?: treasury)?(?: yield)?(?: spread)?|2s10s|10y ?-? ?2y(?: spread)?|t10y2y`, 'T10Y2Y'),
  say(String.raw`(?:ten|10)[- ]?(?:years?|yr|y)[- ]?(?:minus|less|over|vs\.?|versus|and|to|/|-) ?(?:the )?(?:three|3)[- ]?(?:months?|mo|m)(?: treasury)?(?: yield)?(?: spread)?|10y ?-? ?3m(?: spread)?|t10y3m`, 'T10Y3M'),
  say(String.raw`(?:real|inflation[- ](?:indexed|protected|adjusted)|tips) (?:ten|10)[- ]?(?:year|yr|y)(?: treasury)?(?: yield| rate)?|(?:ten|10)[- ]?(?:year|yr|y) (?:real|tips)(?: yield| rate)?|real (?:yields?|interest rates?)|tips yields?`, 'DFII10'),
  say(String.raw`(?:ten|10)[- ]?(?:year|yr|y)(?: us| u\.s\.)?(?: treasury| government bond| t-?note| bond| note)?s?(?: yields?| rates?)?(?= |\?|$|,|\.)|long[- ](?:term )?(?:treasury |bond )?(?:yields?|rates?)|treasury yields?|bond yields?|yield on (?:the )?(?:ten|10)[- ]year(?: treasury)?`, 'DGS10'),
  say(String.raw`(?:two|2)[- ]?(?:year|yr|y)(?: treasury| note| bond)(?: yields?| rates?)?|(?:two|2)[- ]?(?:year|yr|y) yields?`, 'DGS2'),
  say(String.raw`fed(?:eral)? ?funds?(?: target)?(?: rates?)?|policy rates?|(?:fed|federal reserve)(?:'s)?(?: benchmark| policy)?(?: interest)? rates?|interest rates?|short[- ]term rates?|rate set by the fed|overnight rate`, 'FEDFUNDS'),
  say(String.raw`unemployment(?: rate)?|jobless(?:ness)? rate|joblessness|out of work`, 'UNRATE'),
  say(String.raw`(?:initial |weekly )?(?:jobless|unemployment) claims|initial claims`, 'ICSA'),
  say(String.raw`(?:real )?gdp growth(?: rate)?|economic growth|growth of (?:the )?(?:us |u\.s\. |american )?(?:economy|gdp)|(?:how fast )?(?:is|did|was) the (?:us |u\.s\. |american )?economy (?:growing|grow)|the (?:us |u\.s\. |american )?economy (?:grew|grow|growing|shr(?:i|a)nk)|real gdp(?= grow)`, 'real_gdp_growth'),
  say(String.raw`real (?:gdp|gross domestic product)|economic output`, 'GDPC1'),
  say(String.raw`(?:nominal )?(?:gdp|gross domestic product)`, 'GDP'),
  say(String.raw`credit spreads?|baa spreads?|corporate (?:bond )?spreads?`, 'BAA10Y'),
  say(String.raw`(?:high[- ]yield|junk(?: bond)?) spreads?|hy spreads?`, 'BAMLH0A0HYM2'),
];
