// "Three-month return to the last close", "close vs 52w high": up to the newest close, as such a stretch is told in any case, and the newest close itself.

const count = '(?:\\d{1,2}|one|two|three|four|six|nine|twelve|fifty-two)';
const stretch = new RegExp(String.raw`\b(${count}[- ](?:day|week|month|year)s?(?: (?:price|share|total|stock))? (?:returns?|change|chg|move|performance|perf|gain|loss)),? (?:up )?(?:to|through|as of|at) (?:the |its )?(?:last|latest|newest|most recent) close\b`, 'gi');
const against = /(?<!\b(?:last|latest|newest|first|final|highest|lowest|high|low|best|worst|\d{4}) )\bclose (?=(?:vs\.?|versus|against|relative to|compared (?:to|with)|off|below|above) (?:its |the )?(?:52|fifty-two|12|one|twelve)[- ]?(?:w|week|wk|month|year))/gi;

export const toLastClose = (text: string): string => text.replace(stretch, '$1').replace(against, 'last close ');
