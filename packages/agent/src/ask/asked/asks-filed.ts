// Whether a question asks which report a figure stands in, or when that report was filed.
const when = /\b(?:when|(?:what|which) (?:day|date|time)|dates?|how (?:soon|long) after)\b/i;
const filed = /\b(?:fil(?:e|ed|es|ing|ings)|submit(?:s|ted)?|hand(?:ed|s)? (?:in|over|to|(?:a|an|its|the|their)(?: last| latest| newest)? (?:10-?[kq]|report))|lodged?|sent (?:in|to)|came out|come out|land(?:ed|s)?|reach(?:ed|es)?|arriv(?:e|ed|es)|deliver(?:ed|s)?|lodg(?:e|ed|es)|(?:went|go|goes) (?:in|to|public)|hit|turn(?:ed)? in|(?:publish|releas)(?:e|ed))\b|\bhanded to\b/i;
const report = /\b(?:10-?[kq]s?(?:\/a)?|20-?fs?|(?:annual|quarterly|yearly) reports?|reports?|filings?|documents?|papers?|forms?|sec)\b/i;
const whichReport = /\b(?:which|what) (?:sec )?(?:filing|form|document|report)\b/i;
const others = /\b(?:8-?k|form (?:3|4|five|four)|13-?[fdg]|def ?14a|proxy|insiders?|trades?)\b/i;

/** "10-Q filed on?", "filing date": without a word that asks. */
const filedOn = /\b(?:filed|submitted|lodged|published|released) (?:on|when)\b\W*$|\b(?:filing|submission|publication|release|report) (?:date|day)\b|\bdate (?:filed|of (?:the )?(?:filing|submission))\b/i;

/** The number under which EDGAR keeps a report. */
export const accession = /\baccession\b|\bedgar (?:number|id)\b/i;

export function asksFiled(text: string): boolean {
  if (others.test(text)) return false;
  if (accession.test(text)) return true;
  if (filedOn.test(text) && report.test(text)) return true;
  return (when.test(text) && filed.test(text) && report.test(text)) || (whichReport.test(text) && /\b(?:source|from|comes?|states?|stands?|report(?:s|ed)|dated?|filed|figure|number)\b/i.test(text) && !/\b(?:say|says|mention|describe|explain|need|should)/i.test(text));
}
