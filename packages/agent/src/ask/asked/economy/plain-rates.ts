// A rate of inflation and the Fed's rate of one month, in the words that name them: the yearly rise of prices, the twelve months up to a month, the mean of a month that is named once more as that same month.
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
const rise = '(?:rise|increase|change|gain|climb|growth|move)';
const yearly = '(?:yearly|annual|12[- ]months?|twelve[- ]months?|one-year|year[- ](?:on|over)[- ]year|yoy|y/y)';
const prices = String.raw`(?<what>(?:core |headline |overall |underlying )?(?:pce(?: prices?| price index| index)?|consumer prices?|cpi|consumer price index|prices))`;

const riseOf = new RegExp(String.raw`\b(?:the )?(?:us )?(?:${yearly} (?:percent(?:age)? |% )?${rise}|${rise}) (?:in|of) (?:the )?(?:us |american )?${prices}\b`, 'gi');
const itsRise = new RegExp(String.raw`\b${prices} (?:${yearly} (?:percent(?:age)? |% )?(?:${rise}|rate|chg)|(?:percent(?:age)? |% )?${rise} ${yearly})\b`, 'gi');
const upToMonth = new RegExp(String.raw`\b(?:over|in|for|during) the (?:twelve|12) months (?:to|up to|through|ended|ending|until)(?: in)? (?=${month}(?: 20\d\d)\b)`, 'gi');
const howMuch = new RegExp(String.raw`\b(?:by )?how (?:much|fast|many per ?cent|far) (?:did|had|have) (?:us |american )?(?:consumer prices|prices|the cost of living|the cpi)(?: index)? (?:rise|risen|go up|gone up|climb|climbed|increase|increased) (?:over|in|during) the (?:year|(?:twelve|12) months) (?:to|up to|through|ended|ending|until)(?: in)? (?=${month}(?: 20\d\d)\b)`, 'gi');
/** The Fed's rate of a month is the mean of its days. */
const meanOfRate = /\b(?:the )?(?:average|avg\.?|mean|monthly) (?=(?:effective |us |monthly )*(?:federal funds|fed funds|ffr|fed's)\b)|(?<=\b(?:funds|ffr)(?: rate)?) (?:average|avg\.?|mean)\b/gi;
const sameMonth = /,? \b(?:of|in|for|during) (?:that|the) (?:very )?(?:same )?month\b/gi;

const nameOf = (what: string): string => {
  const core = /\b(?:core|underlying)\b/i.test(what) ? 'core ' : '';
  return /\bpce\b/i.test(what) ? `${core}PCE inflation` : core === '' ? 'consumer price inflation' : 'core inflation';
};

/** A month that is named twice is one. */
function monthOnce(text: string): string {
  const named = new RegExp(String.raw`,? ?\b(?:in|for|of|over|during)? ?(${month} 20\d\d)\b`, 'gi');
  const seen = new Set<string>();
  return text.replace(named, (whole: string, time: string) => {
    const key = `${time.slice(0, 3).toLowerCase()} ${time.slice(-4)}`;
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain ? ' ' : whole;
  });
}

export function plainRates(text: string): string {
  const named = text.replace(riseOf, (...found: unknown[]) => nameOf(String((found.at(-1) as { what: string }).what))).replace(itsRise, (...found: unknown[]) => nameOf(String((found.at(-1) as { what: string }).what)));
  return monthOnce(named.replace(howMuch, 'what was consumer price inflation in ').replace(upToMonth, 'in ').replace(meanOfRate, ' ').replace(sameMonth, '')).replace(/ {2,}/g, ' ').trim();
}
