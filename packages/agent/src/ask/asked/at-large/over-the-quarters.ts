// "What happened to its debt after 2019?": from that year on; "quarterly revenue": quarter by quarter.
const afterYear = /\bafter (?:fiscal (?:year )?|fy ?)?(?<year>(?:19|20)\d\d)\b(?! (?:and|to|until|through|but)\b)/i;
const told = /\b(?:happen(?:ed|s)?|chang(?:e|ed|es)|develop(?:ed|ment)?|evol(?:ve|ved)|trend|go|gone|went|grow|grew|grown|fall|fell|rise|rose|move|moved|look|like|become|became|do|done)\b/i;
const otherwise = /\b(?:first|next|years?|months?|days?|weeks?|quarters?|shortly|right|soon|immediately|when|which|how (?:often|many)|bought|invested|stock|shares?|price)\b[^?]{0,40}\bafter\b/i;

function fromThenOn(text: string): string {
  return told.test(text) && !otherwise.test(text) ? text.replace(afterYear, 'since $<year>') : text;
}

const quarterly = /\b(?:quarterly|quarter over quarter)\s+(?=[a-z])/i;
const perQuarter = /\b(?:per|a) quarter\b/i;
const isOfOneTime = /\d|\b(?:last|latest|newest|recent|this|next|previous|prior|highest|lowest|best|worst|dividends?|reports?|reporting|filings?|statements?|results|10-?q|earnings (?:date|call|report)|average|mean|growth|returns?|gdp|than|who|which)\b/i;

/** Of no time that is named. */
function byQuarter(text: string): string {
  if (isOfOneTime.test(text)) return text;
  if (perQuarter.test(text)) return text.replace(perQuarter, 'by quarter');
  return quarterly.test(text) ? `${text.replace(quarterly, '').replace(/[?.! ]+$/, '')} by quarter` : text;
}

/** As it was for every other question. */
export function overTheQuarters(text: string): string {
  return byQuarter(fromThenOn(text));
}
