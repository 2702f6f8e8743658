// Earnings a share that are pointed at: "that year's EPS", "those same earnings", "using those of 2024", "and the same multiple for 2024", said with their year.
const earnings = String.raw`(?:(?:fully )?diluted )?(?:eps|earnings per (?:diluted )?share)`;
const label = String.raw`(?:(?:fiscal(?: year)?|fy) ?['’]?)`;
const thatYears = new RegExp(String.raw`\b(?:that|the same|that same)(?: (?:fiscal|calendar|full))? year['’]s (?:${earnings})|\b${earnings} (?:of|for|in) (?:that|the same|that same)(?: (?:fiscal|calendar|full))? year\b(?!['’])`, 'gi');
const thoseOf = new RegExp(String.raw`(?<=\b${earnings}\b[^?.]{0,90}\b(?:using|on|with|over|against|taking|by)) (?:those|the ones|that|the one|the figure)(?: (?:of|for|from))? (${label}?20\d\d)(?! \w+ (?:earnings|eps|sales|revenue))`, 'gi');
const sameEarnings = /\b(?:those|the|that)(?: very)? same (?:diluted )?(?:earnings|eps|figures?)(?: per share)?(?! (?:yield|growth|year))|\bthose (?:diluted )?earnings(?: per share)?(?! (?:yield|growth))/gi;
const namedEarnings = new RegExp(String.raw`\b(${label}?20\d\d)(?:['’]s)? (?:${earnings}|diluted EPS)|\b${earnings} (?:of|for|in) (${label}?20\d\d)`, 'gi');
/** What is made of the earnings, behind which they are meant as a base. */
const held = /\b(?:times|multiple of|p\/e|over|on|of)(?: its| the| their)? $/i;

const years = (text: string): readonly string[] => [...new Set(text.match(/\b20\d\d\b/g))];

/** Of the one year that is named before it. */
function ofThatYear(text: string): string {
  return text.replace(thatYears, (words: string, at: number) => {
    const [year, ...others] = years(text.slice(0, at));
    return year === undefined || others.length > 0 ? words : `diluted EPS of ${fiscalBefore(text.slice(0, at), year)}`;
  });
}

/** As the question names that year. */
const fiscalBefore = (before: string, year: string): string => new RegExp(String.raw`\b(?:fiscal(?: year)?|fy) ?${year}`, 'i').exec(before)?.[0] ?? year;

function sameOnes(text: string): string {
  return text.replace(sameEarnings, (words: string, at: number) => {
    const before = text.slice(0, at);
    const found = [...new Set([...before.matchAll(namedEarnings)].map(([, first, second]) => first ?? second ?? ''))];
    return found.length === 1 && held.test(before) ? `diluted EPS of ${found[0] ?? ''}` : words;
  });
}

const ends = String.raw`(?:the (?:last|final) (?:trading|business) day of|the end of|year[- ]end|december 31,?|dec\.? 31,?|31 december|the last close of)`;
/** A close at the end of a year over the earnings of that year, and the same of another year. */
const sameAgain = new RegExp(String.raw`\b(?:the )?same (?:multiple|ratio|p\/?e|thing|figure|number|sum|calculation|again)?(?: again)? ?(?:for|in|at|of|a year later, for)(?: the (?:end|close) of)? ((?:fiscal )?20\d\d)\b`, 'i');
const endOfYear = new RegExp(String.raw`\b${ends} (?:calendar )?(20\d\d)\b[^?.]{0,60}\b${earnings} (?:of|for|in) (?:fiscal )?\1\b`, 'i');

function again(text: string): string {
  const found = sameAgain.exec(text);
  const before = found === null ? '' : text.slice(0, found.index);
  if (found === null || !endOfYear.test(before)) return text;
  const year = /20\d\d/.exec(found[1] ?? '')?.[0] ?? '';
  return `${before}the P/E at the close of December 31, ${year} on diluted EPS of ${year}${text.slice(found.index + found[0].length)}`;
}

export function earningsPointedAt(text: string): string {
  return again(sameOnes(ofThatYear(text.replace(thoseOf, ' diluted EPS of $1'))));
}
