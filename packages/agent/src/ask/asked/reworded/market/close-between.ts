// "From the last close of 2023 to the last close of 2024, and what was the lowest close in between?": of the same stretch, said again; two ends of years are where a move begins and ends.
const ofYear = String.raw`(?:the )?(?:very )?(?:last|final|closing) (?:trading )?(?:close|closing price|day|session|price) of (?:the year )?((?:19|20)\d\d)|(?:the )?(?:end|close) of ((?:19|20)\d\d)`;
const day = String.raw`(?:\d{1,2} [A-Z][a-z]{2,8}|[A-Z][a-z]{2,8} \d{1,2}),? (?:19|20)\d\d`;
const moment = String.raw`(?:${ofYear}|(${day}))`;
const ofShares = /\b(?:stock|shares?|share price|clos(?:e[sd]?|ing)|traded?)\b/i;
const ends = new RegExp(String.raw`\b(?:between|from) ${moment},? (?:and|to|until|till|through) ${moment}`, 'i');
const meanwhile = /\b((?:lowest|highest|best|worst|top|bottom|low|high|peak|trough)(?: (?:daily |closing )?(?:close|closing price|price|point|level))?)(?: (?:it|they) (?:hit|reached|saw|had|touched))? (?:in between(?: the two| them)?|along the way|on the way|in the meantime|during (?:that|this) (?:time|stretch|period)|over (?:that|this) (?:time|stretch|period)|in (?:that|this) (?:time|stretch|period))\b/i;

const dayOf = (last: string | undefined, end: string | undefined, said: string | undefined): string => said ?? `31 December ${last ?? end ?? ''}`;

/** As it was where it is no such question. */
export function closeBetween(text: string): string {
  const found = ofShares.test(text) ? ends.exec(text) : null;
  if (found === null) return text;
  const [whole, ...said] = found;
  const [from, to] = [dayOf(said[0], said[1], said[2]), dayOf(said[3], said[4], said[5])];
  return text.replace(whole, whole.replace(/^between (.+?),? and (?=(?:the )?(?:very )?(?:last|final|closing|end|close)\b)/i, 'from $1 to ')).replace(meanwhile, `$1 from ${from} to ${to}`);
}
