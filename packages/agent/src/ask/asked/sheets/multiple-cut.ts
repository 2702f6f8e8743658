// A multiple of the newest close on the earnings of a year, beside figures of other times ("% gain since June 2024; P/E on fiscal 2025 EPS"): cut from the question, so that the times of the others are not taken for those of its price.

const multiple = String.raw`(?:(?:p ?\/ ?e|pe)(?: ratio| multiple)?|price[- ](?:to[- ]|over )?earnings(?: ratio| multiple)?|earnings multiple)`;
const year = String.raw`(?:(?:fiscal(?: year)?|fy|calendar) ?)?['’]?(?:20)?\d\d`;
const eps = String.raw`(?:(?:fully )?diluted )?(?:eps|earnings(?: per share)?)`;
const onYear = String.raw`(?:(?:the |its )?(?<before>${year})(?:['’]s)? ${eps}|(?:the |its )?${eps} (?:of|for|in) (?:the )?(?<behind>${year}))`;
const lastClose = String.raw`(?: (?:at|on) (?:the |its )?(?:last|latest|newest|current|present) (?:close|closing price|price))?`;
const asked = String.raw`(?:(?:what (?:is|was|are)|what's|give me|tell me|and|plus) )*(?:(?:the|its|their) )?${multiple} (?:on|using|based on|with|against) ${onYear}${lastClose}`;
const times = String.raw`how many times ${onYear} (?:is (?:it|that|the (?:share|stock|price))(?: (?:trading at|selling for|priced at|at))?|does (?:it|the (?:share|stock)) (?:trade at|cost|sell for|fetch))(?: (?:now|today))?${lastClose}`;
const clauses = [asked, times].map((what) => new RegExp(String.raw`(?<=^|[,;:.?] ?|\b(?:and|plus|&) )(?:and |plus )*${what}(?=\s*(?:[,;?.]|$| and\b))`, 'i'));

/** A close of a day may be what the multiple is of; a purchase, or where a move began, is not. */
const priced = /\b(?:at|on|as of|by)(?: the)? (?:close|end|closing price|price|prices)(?: price)?(?: of| on| at)?,? (?!(?:the )?(?:last|latest|newest|most recent|52|past)\b)/i;
const begun = /\b(?:bought|buy|purchased?|got in(?:to)?|picked (?:it|some|them)? ?up|paid|entered|went in(?:to)?|since|from)\b[^;?]{0,48}$/i;
/** Times of another kind than that of the earnings. */
const otherTime = /\b(?:since|52|twelve months|12 months|quarters?|q[1-4]|from|months?)\b|\b\d{1,2} [a-z]{3,9} 20\d\d\b|\b[a-z]{3,9}\.? \d{1,2},? 20\d\d\b|\b\d{1,2}\/\d{1,2}\/20\d\d\b/i;

export type MultipleCut = { /** Of the earnings, as a question of its own names it. */ readonly year: string; readonly rest: string };

function isOfOtherDay(rest: string): boolean {
  const at = priced.exec(rest);
  return at !== null && !begun.test(rest.slice(0, at.index));
}

/** Null where there is no such multiple, or nothing beside it that has a time of its own. */
export function multipleCut(question: string): MultipleCut | null {
  const found = clauses.map((pattern) => pattern.exec(question)).find((one) => one !== null);
  if (found === undefined) return null;
  const said = found.groups?.['before'] ?? found.groups?.['behind'] ?? '';
  const rest = `${question.slice(0, found.index)} ${question.slice(found.index + found[0].length)}`.replace(/[,;:]?\s*(?:and|plus|&)?\s*(?=[?.]?\s*$)/, '').replace(/ *[,;] *[,;] */g, ', ').replace(/ {2,}/g, ' ').trim();
  if (rest.length < 12 || !otherTime.test(rest) || isOfOtherDay(rest)) return null;
  return { year: /^['’]?\d\d$/.test(said) ? `FY${said}` : said, rest };
}
