// Whether a question asks which report a figure stands in, or when that report was filed.
const when = /\b(?:when|(?:what|which) (?:day|date|time)|dates?|how (?:soon|long) after)\b/i;
const filed = /\b(?:fil(?:e|ed|es|ing|ings)|submit(?:s|ted)?|hand(?:ed|s)? (?:in|over|to|(?:a|an|its|the|their)(?: last| latest| newest)? (?:10-?[kq]|report))|lodged?|sent (?:in|to)|came out|come out|land(?:ed|s)?|reach(?:ed|es)?|arriv(?:e|ed|es)|deliver(?:ed|s)?|lodg(?:e|ed|es)|(?:went|go|goes) (?:in|to|public)|hit|turn(?:ed)? in|(?:publish|releas)(?:e|ed))\b|\bhanded to\b/i;
const report = /\b(?:10-?[kq]s?(?:\/a)?|20-?fs?|(?:annual|quarterly|yearly) reports?|reports?|filings?|documents?|papers?|forms?|sec)\b/i;
const whichReport = /\b(?:which|what) (?:sec )?(?:filing|form|document|report)\b/i;
/** The newest of its reports, whatever it is. */
const newestReport = /\b(?:most recent(?:ly)?|latest|last|newest|freshest)\b[^?.]{0,40}\b(?:filings?|filed|files?|documents?|papers?|submissions?|submit(?:ted)?|sec docs?|edgar (?:hit|filing|document|entry)s?|10-?[kq]s?)\b|\b(?:filings?|filed?|documents?|papers?|submitted|10-?[kq])\b[^?.]{0,40}\b(?:most recent(?:ly)?|latest|last|newest|freshest)\b/i;
/** What a report says is another question. */
const content = /\b(?:say|says|said|mention\w*|describ\w+|explain\w*|risks?|lawsuits?|legal|litigation|strateg\w+|competit\w+|auditors?|notes?|footnotes?|polic(?:y|ies)|discuss\w*|write|written|writes|wrote|talk\w*|about|summar\w+|quote|passage|section|item|segments?|tone|tariffs?|climate|md&a|why|how|according to|what (?:does|do|did) [^?]{0,40}\b(?:show|report|give|state)|revenues?|sales|profits?|income|earnings|eps|margins?|cash|debt|assets?|equity|dividends?|price|shares? (?:outstanding|count)|options?|news|employees)\b/i;
/** "10-Q date", "10-K dt latest", "day of its annual filing". */
const dateOf = /\b(?:10-?[kq]s?|(?:annual|yearly|quarterly|quarter|qtrly) (?:reports?|filings?|rpts?|accounts|statements?)|filings?|reports?)\b[^?.]{0,40}\b(?:dates?|dt|when|day)\b|\b(?:dates?|dt|day|when)\b[^?.]{0,40}\b(?:10-?[kq]s?|(?:annual|yearly|quarterly|quarter|qtrly) (?:reports?|filings?|rpts?|accounts|statements?)|(?:accounts|filings?)\b[^?.]{0,24}\b(?:regulator|sec|commission))\b/i;
const toCome = /\b(?:next|will|due|upcoming|expected)\b/i;
const others = /\b(?:8-?k|form (?:3|4|five|four)|13-?[fdg]|def ?14a|proxy|insiders?|trades?)\b/i;

/** "10-Q filed on?", "filing date": without a word that asks. */
const filedOn = /\b(?:filed|submitted|lodged|published|released) (?:on|when)\b\W*$|\b(?:filing|submission|publication|release|report) (?:date|day)\b|\bdate (?:filed|of (?:the )?(?:filing|submission))\b/i;

/** The number under which EDGAR keeps a report. */
export const accession = /\baccession\b|\bedgar (?:number|id)\b/i;

const asksDate = (text: string): boolean => (filedOn.test(text) && report.test(text)) || (when.test(text) && filed.test(text) && report.test(text));
const asksNewest = (text: string): boolean => (newestReport.test(text) || dateOf.test(text)) && !content.test(text) && !toCome.test(text);
const asksSource = (text: string): boolean => whichReport.test(text) && /\b(?:source|from|comes?|states?|stands?|report(?:s|ed)|dated?|filed|figure|number)\b/i.test(text) && !/\b(?:say|says|mention|describe|explain|need|should)/i.test(text);

/** What the asker hands in is no report of the company: "before I file". */
const ofAsker = /\b(?:I|we|you)(?: (?:have|need|want|am about|are about) to)? (?:file|submit|hand in)\b/gi;

export function asksFiled(whole: string): boolean {
  const text = whole.replace(ofAsker, ' ');
  return !others.test(text) && [(words: string) => accession.test(words), asksDate, asksNewest, asksSource].some((asks) => asks(text));
}
