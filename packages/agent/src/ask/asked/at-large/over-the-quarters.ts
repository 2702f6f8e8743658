// "What happened to its debt after 2019?": from that year on; "quarterly revenue": quarter by quarter.
const afterYear = /\bafter (?:fiscal (?:year )?|fy ?)?(?<year>(?:19|20)\d\d)\b(?! (?:(?:and|until|through|but)\b|to (?:fiscal |fy ?)?\d))/i;
const between = /\bafter (?:fiscal (?:year )?|fy ?)?(?<year>(?:19|20)\d\d) (?:and|but) (?:before|until|up to) (?:fiscal (?:year )?|fy ?)?(?<last>(?:19|20)\d\d)\b/i;
const otherwise = /\b(?:first|next|years?|months?|days?|weeks?|quarters?|shortly|right|soon|immediately|when|which|how (?:often|many)|bought|invested|stock|shares?|price)\b[^?]{0,40}\bafter\b/i;

const nextYear = /\b(?:the )?(?:fiscal |very |first )*year (?:right |just |directly )?after (?:fiscal (?:year )?|fy ?)?(?<year>(?:19|20)\d\d)\b(?=[?.! ]*$)/i;

/** "In the year after 2022": that of the next number. */
function inNextYear(text: string): string {
  return text.replace(nextYear, (_: string, year = '') => String(Number(year) + 1));
}

function fromThenOn(given: string): string {
  const text = inNextYear(given);
  // Beside other years that one only tells what came before.
  const isAmongYears = !between.test(text) && (text.match(/\b(?:19|20)\d\d\b/g) ?? []).length > 1;
  return otherwise.test(text) || isAmongYears ? text : text.replace(between, 'from $<year> to $<last>').replace(afterYear, 'since $<year>');
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
