// "Seasonally adjusted", "CPI (SA)", "at a seasonally adjusted annual rate": how the economic series that are bundled are published in any case. What is asked without that adjustment is another series and stays as it is said.

const ofSeries = /\b(?:cpi|consumer prices?|pce|inflation|price index|unemploy\w+|jobless\w*|payrolls?|jobs|housing|homes?|houses?|starts|permits|gdp|retail sales|industrial production|claims)\b/i;
const adjusted = String.raw`(?:seasonally|seasonal|seas\.?|s\.)[- ]?adj(?:usted|ustment|\.|(?![a-z]))|after adjust(?:ment|ing) for (?:the )?seasons?|adjusted for (?:the )?(?:seasons?|seasonal (?:swings?|variations?|effects?|patterns?))`;
const without = new RegExp(String.raw`\b(?:not|non|un|without|before|neither)[- ]?(?:${adjusted})|\b(?:nsa|unadjusted|raw)\b|\b(?:without|before) seasonal adjustment\b`, 'i');
/** "A seasonally adjusted annual rate": the rate stays. */
const adjustedRate = new RegExp(String.raw`\b(?:a |an )?(?:${adjusted}) (?=(?:annual|yearly|annuali[sz]ed) (?:rate|pace))`, 'gi');
const inBrackets = new RegExp(String.raw` ?\((?:sa|saar|${adjusted})\)`, 'gi');
const asBasis = new RegExp(String.raw`,? ?\b(?:on|at|in|by|from|with|using) (?:an? |the )?(?:${adjusted}) (?:basis|terms|figures?|data|numbers?),?`, 'gi');
const anywhere = new RegExp(String.raw`,? \(?(?:${adjusted})\)?(?=[,.?)]|$),?|\b(?:${adjusted}) `, 'gi');
/** "At an annual rate", of homes that are begun: their only form. */
const atAnnualRate = /,? \(?(?:at|on|as) an? (?:annual(?:i[sz]ed)?|yearly) (?:rate|pace|basis)\)?/gi;
const short = /(?<=\b(?:cpi|pce|starts|permits|payrolls|unemployment|gdp)),? (?:sa|saar)(?= |,|$),?/gi;
/** "SA index", "the SA series": behind a series, and no name of anybody. */
const named = /(?<=\b(?:cpi|pce|inflation|payrolls?|nfp|unemployment|gdp|starts|permits|prices)\b[^?]{0,60}?),? \(?(?:on |using |from )?(?:the )?SA (?:index|series|basis|data|figures?|numbers?|level|cpi)\b\)?/gi;
const homes = /\b(?:housing|homes?|houses?|starts|permits)\b/i;

export function withoutSeasonal(text: string): string {
  if (!ofSeries.test(text) || without.test(text)) return text;
  const rest = [inBrackets, named, asBasis, anywhere, short].reduce((words, pattern) => words.replace(pattern, ' '), text.replace(adjustedRate, 'an '));
  return (homes.test(text) ? rest.replace(atAnnualRate, '') : rest).replace(/ {2,}/g, ' ').replace(/ (?=[?.,;)])/g, '').trim();
}
