// "How many percent was the share down on the last day of July 2025, on the day before's close?": the day itself, and no move over the month.
const months = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const lastDay = new RegExp(String.raw`\b(?:on|for|at) the (?:very )?(?:last|final|closing) (?:(?:trading|business|market|stock market) )?(?:day|session) (?:of|in) (${months.join('|')}),? (?:of )?(20\d\d)\b`, 'gi');
const ofShares = /\b(?:shares?|stock|clos(?:e|es|ed|ing)|prices?|trading day|session)\b/i;
const move = String.raw`(?:f[ae]ll|dropp?(?:ed)?|los[et]|ris(?:e|en)|rose|gain(?:ed)?|jump(?:ed)?|climb(?:ed)?|slid|slide|slip(?:ped)?|sink|sank|move[d]?|change[d]?|up|down|add(?:ed)?|shed)`;
/** Against the day before, or a move that is of that day itself. */
const ofOneDay = new RegExp(String.raw`\b(?:day|session|one) before\b|\b(?:previous|prior|preceding) (?:trading )?(?:day|session|close)|\bthat (?:one )?day\b|\bone[- ]day\b|\bdaily\b|\b${move}\b[^?.,;]{0,50}\bon the (?:very )?(?:last|final) (?:trading |business )?(?:day|session)|\bon the (?:very )?(?:last|final) (?:trading |business )(?:day|session) of [^?.;]{0,60}\b${move}\b`, 'i');

/** The last of its days on which shares may trade: no Saturday and no Sunday. */
function dayOf(month: string, year: string): string {
  const last = new Date(Date.UTC(Number(year), months.indexOf(month.toLowerCase()) + 1, 0));
  const back = [2, 0, 0, 0, 0, 0, 1][last.getUTCDay()] ?? 0;
  return `on ${String(last.getUTCDate() - back)} ${month} ${year}`;
}

/** As it was where no share's move of one day is asked for. */
export function lastDayOfMonth(text: string): string {
  return ofShares.test(text) && ofOneDay.test(text) ? text.replace(lastDay, (_, month: string, year: string) => dayOf(month, year)) : text;
}
